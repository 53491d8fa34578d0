"""What is kept of a match, and what can go wrong when it is kept."""

from typing import Literal, TypeAlias

from msgspec import Struct

Reason: TypeAlias = Literal["full", "locked", "read_only", "moved", "damaged", "failed"]
"""Why a store cannot be used, in a word that strangers may hear."""


Help: TypeAlias = Literal["none", "hints", "first_game"]
"""What a table teaches: nothing, whoever asks for a hint, or the game from its beginning."""


class MatchRecord(Struct, frozen=True):
    """All that must be known of a match before its first entry."""

    id: str
    game: str
    revision: int
    options: str
    """The rule switches as JSON."""
    seats: int
    seed: str
    host: str
    """The hash of the secret of whoever laid the table."""
    created: str
    finished: str | None = None
    help: Help = "none"


class SeatRecord(Struct, frozen=True):
    """Who plays a seat. Of a seat's secret only the hash is kept."""

    seat: int
    kind: Literal["person", "bot"]
    level: str | None
    name: str
    token: str | None


class EntryRecord(Struct, frozen=True):
    """One line of a match's log, and when it was written."""

    seq: int
    seat: int
    text: str
    at: str


class ReelRecord(Struct, frozen=True):
    """What was seen of an entry, and how it went, as its writer encoded them; each may be empty."""

    frames: bytes
    trace: str


class SnapshotRecord(Struct, frozen=True):
    """A state after so many entries, as its writer encoded it: a cache, and no more."""

    seq: int
    state: bytes


class Stored(Struct, frozen=True):
    """A match as it lies on disk."""

    match: MatchRecord
    seats: tuple[SeatRecord, ...]
    entries: tuple[EntryRecord, ...]
    snapshot: SnapshotRecord | None
    reels: tuple[int, ...] = ()
    """The numbers of the entries that can be seen again."""


class Count(Struct, frozen=True):
    """How many matches are kept, and how many of them are not over."""

    matches: int
    running: int

    def __str__(self) -> str:
        noun = "match" if self.matches == 1 else "matches"
        return f"{self.matches} {noun}, {self.running} running"


class StoreError(Exception):
    """Nothing was written."""


class StoreUnavailable(StoreError):
    """The store cannot be used now. Trying again may help."""

    def __init__(self, said: str, reason: Reason = "failed") -> None:
        self.reason = reason
        super().__init__(said)


class Taken(StoreError):
    """Somebody else has it open, and it is not to be shared."""


class OutOfStep(StoreError):
    """This entry is not the next one of its match, or this match exists already."""


class UnusableDatabase(StoreError):
    """The file is no database of ours, or one of a newer version."""
