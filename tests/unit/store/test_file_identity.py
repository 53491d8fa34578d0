"""No write is acknowledged after the open database file was deleted or replaced."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tavolino.store.records import StoreUnavailable
from tavolino.store.sqlite import SqliteStore
from tests.kit.store.store_records import MATCH, SEATS, entry


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    copy = file.with_name("copy")
    shutil.copyfile(file, copy)
    copy.replace(file)


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
@pytest.mark.parametrize("spoil", [delete, replace])
async def test_a_write_to_a_deleted_or_replaced_file_is_not_acknowledged(
    tmp_path: Path,
    suffix: str,
    spoil: Callable[[Path], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = SqliteStore(tmp_path / "tavolino.db")
    await store.create_match(MATCH, SEATS)
    await store.append_entries("m1", entry(0))
    spoil(tmp_path / f"tavolino.db{suffix}")
    for attempt in (store.append_entries("m1", entry(1)), store.check_writable()):
        with pytest.raises(StoreUnavailable, match="deleted or replaced") as refused:
            await attempt
        assert refused.value.reason == "moved"
    assert "deleted or replaced" in caplog.text
    kept = await store.load_match("m1")
    assert kept is not None  # the match can still be viewed
    assert kept.entries == (entry(0),)
    await store.close()


async def test_play_continues_when_the_file_is_back(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tavolino.db", tmp_path / "elsewhere.db"
    store = SqliteStore(file)
    await store.create_match(MATCH, SEATS)
    file.rename(elsewhere)
    with pytest.raises(StoreUnavailable):
        await store.append_entries("m1", entry(0))
    elsewhere.rename(file)
    await store.check_writable()
    await store.append_entries("m1", entry(0))
    await store.close()


async def test_a_file_deleted_during_a_commit_is_noticed_before_the_answer(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tavolino.db"
    store = SqliteStore(file)
    await store.create_match(MATCH, SEATS)
    store._writer.db.set_trace_callback(
        lambda sql: file.unlink() if sql.lower() == "commit" else None
    )
    with pytest.raises(StoreUnavailable, match="deleted or replaced"):
        await store.append_entries("m1", entry(0))
    store._writer.db.set_trace_callback(None)
    await store.close()
