"""Analyses and imported matches in every store."""

from tavolino.store.interface import OpenStore
from tavolino.store.records import AnalysisRecord, ImportRecord
from tests.kit.store.store_records import MATCH, SEATS


async def test_an_analysis_is_stored_and_replaced_by_a_newer_one(
    opening: OpenStore,
) -> None:
    store = opening()
    await store.create_match(MATCH, SEATS)
    assert await store.load_analysis("m1") is None
    await store.save_analysis("m1", AnalysisRecord("1", "luck"))
    await store.save_analysis("m1", AnalysisRecord("2", "skill"))
    await store.close()
    again = opening()
    assert await again.load_analysis("m1") == AnalysisRecord("2", "skill")
    assert await again.load_analysis("m2") is None
    await again.close()


async def test_only_the_latest_imports_are_kept(opening: OpenStore) -> None:
    store = opening()
    for number in range(4):
        await store.save_import(ImportRecord(f"file-{number}", f"2026-01-0{number + 1}", "it"), 3)
    await store.save_import(ImportRecord("file-1", "2026-01-09", "it"), 3)
    await store.save_analysis("file-2", AnalysisRecord("1", "luck"))
    await store.save_import(ImportRecord("file-9", "2026-01-10", "that"), 3)
    found = [await store.load_import(f"file-{number}") for number in (0, 1, 2, 3, 9)]
    assert found == [None, "it", None, "it", "that"]
    assert await store.load_analysis("file-2") is None
    assert (await store.count_matches()).matches == 0
    await store.close()
