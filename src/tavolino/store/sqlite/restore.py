"""Replaces a database by a copy and keeps the previous database under another name."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import count as counted
from pathlib import Path

from msgspec import Struct

from tavolino.store.records import MatchCount, UnusableDatabase
from tavolino.store.sqlite.backup import move_into_place, sync_folder, temporary_copy
from tavolino.store.sqlite.connection import read_only
from tavolino.store.sqlite.file_lock import FileLock
from tavolino.store.sqlite.integrity import count_matches, find_faults, wal_size


class RestoreResult(Struct, frozen=True):
    """The matches in the restored database, and the path of the previous one."""

    count: MatchCount
    previous: Path | None


def restore(copy: Path, database: Path) -> RestoreResult:
    """Replace a database by a copy.

    Raises StoreError, also while a server has the database open, or OSError.
    """
    kept = _check(copy)
    database.parent.mkdir(parents=True, exist_ok=True)
    claim = FileLock(database)
    try:
        with temporary_copy(copy, database) as made:
            aside = _put_aside(database) if database.exists() else None
            made.replace(database)
        sync_folder(database.parent)
        claim.forget()
    finally:
        claim.release()
    return RestoreResult(kept, aside)


def _check(copy: Path) -> MatchCount:
    with closing(read_only(copy)) as db:
        if found := find_faults(db):
            raise UnusableDatabase(f"{copy}: the file is damaged: {found[0]}")
        return count_matches(db)


def _put_aside(database: Path) -> Path:
    """Rename the database and its -wal, which must not mix with the copy."""
    aside = next(name for name in _names(database) if not name.exists())
    move_into_place(database, aside)
    if wal_size(database):
        Path(f"{database}-wal").rename(f"{aside}-wal")
    for suffix in ("-wal", "-shm"):
        Path(f"{database}{suffix}").unlink(missing_ok=True)
    return aside


def _names(database: Path) -> Iterator[Path]:
    name = f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    yield database.with_name(name)
    yield from (database.with_name(f"{name}-{number}") for number in counted(2))
