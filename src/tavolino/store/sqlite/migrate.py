"""Migrates a SQLite database to the newest schema, in numbered steps."""

import sqlite3
from importlib.resources import files

from tavolino.store.records import UnusableDatabase

APPLICATION_ID = int.from_bytes(b"tavo")
"""The application id in the SQLite file header."""


def migration_steps() -> dict[int, str]:
    """Return the SQL text of every migration, by its number."""
    folder = files("tavolino.store.sqlite") / "migrations"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=str)
    return {int(file.name[:4]): file.read_text(encoding="utf-8") for file in found}


def require_known_version(db: sqlite3.Connection) -> None:
    """Raise UnusableDatabase unless the file is empty or has a known version."""
    newest = max(migration_steps())
    version = _version(db)
    if version > newest:
        raise UnusableDatabase(
            f"the database has version {version}, and this Tavolino knows only version {newest}: "
            "install a newer Tavolino or use another database"
        )
    if not version and _one(db, "select count(*) from sqlite_master"):
        raise UnusableDatabase("the SQLite database belongs to another program")
    if version and _one(db, "pragma application_id") != APPLICATION_ID:
        raise UnusableDatabase("the SQLite database belongs to another program")


def migrate(db: sqlite3.Connection) -> None:
    """Apply every missing migration, each in its own transaction."""
    known = migration_steps()
    for number in range(_version(db) + 1, max(known) + 1):
        _apply(db, number, known[number])


def _apply(db: sqlite3.Connection, number: int, text: str) -> None:
    db.execute("begin immediate")
    try:
        if _version(db) < number:  # another process may have applied it meanwhile
            for statement in split_statements(text):
                db.execute(statement)
            db.execute(f"pragma user_version = {number}")
        db.execute("commit")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("rollback")
        raise


def split_statements(text: str) -> list[str]:
    """Split a script into statements, keeping the body of a trigger together."""
    found, rest = [], ""
    for line in text.splitlines(keepends=True):
        rest += line
        if sqlite3.complete_statement(rest):
            found.append(rest.strip())
            rest = ""
    if rest.strip():
        raise ValueError(f"unfinished statement: {rest.strip()[:80]}")
    return found


def _version(db: sqlite3.Connection) -> int:
    return _one(db, "pragma user_version")


def _one(db: sqlite3.Connection, sql: str) -> int:
    found: int = db.execute(sql).fetchone()[0]
    return found
