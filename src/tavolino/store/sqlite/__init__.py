"""The default store: a SQLite file in WAL mode, to which one thread writes in groups.

A write returns only after its commit with synchronous=FULL: acknowledged writes are on disk.
"""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

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
    StoreUnavailable,
)
from tavolino.store.sql import lobby_statements, statements
from tavolino.store.sql.accounts import SqlAccounts
from tavolino.store.sql.ratings import SqlRatings
from tavolino.store.sql.statements import Row, Statement, row_of
from tavolino.store.sqlite.connection import read_only, reason_of, unavailable
from tavolino.store.sqlite.integrity import count_matches, find_faults
from tavolino.store.sqlite.migrate import APPLICATION_ID
from tavolino.store.sqlite.open_database import OpenDatabase
from tavolino.store.sqlite.read_lobby import load_listings
from tavolino.store.sqlite.read_records import load_analysis, load_match, load_traces, load_uptime
from tavolino.store.sqlite.writer import Writer

T = TypeVar("T")

UPSERT_UPTIME = (
    "insert into hours values ('open', ?) "
    "on conflict (name) do update set milliseconds = max(milliseconds, excluded.milliseconds)"
)
UPDATE_RUNNING_UPTIME = (
    "insert into hours select 'open', ? where exists (select 1 from clocks where due is not null) "
    "on conflict (name) do update set milliseconds = max(milliseconds, excluded.milliseconds)"
)


class SqliteStore:
    """Implements `tavolino.store.interface.Store` in a SQLite file."""

    remote_workers = None
    shared_rates = None

    def __init__(self, path: str | Path) -> None:
        """Open or create the file; raises DatabaseLocked, UnusableDatabase, StoreUnavailable."""
        self.path = Path(path).resolve()
        self._opened = OpenDatabase(self.path)
        self._writer = Writer(self._opened.writing, self._opened.files, self._opened.lock)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._accounts = SqlAccounts(self._write, self._fetch)
        self._ratings = SqlRatings(self._write, self._fetch)
        self._damage_check: sqlite3.Connection | None = None
        self._is_closing = False

    async def close(self) -> None:
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._is_closing = True
        while examined := self._damage_check:
            examined.interrupt()
            time.sleep(0.01)
        self._writer.finish()
        self._reader.shutdown()
        self._opened.close()

    @property
    def accounts(self) -> SqlAccounts:
        return self._accounts

    @property
    def ratings(self) -> SqlRatings:
        return self._ratings

    # ------------------------------------------------------------ writing

    @property
    def pending_writes(self) -> int:
        return self._writer.pending

    async def create_match(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        seated: list[Statement] = [
            (statements.INSERT_SEAT, (match.id, *row_of(seat))) for seat in seats
        ]
        await self._write((statements.INSERT_MATCH, row_of(match)), *seated, kept=(match.id, -1))

    def append_entries(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: RecordingRecord | None = None,
        clock: ClockRecord | None = None,
    ) -> Awaitable[None]:
        appended = statements.entry_statements(match, entries, finishes=finishes, reel=reel)
        stands = _clock(match, clock) if clock else ()
        return self._write(*appended, *stands, kept=(match, entries[-1].seq))

    async def save_seat(self, match: str, seat: SeatRecord) -> None:
        await self._write(statements.seat_statement(match, seat))

    async def save_snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        await self._write((statements.UPSERT_SNAPSHOT, (match, *row_of(snapshot))))

    async def save_clock(self, match: str, clock: ClockRecord) -> None:
        await self._write(*_clock(match, clock))

    async def save_channel(self, match: str, call: ChannelRecord) -> None:
        await self._write((statements.UPSERT_CHANNEL, (match, *row_of(call))))

    async def delete_channel(self, match: str, seat: int, name: str) -> None:
        await self._write((statements.DELETE_CHANNEL, (match, seat, name)))

    async def save_observer(self, match: str, onlooker: ObserverRecord) -> None:
        await self._write((statements.UPSERT_OBSERVER, (match, *row_of(onlooker))))

    async def delete_observer(self, match: str, seat: int, name: str) -> None:
        await self._write((statements.DELETE_OBSERVER, (match, seat, name)))

    async def save_listing(self, listing: ListingRecord) -> None:
        await self._write((lobby_statements.UPSERT_LISTING, row_of(listing)))

    async def delete_listing(self, match: str) -> None:
        await self._write((lobby_statements.DELETE_LISTING, (match,)))

    async def delete_outdated_listings(self, now: str) -> None:
        await self._write((lobby_statements.DELETE_OUTDATED_LISTINGS, (now,)))

    async def save_chat(self, match: str, words: ChatRecord, most: int) -> None:
        old = (lobby_statements.DELETE_OLD_CHAT, (match, words.number - most))
        await self._write((lobby_statements.INSERT_CHAT, (match, *row_of(words))), old)

    async def save_chat_report(self, report: ChatReportRecord) -> None:
        await self._write((lobby_statements.INSERT_CHAT_REPORT, row_of(report)))

    async def get_or_create_secret(self, name: str, fresh: str) -> str:
        await self._write((statements.INSERT_NAMED_VALUE, (name, fresh)))
        row = await self._read(
            lambda db: db.execute(statements.SELECT_NAMED_VALUE, (name,)).fetchone()
        )
        return str(row[0])

    async def save_analysis(self, match: str, analysis: AnalysisRecord) -> None:
        await self._write((statements.UPSERT_ANALYSIS, (match, *row_of(analysis))))

    async def save_import(self, brought: ImportRecord, most: int) -> None:
        await self._write(*statements.import_statements(brought, most))

    async def save_uptime(self, milliseconds: int) -> int:
        if milliseconds:
            await self._write((UPDATE_RUNNING_UPTIME, (milliseconds,)))
        return max(milliseconds, await self._read(load_uptime))

    @property
    def database_status(self) -> None:
        """None: the file is on this machine."""

    async def claim_match(self, match: str) -> None:
        """Return None: a file has only one server."""

    def on_match_lost(self, lost: Callable[[str], None]) -> None:
        """Do nothing: no other server can take over a match."""

    def on_lease_expired(self, expired: Callable[[], None]) -> None:
        """Do nothing: a file is not leased."""

    def on_server_dead(self, dead: Callable[[str], None]) -> None:
        """Do nothing: a file has only one server."""

    async def check_writable(self) -> None:
        await self._write((f"pragma application_id = {APPLICATION_ID}", ()))

    def _write(
        self, *statements: Statement, kept: tuple[str, int] | None = None
    ) -> Awaitable[None]:
        return self._writer.write(statements, kept)

    # ------------------------------------------------------------ reading

    async def load_match(self, match: str) -> StoredMatch | None:
        return await self._read(lambda db: load_match(db, match))

    async def load_analysis(self, match: str) -> AnalysisRecord | None:
        return await self._read(lambda db: load_analysis(db, match))

    async def load_import(self, name: str) -> str | None:
        row = await self._read(lambda db: db.execute(statements.SELECT_IMPORT, (name,)).fetchone())
        return str(row[0]) if row else None

    async def matches_due(self, by: int) -> tuple[str, ...]:
        found = await self._read(lambda db: db.execute(statements.SELECT_DUE, (by,)).fetchall())
        return tuple(str(name) for (name,) in found)

    async def load_listings(
        self, stage: ListingStage, game: str, now: str, before: tuple[str, str], most: int
    ) -> tuple[ListingRecord, ...]:
        return await self._read(lambda db: load_listings(db, stage, game, now, before, most))

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
        row = await self._read(
            lambda db: db.execute(statements.SELECT_FRAMES, (match, seq)).fetchone()
        )
        return bytes(row[0]) if row else None

    async def load_traces(self, match: str) -> dict[int, str]:
        return await self._read(lambda db: load_traces(db, match))

    async def count_matches(self) -> MatchCount:
        return await self._read(count_matches)

    async def find_damage(self) -> tuple[str, ...]:
        return await asyncio.to_thread(self._find_damage)

    def _find_damage(self) -> tuple[str, ...]:
        """Check on a separate connection, so that reads and writes go on."""
        with closing(read_only(self.path)) as db:
            self._damage_check = db
            try:
                return find_faults(db) if not self._is_closing else ()
            except sqlite3.Error as error:
                raise StoreUnavailable(str(error), reason_of(error)) from error
            finally:
                self._damage_check = None

    async def _fetch(self, sql: str, asked: Row) -> Sequence[Row]:
        return await self._read(lambda db: db.execute(sql, asked).fetchall())

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._answer, question)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            self._opened.reading.execute("begin")
            try:
                return question(self._opened.reading)
            finally:
                self._opened.reading.execute("rollback")
        except sqlite3.Error as error:
            raise unavailable(error) from error


def _clock(match: str, clock: ClockRecord) -> tuple[Statement, ...]:
    """Statements that save a clock and raise the uptime to the clock's time."""
    stands = (statements.UPSERT_CLOCK, (match, clock.state, clock.due))
    return stands, (UPSERT_UPTIME, (clock.at,))
