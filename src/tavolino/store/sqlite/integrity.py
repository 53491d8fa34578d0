"""What is in a file, and whether all of it can be read."""

import sqlite3
from pathlib import Path

from tavolino.store.records import MatchCount
from tavolino.store.sqlite import read_records
from tavolino.store.sqlite.connection import reason_of
from tavolino.store.sqlite.file_lock import LastWrite

MAX_FAULTS = 20
"""So many are told; a badly damaged file has thousands."""


def count_matches(db: sqlite3.Connection) -> MatchCount:
    asked = "select count(*), count(*) - count(finished) from matches"
    return MatchCount(*db.execute(asked).fetchone())


def unreadable_matches(db: sqlite3.Connection) -> list[str]:
    """The matches of which something lies in a damaged page, as far as they can be listed."""
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
    """How much is written ahead of the file; to be asked before it is opened."""
    try:
        return Path(f"{database}-wal").stat().st_size
    except OSError:
        return 0


def missing_writes(db: sqlite3.Connection, database: Path, note: LastWrite | None, wal: int) -> str:
    """What was written and is not there, in words; `wal` is the size of the -wal before we came.

    If the lock file does not know what was written last, the mark of an open file is all we have.
    """
    if note and note.match:
        if _has_write(db, note):
            return ""
        last = f"entry {note.seq} of match {note.match}" if note.seq >= 0 else f"match {note.match}"
        return (
            f"moves are missing from {database.name}: {last} was written last and is not there. "
            f"Was {database.name}-wal lost, or an older copy put in its place?"
        )
    if wal or not is_marked_open(db):
        return ""
    return (
        f"moves may be missing from {database.name}: it was not closed, and has no "
        f"{database.name}-wal. Is it a copy of the one file alone?"
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
    """An older database does not have every table."""
    asked = "select 1 from sqlite_master where type = 'table' and name = ?"
    return db.execute(asked, (table,)).fetchone() is not None


def find_faults(db: sqlite3.Connection) -> tuple[str, ...]:
    """What SQLite finds when it looks at every page."""
    try:
        found = [line for (line,) in db.execute(f"pragma quick_check({MAX_FAULTS})")]
    except sqlite3.DatabaseError as error:
        if reason_of(error) != "damaged":
            raise
        return (str(error),)
    return () if found == ["ok"] else tuple(found)
