"""Opens connections to a SQLite file and translates its errors."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.store.records import StoreUnavailable, UnavailableReason, UnusableDatabase
from tavolino.store.sqlite.migrate import migrate, require_known_version

BUSY_TIMEOUT_SECONDS = 5.0
"""Seconds that a write waits for another process that writes."""

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
    """Open or create the file; raises UnusableDatabase or StoreUnavailable."""
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
    """Migrate the database and set WAL mode, full synchronization and foreign keys."""
    with _explain_errors(path, db):
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        migrate(db)


def read_only(path: Path) -> sqlite3.Connection:
    """Open a file read-only, also while a server writes to it; raises like `connect`."""
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
    """Raise errors as StoreErrors that name the file, and close the connection."""
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
    """Log a SQLite error and convert it to StoreUnavailable."""
    _log.error("the database cannot be used: %s", error)
    return StoreUnavailable(str(error), reason_of(error))


def reason_of(error: Exception) -> UnavailableReason:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return REASON_OF_CODE.get(code & 0xFF, "failed")
