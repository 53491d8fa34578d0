"""All that is kept in a file, read beside whoever writes it. Older files are read as they are."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from tavolino.store.records import (
    AnalysisRecord,
    Count,
    GameCount,
    ImportRecord,
    ReportRecord,
    Space,
    Stored,
    StoreUnavailable,
)
from tavolino.store.sql import statements
from tavolino.store.sql.accounts import Kept
from tavolino.store.sql.ratings import Reached
from tavolino.store.sqlite import integrity, read_lobby, read_records
from tavolino.store.sqlite.connection import read_only, reason_of

T = TypeVar("T")


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
        return self._ask(lambda db: [name for (name,) in db.execute(statements.NAMES)])

    def load(self, match: str) -> Stored | None:
        return self._ask(lambda db: read_records.load(db, match))

    def traces(self, match: str) -> dict[int, str]:
        return self._ask(lambda db: read_records.traces(db, match))

    def frames(self, match: str, seq: int) -> bytes:
        """What was seen of this entry; empty if nothing was."""
        found = self._ask(lambda db: db.execute(statements.FRAMES, (match, seq)).fetchone())
        return bytes(found[0]) if found else b""

    def analysis(self, match: str) -> AnalysisRecord | None:
        return self._ask(lambda db: read_records.analysis(db, match))

    def imports(self) -> list[ImportRecord]:
        return self._ask(read_records.imports)

    def hours(self) -> int:
        """How many milliseconds the house has been open."""
        return self._ask(read_records.hours)

    def secrets(self) -> dict[str, str]:
        """What the house keeps to itself, by its names."""
        return self._ask(read_records.secrets)

    def reached(self) -> Reached:
        """What people reached, and their ratings."""
        return self._ask(read_records.everything_reached)

    def people(self) -> list[Kept]:
        """Everybody who keeps who they are."""
        return self._ask(read_records.people)

    def known(self) -> int:
        """How many they are."""
        return self._ask(read_records.known)

    def count(self) -> Count:
        return self._ask(integrity.count)

    def games(self) -> list[GameCount]:
        return self._ask(lambda db: [GameCount(*row) for row in db.execute(statements.BY_GAME)])

    def reports(self) -> list[ReportRecord]:
        """All that was reported to whoever runs the house, the oldest first."""
        return self._ask(read_lobby.reports)

    def space(self) -> Space:
        return Space(self.path.stat().st_size, self._ask(_free), integrity.wal_size(self.path))

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
