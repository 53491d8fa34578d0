"""What is kept of a match, and what can go wrong when it is kept."""

from typing import Literal, TypeAlias

from msgspec import Struct

UnavailableReason: TypeAlias = Literal["full", "locked", "read_only", "moved", "damaged", "failed"]
"""Why a store cannot be used, in a word that strangers may hear."""


HelpMode: TypeAlias = Literal["none", "hints", "first_game", "practice", "imported"]
"""What a table teaches: nothing, whoever asks for a hint, the game from its beginning, whoever
tries the same again, or whoever looks at a match from a file."""

MODES_WITHOUT_HELP: tuple[HelpMode, ...] = ("none", "imported")
"""There nobody is told what would be good."""


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
    help: HelpMode = "none"
    tempo: str = ""
    """How the table counts time, as JSON; empty if it does not."""
    terms: str = ""
    """Who may come to the table and what may be said there, as JSON; empty if as usual."""


SEAT_FREE, SEAT_TAKEN = 1, 2
"""A seat for whoever finds the table in the lobby; and one that was."""


class SeatRecord(Struct, frozen=True):
    """Who plays a seat. Of a seat's secret only the hash is kept."""

    seat: int
    kind: Literal["person", "bot"]
    level: str | None
    name: str
    token: str | None
    free: int = 0
    """FREE, TAKEN, or 0: nobody could ever take it but by its link."""


class EntryRecord(Struct, frozen=True):
    """One line of a match's log, and when it was written."""

    seq: int
    seat: int
    text: str
    at: str


class RecordingRecord(Struct, frozen=True):
    """What was seen of an entry, and how it went, as its writer encoded them; each may be empty."""

    frames: bytes
    trace: str


class ClockRecord(Struct, frozen=True):
    """How the time of a match stands, as its writer encoded it."""

    state: str
    at: int
    """The house had been open for so many milliseconds in all when it stood so,"""
    due: int | None
    """and when it has been for so many the match is to be looked at, whoever is there."""


class ChannelRecord(Struct, frozen=True):
    """How somebody is told that it is their turn."""

    seat: int
    id: str
    way: Literal["push", "ntfy", "webhook"]
    target: str
    """Where to, as its way writes it."""
    page: str
    """Where the table is found."""
    lang: str
    trouble: str = ""
    """Why the last one did not arrive, in a word."""


class AnalysisRecord(Struct, frozen=True):
    """What decided a match, as whoever worked it out encoded it."""

    version: str
    """By what it was worked out: what is newer works it out anew."""
    found: str


class ImportRecord(Struct, frozen=True):
    """A match that was brought from a file, to be looked at."""

    id: str
    at: str
    """When it was brought last."""
    text: str
    """The match, as its reader wrote it anew."""


class ObserverRecord(Struct, frozen=True):
    """A link by which somebody looks over a seat's shoulder. Of its secret the hash is kept."""

    seat: int
    id: str
    token: str
    name: str
    """For whom it is, as whoever made it calls them."""
    made: str
    used: str = ""
    """When somebody came by it last; empty if nobody ever did."""


ListingStage: TypeAlias = Literal["open", "running", "over"]
"""A public table has a free seat, can be watched, or can be looked at again."""


class ListingRecord(Struct, frozen=True):
    """What is told of a public table in the lobby."""

    match: str
    game: str
    stage: ListingStage
    since: str
    """When it came so far."""
    until: str
    """From then on it is not told any more."""
    card: str
    """What everybody may know of it, as its writer encoded it."""


class ChatRecord(Struct, frozen=True):
    """What somebody said at a table in words of their own. The log does not know it."""

    number: int
    seat: int
    words: str
    at: str


class ChatReportRecord(Struct, frozen=True):
    """Somebody at a table thinks that whoever runs the house should read this."""

    match: str
    number: int
    """Which words they were,"""
    reporter: int
    """who reports them,"""
    seat: int
    """and who said them."""
    words: str
    at: str


class SnapshotRecord(Struct, frozen=True):
    """A state after so many entries, as its writer encoded it: a cache, and no more."""

    seq: int
    state: bytes


class StoredMatch(Struct, frozen=True):
    """A match as it lies on disk."""

    match: MatchRecord
    seats: tuple[SeatRecord, ...]
    entries: tuple[EntryRecord, ...]
    snapshot: SnapshotRecord | None
    recordings: tuple[int, ...] = ()
    """The numbers of the entries that can be seen again."""
    clock: str = ""
    """How its time stands, as its writer encoded it."""
    channels: tuple[ChannelRecord, ...] = ()
    observers: tuple[ObserverRecord, ...] = ()
    chat: tuple[ChatRecord, ...] = ()
    listing: ListingRecord | None = None


class MatchCount(Struct, frozen=True):
    """How many matches are kept, and how many of them are not over."""

    matches: int
    running: int

    def __str__(self) -> str:
        noun = "match" if self.matches == 1 else "matches"
        return f"{self.matches} {noun}, {self.running} running"


class GameCount(Struct, frozen=True):
    """What is kept of one game."""

    game: str
    matches: int
    finished: int
    never_begun: int
    """Nobody has acted yet, only chance."""
    entries: int
    last: str
    """When the last entry was written, or the last table laid."""


class DiskSpace(Struct, frozen=True):
    """How many bytes a database takes."""

    file: int
    free: int
    """So many of them wait to be used again."""
    wal: int
    """So many are written ahead of the file."""


class WorkItem(Struct, frozen=True):
    """Something that a worker shall think."""

    number: int
    question: bytes


class StoreError(Exception):
    """Nothing was written."""


class StoreUnavailable(StoreError):
    """The store cannot be used now. Trying again may help."""

    def __init__(self, said: str, reason: UnavailableReason = "failed") -> None:
        self.reason = reason
        super().__init__(said)


class DatabaseLocked(StoreError):
    """Somebody else has it open, and it is not to be shared."""


class SequenceConflict(StoreError):
    """This entry is not the next one of its match, or this match exists already."""


class NoWorkerAnswered(StoreError):
    """A worker was asked and did not answer."""


class UnusableDatabase(StoreError):
    """The file is no database of ours, or one of a newer version."""
