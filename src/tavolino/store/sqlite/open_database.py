"""Opens a database file for its server, logs missing writes, and closes it."""

import logging
import sqlite3
from contextlib import ExitStack, closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from tavolino.store.sqlite.connection import connect, prepare
from tavolino.store.sqlite.file_identity import FileIdentity
from tavolino.store.sqlite.file_lock import FileLock
from tavolino.store.sqlite.integrity import missing_writes, wal_size

_log = logging.getLogger(__name__)


class OpenDatabase:
    """Two connections and the lock that makes this process the only server; raises StoreError."""

    def __init__(self, database: Path) -> None:
        wal = wal_size(database)
        connect(database).close()  # fails for files of other programs, before a lock file is made
        with ExitStack() as opened:
            self.lock = FileLock(database)
            opened.callback(self.lock.release)
            self.writing = opened.enter_context(closing(connect(database)))
            prepare(self.writing, database)
            self.reading = opened.enter_context(closing(connect(database)))
            prepare(self.reading, database)
            with suppress(sqlite3.DatabaseError):  # the integrity check reports damaged pages
                if said := missing_writes(self.writing, database, self.lock.last_write, wal):
                    _log.warning("%s", said)
            self._mark_open()
            self.files = FileIdentity(database)
            self._closing = opened.pop_all()

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self.writing.execute("delete from opened")
        self._closing.close()

    def _mark_open(self) -> None:
        """Mark the file itself as open, not only its -wal, so that a copy of it has the mark."""
        since = datetime.now(UTC).isoformat(timespec="seconds")
        with suppress(sqlite3.Error):  # matches can still be viewed on a full disk
            self.writing.execute("delete from opened")
            self.writing.execute("insert into opened values (?)", (since,))
            self.writing.execute("pragma wal_checkpoint(passive)")
