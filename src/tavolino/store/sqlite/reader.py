"""Reads a database file, also while a server writes to it. Older versions are not migrated."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from tavolino.store.account_records import StoredAccount
from tavolino.store.rating_records import StoredRatings
from tavolino.store.records import (
    AnalysisRecord,
    ChatReportRecord,
    DiskSpace,
    GameCount,
    ImportRecord,
    MatchCount,
    StoredMatch,
    StoreUnavailable,
)
from tavolino.store.sql import statements
from tavolino.store.sqlite import integrity, read_lobby, read_records
from tavolino.store.sqlite.connection import read_only, reason_of

T = TypeVar("T")


class SqliteReader:
    """Read-only access to a database file; every method may raise StoreError."""

    def __init__(self, database: Path) -> None:
        self.path = database
        self._db = read_only(database)

    def __enter__(self) -> "SqliteReader":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self._db.close()

    def match_ids(self) -> list[str]:
        """Return the ids of all matches, the oldest first."""
        return self._ask(lambda db: [name for (name,) in db.execute(statements.SELECT_MATCH_IDS)])

    def load_match(self, match: str) -> StoredMatch | None:
        return self._ask(lambda db: read_records.load_match(db, match))

    def load_traces(self, match: str) -> dict[int, str]:
        return self._ask(lambda db: read_records.load_traces(db, match))

    def load_frames(self, match: str, seq: int) -> bytes:
        """Return the recorded frames of an entry; empty if it has none."""
        found = self._ask(lambda db: db.execute(statements.SELECT_FRAMES, (match, seq)).fetchone())
        return bytes(found[0]) if found else b""

    def load_analysis(self, match: str) -> AnalysisRecord | None:
        return self._ask(lambda db: read_records.load_analysis(db, match))

    def load_imports(self) -> list[ImportRecord]:
        return self._ask(read_records.load_imports)

    def load_uptime(self) -> int:
        """Return the total server uptime in milliseconds."""
        return self._ask(read_records.load_uptime)

    def load_secrets(self) -> dict[str, str]:
        """Return the server's secrets by name."""
        return self._ask(read_records.load_secrets)

    def load_ratings(self) -> StoredRatings:
        return self._ask(read_records.load_ratings)

    def load_accounts(self) -> list[StoredAccount]:
        return self._ask(read_records.load_accounts)

    def count_accounts(self) -> int:
        return self._ask(read_records.count_accounts)

    def count_matches(self) -> MatchCount:
        return self._ask(integrity.count_matches)

    def count_by_game(self) -> list[GameCount]:
        return self._ask(
            lambda db: [GameCount(*row) for row in db.execute(statements.SELECT_GAME_COUNTS)]
        )

    def chat_reports(self) -> list[ChatReportRecord]:
        """Return all chat reports, the oldest first."""
        return self._ask(read_lobby.load_chat_reports)

    def disk_space(self) -> DiskSpace:
        return DiskSpace(
            self.path.stat().st_size, self._ask(_free_bytes), integrity.wal_size(self.path)
        )

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query in one transaction, so that it sees a consistent state."""
        try:
            self._db.execute("begin")
            try:
                return question(self._db)
            finally:
                self._db.execute("rollback")
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{self.path}: {error}", reason_of(error)) from error


def _free_bytes(db: sqlite3.Connection) -> int:
    (pages,) = db.execute("pragma freelist_count").fetchone()
    (size,) = db.execute("pragma page_size").fetchone()
    return int(pages * size)
