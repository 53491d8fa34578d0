"""The default store: one SQLite file in WAL mode, written by one thread in groups.

A write is answered only after its commit, with synchronous=FULL: what was acknowledged is on disk.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from tavolino.store.records import (
    AnalysisRecord,
    CallRecord,
    ClockRecord,
    Count,
    EntryRecord,
    ImportRecord,
    ListingRecord,
    MatchRecord,
    OnlookerRecord,
    ReelRecord,
    ReportRecord,
    SeatRecord,
    SnapshotRecord,
    Stage,
    Stored,
    StoreUnavailable,
    WordsRecord,
)
from tavolino.store.sql import lobby_statements, statements
from tavolino.store.sql.accounts import People
from tavolino.store.sql.ratings import Results
from tavolino.store.sql.statements import Row, Statement, values
from tavolino.store.sqlite.connection import read_only, reason_of, unavailable
from tavolino.store.sqlite.integrity import count, faults
from tavolino.store.sqlite.migrate import APPLICATION_ID
from tavolino.store.sqlite.open_database import Opened
from tavolino.store.sqlite.read_lobby import listings
from tavolino.store.sqlite.read_records import analysis, hours, load, traces
from tavolino.store.sqlite.writer import Writer

T = TypeVar("T")

OPEN_FOR = (
    "insert into hours values ('open', ?) "
    "on conflict (name) do update set milliseconds = max(milliseconds, excluded.milliseconds)"
)
OPEN_STILL = (
    "insert into hours select 'open', ? where exists (select 1 from clocks where due is not null) "
    "on conflict (name) do update set milliseconds = max(milliseconds, excluded.milliseconds)"
)


class SqliteStore:
    """Matches in one file: what `tavolino.store.interface.Store` asks for."""

    elsewhere = None

    def __init__(self, path: str | Path) -> None:
        """Open the file, or make it; raises Taken, UnusableDatabase or StoreUnavailable."""
        self.path = Path(path).resolve()
        self._opened = Opened(self.path)
        self._writer = Writer(self._opened.writing, self._opened.files, self._opened.claim)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._people = People(self._write, self._fetch)
        self._results = Results(self._write, self._fetch)
        self._examined: sqlite3.Connection | None = None
        self._is_closing = False

    async def close(self) -> None:
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._is_closing = True
        while examined := self._examined:
            examined.interrupt()
            time.sleep(0.01)
        self._writer.finish()
        self._reader.shutdown()
        self._opened.close()

    @property
    def people(self) -> People:
        return self._people

    @property
    def results(self) -> Results:
        return self._results

    # ------------------------------------------------------------ writing

    @property
    def pending(self) -> int:
        return self._writer.pending

    async def create(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        seated: list[Statement] = [
            (statements.NEW_SEAT, (match.id, *values(seat))) for seat in seats
        ]
        await self._write((statements.NEW_MATCH, values(match)), *seated, kept=(match.id, -1))

    async def append(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: ReelRecord | None = None,
        clock: ClockRecord | None = None,
    ) -> None:
        appended = statements.appended(match, entries, finishes=finishes, reel=reel)
        stands = _clock(match, clock) if clock else ()
        await self._write(*appended, *stands, kept=(match, entries[-1].seq))

    async def seat(self, match: str, seat: SeatRecord) -> None:
        await self._write(statements.changed_seat(match, seat))

    async def snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        await self._write((statements.NEW_SNAPSHOT, (match, *values(snapshot))))

    async def clock(self, match: str, clock: ClockRecord) -> None:
        await self._write(*_clock(match, clock))

    async def call(self, match: str, call: CallRecord) -> None:
        await self._write((statements.NEW_CALL, (match, *values(call))))

    async def uncall(self, match: str, seat: int, name: str) -> None:
        await self._write((statements.NO_CALL, (match, seat, name)))

    async def admit(self, match: str, onlooker: OnlookerRecord) -> None:
        await self._write((statements.NEW_ONLOOKER, (match, *values(onlooker))))

    async def turn_away(self, match: str, seat: int, name: str) -> None:
        await self._write((statements.NO_ONLOOKER, (match, seat, name)))

    async def list_table(self, listing: ListingRecord) -> None:
        await self._write((lobby_statements.LISTED_NOW, values(listing)))

    async def unlist(self, match: str) -> None:
        await self._write((lobby_statements.UNLISTED, (match,)))

    async def unlist_outdated(self, now: str) -> None:
        await self._write((lobby_statements.OUTDATED, (now,)))

    async def keep_words(self, match: str, words: WordsRecord, most: int) -> None:
        old = (lobby_statements.OLD_WORDS, (match, words.number - most))
        await self._write((lobby_statements.NEW_WORDS, (match, *values(words))), old)

    async def report(self, report: ReportRecord) -> None:
        await self._write((lobby_statements.NEW_REPORT, values(report)))

    async def secret(self, name: str, fresh: str) -> str:
        await self._write((statements.NEW_UNTOLD, (name, fresh)))
        row = await self._read(lambda db: db.execute(statements.UNTOLD, (name,)).fetchone())
        return str(row[0])

    async def keep_analysis(self, match: str, analysis: AnalysisRecord) -> None:
        await self._write((statements.NEW_ANALYSIS, (match, *values(analysis))))

    async def bring(self, brought: ImportRecord, most: int) -> None:
        await self._write(*statements.brought(brought, most))

    async def open_for(self, milliseconds: int) -> int:
        if milliseconds:
            await self._write((OPEN_STILL, (milliseconds,)))
        return max(milliseconds, await self._read(hours))

    async def keeper(self, match: str) -> None:
        """One file, one server."""

    def on_loss(self, lost: Callable[[str], None]) -> None:
        """It never happens."""

    async def prove(self) -> None:
        await self._write((f"pragma application_id = {APPLICATION_ID}", ()))

    async def _write(self, *statements: Statement, kept: tuple[str, int] | None = None) -> None:
        await self._writer.write(*statements, kept=kept)

    # ------------------------------------------------------------ reading

    async def load(self, match: str) -> Stored | None:
        return await self._read(lambda db: load(db, match))

    async def analysis(self, match: str) -> AnalysisRecord | None:
        return await self._read(lambda db: analysis(db, match))

    async def brought(self, name: str) -> str | None:
        row = await self._read(lambda db: db.execute(statements.IMPORT, (name,)).fetchone())
        return str(row[0]) if row else None

    async def due(self, by: int) -> tuple[str, ...]:
        found = await self._read(lambda db: db.execute(statements.DUE, (by,)).fetchall())
        return tuple(str(name) for (name,) in found)

    async def listings(
        self, stage: Stage, game: str, now: str, before: tuple[str, str], most: int
    ) -> tuple[ListingRecord, ...]:
        return await self._read(lambda db: listings(db, stage, game, now, before, most))

    async def reel(self, match: str, seq: int) -> bytes | None:
        row = await self._read(lambda db: db.execute(statements.FRAMES, (match, seq)).fetchone())
        return bytes(row[0]) if row else None

    async def traces(self, match: str) -> dict[int, str]:
        return await self._read(lambda db: traces(db, match))

    async def count(self) -> Count:
        return await self._read(count)

    async def faults(self) -> tuple[str, ...]:
        return await asyncio.to_thread(self._examine)

    def _examine(self) -> tuple[str, ...]:
        """On a connection of its own: the others go on beside it."""
        with closing(read_only(self.path)) as db:
            self._examined = db
            try:
                return faults(db) if not self._is_closing else ()
            except sqlite3.Error as error:
                raise StoreUnavailable(str(error), reason_of(error)) from error
            finally:
                self._examined = None

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
    """How the time stands, and how long the house has been open at least."""
    stands = (statements.NEW_CLOCK, (match, clock.state, clock.due))
    return stands, (OPEN_FOR, (clock.at,))
