"""Reads lobby listings, chat messages and chat reports from SQLite, also of older versions."""

import sqlite3

from tavolino.store.records import ChatRecord, ChatReportRecord, ListingRecord, ListingStage
from tavolino.store.sql import lobby_statements

CHAT_VERSION = 12
"""The first database version with chat messages and listings."""


def _has_lobby(db: sqlite3.Connection) -> bool:
    (version,) = db.execute("pragma user_version").fetchone()
    return int(version) >= CHAT_VERSION


def load_listings(
    db: sqlite3.Connection,
    stage: ListingStage,
    game: str,
    now: str,
    before: tuple[str, str],
    most: int,
) -> tuple[ListingRecord, ...]:
    asked = lobby_statements.SELECT_LISTINGS_OF_GAME if game else lobby_statements.SELECT_LISTINGS
    whose = (stage, game) if game else (stage,)
    found = db.execute(asked, (*whose, now, *before, most))
    return tuple(ListingRecord(*row) for row in found)


def load_listing(db: sqlite3.Connection, match: str) -> ListingRecord | None:
    row = (
        db.execute(lobby_statements.SELECT_LISTING, (match,)).fetchone() if _has_lobby(db) else None
    )
    return ListingRecord(*row) if row else None


def load_chat(db: sqlite3.Connection, match: str) -> tuple[ChatRecord, ...]:
    found = db.execute(lobby_statements.SELECT_CHAT, (match,)) if _has_lobby(db) else ()
    return tuple(ChatRecord(*row) for row in found)


def load_chat_reports(db: sqlite3.Connection) -> list[ChatReportRecord]:
    found = db.execute(lobby_statements.SELECT_CHAT_REPORTS) if _has_lobby(db) else ()
    return [ChatReportRecord(*row) for row in found]


def seats_statement(db: sqlite3.Connection, asked: str) -> str:
    """Adapt a query for seats to the version: older databases have no column `free`."""
    return asked if _has_lobby(db) else asked.replace(", free", ", 0")
