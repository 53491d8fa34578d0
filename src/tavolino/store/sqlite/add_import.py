"""A match from a file, put into a database beside whoever serves it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tavolino.store.records import ImportRecord, StoreUnavailable
from tavolino.store.sql import statements
from tavolino.store.sqlite.connection import connect, prepare, reason_of


def add_import(database: Path, record: ImportRecord, most: int) -> None:
    """Keep it, and of all such matches only so many; raises StoreError."""
    with closing(connect(database)) as db:
        prepare(db, database)
        try:
            db.execute("begin immediate")
            for sql, given in statements.import_statements(record, most):
                db.execute(sql, given)
            db.execute("commit")
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{database}: {error}", reason_of(error)) from error
