"""People who keep who they are, without a password: passkeys, a link for new devices, sessions."""
