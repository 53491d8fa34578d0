"""Analyses of finished matches: computed while a client waits, and stored for later ones."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import msgspec

from tavolino import __version__
from tavolino.bots import levels_of
from tavolino.bots.review import REVIEW_VERSION
from tavolino.server.match.analysis_run import AnalysisRun
from tavolino.server.match.ledger import Ledger
from tavolino.server.match.review_queue import ReviewQueue, ReviewTurn
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import Analysis, AnalysisProgress
from tavolino.server.workers.background_pool import BackgroundPool
from tavolino.server.workers.pool import WorkerFailed
from tavolino.store.interface import Store
from tavolino.store.records import AnalysisRecord, StoreError

VERSION = f"{__version__} {REVIEW_VERSION}"
"""Version of an analysis. One that other bots made is computed again."""

PATIENCE_SECONDS = 5.0
"""Seconds after which an analysis is stopped that no client waits for or asks about."""

PROGRESS_SECONDS = 1.0
"""Seconds that the server waits for an analysis before it answers how far it is."""


class _Job:
    """An analysis in progress. It is cancelled when no client waits for it any more."""

    def __init__(
        self, run: AnalysisRun, turn: ReviewTurn, patience: float, abandon: Callable[[], object]
    ) -> None:
        self.run, self.turn = run, turn
        self.task: asyncio.Task[Analysis]
        self._patience, self._abandon = patience, abandon
        self._waiting = 0
        self._expiry: asyncio.TimerHandle | None = None

    @contextmanager
    def awaited(self) -> Iterator[None]:
        """A client waits during this block."""
        self._waiting += 1
        if self._expiry:
            self._expiry.cancel()
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                loop = asyncio.get_running_loop()
                self._expiry = loop.call_later(self._patience, self._abandon)


class AnalysisService:
    """Computes analyses and stores them with the matches. Simultaneous requests share one run."""

    def __init__(
        self,
        pool: BackgroundPool,
        store: Store,
        reviews: int = 1,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._pool = pool
        self._store = store
        self._patience = patience
        self._queue = ReviewQueue(reviews)
        self._jobs: dict[str, _Job] = {}

    async def is_ready(self, ledger: Ledger) -> bool:
        """Whether the analysis is stored or being computed."""
        return ledger.record.id in self._jobs or await self._stored(ledger) is not None

    async def _stored(self, ledger: Ledger) -> Analysis | None:
        found = await self._store.load_analysis(ledger.record.id)
        if found is None or found.version != VERSION:
            return None
        try:
            return msgspec.json.decode(found.found, type=Analysis)
        except msgspec.MsgspecError:
            return None

    async def get(self, ledger: Ledger, whose: str) -> Analysis:
        """The analysis of a match. Raises Refused while it runs, and for games without bots."""
        found = await self._stored_or_begun(ledger, whose)
        if isinstance(found, Analysis):
            return found
        with found.awaited():
            return await _result(found.task)

    async def progress(self, ledger: Ledger, whose: str) -> AnalysisProgress:
        """How far the analysis is. Begins it, and raises what `get` raises."""
        found = await self._stored_or_begun(ledger, whose)
        if isinstance(found, Analysis):
            return AnalysisProgress("done", found=found, part=1.0)
        with found.awaited():
            await asyncio.wait([found.task], timeout=PROGRESS_SECONDS)
        if found.task.done():
            return AnalysisProgress("done", found=await _result(found.task), part=1.0)
        place = self._queue.place(found.turn)
        return AnalysisProgress(
            "waiting" if place else "running", place, found.run.part, found.run.known()
        )

    async def _stored_or_begun(self, ledger: Ledger, whose: str) -> Analysis | _Job:
        name, match = ledger.record.id, ledger.match
        if not ledger.is_playable or not match.is_over or not levels_of(match.game):
            raise Refused(problem("not_found"))
        if name not in self._jobs and (kept := await self._stored(ledger)):
            return kept
        if name not in self._jobs:
            self._begin(ledger, whose)
        return self._jobs[name]

    def _begin(self, ledger: Ledger, whose: str) -> None:
        match = ledger.match
        people = sorted(ledger.human_seats) or range(match.header.seats)
        run = AnalysisRun(match, people, self._pool, whose)
        name = ledger.record.id
        abandon = partial(self._abandon, name)
        job = _Job(run, self._queue.enter(whose), self._patience, abandon)
        job.task = asyncio.create_task(self._compute(name, job))
        job.task.add_done_callback(_retrieve)
        self._jobs[name] = job

    def _abandon(self, name: str) -> None:
        if job := self._jobs.pop(name, None):
            job.task.cancel()

    async def _compute(self, name: str, job: _Job) -> Analysis:
        try:
            async with self._queue.running(job.turn):
                found = await job.run.compute()
            kept = AnalysisRecord(VERSION, msgspec.json.encode(found).decode())
            with suppress(StoreError):  # then it is computed again next time
                await self._store.save_analysis(name, kept)
            return found
        finally:
            if self._jobs.get(name) is job:
                del self._jobs[name]
            del job  # an error keeps this frame, the job keeps the task, and the task the error


def _retrieve(task: asyncio.Task[Analysis]) -> None:
    """Retrieves an error that no client waits for, so that it is not logged again."""
    if not task.cancelled():
        task.exception()


async def _result(task: asyncio.Task[Analysis]) -> Analysis:
    """The result of a task that others wait for too. Raises Refused."""
    try:
        return await asyncio.shield(task)
    except WorkerFailed as error:
        raise Refused(problem("unavailable", "problem-no-reason")) from error
