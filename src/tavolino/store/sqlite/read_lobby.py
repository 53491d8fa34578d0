"""What is told of public tables, and what was said at tables, as SQLite has it."""

import sqlite3

from tavolino.store.records import ListingRecord, ReportRecord, Stage, WordsRecord
from tavolino.store.sql import lobby_statements

SPOKEN = 12
"""Since this step a database keeps words and listings."""


def _knows(db: sqlite3.Connection) -> bool:
    (version,) = db.execute("pragma user_version").fetchone()
    return int(version) >= SPOKEN


def listings(
    db: sqlite3.Connection, stage: Stage, game: str, now: str, before: tuple[str, str], most: int
) -> tuple[ListingRecord, ...]:
    asked = lobby_statements.LISTINGS_OF_GAME if game else lobby_statements.LISTINGS
    whose = (stage, game) if game else (stage,)
    found = db.execute(asked, (*whose, now, *before, most))
    return tuple(ListingRecord(*row) for row in found)


def listing(db: sqlite3.Connection, match: str) -> ListingRecord | None:
    row = db.execute(lobby_statements.LISTING, (match,)).fetchone() if _knows(db) else None
    return ListingRecord(*row) if row else None


def words(db: sqlite3.Connection, match: str) -> tuple[WordsRecord, ...]:
    found = db.execute(lobby_statements.WORDS, (match,)) if _knows(db) else ()
    return tuple(WordsRecord(*row) for row in found)


def reports(db: sqlite3.Connection) -> list[ReportRecord]:
    found = db.execute(lobby_statements.REPORTS) if _knows(db) else ()
    return [ReportRecord(*row) for row in found]


def seats_then(db: sqlite3.Connection, asked: str) -> str:
    """How one asks for seats in a database of this version: before, no seat was free."""
    return asked if _knows(db) else asked.replace(", free", ", 0")
