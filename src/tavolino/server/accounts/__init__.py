"""Accounts without passwords: passkeys, recovery links and sign-in sessions."""
