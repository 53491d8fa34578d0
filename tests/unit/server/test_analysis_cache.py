"""An analysis is computed once, while a client waits, and stored for all later requests."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

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
from tavolino.server.protocol.tables import Analysis, AnalysisProgress
from tavolino.server.workers.background_pool import BackgroundPool
from tavolino.server.workers.pool import WorkerFailed
from tavolino.store.interface import Store
from tavolino.store.records import AnalysisRecord, StoreUnavailable
from tavolino.store.sqlite import SqliteStore
from tests.kit.store.stored_matches import PALERMO, log_in, store_match

NO_POOL = cast(BackgroundPool, None)
FOUND = Analysis((0,), ((0.0,),), (1.0,), (2.0,), (3.0,), ())


def ledger(name: str = "m") -> Ledger:
    match = replay(GAMES["palermo"], log_in(PALERMO))
    record = SimpleNamespace(id=name)
    stub = SimpleNamespace(record=record, match=match, is_playable=True, human_seats={0})
    return cast(Ledger, stub)


class Run:
    """A run that is half done."""

    part = 0.5

    def __init__(self, compute: Callable[[], Coroutine[Any, Any, Analysis]]) -> None:
        self._compute = compute

    def known(self) -> Analysis:
        return FOUND

    async def compute(self) -> Analysis:
        return await self._compute()


class Runs:
    """The runs that were begun. They end when the test lets them."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.cancelled = asyncio.Event()

    def run(self, match: object, people: object, pool: object, whose: str) -> "Run":
        return Run(partial(self._compute, whose))

    async def _compute(self, whose: str) -> Analysis:
        self.begun.append(whose)
        try:
            await self.may_end.wait()
        except asyncio.CancelledError:
            self.cancelled.set()
            raise
        if whose == "unlucky":
            raise WorkerFailed
        return FOUND


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    made = Runs()
    monkeypatch.setattr(analysis, "AnalysisRun", made.run)
    monkeypatch.setattr(analysis, "PROGRESS_SECONDS", 0.0)
    return made


async def opened(file: Path) -> tuple[AnalysisService, SqliteStore]:
    store = SqliteStore(file)
    return AnalysisService(NO_POOL, store, patience=0.0), store


async def test_simultaneous_requests_share_one_analysis(tmp_path: Path, runs: Runs) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    await store_match(store, "m", log_in(PALERMO))
    assert not await analyses.is_ready(ledger())
    found = await asyncio.gather(*(analyses.get(ledger(), who) for who in "abc"))
    assert found == [FOUND] * 3
    assert await analyses.is_ready(ledger())
    await store.close()
    assert runs.begun == ["a"]


async def test_an_analysis_survives_a_restart_but_not_a_newer_review_version(
    tmp_path: Path, runs: Runs
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
    assert runs.begun == ["first", f"{__version__} {REVIEW_VERSION - 1}", VERSION]


async def test_a_failed_analysis_is_not_stored(tmp_path: Path, runs: Runs) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    await store_match(store, "m", log_in(PALERMO))
    with pytest.raises(Refused):
        await analyses.get(ledger(), "unlucky")
    assert await analyses.get(ledger(), "lucky") == FOUND
    await store.close()
    assert runs.begun == ["unlucky", "lucky"]


async def test_an_analysis_that_cannot_be_stored_is_still_returned(runs: Runs) -> None:
    class Full:
        async def load_analysis(self, match: str) -> None:
            return None

        async def save_analysis(self, match: str, analysis: AnalysisRecord) -> None:
            raise StoreUnavailable("full", "full")

    analyses = AnalysisService(NO_POOL, cast(Store, Full()))
    assert await analyses.get(ledger(), "somebody") == FOUND


async def test_an_analysis_ends_when_no_client_waits_for_it(tmp_path: Path, runs: Runs) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    runs.may_end.clear()
    waiting = [asyncio.create_task(analyses.get(ledger(), who)) for who in "ab"]
    while not runs.begun:  # noqa: ASYNC110 — the store answers in a thread
        await asyncio.sleep(0.001)
    waiting[0].cancel()
    await asyncio.wait(waiting[:1])
    assert not runs.cancelled.is_set()
    waiting[1].cancel()
    await runs.cancelled.wait()
    assert not await analyses.is_ready(ledger())
    await store.close()


async def test_a_client_that_stops_asking_for_progress_ends_the_analysis(
    tmp_path: Path, runs: Runs
) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    runs.may_end.clear()
    assert (await analyses.progress(ledger(), "a")).stage != "done"
    await runs.cancelled.wait()
    await store.close()


async def test_progress_says_the_place_in_the_queue_and_what_is_known(
    tmp_path: Path, runs: Runs
) -> None:
    store = SqliteStore(tmp_path / "a.db")
    analyses = AnalysisService(NO_POOL, store)
    runs.may_end.clear()
    first = await analyses.progress(ledger("first"), "eve")
    second = await analyses.progress(ledger("second"), "eve")
    third = await analyses.progress(ledger("third"), "ada")
    assert first == AnalysisProgress("running", 0, 0.5, FOUND)
    assert (second.stage, second.place) == ("waiting", 1)
    assert (third.stage, third.place) == ("waiting", 1)
    assert (await analyses.progress(ledger("second"), "eve")).place == 2
    runs.may_end.set()
    assert await analyses.get(ledger("second"), "eve") == FOUND
    done = await analyses.progress(ledger("second"), "eve")
    assert done == AnalysisProgress("done", 0, 1.0, FOUND)
    assert runs.begun == ["eve", "ada", "eve"]
    await store.close()


async def test_a_cancelled_analysis_is_freed_without_a_garbage_collection(
    tmp_path: Path, runs: Runs
) -> None:
    analyses, store = await opened(tmp_path / "a.db")
    runs.may_end.clear()
    await analyses.progress(ledger(), "ada")
    run = weakref.ref(analyses._jobs["m"].run)
    gc.disable()
    try:
        await runs.cancelled.wait()
        await asyncio.sleep(0.01)
        assert run() is None
    finally:
        gc.enable()
        await store.close()
