"""Messages between clients and the server, over HTTP and WebSocket."""
