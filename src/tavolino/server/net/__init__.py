"""Network transport: HTTP, WebSocket, static files, relaying, and limits per client."""
