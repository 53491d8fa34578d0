"""Records of a match as every store keeps them, and the errors a store raises."""

from typing import Literal, TypeAlias

from msgspec import Struct

UnavailableReason: TypeAlias = Literal["full", "locked", "read_only", "moved", "damaged", "failed"]
"""Why a store cannot be used. The value is safe to show to clients."""


HelpMode: TypeAlias = Literal["none", "hints", "first_game", "practice", "imported"]
"""The help a table offers: none, hints on request, a guided lesson, solo practice with rewind, or
viewing a match imported from a file."""

MODES_WITHOUT_HELP: tuple[HelpMode, ...] = ("none", "imported")
"""In these modes the server gives no hints."""


class MatchRecord(Struct, frozen=True):
    """Everything about a match that is fixed before its first entry."""

    id: str
    game: str
    revision: int
    options: str
    """The rule options as JSON."""
    seats: int
    seed: str
    host: str
    """The hash of the host's token."""
    created: str
    finished: str | None = None
    help: HelpMode = "none"
    tempo: str = ""
    """The time control as JSON; empty if the table is untimed."""
    terms: str = ""
    """The table terms as JSON; empty for the default terms."""
    rated: int = 0
    """1 if the terms say that the match counts for ratings, otherwise 0."""
    creator: str = ""
    """The account that created a public table, while the match runs; empty for a guest."""
    address: str = ""
    """The keyed hash of the address that created a public table, while the match runs."""


SEAT_FREE, SEAT_TAKEN = 1, 2
"""An open seat that any player can take in the lobby, and such a seat after it was taken."""

SEAT_JOINED, SEAT_FREE_AGAIN = 3, 4
"""A seat that was taken in the lobby, and one that is free after its player left for long. The
links that were made before open neither."""


class SeatRecord(Struct, frozen=True):
    """The player of a seat. Only the hash of the seat's token is stored."""

    seat: int
    kind: Literal["person", "bot"]
    level: str | None
    name: str
    token: str | None
    free: int = 0
    """SEAT_FREE, SEAT_TAKEN, SEAT_JOINED, SEAT_FREE_AGAIN, or 0 for a seat that can be taken only
    by its link."""


class EntryRecord(Struct, frozen=True):
    """One line of a match's log, and the time it was written."""

    seq: int
    seat: int
    text: str
    at: str


class RecordingRecord(Struct, frozen=True):
    """The encoded frames and trace of a simulated entry; each may be empty."""

    frames: bytes
    trace: str


class ClockRecord(Struct, frozen=True):
    """The clock of a match, as the server encoded it."""

    state: str
    at: int
    """Total server uptime in milliseconds at which `state` was valid."""
    due: int | None
    """Uptime in milliseconds at which the server must check the match, with or without players."""


class ChannelRecord(Struct, frozen=True):
    """A channel for turn notifications."""

    seat: int
    id: str
    way: Literal["push", "ntfy", "webhook"]
    target: str
    """The address, in the format of its kind of channel."""
    page: str
    """The address of the site, for the link to the table."""
    lang: str
    trouble: str = ""
    """The code of the last delivery error; empty if the last delivery succeeded."""


class AnalysisRecord(Struct, frozen=True):
    """The encoded analysis of a finished match."""

    version: str
    """The version of the code that made it; a newer version computes it again."""
    found: str


class ImportRecord(Struct, frozen=True):
    """A match imported from a file for viewing."""

    id: str
    at: str
    """The time of its last import."""
    text: str
    """The match as the importer wrote it again."""


class ObserverRecord(Struct, frozen=True):
    """A link that shows an observer what one seat sees. Only the hash of its token is stored."""

    seat: int
    id: str
    token: str
    name: str
    """The observer's name, as the player who made the link entered it."""
    made: str
    used: str = ""
    """The time of its last use; empty if it was never used."""


ListingStage: TypeAlias = Literal["open", "running", "over"]
"""A public table has a free seat, is running and can be watched, or is finished."""


class ListingRecord(Struct, frozen=True):
    """The entry of a public table in the lobby."""

    match: str
    game: str
    stage: ListingStage
    since: str
    """The time it reached this stage."""
    until: str
    """From this time on the lobby no longer shows it."""
    card: str
    """The public information about the table, as the server encoded it."""


class ChatRecord(Struct, frozen=True):
    """A free-text chat message at a table. It is not part of the log."""

    number: int
    seat: int
    words: str
    at: str


class ChatReportRecord(Struct, frozen=True):
    """A chat message that a player reported to the operator."""

    match: str
    number: int
    """The number of the chat message."""
    reporter: int
    """The seat that reports it."""
    seat: int
    """The seat that wrote it."""
    words: str
    at: str


class SnapshotRecord(Struct, frozen=True):
    """The encoded state after `seq` entries. It is only a cache."""

    seq: int
    state: bytes


class StoredMatch(Struct, frozen=True):
    """A match with everything the store has of it."""

    match: MatchRecord
    seats: tuple[SeatRecord, ...]
    entries: tuple[EntryRecord, ...]
    snapshot: SnapshotRecord | None
    recordings: tuple[int, ...] = ()
    """The numbers of the entries that have recorded frames."""
    clock: str = ""
    """The state of its clock, as the server encoded it."""
    channels: tuple[ChannelRecord, ...] = ()
    observers: tuple[ObserverRecord, ...] = ()
    chat: tuple[ChatRecord, ...] = ()
    listing: ListingRecord | None = None


class MatchCount(Struct, frozen=True):
    """The number of all matches, and of those that are not finished."""

    matches: int
    running: int

    def __str__(self) -> str:
        noun = "match" if self.matches == 1 else "matches"
        return f"{self.matches} {noun}, {self.running} running"


class GameCount(Struct, frozen=True):
    """The number of matches and entries of one game."""

    game: str
    matches: int
    finished: int
    never_begun: int
    """Matches in which only chance has acted."""
    entries: int
    last: str
    """The time of the last entry, or of the creation of the last table."""


class DiskSpace(Struct, frozen=True):
    """The size of a database in bytes."""

    file: int
    free: int
    """Bytes of `file` that are free for reuse."""
    wal: int
    """Size of the write-ahead log."""


class WorkItem(Struct, frozen=True):
    """A question for a worker."""

    number: int
    question: bytes


class RateRequest(Struct, frozen=True):
    """Asks for tokens from a bucket that servers share."""

    name: str
    """The name of the limit."""
    address: str
    per_minute: int
    """The size of the bucket, which fills within a minute."""
    used: int
    """Number of tokens that the address has used before, without asking."""
    wanted: int
    """Maximum number of tokens to take."""


class RateGrant(Struct, frozen=True):
    """The tokens that a server took from a shared bucket."""

    tokens: int
    wait_seconds: float
    """Seconds until the bucket has a token; 0 if some were granted."""


class StoreError(Exception):
    """The store refused a call; nothing was written."""


class StoreUnavailable(StoreError):
    """The store cannot be used at the moment. A retry may succeed."""

    def __init__(self, said: str, reason: UnavailableReason = "failed") -> None:
        self.reason = reason
        super().__init__(said)


class MatchLost(StoreUnavailable):
    """Another server owns the match by now. This server must no longer change it."""


class DatabaseLocked(StoreError):
    """Another process has the database open, and it cannot be shared."""


class SequenceConflict(StoreError):
    """An entry is not the next one of its match, or a record exists already."""


class NoWorkerAnswered(StoreError):
    """A remote worker was asked and did not answer."""


class UnusableDatabase(StoreError):
    """The database does not belong to Tavolino, or a newer version made it."""
