"""The one thread that writes. What arrives while the disk is busy shares the next commit."""

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
"""So many writes share a commit at most."""

Settled: TypeAlias = tuple["asyncio.Future[None]", StoreError | None]

_log = logging.getLogger(__name__)


class Write(Struct, frozen=True, eq=False):
    """Some statements that are done together or not at all."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None]
    kept: tuple[str, int] | None
    """The match and the number of the entry that are kept by it, if one is."""

    @property
    def is_entries(self) -> bool:
        """Is it entries and nothing else, as most are?"""
        return all(sql is INSERT_ENTRY for sql, _ in self.statements)


class Writer:
    """Answers a write after its commit: what was acknowledged is on disk."""

    def __init__(self, db: sqlite3.Connection, files: FileIdentity, claim: FileLock) -> None:
        self.db = db
        self._files = files
        self._lock = claim
        self._waiting: deque[Write] = deque()
        self._wake: SimpleQueue[bool] = SimpleQueue()
        """True: something waits. False: nothing will any more."""
        self._is_woken = False
        self._thread = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement, kept: tuple[str, int] | None = None) -> None:
        """Have these statements done; what is under way can no longer be cancelled."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(statements, done, kept))
        if not self._is_woken:  # else it is on the way already
            self._is_woken = True
            self._wake.put(True)
        await done

    @property
    def pending(self) -> int:
        """How many writes wait to be begun."""
        return len(self._waiting)

    def finish(self) -> None:
        """Write what was asked for so far, and no more."""
        self._wake.put(False)
        self._thread.join()

    def _write_on(self) -> None:
        while self._wake.get():
            self._is_woken = False  # before looking, so that what comes now is not overlooked
            while group := self._take(MAX_GROUP_WRITES):
                try:
                    self.commit(group)
                except Exception as error:  # whatever happens here, nobody waits for ever
                    _log.exception("the writer stumbled")
                    self._roll_back()
                    _settle(group, [StoreUnavailable(repr(error))] * len(group))

    def _take(self, most: int) -> list[Write]:
        """What has waited longest."""
        return [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]

    def commit(self, group: Sequence[Write]) -> None:
        """Do a group in one transaction; where that fails, each write stands for itself."""
        try:
            self._begin()
        except StoreUnavailable as error:
            late = [*group, *self._take(self.pending)]  # they would wait as long, and in vain
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
        """Before anybody is told, so that nothing that was acknowledged can be missed."""
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
        """Do what can be done at once, and the rest one by one.

        Between two statements the other threads have their turn: with one for each entry this one
        would hardly ever be on.
        """
        entries = [row for write in group if write.is_entries for _, row in write.statements]
        together = len(entries) > 1 and self._inserted_entries(entries)
        return [
            None if together and write.is_entries else self._write_one(write) for write in group
        ]

    def _inserted_entries(self, entries: Sequence[Row]) -> bool:
        """All of them, if there is nothing wrong with any."""
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
        """Do one write of a group; what is wrong with it alone does not disturb the others."""
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
        with suppress(sqlite3.Error):  # SQLite may have done it already
            self.db.execute("rollback")


def _settle(group: Sequence[Write], outcomes: Sequence[StoreError | None]) -> None:
    """Answer those who wait: each event loop is woken once."""
    waiting: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
    for write, error in zip(group, outcomes, strict=True):
        waiting.setdefault(write.done.get_loop(), []).append((write.done, error))
    for loop, answered in waiting.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, answered)


def _answer(answered: Sequence[Settled]) -> None:
    for done, error in answered:
        if done.done():  # whoever waited has left, or was answered before the writer stumbled
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
