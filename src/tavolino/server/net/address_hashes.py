"""Stores addresses only as hashes with the server's own key, so that nobody can read them back."""

import hmac

from tavolino.server.tokens import new_token
from tavolino.store.interface import Store

KEY_NAME = "addresses"
HASH_CHARACTERS = 32


class AddressHasher:
    """Hashes client addresses. Equal addresses get equal hashes on every server of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def hash(self, address: str) -> str:
        """The hash of an address; empty for an unknown address. Raises StoreError."""
        if not address:
            return ""
        if not self._key:
            key = await self._store.get_or_create_secret(KEY_NAME, new_token())
            self._key = key.encode()
        return hmac.new(self._key, address.encode(), "sha256").hexdigest()[:HASH_CHARACTERS]
