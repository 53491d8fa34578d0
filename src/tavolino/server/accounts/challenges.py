"""Challenges that passkeys sign: each is valid once, for one purpose and for five minutes.

The server signs each challenge, so it stores nothing about unanswered ones, and every server on the
same store recognizes them. Answered ones are stored until they would have expired.
"""

import hashlib
import hmac
import secrets
import time
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.server.timestamps import iso_timestamp
from tavolino.server.tokens import fingerprint
from tavolino.store.account_records import UsedToken
from tavolino.store.interface import Store

VALID_SECONDS = 300
SECRET_NAME = "challenges"  # noqa: S105 (the name under which the key is stored)

Purpose: TypeAlias = Literal["make", "enter"]


class Challenge(Struct, frozen=True):
    """A challenge of this server. For a new passkey it names the account."""

    text: bytes
    account: str
    until: int
    """Expiry time in milliseconds since 1970."""

    @property
    def used_token(self) -> UsedToken:
        return UsedToken(fingerprint(self.text.hex()), iso_timestamp(self.until))


class Challenges:
    """Creates and verifies challenges."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def create(self, purpose: Purpose, person: str = "") -> bytes:
        until = time.time_ns() // 1_000_000 + 1000 * VALID_SECONDS
        body = f"{purpose}.{person}.{until}.{secrets.token_urlsafe(24)}"
        return f"{body}.{await self._sign(body)}".encode()

    async def verify(self, said: bytes, purpose: Purpose) -> Challenge | None:
        """The challenge, if the server made it for this purpose and it has not expired."""
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
