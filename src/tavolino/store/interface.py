"""The interface that every store implements, independent of the database."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

from tavolino.store.account_interface import AccountStore, RatingStore
from tavolino.store.records import (
    AnalysisRecord,
    ChannelRecord,
    ChatRecord,
    ChatReportRecord,
    ClockRecord,
    EntryRecord,
    ImportRecord,
    ListingRecord,
    ListingStage,
    MatchCount,
    MatchRecord,
    ObserverRecord,
    RateGrant,
    RateRequest,
    RecordingRecord,
    SeatRecord,
    SnapshotRecord,
    StoredMatch,
    WorkItem,
)


class RemoteWorkers(Protocol):
    """Workers on other machines that compute for this server."""

    @property
    def count(self) -> int:
        """Number of connected workers, as last counted."""

    @property
    def waiting(self) -> int:
        """Number of questions without an answer."""

    @property
    def oldest_seconds(self) -> float:
        """Seconds since the oldest unanswered question was asked."""

    async def ask(self, question: bytes, whose: str, wait: float, patience: float) -> bytes | None:
        """Return a worker's answer, or None if no worker is connected.

        `whose` identifies the client, so that the workers are shared fairly. Raises
        NoWorkerAnswered if no living worker holds the question after `wait` seconds, or if no
        answer arrives within `patience` seconds.
        """


class DatabaseStatus(Protocol):
    """What an operator watches of a database on another machine."""

    @property
    def busy_connections(self) -> int:
        """Number of connections in use."""

    @property
    def idle_connections(self) -> int:
        """Number of open connections that nobody uses."""

    @property
    def waiting(self) -> int:
        """Number of tasks that wait for a connection."""

    @property
    def commits(self) -> int:
        """Number of commits so far; many writes may share one."""

    @property
    def commit_seconds(self) -> float:
        """Time that all commits so far have taken."""

    @property
    def lease_seconds(self) -> float:
        """Seconds until other servers may take over this server's matches."""

    @property
    def lost_matches(self) -> int:
        """Number of matches so far that other servers took over."""


class SharedRates(Protocol):
    """Token buckets that servers on the same database share."""

    async def take(self, request: RateRequest) -> RateGrant:
        """Take tokens of an address; raises StoreUnavailable."""


class Store(Protocol):
    """Stores matches. Every method may be called from the event loop at any time.

    A write returns only after it is durable, and it is atomic. Every method raises
    StoreUnavailable if the store cannot be used at the moment.
    """

    @property
    def ratings(self) -> RatingStore:
        """Match results and ratings of accounts."""

    @property
    def accounts(self) -> AccountStore:
        """Accounts with their passkeys, sessions and seats."""

    async def create_match(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        """Save a new match; raises SequenceConflict if the id exists already."""

    def append_entries(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: RecordingRecord | None = None,
        clock: ClockRecord | None = None,
    ) -> Awaitable[None]:
        """Append entries to a match; raises SequenceConflict if one of the numbers exists already.

        `reel` is the recording of the first entry. `clock` is the clock after all of them; it is
        saved in the same transaction.
        """

    async def save_seat(self, match: str, seat: SeatRecord) -> None:
        """Replace the record of a seat."""

    async def save_snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        """Save a snapshot; it replaces the previous one of the match."""

    async def save_clock(self, match: str, clock: ClockRecord) -> None:
        """Save the clock of a match."""

    async def save_channel(self, match: str, call: ChannelRecord) -> None:
        """Save a notification channel; it replaces the one with the same seat and id."""

    async def delete_channel(self, match: str, seat: int, name: str) -> None:
        """Delete a notification channel."""

    async def save_observer(self, match: str, onlooker: ObserverRecord) -> None:
        """Save an observer link; if it exists already, only the time of its last use changes."""

    async def delete_observer(self, match: str, seat: int, name: str) -> None:
        """Delete an observer link."""

    async def save_listing(self, listing: ListingRecord) -> None:
        """Save the listing of a public table; `since` changes only together with the stage."""

    async def delete_listing(self, match: str) -> None:
        """Delete the listing of a match."""

    async def delete_outdated_listings(self, now: str) -> None:
        """Delete every listing whose `until` is not after `now`."""

    async def load_listings(
        self, stage: ListingStage, game: str, now: str, before: tuple[str, str], most: int
    ) -> tuple[ListingRecord, ...]:
        """Return at most `most` listings of a stage, the newest first.

        `game` restricts them to one game unless it is empty. `before` is the `since` and the id of
        a listing: only older ones are returned.
        """

    async def listed_by(
        self, creator: str, address: str, stage: ListingStage, since: str
    ) -> list[str]:
        """Return the matches of this stage that were listed at or after `since` and created by this
        account or from this address. An empty account or address has created none."""

    async def save_chat(self, match: str, words: ChatRecord, most: int) -> None:
        """Save a chat message; only the last `most` messages of the match are kept."""

    async def save_chat_report(self, report: ChatReportRecord) -> None:
        """Save a chat report for the operator; a reporter can report a message only once."""

    async def get_or_create_secret(self, name: str, fresh: str) -> str:
        """Return the server's secret of this name; `fresh` becomes its value if there is none."""

    async def matches_due(self, by: int) -> tuple[str, ...]:
        """Return the ids of matches whose clock is due at or before `by` milliseconds of uptime."""

    async def save_uptime(self, milliseconds: int) -> int:
        """Save the total server uptime and return the uptime according to the store.

        The result is never less than the stored time of any clock. The store may skip the write
        while no clock is due.
        """

    async def load_analysis(self, match: str) -> AnalysisRecord | None:
        """Return the stored analysis of a match."""

    async def save_analysis(self, match: str, analysis: AnalysisRecord) -> None:
        """Save the analysis of a match; it replaces the previous one."""

    async def save_import(self, brought: ImportRecord, most: int) -> None:
        """Save an imported match; only the `most` latest imports are kept."""

    async def load_import(self, name: str) -> str | None:
        """Return the text of an imported match, or None if there is none with this id."""

    async def load_match(self, match: str) -> StoredMatch | None:
        """Return everything stored about a match, or None if there is none with this id."""

    async def load_recording(self, match: str, seq: int) -> bytes | None:
        """Return the recorded frames of an entry, or None if it has none."""

    async def load_traces(self, match: str) -> dict[int, str]:
        """Return the traces of simulated entries, by the number of the entry."""

    async def claim_match(self, match: str) -> str | None:
        """Claim a match; return the address of the server that owns it, None if it is this one.

        Once another server has taken the match over, every write to it raises MatchLost.
        """

    def on_match_lost(self, lost: Callable[[str], None]) -> None:
        """Register a callback for matches that another server takes over."""

    def on_lease_expired(self, expired: Callable[[], None]) -> None:
        """Register a callback for when other servers may take over all matches of this one."""

    def on_server_dead(self, dead: Callable[[str], None]) -> None:
        """Register a callback for addresses of servers that died, froze or were cut off."""

    async def check_writable(self) -> None:
        """Write without changing data; raises StoreUnavailable if the write fails."""

    @property
    def remote_workers(self) -> RemoteWorkers | None:
        """Workers on other machines, if several machines can share the store."""

    @property
    def database_status(self) -> DatabaseStatus | None:
        """The state of the database, if several machines can share it."""

    @property
    def shared_rates(self) -> SharedRates | None:
        """Rate limits that servers share, if several servers can share the store."""

    @property
    def pending_writes(self) -> int:
        """Number of writes that have not started yet."""

    async def count_matches(self) -> MatchCount:
        """Count all matches and the running ones."""

    async def find_damage(self) -> tuple[str, ...]:
        """Check the whole database and return the damage it finds, as sentences.

        The check may take long; other calls go on meanwhile.
        """

    async def close(self) -> None:
        """Finish all pending writes and close; the store cannot be used afterwards."""


class WorkerQueue(Protocol):
    """A worker's access to the questions of the servers."""

    async def take(self) -> WorkItem:
        """Wait for the next question and take it; raises StoreUnavailable."""

    async def answer(self, thought: WorkItem, answer: bytes) -> None:
        """Send the answer to a question; raises StoreUnavailable."""


OpenStore: TypeAlias = Callable[[], Store]
"""Opens the store; raises StoreError if it cannot be used."""
