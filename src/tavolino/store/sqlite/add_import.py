"""Adds an imported match to a database file, also while a server has it open."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tavolino.store.records import ImportRecord, StoreUnavailable
from tavolino.store.sql import statements
from tavolino.store.sqlite.connection import connect, prepare, reason_of


def add_import(database: Path, record: ImportRecord, most: int) -> None:
    """Save an import and keep only the `most` latest ones; raises StoreError."""
    with closing(connect(database)) as db:
        prepare(db, database)
        try:
            db.execute("begin immediate")
            for sql, given in statements.import_statements(record, most):
                db.execute(sql, given)
            db.execute("commit")
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{database}: {error}", reason_of(error)) from error
