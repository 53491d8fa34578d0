"""What is in a file, and whether all of it can be read."""

import sqlite3

from tavolino.store.records import Count
from tavolino.store.sqlite.connection import reason_of

FAULTS = 20
"""So many are told; a badly damaged file has thousands."""


def count(db: sqlite3.Connection) -> Count:
    asked = "select count(*), count(*) - count(finished) from matches"
    return Count(*db.execute(asked).fetchone())


def faults(db: sqlite3.Connection) -> tuple[str, ...]:
    """What SQLite finds when it looks at every page."""
    try:
        found = [line for (line,) in db.execute(f"pragma quick_check({FAULTS})")]
    except sqlite3.DatabaseError as error:
        if reason_of(error) != "damaged":
            raise
        return (str(error),)
    return () if found == ["ok"] else tuple(found)
