"""The SQLite store acknowledges an entry only after its commit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tavolino.store.records import StoreUnavailable
from tavolino.store.sqlite import SqliteStore
from tests.kit.store.store_records import MATCH, SEATS, entry


def refuse_commits(action: int, operation: str | None, *_: object) -> int:
    is_commit = action == sqlite3.SQLITE_TRANSACTION and operation == "COMMIT"
    return sqlite3.SQLITE_DENY if is_commit else sqlite3.SQLITE_OK


def test_an_entry_whose_commit_fails_is_not_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "tavolino.db"

    async def begin() -> None:
        store = SqliteStore(file)
        await store.create_match(MATCH, SEATS)
        await store.close()

    async def go_on() -> None:
        store = SqliteStore(file)
        store._writer.db.set_authorizer(refuse_commits)
        with pytest.raises(StoreUnavailable):
            await store.append_entries("m1", entry(0))
        store._writer.db.set_authorizer(None)
        await store.append_entries("m1", entry(0))
        kept = await store.load_match("m1")
        assert kept is not None
        assert kept.entries == (entry(0),)
        await store.close()

    asyncio.run(begin())
    asyncio.run(go_on())
