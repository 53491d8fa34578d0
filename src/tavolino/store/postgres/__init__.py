"""The store in a PostgreSQL database, which several servers can share.

A write returns only after its commit. Writes that arrive during a commit share the next one.
"""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from asyncpg import Record

from tavolino.store.postgres.connection import (
    ConnectionPool,
    PooledConnection,
    number_parameters,
    unavailable_on_error,
)
from tavolino.store.postgres.match_owners import MatchOwners
from tavolino.store.postgres.process_lock import ProcessLock
from tavolino.store.postgres.question_queue import QuestionQueue
from tavolino.store.postgres.rate_buckets import RateBuckets
from tavolino.store.postgres.status import PostgresStatus
from tavolino.store.postgres.writer import Writer
from tavolino.store.pruning import Prunable
from tavolino.store.records import (
    AnalysisRecord,
    ChannelRecord,
    ChatRecord,
    ChatReportRecord,
    ClockRecord,
    DiskSpace,
    EntryRecord,
    GameCount,
    ImportRecord,
    ListingRecord,
    ListingStage,
    MatchCount,
    MatchLost,
    MatchRecord,
    ObserverRecord,
    RecordingRecord,
    SeatRecord,
    SnapshotRecord,
    StoredMatch,
)
from tavolino.store.sql import lobby_statements, statements
from tavolino.store.sql.accounts import SqlAccounts
from tavolino.store.sql.ratings import SqlRatings
from tavolino.store.sql.statements import Row, Statement, row_of

T = TypeVar("T")

UPSERT_PROOF = "insert into proofs (at) values (now()) on conflict (one) do update set at = now()"
SELECT_GAPS = "select match from entries group by match having count(*) <> max(seq) + 1"
UPSERT_UPTIME = """
insert into hours values ('open', ?, clock_timestamp()) on conflict (name) do update
set milliseconds = greatest(hours.milliseconds, excluded.milliseconds), at = excluded.at
"""
SELECT_CURRENT_UPTIME = """
select milliseconds + case when exists (select 1 from servers where is_open(id))
  then least(15000, greatest(0, extract(epoch from clock_timestamp() - at) * 1000))::bigint
  else 0 end
from hours
"""
"""The stored uptime plus the time since it was stored, if another server is running. A gap above
15 seconds means that the database was down, which does not count as uptime."""
SELECT_DATABASE_SIZE = "select pg_database_size(current_database())"
COUNT_MATCHES = "select count(*), count(*) filter (where finished is null) from matches"


class PostgresStore:
    """Implements `tavolino.store.interface.Store` in a PostgreSQL database."""

    def __init__(self, address: str, reached_at: str = "", mark: str = "") -> None:
        """Connect and migrate the database at the first use.

        `address` is like `postgresql://user@host/name`. Other servers reach this one at
        `reached_at`, and `mark` is the code version that its workers must have.
        """
        self._pool = ConnectionPool(address)
        self._writer = Writer(self._pool)
        self._process_lock = ProcessLock(self._pool)
        self._match_owners = MatchOwners(self._pool, self._process_lock, reached_at, mark)
        self.remote_workers = QuestionQueue(self._pool, self._process_lock, mark)
        self.database_status = PostgresStatus(
            self._pool, self._writer, self._process_lock, self._match_owners
        )
        salt = partial(self.get_or_create_secret, "rate_buckets", secrets.token_hex(32))
        self.shared_rates = RateBuckets(self._pool, salt)
        self._accounts = SqlAccounts(self._writer.write, self._fetch)
        self._ratings = SqlRatings(self._writer.write, self._fetch)

    async def close(self) -> None:
        await self._writer.finish()
        await self._process_lock.close()
        await self._pool.close()

    @property
    def accounts(self) -> SqlAccounts:
        return self._accounts

    @property
    def ratings(self) -> SqlRatings:
        return self._ratings

    # ------------------------------------------------------------ sharing

    async def claim_match(self, match: str) -> str | None:
        async with unavailable_on_error():
            return await self._match_owners.claim(match)

    def on_match_lost(self, lost: Callable[[str], None]) -> None:
        self._match_owners.on_lost = lost

    def on_lease_expired(self, expired: Callable[[], None]) -> None:
        self._process_lock.on_expire = expired

    def on_server_dead(self, dead: Callable[[str], None]) -> None:
        self._match_owners.on_server_dead = dead

    # ------------------------------------------------------------ writing

    @property
    def pending_writes(self) -> int:
        return self._writer.pending

    async def _write_owned(self, match: str, *written: Statement) -> None:
        """Write to a match; raises MatchLost if another server owns it by now."""
        try:
            await self._writer.write(*written, fence=self._match_owners.fence(match))
        except MatchLost:
            self._match_owners.lose(match)
            raise

    async def create_match(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        seated: list[Statement] = [
            (statements.INSERT_SEAT, (match.id, *row_of(seat))) for seat in seats
        ]
        await self._writer.write((statements.INSERT_MATCH, row_of(match)), *seated)

    async def append_entries(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: RecordingRecord | None = None,
        clock: ClockRecord | None = None,
    ) -> None:
        appended = statements.entry_statements(match, entries, finishes=finishes, reel=reel)
        await self._write_owned(match, *appended, *(_clock(match, clock) if clock else ()))

    async def copy_match(
        self,
        stored: StoredMatch,
        reels: Mapping[int, RecordingRecord],
        analysis: AnalysisRecord | None = None,
    ) -> None:
        """Copy a match from another store; raises SequenceConflict if it exists here already."""
        await self._writer.write(*statements.copied_match(stored, reels, analysis))

    async def save_seat(self, match: str, seat: SeatRecord) -> None:
        await self._write_owned(match, statements.seat_statement(match, seat))

    async def save_snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        await self._write_owned(match, (statements.UPSERT_SNAPSHOT, (match, *row_of(snapshot))))

    async def save_clock(self, match: str, clock: ClockRecord) -> None:
        await self._write_owned(match, *_clock(match, clock))

    async def save_channel(self, match: str, call: ChannelRecord) -> None:
        await self._write_owned(match, (statements.UPSERT_CHANNEL, (match, *row_of(call))))

    async def delete_channel(self, match: str, seat: int, name: str) -> None:
        await self._write_owned(match, (statements.DELETE_CHANNEL, (match, seat, name)))

    async def save_observer(self, match: str, onlooker: ObserverRecord) -> None:
        await self._write_owned(match, (statements.UPSERT_OBSERVER, (match, *row_of(onlooker))))

    async def delete_observer(self, match: str, seat: int, name: str) -> None:
        await self._write_owned(match, (statements.DELETE_OBSERVER, (match, seat, name)))

    async def save_listing(self, listing: ListingRecord) -> None:
        await self._write_owned(listing.match, (lobby_statements.UPSERT_LISTING, row_of(listing)))

    async def delete_listing(self, match: str) -> None:
        await self._write_owned(match, (lobby_statements.DELETE_LISTING, (match,)))

    async def delete_outdated_listings(self, now: str) -> None:
        await self._writer.write((lobby_statements.DELETE_OUTDATED_LISTINGS, (now,)))

    async def save_chat(self, match: str, words: ChatRecord, most: int) -> None:
        old = (lobby_statements.DELETE_OLD_CHAT, (match, words.number - most))
        await self._write_owned(match, (lobby_statements.INSERT_CHAT, (match, *row_of(words))), old)

    async def save_chat_report(self, report: ChatReportRecord) -> None:
        await self._writer.write((lobby_statements.INSERT_CHAT_REPORT, row_of(report)))

    async def get_or_create_secret(self, name: str, fresh: str) -> str:
        await self._writer.write((statements.INSERT_NAMED_VALUE, (name, fresh)))
        return str(
            await self._read(
                lambda db: db.fetchval(number_parameters(statements.SELECT_NAMED_VALUE), name)
            )
        )

    async def save_analysis(self, match: str, analysis: AnalysisRecord) -> None:
        await self._writer.write((statements.UPSERT_ANALYSIS, (match, *row_of(analysis))))

    async def save_import(self, brought: ImportRecord, most: int) -> None:
        await self._writer.write(*statements.import_statements(brought, most))

    async def save_uptime(self, milliseconds: int) -> int:
        if milliseconds:
            await self._writer.write((UPSERT_UPTIME, (milliseconds,)))
        found: int | None = await self._read(lambda db: db.fetchval(SELECT_CURRENT_UPTIME))
        return max(milliseconds, found or 0)

    async def prune(self, match: str, at: str) -> None:
        """Delete a match; raises SequenceConflict if it is running or deleted already."""
        await self._writer.write((statements.INSERT_PRUNED, (match, at)))

    async def check_writable(self) -> None:
        await self._writer.write((UPSERT_PROOF, ()))

    # ------------------------------------------------------------ reading

    async def load_match(self, match: str) -> StoredMatch | None:
        async def look(db: PooledConnection) -> StoredMatch | None:
            found = await db.fetchrow(number_parameters(statements.SELECT_MATCH), match)
            if found is None:
                return None
            seats = await db.fetch(number_parameters(statements.SELECT_SEATS), match)
            entries = await db.fetch(number_parameters(statements.SELECT_ENTRIES), match)
            snapshot = await db.fetchrow(number_parameters(statements.SELECT_SNAPSHOT), match)
            reels = await db.fetch(number_parameters(statements.SELECT_RECORDED_ENTRIES), match)
            clock = await db.fetchval(number_parameters(statements.SELECT_CLOCK), match)
            calls = await db.fetch(number_parameters(statements.SELECT_CHANNELS), match)
            onlookers = await db.fetch(number_parameters(statements.SELECT_OBSERVERS), match)
            words = await db.fetch(number_parameters(lobby_statements.SELECT_CHAT), match)
            listing = await db.fetchrow(number_parameters(lobby_statements.SELECT_LISTING), match)
            return StoredMatch(
                MatchRecord(*found),
                tuple(SeatRecord(*row) for row in seats),
                tuple(EntryRecord(*row) for row in entries),
                SnapshotRecord(*snapshot) if snapshot else None,
                tuple(seq for (seq,) in reels),
                clock or "",
                tuple(ChannelRecord(*row) for row in calls),
                tuple(ObserverRecord(*row) for row in onlookers),
                tuple(ChatRecord(*row) for row in words),
                ListingRecord(*listing) if listing else None,
            )

        return await self._read(look)

    async def load_analysis(self, match: str) -> AnalysisRecord | None:
        row = await self._read(
            lambda db: db.fetchrow(number_parameters(statements.SELECT_ANALYSIS), match)
        )
        return AnalysisRecord(*row) if row else None

    async def load_import(self, name: str) -> str | None:
        found = await self._read(
            lambda db: db.fetchval(number_parameters(statements.SELECT_IMPORT), name)
        )
        return None if found is None else str(found)

    async def matches_due(self, by: int) -> tuple[str, ...]:
        found = await self._read(lambda db: db.fetch(number_parameters(statements.SELECT_DUE), by))
        return tuple(str(name) for (name,) in found)

    async def load_listings(
        self, stage: ListingStage, game: str, now: str, before: tuple[str, str], most: int
    ) -> tuple[ListingRecord, ...]:
        asked = number_parameters(
            lobby_statements.SELECT_LISTINGS_OF_GAME if game else lobby_statements.SELECT_LISTINGS
        )
        whose = (stage, game) if game else (stage,)
        found = await self._read(lambda db: db.fetch(asked, *whose, now, *before, most))
        return tuple(ListingRecord(*row) for row in found)

    async def chat_reports(self) -> list[ChatReportRecord]:
        """Return all chat reports, the oldest first."""
        found = await self._read(lambda db: db.fetch(lobby_statements.SELECT_CHAT_REPORTS))
        return [ChatReportRecord(*row) for row in found]

    async def listed_by(
        self, creator: str, address: str, stage: ListingStage, since: str
    ) -> list[str]:
        asked = (
            stage,
            since,
            address or lobby_statements.NO_CREATOR,
            creator or lobby_statements.NO_CREATOR,
        )
        found = await self._fetch(lobby_statements.SELECT_LISTED_BY, asked)
        return [str(match) for (match,) in found]

    async def load_recording(self, match: str, seq: int) -> bytes | None:
        found: bytes | None = await self._read(
            lambda db: db.fetchval(number_parameters(statements.SELECT_FRAMES), match, seq)
        )
        return found

    async def load_traces(self, match: str) -> dict[int, str]:
        found = await self._read(
            lambda db: db.fetch(number_parameters(statements.SELECT_TRACES), match)
        )
        return {seq: trace for seq, trace in found}  # noqa: C416 (a record is no tuple to mypy)

    async def count_matches(self) -> MatchCount:
        [found] = await self._read(lambda db: db.fetch(COUNT_MATCHES))
        return MatchCount(*found)

    async def match_ids(self) -> list[str]:
        """Return the ids of all matches, the oldest first."""
        return [
            name for (name,) in await self._read(lambda db: db.fetch(statements.SELECT_MATCH_IDS))
        ]

    async def prunable(self, before: str) -> list[Prunable]:
        """Return matches that finished, or were created and never begun, before this time."""
        found = await self._read(
            lambda db: db.fetch(number_parameters(statements.SELECT_PRUNABLE), before, before)
        )
        return [Prunable(*row) for row in found]

    async def count_by_game(self) -> list[GameCount]:
        found = await self._read(lambda db: db.fetch(statements.SELECT_GAME_COUNTS))
        return [GameCount(*row) for row in found]

    async def disk_space(self) -> DiskSpace:
        size: int = await self._read(lambda db: db.fetchval(SELECT_DATABASE_SIZE))
        return DiskSpace(size, 0, 0)

    async def find_damage(self) -> tuple[str, ...]:
        """Look for gaps in the logs. PostgreSQL checks its own pages."""
        gaps = await self._read(lambda db: db.fetch(SELECT_GAPS))
        return tuple(f"{match}: entries are missing" for (match,) in gaps)

    async def _fetch(self, sql: str, asked: Row) -> Sequence[Record]:
        return await self._read(lambda db: db.fetch(number_parameters(sql), *asked))

    async def _read(self, question: Callable[[PooledConnection], Awaitable[T]]) -> T:
        """Run a query in one read-only snapshot of the database."""
        async with (
            unavailable_on_error(),
            self._pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await question(db)


def _clock(match: str, clock: ClockRecord) -> tuple[Statement, ...]:
    """Statements that save a clock and raise the uptime to the clock's time."""
    stands = (statements.UPSERT_CLOCK, (match, clock.state, clock.due))
    return stands, (UPSERT_UPTIME, (clock.at,))
