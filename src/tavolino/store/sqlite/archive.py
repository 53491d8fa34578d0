"""All that is kept in a file, read beside whoever writes it. Older files are read as they are."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from msgspec import Struct

from tavolino.store.records import Count, Stored, StoreUnavailable
from tavolino.store.sqlite import checks, rows
from tavolino.store.sqlite.connection import read_only, reason_of

T = TypeVar("T")

BY_GAME = """
select
  game,
  count(*),
  count(finished),
  sum(finished is null and not exists (
    select 1 from entries where match = id and seat >= 0
  )),
  sum(coalesce((select max(seq) + 1 from entries where match = id), 0)),
  max(coalesce((select at from entries where match = id order by seq desc limit 1), created))
from matches group by game order by game
"""


class GameCount(Struct, frozen=True):
    """What is kept of one game."""

    game: str
    matches: int
    finished: int
    never_begun: int
    """Nobody has acted yet, only chance."""
    entries: int
    last: str
    """When the last entry was written, or the last table laid."""


class Space(Struct, frozen=True):
    """How many bytes a database takes."""

    file: int
    free: int
    """So many of them wait to be used again."""
    wal: int
    """So many are written ahead of the file."""


class Archive:
    """Raises StoreError if the file cannot be read, or what is asked for cannot."""

    def __init__(self, database: Path) -> None:
        self.path = database
        self._db = read_only(database)

    def __enter__(self) -> "Archive":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self._db.close()

    def matches(self) -> list[str]:
        """Their ids, in the order in which they were laid."""
        asked = "select id from matches order by created, id"
        return self._ask(lambda db: [name for (name,) in db.execute(asked)])

    def load(self, match: str) -> Stored | None:
        return self._ask(lambda db: rows.load(db, match))

    def traces(self, match: str) -> dict[int, str]:
        return self._ask(lambda db: rows.traces(db, match))

    def count(self) -> Count:
        return self._ask(checks.count)

    def games(self) -> list[GameCount]:
        return self._ask(lambda db: [GameCount(*row) for row in db.execute(BY_GAME)])

    def space(self) -> Space:
        return Space(self.path.stat().st_size, self._ask(_free), checks.wal_size(self.path))

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """In one moment: nobody's move comes between."""
        try:
            self._db.execute("begin")
            try:
                return question(self._db)
            finally:
                self._db.execute("rollback")
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{self.path}: {error}", reason_of(error)) from error


def _free(db: sqlite3.Connection) -> int:
    (pages,) = db.execute("pragma freelist_count").fetchone()
    (size,) = db.execute("pragma page_size").fetchone()
    return int(pages * size)
