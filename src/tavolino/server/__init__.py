"""The game server: tables, matches, accounts and ratings over HTTP and WebSocket."""
