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
    Count,
    EntryRecord,
    MatchRecord,
    ReelRecord,
    SeatRecord,
    SnapshotRecord,
    Stored,
    StoreUnavailable,
)
from tavolino.store.sqlite import rows
from tavolino.store.sqlite.checks import count, faults
from tavolino.store.sqlite.connection import read_only, reason_of, unavailable
from tavolino.store.sqlite.migrate import APPLICATION_ID
from tavolino.store.sqlite.opening import Opened
from tavolino.store.sqlite.rows import Statement, values
from tavolino.store.sqlite.writer import Writer

T = TypeVar("T")


class SqliteStore:
    """Matches in one file: what `tavolino.store.protocol.Store` asks for."""

    def __init__(self, path: str | Path) -> None:
        """Open the file, or make it; raises Taken, UnusableDatabase or StoreUnavailable."""
        self.path = Path(path).resolve()
        self._opened = Opened(self.path)
        self._writer = Writer(self._opened.writing, self._opened.files, self._opened.claim)
        self._reader = ThreadPoolExecutor(1, "store-reader")
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

    # ------------------------------------------------------------ writing

    @property
    def pending(self) -> int:
        return self._writer.pending

    async def create(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        seated: list[Statement] = [(rows.NEW_SEAT, (match.id, *values(seat))) for seat in seats]
        await self._write((rows.NEW_MATCH, values(match)), *seated, kept=(match.id, -1))

    async def append(
        self,
        match: str,
        *entries: EntryRecord,
        finishes: bool = False,
        reel: ReelRecord | None = None,
    ) -> None:
        statements: list[Statement] = [
            (rows.NEW_ENTRY, (match, *values(entry))) for entry in entries
        ]
        last = entries[-1]
        if reel:
            statements.append((rows.NEW_REEL, (match, entries[0].seq, *values(reel))))
        if finishes:
            statements.append((rows.FINISHED, (last.at, match)))
        await self._write(*statements, kept=(match, last.seq))

    async def seat(self, match: str, seat: SeatRecord) -> None:
        row = (seat.kind, seat.level, seat.name, seat.token, match, seat.seat)
        await self._write((rows.CHANGED_SEAT, row))

    async def snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        await self._write((rows.NEW_SNAPSHOT, (match, *values(snapshot))))

    async def prove(self) -> None:
        await self._write((f"pragma application_id = {APPLICATION_ID}", ()))

    async def _write(self, *statements: Statement, kept: tuple[str, int] | None = None) -> None:
        await self._writer.write(*statements, kept=kept)

    # ------------------------------------------------------------ reading

    async def load(self, match: str) -> Stored | None:
        return await self._read(lambda db: rows.load(db, match))

    async def reel(self, match: str, seq: int) -> bytes | None:
        row = await self._read(lambda db: db.execute(rows.FRAMES, (match, seq)).fetchone())
        return bytes(row[0]) if row else None

    async def traces(self, match: str) -> dict[int, str]:
        return await self._read(lambda db: rows.traces(db, match))

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
