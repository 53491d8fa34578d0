"""Connections to the file, and what its errors mean."""

import logging
import sqlite3
from pathlib import Path

from tavolino.store.records import StoreUnavailable, UnusableDatabase
from tavolino.store.sqlite.migrate import demand_ours, migrate

PATIENCE = 5.0
"""So many seconds a write waits for another process that writes."""

_log = logging.getLogger(__name__)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, or make it; raises UnusableDatabase or StoreUnavailable."""
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


def unavailable(error: sqlite3.Error) -> StoreUnavailable:
    _log.error("the database cannot be used: %s", error)
    return StoreUnavailable(str(error))
