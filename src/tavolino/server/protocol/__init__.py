"""Every message on the wire. Imports nothing of the server."""
