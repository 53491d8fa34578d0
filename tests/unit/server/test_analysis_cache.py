"""An analysis is computed once and stored for all later requests."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.json import encode

from tavolino import __version__
from tavolino.bots.review import REVIEW_VERSION
from tavolino.core.match import replay
from tavolino.games import GAMES
from tavolino.server.match import analysis
from tavolino.server.match.analysis import VERSION, AnalysisService
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.problems import Refused
from tavolino.server.protocol.tables import Analysis
from tavolino.server.workers.pool import WorkerFailed, WorkerPool
from tavolino.store.interface import Store
from tavolino.store.records import AnalysisRecord, StoreUnavailable
from tavolino.store.sqlite import SqliteStore
from tests.kit.store.stored_matches import PALERMO, log_in, store_match

FOUND = Analysis((0,), ((0.0,),), (1.0,), (2.0,), (3.0,), ())


def ledger() -> Ledger:
    match = replay(GAMES["palermo"], log_in(PALERMO))
    record = SimpleNamespace(id="m")
    stub = SimpleNamespace(record=record, match=match, is_playable=True, human_seats={0})
    return cast(Ledger, stub)


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The clients whose requests computed an analysis."""
    asked: list[str] = []

    async def analyse(match: object, people: object, thinkers: object, whose: str) -> Analysis:
        asked.append(whose)
        await asyncio.sleep(0)
        if whose == "unlucky":
            raise WorkerFailed
        return FOUND

    monkeypatch.setattr(analysis, "_analyse", analyse)
    return asked


async def opened(file: Path) -> tuple[AnalysisService, SqliteStore]:
    store = SqliteStore(file)
    return AnalysisService(cast(WorkerPool, None), store), store


async def test_simultaneous_requests_share_one_analysis(tmp_path: Path, worked: list[str]) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    await store_match(store, "m", log_in(PALERMO))
    assert not await analyses.is_ready(ledger())
    found = await asyncio.gather(*(analyses.get(ledger(), who) for who in "abc"))
    assert found == [FOUND] * 3
    assert await analyses.is_ready(ledger())
    await store.close()
    assert worked == ["a"]


async def test_an_analysis_survives_a_restart_but_not_a_newer_review_version(
    tmp_path: Path, worked: list[str]
) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    await store_match(store, "m", log_in(PALERMO))
    await analyses.get(ledger(), "first")
    await store.close()
    analyses, store = await opened(tmp_path / "a.db")
    assert await analyses.get(ledger(), "second") == FOUND
    for stale in (
        AnalysisRecord(f"{__version__} {REVIEW_VERSION - 1}", encode(FOUND).decode()),
        AnalysisRecord(VERSION, "not it"),
    ):
        await store.save_analysis("m", stale)
        assert not await analyses.is_ready(ledger())
        assert await analyses.get(ledger(), stale.version) == FOUND
    await store.close()
    assert worked == ["first", f"{__version__} {REVIEW_VERSION - 1}", VERSION]


async def test_a_failed_analysis_is_not_stored(tmp_path: Path, worked: list[str]) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    await store_match(store, "m", log_in(PALERMO))
    with pytest.raises(Refused):
        await analyses.get(ledger(), "unlucky")
    assert await analyses.get(ledger(), "lucky") == FOUND
    await store.close()
    assert worked == ["unlucky", "lucky"]


async def test_an_analysis_that_cannot_be_stored_is_still_returned(worked: list[str]) -> None:
    class Full:
        async def load_analysis(self, match: str) -> None:
            return None

        async def save_analysis(self, match: str, analysis: AnalysisRecord) -> None:
            raise StoreUnavailable("full", "full")

    analyses = AnalysisService(cast(WorkerPool, None), cast(Store, Full()))
    assert await analyses.get(ledger(), "somebody") == FOUND
