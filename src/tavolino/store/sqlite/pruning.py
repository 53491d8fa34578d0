"""Matches that are over, or never began, leave the database as a whole; others cannot. So do people
who have nothing there."""

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
    """What may leave a file, and does; raises StoreError."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def prunable(self, before: str) -> list[Prunable]:
        """Which matches were over, or laid and not begun, before this time?"""
        with self._explain_errors(), closing(read_only(self._database)) as db:
            found = db.execute(statements.SELECT_PRUNABLE, (before, before))
            return [Prunable(match, game, bool(finished)) for match, game, finished in found]

    def prune(self, chosen: Sequence[Prunable], at: str) -> Iterator[Prunable]:
        """Remove them one by one, and say which are gone; one that has begun meanwhile stays."""
        yield from self._delete(chosen, lambda each: [(statements.INSERT_PRUNED, (each.match, at))])

    def empty_accounts(self, absent: AbsentSince) -> list[str]:
        """Who has nothing here? Older files do not know."""
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
        """Remove them one by one, and say who is gone; who has something meanwhile stays."""
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
