"""Transport: HTTP, WebSocket, rate limits, relay between servers, static files."""
