"""The worker's side of the work queue in PostgreSQL: takes questions and stores answers."""

import asyncio
from contextlib import suppress

from tavolino.store.postgres.connection import (
    CONNECTION_ERRORS,
    ConnectionPool,
    unavailable_on_error,
)
from tavolino.store.postgres.process_lock import LockConnection, ProcessLock
from tavolino.store.postgres.question_queue import QUESTIONS_CHANNEL
from tavolino.store.records import StoreError, WorkItem

POLL_SECONDS = 1.0
"""Seconds between two looks for questions that a dead worker left."""

DELETE_DEAD_WORKERS = "delete from workers where id <> $1 and id not in (select id from present)"
UPSERT_WORKER = """
insert into workers values ($1, $2) on conflict (id) do update set mark = excluded.mark
returning pg_notify('workers', mark)
"""
DELETE_WORKER = "delete from workers where id = $1"
SELECT_VERSIONS = "select distinct mark from servers where id in (select id from present)"
TAKE_QUESTION = """
update thoughts set worker = $1, tries = tries + 1 where id = (
  select id from thoughts as one
  where mark = $2 and answer is null and tries < 2
  and (worker is null or worker not in (select id from present))
  order by (
    select count(*) from thoughts as others
    where others.whose = one.whose and others.worker is not null and others.answer is null
  ), asked
  limit 1 for update skip locked
) returning id, question
"""
"""Prefers the client with the fewest questions in work, and skips questions tried twice."""
UPDATE_ANSWER = """
update thoughts set answer = $2 where id = $1 and answer is null
returning pg_notify('answers', id::text)
"""
RETURN_QUESTIONS = """
update thoughts set worker = null, tries = tries - 1 where worker = $1 and answer is null
returning pg_notify('thoughts', '')
"""
DELETE_ORPHANS = "delete from thoughts where asker not in (select id from present)"


class VersionMismatch(StoreError):
    """The worker's code version is not that of the servers."""


class PostgresWorkerQueue:
    """Implements `tavolino.store.interface.WorkerQueue` for questions of its own code version."""

    def __init__(self, address: str, mark: str) -> None:
        self._pool = ConnectionPool(address)
        self._process_lock = ProcessLock(self._pool)
        self._process_lock.on_acquire.append(self._on_acquire)
        self._process_lock.on_release.append(self._on_release)
        self._mark = mark
        self._has_news = asyncio.Event()

    async def register(self) -> None:
        """Announce the worker; raises VersionMismatch or StoreUnavailable."""
        async with unavailable_on_error():
            async with self._pool.acquire() as db:
                others = sorted(mark for (mark,) in await db.fetch(SELECT_VERSIONS))
            if others and self._mark not in others:
                raise VersionMismatch(
                    f"this worker is Tavolino {self._mark}, the servers {', '.join(others)}: "
                    "both need the same version, with the same games and twins"
                )
            await self._process_lock.acquire()

    async def take(self) -> WorkItem:
        """Wait for the next question and take it; raises StoreUnavailable."""
        while True:
            self._has_news.clear()
            async with unavailable_on_error():
                await self._process_lock.acquire()
                async with self._pool.acquire() as db:
                    if found := await db.fetchrow(
                        TAKE_QUESTION, self._process_lock.number, self._mark
                    ):
                        return WorkItem(*found)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_news.wait(), POLL_SECONDS)
                continue
            async with unavailable_on_error(), self._pool.acquire() as db:
                await db.execute(DELETE_ORPHANS)

    async def answer(self, thought: WorkItem, answer: bytes) -> None:
        """Store the answer to a question; raises StoreUnavailable."""
        async with unavailable_on_error(), self._pool.acquire() as db:
            await db.execute(UPDATE_ANSWER, thought.number, answer)

    async def close(self) -> None:
        """Return unanswered questions to the queue and disconnect."""
        with suppress(*CONNECTION_ERRORS):
            await self._process_lock.close()
        await self._pool.close()

    async def _on_acquire(self, line: LockConnection) -> None:
        await line.add_listener(QUESTIONS_CHANNEL, lambda *_: self._has_news.set())
        await line.execute(DELETE_DEAD_WORKERS, self._process_lock.number)
        await line.execute(UPSERT_WORKER, self._process_lock.number, self._mark)

    async def _on_release(self, line: LockConnection) -> None:
        await line.execute(DELETE_WORKER, self._process_lock.number)
        await line.execute(RETURN_QUESTIONS, self._process_lock.number)
