"""Stores matches, accounts and ratings. It depends on no game and on no part of the server."""
