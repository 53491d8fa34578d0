"""Another program holds the database: nobody waits for somebody else's waiting."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tavolino.store.records import StoreUnavailable
from tavolino.store.sqlite import SqliteStore, connection, writer
from tests.kit.store_records import MATCH, SEATS


async def test_who_comes_while_others_wait_is_refused_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT_SECONDS", 1.5)
    store = SqliteStore(tmp_path / "tavolino.db")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("begin immediate")
        first = asyncio.create_task(store.create_match(MATCH, SEATS))
        await asyncio.sleep(0)
        while store.pending_writes:  # noqa: ASYNC110 — the writer takes it without a word
            await asyncio.sleep(0.01)
        more = [replace(MATCH, id=f"late {n}") for n in range(writer.MAX_GROUP_WRITES + 10)]
        late = [store.create_match(match, SEATS) for match in more]
        refused = await asyncio.gather(first, *late, return_exceptions=True)
        assert {type(error) for error in refused} == {StoreUnavailable}
        assert len(caplog.records) == 1, "one attempt for all of them"
        other.execute("rollback")
    await store.create_match(MATCH, SEATS)
    assert await store.load_match("late 0") is None
    assert await store.load_match(MATCH.id) is not None
    await store.close()
