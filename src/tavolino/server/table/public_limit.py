"""Limits how many public tables one person or address has in the lobby at the same time."""

import asyncio

from msgspec import Struct
from msgspec.structs import replace

from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.timestamps import iso_timestamp, now_ms
from tavolino.store.interface import Store
from tavolino.store.records import ListingRecord

ARRIVAL_MS = 300_000
"""Milliseconds for which a table counts as open after it was created or its players left."""


class Creator(Struct, frozen=True):
    """Who creates a public table: an account, empty for a guest, and the hash of an address."""

    person: str = ""
    address: str = ""


NOBODY = Creator()


def counted_since() -> str:
    """Tables whose listing ended after this time count as open."""
    return iso_timestamp(now_ms() - ARRIVAL_MS)


class PublicTableLimit:
    """Counts in the store, so that all its servers count together."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self.creating = asyncio.Lock()
        """Held while a public table is counted and created."""
        self._listing = asyncio.Lock()

    async def require_room(self, creator: Creator) -> None:
        """Raise Refused if the creator has too many open public tables; raises StoreError."""
        found = await self._store.listed_by(
            creator.person, creator.address, "open", counted_since()
        )
        if len(found) >= self._most:
            raise Refused(problem("too_fast", "problem-many-public-tables", {"count": self._most}))

    async def save(self, listing: ListingRecord, creator: Creator) -> bool:
        """Save a listing; if the creator has too many of its stage, only as one that has ended.

        Returns whether the lobby shows it. Raises StoreError.
        """
        at = iso_timestamp(now_ms())
        async with self._listing:
            others = await self._store.listed_by(creator.person, creator.address, listing.stage, at)
            has_room = len(set(others) - {listing.match}) < self._most
            until = listing.until if has_room else at
            await self._store.save_listing(replace(listing, until=until))
        return has_room
