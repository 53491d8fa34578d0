"""Connections to the file, and what its errors mean."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.store.records import StoreUnavailable, UnavailableReason, UnusableDatabase
from tavolino.store.sqlite.migrate import migrate, require_known_version

BUSY_TIMEOUT_SECONDS = 5.0
"""So many seconds a write waits for another process that writes."""

REASON_OF_CODE: dict[int, UnavailableReason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}

_log = logging.getLogger(__name__)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, or make it; raises UnusableDatabase or StoreUnavailable."""
    with _explain_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the seeds of running matches
        if not path.is_file():
            raise OSError("this is not a file")
        db = sqlite3.connect(
            path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None, check_same_thread=False
        )
    with _explain_errors(path, db):
        require_known_version(db)
    return db


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Make it safe to write: in the newest shape, with a write-ahead log, to the disk's platter."""
    with _explain_errors(path, db):
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        migrate(db)


def read_only(path: Path) -> sqlite3.Connection:
    """Look at a file that somebody else may be writing; raises as `connect` does."""
    with _explain_errors(path):
        place = f"{path.absolute().as_uri()}?mode=ro"
        db = sqlite3.connect(
            place,
            timeout=BUSY_TIMEOUT_SECONDS,
            isolation_level=None,
            check_same_thread=False,
            uri=True,
        )
    with _explain_errors(path, db):
        require_known_version(db)
    return db


@contextmanager
def _explain_errors(path: Path, db: sqlite3.Connection | None = None) -> Iterator[None]:
    """What goes wrong is told with the name of the file, and nothing is left open."""
    try:
        yield
    except (OSError, sqlite3.Error, UnusableDatabase) as error:
        if db:
            db.close()
        said = f"{path}: {error}"
        if isinstance(error, UnusableDatabase):
            raise UnusableDatabase(said) from None
        raise StoreUnavailable(said, reason_of(error)) from error


def unavailable(error: sqlite3.Error) -> StoreUnavailable:
    """What SQLite complains of, told in the log and to whoever asked."""
    _log.error("the database cannot be used: %s", error)
    return StoreUnavailable(str(error), reason_of(error))


def reason_of(error: Exception) -> UnavailableReason:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return REASON_OF_CODE.get(code & 0xFF, "failed")
