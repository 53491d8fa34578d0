"""What a store is: all that the server asks of it, whatever keeps the matches."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

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
    RecordingRecord,
    SeatRecord,
    SnapshotRecord,
    StoredMatch,
    WorkItem,
)
from tavolino.store.sql.accounts import SqlAccounts
from tavolino.store.sql.ratings import SqlRatings


class RemoteWorkers(Protocol):
    """Workers on other machines, which think for this house."""

    @property
    def count(self) -> int:
        """How many there are, as far as is known."""

    @property
    def waiting(self) -> int:
        """How many questions are without an answer."""

    @property
    def oldest_seconds(self) -> float:
        """For how many seconds the oldest of them has been."""

    async def ask(self, question: bytes, whose: str, wait: float, patience: float) -> bytes | None:
        """What a worker answers; None: there is nobody. Raises NoWorkerAnswered.

        After so many seconds of `wait` it must be in the hands of a worker that lives.
        """


class Store(Protocol):
    """Keeps matches. Every method may be called from the event loop at any time.

    A write is answered only once it cannot be lost any more, and is done wholly or not at all.
    Every method raises StoreUnavailable when the store cannot be used now.
    """

    @property
    def ratings(self) -> SqlRatings:
        """What people reached, and their ratings."""

    @property
    def accounts(self) -> SqlAccounts:
        """Those who keep who they are."""

    async def create_match(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        """Keep a new match; SequenceConflict if there is one of this id."""

    async def append_entries(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: RecordingRecord | None = None,
        clock: ClockRecord | None = None,
    ) -> None:
        """Keep the next entries of a match; SequenceConflict if such a number was written already.

        With the first goes what was seen of it, if anything was; with all of them how the time
        stands then.
        """

    async def save_seat(self, match: str, seat: SeatRecord) -> None:
        """Keep who plays a seat from now on."""

    async def save_snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        """Keep a state in place of the match's last one."""

    async def save_clock(self, match: str, clock: ClockRecord) -> None:
        """Keep how the time of a match stands."""

    async def save_channel(self, match: str, call: ChannelRecord) -> None:
        """Keep how somebody is told, in place of what was kept under this id."""

    async def delete_channel(self, match: str, seat: int, name: str) -> None:
        """Keep it no more."""

    async def save_observer(self, match: str, onlooker: ObserverRecord) -> None:
        """Keep a link by which somebody looks over a seat's shoulder, or when it was used."""

    async def delete_observer(self, match: str, seat: int, name: str) -> None:
        """Keep it no more."""

    async def save_listing(self, listing: ListingRecord) -> None:
        """Tell this of a public table; as long as it has come no further, `since` stays."""

    async def delete_listing(self, match: str) -> None:
        """Tell nothing of it any more."""

    async def delete_outdated_listings(self, now: str) -> None:
        """Tell nothing any more of what was to be told until then."""

    async def load_listings(
        self, stage: ListingStage, game: str, now: str, before: tuple[str, str], most: int
    ) -> tuple[ListingRecord, ...]:
        """The newest public tables of this stage, and game if one is named, that came so far
        before the one of this `since` and id."""

    async def save_chat(self, match: str, words: ChatRecord, most: int) -> None:
        """Keep what somebody said, and of all that was said at this match only the last."""

    async def save_chat_report(self, report: ChatReportRecord) -> None:
        """Keep for whoever runs the house that somebody reports words; once for each."""

    async def get_or_create_secret(self, name: str, fresh: str) -> str:
        """What the house keeps under this name: this, unless there was something before."""

    async def matches_due(self, by: int) -> tuple[str, ...]:
        """The matches that are to be looked at once the house has been open for so long."""

    async def save_uptime(self, milliseconds: int) -> int:
        """Keep that the house has been open for so long in all, as far as any clock runs.

        How long has it been by all that is kept? Never less than any clock says.
        """

    async def load_analysis(self, match: str) -> AnalysisRecord | None:
        """What is kept of what decided a match."""

    async def save_analysis(self, match: str, analysis: AnalysisRecord) -> None:
        """Keep this in its place."""

    async def save_import(self, brought: ImportRecord, most: int) -> None:
        """Keep a match from a file, and of all such ones only so many: those brought last."""

    async def load_import(self, name: str) -> str | None:
        """The text of such a match, or None if there is none of this id."""

    async def load_match(self, match: str) -> StoredMatch | None:
        """All that is kept of a match, or None if there is none of this id."""

    async def load_recording(self, match: str, seq: int) -> bytes | None:
        """What was seen of this entry, or None if nothing was."""

    async def load_traces(self, match: str) -> dict[int, str]:
        """How things went that were performed, by the numbers of their entries."""

    async def claim_match(self, match: str) -> str | None:
        """The address of the other server that keeps this match; None: this one, from now on."""

    def on_match_lost(self, lost: Callable[[str], None]) -> None:
        """Have it said when another server keeps a match that this one kept."""

    async def check_writable(self) -> None:
        """Write something that changes nothing; raises StoreUnavailable if a move would be lost."""

    @property
    def remote_workers(self) -> RemoteWorkers | None:
        """Where else can be thought, if more than one machine uses it."""

    @property
    def pending_writes(self) -> int:
        """How many writes wait to be begun."""

    async def count_matches(self) -> MatchCount:
        """How many matches are kept."""

    async def find_damage(self) -> tuple[str, ...]:
        """What is found damaged when everything is looked at; that may take long, and disturbs
        nobody."""

    async def close(self) -> None:
        """Finish what was asked for; nothing can be asked any more."""


class WorkerQueue(Protocol):
    """A worker's place at the list of what the servers want to have thought."""

    async def take(self) -> WorkItem:
        """The next question, whenever there is one; raises StoreUnavailable."""

    async def answer(self, thought: WorkItem, answer: bytes) -> None:
        """Raises StoreUnavailable."""


OpenStore: TypeAlias = Callable[[], Store]
"""Opens the store when it is wanted; raises StoreError if it cannot be used."""
