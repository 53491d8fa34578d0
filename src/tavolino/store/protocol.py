"""What a store is: all that the server asks of it, whatever keeps the matches."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from tavolino.store.records import (
    Count,
    EntryRecord,
    MatchRecord,
    ReelRecord,
    SeatRecord,
    SnapshotRecord,
    Stored,
)


class Store(Protocol):
    """Keeps matches. Every method may be called from the event loop at any time.

    A write is answered only once it cannot be lost any more, and is done wholly or not at all.
    Every method raises StoreUnavailable when the store cannot be used now.
    """

    async def create(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        """Keep a new match; OutOfStep if there is one of this id."""

    async def append(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: ReelRecord | None = None,
    ) -> None:
        """Keep the next entries of a match; OutOfStep if such a number was written already.

        With the first goes what was seen of it, if anything was.
        """

    async def seat(self, match: str, seat: SeatRecord) -> None:
        """Keep who plays a seat from now on."""

    async def snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        """Keep a state in place of the match's last one."""

    async def load(self, match: str) -> Stored | None:
        """All that is kept of a match, or None if there is none of this id."""

    async def reel(self, match: str, seq: int) -> bytes | None:
        """What was seen of this entry, or None if nothing was."""

    async def traces(self, match: str) -> dict[int, str]:
        """How things went that were performed, by the numbers of their entries."""

    async def prove(self) -> None:
        """Write something that changes nothing; raises StoreUnavailable if a move would be lost."""

    @property
    def pending(self) -> int:
        """How many writes wait to be begun."""

    async def count(self) -> Count:
        """How many matches are kept."""

    async def faults(self) -> tuple[str, ...]:
        """What is found damaged when everything is looked at; that may take long, and disturbs
        nobody."""

    async def close(self) -> None:
        """Finish what was asked for; nothing can be asked any more."""


OpenStore: TypeAlias = Callable[[], Store]
"""Opens the store when it is wanted; raises StoreError if it cannot be used."""
