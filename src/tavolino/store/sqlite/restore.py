"""A copy takes the place of the database, which is kept aside."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import count as counted
from pathlib import Path

from msgspec import Struct

from tavolino.store.records import Count, UnusableDatabase
from tavolino.store.sqlite.backup import copied, keep_names, publish
from tavolino.store.sqlite.connection import read_only
from tavolino.store.sqlite.file_lock import Claim
from tavolino.store.sqlite.integrity import count, faults, wal_size


class Restored(Struct, frozen=True):
    """What is there now, and where that lies which was there before."""

    kept: Count
    aside: Path | None


def restore(copy: Path, database: Path) -> Restored:
    """Raises StoreError, also while a server has the database open, or OSError."""
    kept = _checked(copy)
    database.parent.mkdir(parents=True, exist_ok=True)
    claim = Claim(database)
    try:
        with copied(copy, database) as made:
            aside = _put_aside(database) if database.exists() else None
            made.replace(database)
        keep_names(database.parent)
        claim.forget()
    finally:
        claim.release()
    return Restored(kept, aside)


def _checked(copy: Path) -> Count:
    with closing(read_only(copy)) as db:
        if found := faults(db):
            raise UnusableDatabase(f"{copy}: it is damaged: {found[0]}")
        return count(db)


def _put_aside(database: Path) -> Path:
    """With what is written ahead of it, which must not meet the copy; the name stays taken."""
    aside = next(name for name in _names(database) if not name.exists())
    publish(database, aside)
    if wal_size(database):
        Path(f"{database}-wal").rename(f"{aside}-wal")
    for suffix in ("-wal", "-shm"):
        Path(f"{database}{suffix}").unlink(missing_ok=True)
    return aside


def _names(database: Path) -> Iterator[Path]:
    name = f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    yield database.with_name(name)
    yield from (database.with_name(f"{name}-{number}") for number in counted(2))
