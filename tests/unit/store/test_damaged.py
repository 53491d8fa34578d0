"""Damaged pages are reported, and undamaged matches stay usable."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from tavolino.store.records import StoreUnavailable
from tavolino.store.sqlite import SqliteStore
from tests.kit.store.damaged_database import damage, fill
from tests.kit.store.store_records import MATCH, SEATS, entry


async def test_a_damaged_page_is_reported_and_other_matches_go_on(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    store = SqliteStore(database)
    for name in ("m1", "m2", "m3"):
        await store.create_match(replace(MATCH, id=name), SEATS)
        await store.append_entries(name, entry(0))
    await store.close()
    fill(database, "m2", 1)
    damage(database)
    store = SqliteStore(database)
    assert (await store.count_matches()).matches == 3
    assert await store.find_damage()
    with pytest.raises(StoreUnavailable) as refused:
        await store.load_match("m2")
    assert refused.value.reason == "damaged"
    for name in ("m1", "m3"):
        await store.append_entries(name, entry(1))
        kept = await store.load_match(name)
        assert kept is not None
        assert kept.entries == (entry(0), entry(1))
    await store.close()


async def test_closing_interrupts_the_damage_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = "with recursive n(x) as (select 1 union all select x + 1 from n) select x from n"
    begun = threading.Event()

    def look_endlessly(db: sqlite3.Connection) -> tuple[str, ...]:
        begun.set()
        return tuple(db.execute(endless).fetchall())

    monkeypatch.setattr("tavolino.store.sqlite.find_faults", look_endlessly)
    store = SqliteStore(tmp_path / "tavolino.db")
    looking = asyncio.create_task(store.find_damage())
    await asyncio.to_thread(begun.wait)
    await store.close()
    with pytest.raises(StoreUnavailable, match="interrupted"):
        await looking
