"""Writes to SQLite in one thread: writes that arrive during a commit share the next one."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

import msgspec
from msgspec import Struct

from tavolino.store.records import SequenceConflict, StoreError, StoreUnavailable
from tavolino.store.sql.statements import INSERT_ENTRY, Row, Statement
from tavolino.store.sqlite.connection import unavailable
from tavolino.store.sqlite.file_identity import FileIdentity
from tavolino.store.sqlite.file_lock import FileLock
from tavolino.store.sqlite.read_records import INSERT_ENTRIES

MAX_GROUP_WRITES = 500
"""Maximum number of writes that share a commit."""

Settled: TypeAlias = tuple["asyncio.Future[None]", StoreError | None]

_log = logging.getLogger(__name__)


class Write(Struct, frozen=True, eq=False):
    """Statements that succeed or fail together."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None]
    kept: tuple[str, int] | None
    """The match and the last entry number that it writes, if any; -1 for a new match."""

    @property
    def is_entries(self) -> bool:
        """Does it consist of entries only, like most writes?"""
        return all(sql is INSERT_ENTRY for sql, _ in self.statements)


class Writer:
    """Runs writes in one thread and completes each after its commit."""

    def __init__(self, db: sqlite3.Connection, files: FileIdentity, claim: FileLock) -> None:
        self.db = db
        self._files = files
        self._lock = claim
        self._waiting: deque[Write] = deque()
        self._wake: SimpleQueue[bool] = SimpleQueue()
        """True: writes are waiting. False: the thread must end."""
        self._is_woken = False
        self._thread = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def write(
        self, statements: tuple[Statement, ...], kept: tuple[str, int] | None = None
    ) -> asyncio.Future[None]:
        """Run statements in one transaction; cancelling the wait does not stop them."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(statements, done, kept))
        if not self._is_woken:  # otherwise the thread is awake already
            self._is_woken = True
            self._wake.put(True)
        return done

    @property
    def pending(self) -> int:
        """Number of writes that have not started yet."""
        return len(self._waiting)

    def finish(self) -> None:
        """Finish all pending writes and end the thread."""
        self._wake.put(False)
        self._thread.join()

    def _write_on(self) -> None:
        while self._wake.get():
            self._is_woken = False  # before taking, so that no later write is missed
            while group := self._take(MAX_GROUP_WRITES):
                try:
                    self.commit(group)
                except Exception as error:  # no caller may wait forever
                    _log.exception("the writer failed")
                    self._roll_back()
                    _settle(group, [StoreUnavailable(repr(error))] * len(group))

    def _take(self, most: int) -> list[Write]:
        """Take the oldest waiting writes."""
        return [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]

    def commit(self, group: Sequence[Write]) -> None:
        """Commit a group in one transaction; if that fails, commit each write alone."""
        try:
            self._begin()
        except StoreUnavailable as error:
            late = [*group, *self._take(self.pending)]  # they would time out as well
            _settle(late, [error] * len(late))
            return
        try:
            outcomes = self._write_group(group)
            self.db.execute("commit")
            self._files.require_unmoved()
        except StoreUnavailable as error:
            _settle(group, [error] * len(group))
        except sqlite3.Error as error:
            self._roll_back()
            if len(group) == 1:
                _settle(group, [unavailable(error)])
            else:
                for write in group:
                    self.commit([write])
        else:
            self._note(group, outcomes)
            _settle(group, outcomes)

    def _note(self, group: Sequence[Write], outcomes: Sequence[StoreError | None]) -> None:
        """Note the last write before any caller is answered, so that every loss is noticed."""
        for write, error in zip(reversed(group), reversed(outcomes), strict=True):
            if error is None and write.kept:
                self._lock.record(*write.kept)
                return

    def _begin(self) -> None:
        self._files.require_unmoved()
        try:
            self.db.execute("begin immediate")
        except sqlite3.Error as error:
            raise unavailable(error) from error

    def _write_group(self, group: Sequence[Write]) -> list[StoreError | None]:
        """Insert all entries with one statement, and run the other writes one by one.

        After each statement another thread may take the GIL: with one statement for each entry,
        this thread would hardly ever run.
        """
        entries = [row for write in group if write.is_entries for _, row in write.statements]
        together = len(entries) > 1 and self._inserted_entries(entries)
        return [
            None if together and write.is_entries else self._write_one(write) for write in group
        ]

    def _inserted_entries(self, entries: Sequence[Row]) -> bool:
        """Insert all entries at once; return False, without any change, if one of them fails."""
        self.db.execute("savepoint many")
        try:
            self.db.execute(INSERT_ENTRIES, (msgspec.json.encode(entries).decode(),))
            return True
        except (sqlite3.IntegrityError, ValueError):
            self.db.execute("rollback to many")
            return False
        finally:
            if self.db.in_transaction:
                self.db.execute("release many")

    def _write_one(self, write: Write) -> StoreError | None:
        """Run one write of a group in a savepoint; its failure does not affect the others."""
        self.db.execute("savepoint one")
        try:
            for sql, values in write.statements:
                self.db.execute(sql, values)
            return None
        except sqlite3.IntegrityError as error:
            self.db.execute("rollback to one")
            return SequenceConflict(str(error))
        except (ValueError, OverflowError) as error:  # a text or number that SQLite cannot hold
            self.db.execute("rollback to one")
            return StoreError(str(error))
        finally:
            if self.db.in_transaction:
                self.db.execute("release one")

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have rolled back already
            self.db.execute("rollback")


def _settle(group: Sequence[Write], outcomes: Sequence[StoreError | None]) -> None:
    """Complete the writes, with one wakeup for each event loop."""
    waiting: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
    for write, error in zip(group, outcomes, strict=True):
        waiting.setdefault(write.done.get_loop(), []).append((write.done, error))
    for loop, answered in waiting.items():
        with suppress(RuntimeError):  # the loop is closed: no caller waits
            loop.call_soon_threadsafe(_answer, answered)


def _answer(answered: Sequence[Settled]) -> None:
    for done, error in answered:
        if done.done():  # the caller stopped waiting, or was answered before the failure
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
