"""Copies a database in one step, without blocking a server that writes to it."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tavolino.store.records import MatchCount, StoreUnavailable, UnusableDatabase
from tavolino.store.sqlite.connection import read_only, reason_of
from tavolino.store.sqlite.integrity import count_matches, find_faults, is_marked_open


def back_up(database: Path, target: Path) -> MatchCount:
    """Copy a database; raises StoreError, or OSError if the target exists."""
    with temporary_copy(database, target) as made:
        kept = _match_count(made)
        move_into_place(made, target)
    return kept


@contextmanager
def temporary_copy(database: Path, target: Path) -> Iterator[Path]:
    """Make and check a temporary copy next to the target; it is deleted afterwards."""
    file, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(file)  # readable only by its owner: it will hold the seeds of running matches
    made = Path(name)
    try:
        with closing(read_only(database)) as db:
            _fill(db, made, database)
        _close_copy(made)
        yield made
    finally:
        for left in (made, Path(f"{made}-journal")):
            left.unlink(missing_ok=True)


def _fill(db: sqlite3.Connection, made: Path, database: Path) -> None:
    try:
        db.execute("vacuum into ?", (str(made),))
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{database}: {error}", reason_of(error)) from error


def _close_copy(made: Path) -> None:
    """Remove the mark of an open file, check the copy and sync it to disk."""
    with closing(sqlite3.connect(made, isolation_level=None)) as db:
        if is_marked_open(db):
            db.execute("delete from opened")
        if found := find_faults(db):
            raise UnusableDatabase(f"the copy is damaged: {found[0]}")
    with made.open("rb") as file:
        os.fsync(file.fileno())


def _match_count(made: Path) -> MatchCount:
    with closing(read_only(made)) as db:
        return count_matches(db)


def move_into_place(made: Path, target: Path) -> None:
    """Rename a file without overwriting; raises FileExistsError if the target exists."""
    try:
        os.link(made, target)
    except FileExistsError:
        raise
    except OSError:  # not every file system supports hard links
        if target.exists():
            raise FileExistsError(target) from None
        made.rename(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Sync the entries of a folder to disk."""
    with suppress(OSError):  # not every system can open folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
