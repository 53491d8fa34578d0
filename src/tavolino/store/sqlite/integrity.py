"""Checks a database file for damage and missing writes."""

import sqlite3
from pathlib import Path

from tavolino.store.records import MatchCount
from tavolino.store.sqlite import read_records
from tavolino.store.sqlite.connection import reason_of
from tavolino.store.sqlite.file_lock import LastWrite

MAX_FAULTS = 20
"""Maximum number of faults to report; a badly damaged file has thousands."""


def count_matches(db: sqlite3.Connection) -> MatchCount:
    asked = "select count(*), count(*) - count(finished) from matches"
    return MatchCount(*db.execute(asked).fetchone())


def unreadable_matches(db: sqlite3.Connection) -> list[str]:
    """Return the ids of matches that cannot be read completely, if ids can be listed at all."""
    lost: list[str] = []
    try:
        ids = [match for (match,) in db.execute("select id from matches")]
    except sqlite3.DatabaseError:
        return lost
    for match in ids:
        try:
            read_records.load_match(db, match)
        except sqlite3.DatabaseError:
            lost.append(match)
    return lost


def wal_size(database: Path) -> int:
    """Return the size of the write-ahead log in bytes; call this before opening the file."""
    try:
        return Path(f"{database}-wal").stat().st_size
    except OSError:
        return 0


def missing_writes(db: sqlite3.Connection, database: Path, note: LastWrite | None, wal: int) -> str:
    """Describe writes that are missing; empty if none are.

    `wal` is the size of the -wal file before the database was opened. If the lock file does not
    name the last write, only the mark of an open file can show a loss.
    """
    if note and note.match:
        if _has_write(db, note):
            return ""
        last = f"entry {note.seq} of match {note.match}" if note.seq >= 0 else f"match {note.match}"
        return (
            f"moves are missing from {database.name}: {last} was written last and is not in it. "
            f"Was {database.name}-wal lost, or was the database replaced by an older copy?"
        )
    if wal or not is_marked_open(db):
        return ""
    return (
        f"moves may be missing from {database.name}: it was not closed and has no "
        f"{database.name}-wal. Was it copied without that file?"
    )


def _has_write(db: sqlite3.Connection, note: LastWrite) -> bool:
    entry = "select 1 from entries where match = ? and seq = ?"
    match = "select 1 from matches where id = ? and ? < 0"
    asked = entry if note.seq >= 0 else match
    if db.execute(asked, (note.match, note.seq)).fetchone():
        return True
    pruned = "select 1 from pruned where match = ?"
    return _has_table(db, "pruned") and bool(db.execute(pruned, (note.match,)).fetchone())


def is_marked_open(db: sqlite3.Connection) -> bool:
    return _has_table(db, "opened") and bool(db.execute("select 1 from opened").fetchone())


def _has_table(db: sqlite3.Connection, table: str) -> bool:
    """Check for a table, because an older database does not have all of them."""
    asked = "select 1 from sqlite_master where type = 'table' and name = ?"
    return db.execute(asked, (table,)).fetchone() is not None


def find_faults(db: sqlite3.Connection) -> tuple[str, ...]:
    """Return the faults that SQLite finds when it checks every page."""
    try:
        found = [line for (line,) in db.execute(f"pragma quick_check({MAX_FAULTS})")]
    except sqlite3.DatabaseError as error:
        if reason_of(error) != "damaged":
            raise
        return (str(error),)
    return () if found == ["ok"] else tuple(found)
