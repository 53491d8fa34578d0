"""Tables with people around them: HTTP, WebSocket, one writer per match."""
