"""What a passkey has to sign: made here, for one purpose, once, and not for long.

A challenge is signed by the house itself, so that nothing has to be remembered of those that nobody
answers, and any server of the house knows its own. Only what was answered is remembered, until it
would have run out anyway.
"""

import hashlib
import hmac
import secrets
import time
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.server.timestamps import iso_timestamp
from tavolino.server.tokens import fingerprint
from tavolino.store.interface import Store
from tavolino.store.sql.accounts import UsedToken

VALID_SECONDS = 300
SECRET_NAME = "challenges"  # noqa: S105 (the name under which it is kept)

Purpose: TypeAlias = Literal["make", "enter"]


class Challenge(Struct, frozen=True):
    """One that the house made: for whom, if it is for a new passkey, and until when."""

    text: bytes
    account: str
    until: int
    """In milliseconds since 1970."""

    @property
    def used_token(self) -> UsedToken:
        return UsedToken(fingerprint(self.text.hex()), iso_timestamp(self.until))


class Challenges:
    """Makes them, and knows them again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def create(self, purpose: Purpose, person: str = "") -> bytes:
        until = time.time_ns() // 1_000_000 + 1000 * VALID_SECONDS
        body = f"{purpose}.{person}.{until}.{secrets.token_urlsafe(24)}"
        return f"{body}.{await self._sign(body)}".encode()

    async def verify(self, said: bytes, purpose: Purpose) -> Challenge | None:
        """The same again, if the house made it for this and it has not run out."""
        body, _, signed = said.decode("ascii", "replace").rpartition(".")
        if not hmac.compare_digest(signed.encode(), (await self._sign(body)).encode()):
            return None
        made_for, person, until, _ = body.split(".")
        if made_for != purpose or int(until) < time.time_ns() // 1_000_000:
            return None
        return Challenge(said, person, int(until))

    async def _sign(self, body: str) -> str:
        if not self._key:
            kept = await self._store.get_or_create_secret(SECRET_NAME, secrets.token_hex(32))
            self._key = bytes.fromhex(kept)
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()
