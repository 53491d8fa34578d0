"""The one thread that writes. What arrives while the disk is busy shares the next commit."""

import logging
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread

from msgspec import Struct

from tavolino.store.records import OutOfStep, StoreError, StoreUnavailable
from tavolino.store.sqlite.claim import Claim
from tavolino.store.sqlite.connection import unavailable
from tavolino.store.sqlite.open_files import OpenFiles
from tavolino.store.sqlite.rows import Statement

GROUP = 500
"""So many writes share a commit at most."""

_log = logging.getLogger(__name__)


class Write(Struct, frozen=True, eq=False):
    """Some statements that are done together or not at all."""

    statements: tuple[Statement, ...]
    done: Future[None]
    kept: tuple[str, int] | None
    """The match and the number of the entry that are kept by it, if one is."""


class Writer:
    """Answers a write after its commit: what was acknowledged is on disk."""

    def __init__(self, db: sqlite3.Connection, files: OpenFiles, claim: Claim) -> None:
        self.db = db
        self._files = files
        self._claim = claim
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, *statements: Statement, kept: tuple[str, int] | None = None) -> Future[None]:
        """Ask for these statements; the answer comes from another thread."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # what is under way can no longer be cancelled
        self._queue.put(Write(statements, done, kept))
        return done

    @property
    def pending(self) -> int:
        """How many writes wait to be begun."""
        return self._queue.qsize()

    def finish(self) -> None:
        """Write what was asked for so far, and no more."""
        self._queue.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first, *islice(iter(self._waiting, None), GROUP - 1)]
            try:
                self.commit(group)
            except Exception as error:  # whatever happens here, nobody waits for ever
                _log.exception("the writer stumbled")
                self._roll_back()
                late = [write for write in group if not write.done.done()]
                _settle(late, [StoreUnavailable(repr(error))] * len(late))

    def _waiting(self) -> Write | None:
        try:
            more = self._queue.get_nowait()
        except Empty:
            return None
        if more is None:
            self._queue.put(None)  # the end: to be read again after this group
        return more

    def commit(self, group: Sequence[Write]) -> None:
        """Do a group in one transaction; where that fails, each write stands for itself."""
        try:
            self._begin()
        except StoreUnavailable as error:
            late = [*group, *iter(self._waiting, None)]  # they would wait as long, and in vain
            _settle(late, [error] * len(late))
            return
        try:
            outcomes = [self._try(write) for write in group]
            self.db.execute("commit")
            self._files.demand_unmoved()
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
                self._claim.note(*write.kept)
                return

    def _begin(self) -> None:
        self._files.demand_unmoved()
        try:
            self.db.execute("begin immediate")
        except sqlite3.Error as error:
            raise unavailable(error) from error

    def _try(self, write: Write) -> StoreError | None:
        """Do one write of a group; what is wrong with it alone does not disturb the others."""
        self.db.execute("savepoint one")
        try:
            for sql, values in write.statements:
                self.db.execute(sql, values)
            return None
        except sqlite3.IntegrityError as error:
            self.db.execute("rollback to one")
            return OutOfStep(str(error))
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
    """Answer those who wait."""
    for write, error in zip(group, outcomes, strict=True):
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
