"""The default store: one SQLite file in WAL mode, written by one thread in groups.

Writes that arrive while the disk is busy share the next commit. A write is answered only after its
commit, with synchronous=FULL: what was acknowledged is on disk.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from tavolino.store.migrate import demand_ours, migrate
from tavolino.store.records import (
    EntryRecord,
    MatchRecord,
    OutOfStep,
    ReelRecord,
    SeatRecord,
    SnapshotRecord,
    Stored,
    StoreError,
    StoreUnavailable,
    UnusableDatabase,
)

T = TypeVar("T")
Statement: TypeAlias = tuple[str, tuple[str | int | bytes | None, ...]]

GROUP = 500
"""So many writes share a commit at most."""

PATIENCE = 5.0
"""So many seconds a write waits for another process that writes."""

NEW_MATCH = "insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
NEW_SEAT = "insert into seats values (?, ?, ?, ?, ?, ?)"
NEW_ENTRY = "insert into entries values (?, ?, ?, ?, ?)"
NEW_REEL = "insert into reels (match, seq, frames, record) values (?, ?, ?, ?)"
NEW_SNAPSHOT = "insert or replace into snapshots values (?, ?, ?)"
FINISHED = "update matches set finished = ? where id = ?"
CHANGED_SEAT = (
    "update seats set kind = ?, level = ?, name = ?, token = ? where match = ? and seat = ?"
)

_log = logging.getLogger(__name__)


class Write(Struct, frozen=True, eq=False):
    """Some statements that are done together or not at all."""

    statements: tuple[Statement, ...]
    done: Future[None]


class SqliteStore:
    """Matches in one file. Every method may be called from the event loop at any time."""

    def __init__(self, path: str | Path) -> None:
        """Open the file, or make it; raises UnusableDatabase or StoreUnavailable."""
        self.path = Path(path).resolve()
        self._writing = _connect(self.path)
        self._reading = _connect(self.path)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._writer = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Finish what was asked for, and close the file."""
        await asyncio.to_thread(self._finish)

    # ------------------------------------------------------------ writing

    async def create(self, match: MatchRecord, seats: Sequence[SeatRecord]) -> None:
        """Keep a new match; OutOfStep if there is one of this id."""
        seated: list[Statement] = [(NEW_SEAT, (match.id, *_values(seat))) for seat in seats]
        await self._write((NEW_MATCH, _values(match)), *seated)

    async def append(
        self,
        match: str,
        entry: EntryRecord,
        *,
        finishes: bool = False,
        reel: ReelRecord | None = None,
    ) -> None:
        """Keep the next entry of a match; OutOfStep if that number was written already.

        With it goes what was seen of it, if anything was.
        """
        statements: list[Statement] = [(NEW_ENTRY, (match, *_values(entry)))]
        if reel:
            statements.append((NEW_REEL, (match, entry.seq, *_values(reel))))
        if finishes:
            statements.append((FINISHED, (entry.at, match)))
        await self._write(*statements)

    async def seat(self, match: str, seat: SeatRecord) -> None:
        """Keep who plays a seat from now on."""
        row = (seat.kind, seat.level, seat.name, seat.token, match, seat.seat)
        await self._write((CHANGED_SEAT, row))

    async def snapshot(self, match: str, snapshot: SnapshotRecord) -> None:
        """Keep a state in place of the match's last one."""
        await self._write((NEW_SNAPSHOT, (match, *_values(snapshot))))

    async def _write(self, *statements: Statement) -> None:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # what is under way can no longer be cancelled
        self._queue.put(Write(statements, done))
        await asyncio.wrap_future(done)

    # ------------------------------------------------------------ reading

    async def load(self, match: str) -> Stored | None:
        """All that is kept of a match, or None if there is none of this id."""
        return await self._read(lambda db: _load(db, match))

    async def reel(self, match: str, seq: int) -> bytes | None:
        """What was seen of this entry, or None if nothing was."""
        asked = "select frames from reels where match = ? and seq = ? and frames <> x''"
        row = await self._read(lambda db: db.execute(asked, (match, seq)).fetchone())
        return bytes(row[0]) if row else None

    async def records(self, match: str) -> dict[int, str]:
        """How things went that were performed, by the numbers of their entries."""
        asked = "select seq, record from reels where match = ? and record <> ''"
        return dict(await self._read(lambda db: db.execute(asked, (match,)).fetchall()))

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._answer, question)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            self._reading.execute("begin")
            try:
                return question(self._reading)
            finally:
                self._reading.execute("rollback")
        except sqlite3.Error as error:
            raise _unavailable(error) from error

    # ------------------------------------------------------------ the writer's thread

    def _write_on(self) -> None:
        while (first := self._queue.get()) is not None:
            self._commit([first, *islice(iter(self._waiting, None), GROUP - 1)])

    def _waiting(self) -> Write | None:
        try:
            more = self._queue.get_nowait()
        except Empty:
            return None
        if more is None:
            self._queue.put(None)  # the end: to be read again after this group
        return more

    def _commit(self, group: Sequence[Write]) -> None:
        """Do a group in one transaction; where that fails, each write stands for itself."""
        try:
            self._writing.execute("begin immediate")
        except sqlite3.Error as error:
            late = [*group, *iter(self._waiting, None)]  # they would wait as long, and in vain
            _settle(late, [_unavailable(error)] * len(late))
            return
        try:
            outcomes = [self._try(write) for write in group]
            self._writing.execute("commit")
        except sqlite3.Error as error:
            self._roll_back()
            if len(group) == 1:
                _settle(group, [_unavailable(error)])
            else:
                for write in group:
                    self._commit([write])
        else:
            _settle(group, outcomes)

    def _try(self, write: Write) -> StoreError | None:
        """Do one write of a group; what is wrong with it alone does not disturb the others."""
        self._writing.execute("savepoint one")
        try:
            for sql, values in write.statements:
                self._writing.execute(sql, values)
            return None
        except sqlite3.IntegrityError as error:
            self._writing.execute("rollback to one")
            return OutOfStep(str(error))
        except (ValueError, OverflowError) as error:  # a text or number that SQLite cannot hold
            self._writing.execute("rollback to one")
            return StoreError(str(error))
        finally:
            if self._writing.in_transaction:
                self._writing.execute("release one")

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have done it already
            self._writing.execute("rollback")

    def _finish(self) -> None:
        self._queue.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()


def _connect(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the seeds of running matches
        db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StoreUnavailable(f"{path}: {error}") from error
    try:
        demand_ours(db)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        migrate(db)
    except UnusableDatabase as error:
        db.close()
        raise UnusableDatabase(f"{path}: {error}") from None
    except sqlite3.Error as error:
        db.close()
        raise StoreUnavailable(f"{path}: {error}") from error
    return db


def _load(db: sqlite3.Connection, match: str) -> Stored | None:
    rows = db.execute("select * from matches where id = ?", (match,)).fetchall()
    if not rows:
        return None
    seats = db.execute(
        "select seat, kind, level, name, token from seats where match = ? order by seat", (match,)
    )
    entries = db.execute(
        "select seq, seat, text, at from entries where match = ? order by seq", (match,)
    )
    snapshots = db.execute("select seq, state from snapshots where match = ?", (match,)).fetchall()
    return Stored(
        MatchRecord(*rows[0]),
        tuple(SeatRecord(*row) for row in seats),
        tuple(EntryRecord(*row) for row in entries),
        SnapshotRecord(*snapshots[0]) if snapshots else None,
    )


def _values(record: Struct) -> tuple[Any, ...]:
    return tuple(getattr(record, field) for field in record.__struct_fields__)


def _unavailable(error: sqlite3.Error) -> StoreUnavailable:
    _log.error("the database cannot be used: %s", error)
    return StoreUnavailable(str(error))


def _settle(group: Sequence[Write], outcomes: Sequence[StoreError | None]) -> None:
    """Answer those who wait."""
    for write, error in zip(group, outcomes, strict=True):
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
