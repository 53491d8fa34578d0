"""All that is kept in a file, read beside whoever writes it. Older files are read as they are."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from tavolino.store import rows
from tavolino.store.people import Kept
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
from tavolino.store.results import Reached
from tavolino.store.sqlite import checks, loading, lobby
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
        return self._ask(lambda db: [name for (name,) in db.execute(rows.NAMES)])

    def load(self, match: str) -> Stored | None:
        return self._ask(lambda db: loading.load(db, match))

    def traces(self, match: str) -> dict[int, str]:
        return self._ask(lambda db: loading.traces(db, match))

    def frames(self, match: str, seq: int) -> bytes:
        """What was seen of this entry; empty if nothing was."""
        found = self._ask(lambda db: db.execute(rows.FRAMES, (match, seq)).fetchone())
        return bytes(found[0]) if found else b""

    def analysis(self, match: str) -> AnalysisRecord | None:
        return self._ask(lambda db: loading.analysis(db, match))

    def imports(self) -> list[ImportRecord]:
        return self._ask(loading.imports)

    def hours(self) -> int:
        """How many milliseconds the house has been open."""
        return self._ask(loading.hours)

    def secrets(self) -> dict[str, str]:
        """What the house keeps to itself, by its names."""
        return self._ask(loading.secrets)

    def reached(self) -> Reached:
        """What people reached, and their ratings."""
        return self._ask(loading.everything_reached)

    def people(self) -> list[Kept]:
        """Everybody who keeps who they are."""
        return self._ask(loading.people)

    def known(self) -> int:
        """How many they are."""
        return self._ask(loading.known)

    def count(self) -> Count:
        return self._ask(checks.count)

    def games(self) -> list[GameCount]:
        return self._ask(lambda db: [GameCount(*row) for row in db.execute(rows.BY_GAME)])

    def reports(self) -> list[ReportRecord]:
        """All that was reported to whoever runs the house, the oldest first."""
        return self._ask(lobby.reports)

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
