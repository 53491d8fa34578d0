"""While another program locks the database, waiting writes are refused together."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tavolino.store.records import StoreUnavailable
from tavolino.store.sqlite import SqliteStore, connection, writer
from tests.kit.store.store_records import MATCH, SEATS


async def test_writes_that_arrive_during_the_wait_are_refused_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT_SECONDS", 1.5)
    store = SqliteStore(tmp_path / "tavolino.db")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("begin immediate")
        first = asyncio.create_task(store.create_match(MATCH, SEATS))
        await asyncio.sleep(0)
        while store.pending_writes:  # noqa: ASYNC110 — the writer sends no event
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
