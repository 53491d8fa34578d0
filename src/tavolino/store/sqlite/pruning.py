"""Deletes finished matches, matches that never began and empty accounts from a database file."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from tavolino.store.pruning import AbsentSince, Prunable, delete_each
from tavolino.store.records import StoreUnavailable
from tavolino.store.sql import statements
from tavolino.store.sql.accounts import DELETE_EMPTY_ACCOUNT, SELECT_EMPTY_ACCOUNTS
from tavolino.store.sql.statements import Statement
from tavolino.store.sqlite.connection import connect, prepare, read_only, reason_of
from tavolino.store.sqlite.read_records import has_claims

T = TypeVar("T")


class FilePruning:
    """Lists and deletes matches and accounts of a file; raises StoreError."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def prunable(self, before: str) -> list[Prunable]:
        """Return matches that finished, or were created and never begun, before this time."""
        with self._explain_errors(), closing(read_only(self._database)) as db:
            found = db.execute(statements.SELECT_PRUNABLE, (before, before))
            return [Prunable(match, game, bool(finished)) for match, game, finished in found]

    def prune(self, chosen: Sequence[Prunable], at: str) -> Iterator[Prunable]:
        """Delete matches one by one and yield each deleted one; a match begun meanwhile stays."""
        yield from self._delete(chosen, lambda each: [(statements.INSERT_PRUNED, (each.match, at))])

    def empty_accounts(self, absent: AbsentSince) -> list[str]:
        """Return the ids of empty accounts; none for files of older versions."""
        with self._explain_errors(), closing(read_only(self._database)) as db:
            if not has_claims(db):
                return []
            return [
                name
                for (name,) in db.execute(
                    SELECT_EMPTY_ACCOUNTS, (absent.created_before, absent.session_until)
                )
            ]

    def delete_empty_accounts(self, people: Sequence[str], absent: AbsentSince) -> Iterator[str]:
        """Delete accounts one by one and yield each deleted id; one no longer empty stays."""
        asked = (absent.created_before, absent.session_until)
        yield from self._delete(
            people, lambda name: [(sql, (name, *asked)) for sql in DELETE_EMPTY_ACCOUNT]
        )

    def _delete(self, chosen: Sequence[T], how: Callable[[T], list[Statement]]) -> Iterator[T]:
        with self._explain_errors(), closing(connect(self._database)) as db:
            prepare(db, self._database)

            def leave(each: T) -> bool:
                try:
                    db.execute("begin immediate")
                    for statement in how(each):
                        db.execute(*statement)
                    db.execute("commit")
                except sqlite3.IntegrityError:
                    db.execute("rollback")
                    return False
                return True

            yield from delete_each(chosen, leave)

    @contextmanager
    def _explain_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{self._database}: {error}", reason_of(error)) from error
