"""Main loop of a remote worker: takes questions of servers from their database and answers them."""

import asyncio
import logging

from tavolino.server.workers.pool import WorkerPool
from tavolino.store.interface import WorkerQueue
from tavolino.store.records import StoreUnavailable, WorkItem

DATABASE_RETRY_SECONDS = 1.0
"""Seconds that a worker waits before it tries an unreachable database again."""

_log = logging.getLogger(__name__)


async def run_remote_worker(bench: WorkerQueue, bot_pool: WorkerPool, hands: int) -> None:
    """Answers up to `hands` questions at once, until cancelled."""
    free = asyncio.Semaphore(hands)
    async with asyncio.TaskGroup() as thinking:
        while True:
            await free.acquire()
            thought = await _take(bench)
            task = thinking.create_task(_answer(bench, bot_pool, thought))
            task.add_done_callback(lambda _: free.release())


async def _take(bench: WorkerQueue) -> WorkItem:
    while True:
        try:
            return await bench.take()
        except StoreUnavailable as error:
            _log.warning("the database cannot be reached: %s", error)
            await asyncio.sleep(DATABASE_RETRY_SECONDS)


async def _answer(bench: WorkerQueue, bot_pool: WorkerPool, thought: WorkItem) -> None:
    answer = await bot_pool.answer_remote(thought.question)
    try:
        await bench.answer(thought, answer)
    except StoreUnavailable as error:  # the server that asked then answers itself
        _log.warning("an answer was lost: %s", error)
