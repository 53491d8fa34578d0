"""The server's side of the work queue in PostgreSQL: questions to workers on other machines.

The server inserts a question, a worker takes it and stores the answer beside it. If no worker
starts it in time, or the worker dies, the server takes the question back and answers it itself.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress

from tavolino.store.postgres.connection import CONNECTION_ERRORS, ConnectionPool
from tavolino.store.postgres.process_lock import LockConnection, ProcessLock
from tavolino.store.records import NoWorkerAnswered

QUESTIONS_CHANNEL, ANSWERS_CHANNEL, WORKERS_CHANNEL = "thoughts", "answers", "workers"
"""Notification channels for a new question, a new answer and a new worker."""

INSERT_QUESTION = """
insert into thoughts (id, asker, whose, mark, question)
select $1::bigint, $2::int, $3::text, $4::text, $5::bytea
where exists (select 1 from workers where mark = $4 and id in (select id from present))
returning pg_notify('thoughts', '')
"""
"""Inserts nothing if no living worker has this code version."""
COUNT_WORKERS = "select count(*) from workers where mark = $1 and id in (select id from present)"
TAKE_ANSWER = """
with gone as (
  delete from thoughts where id = $1
  and (answer is not null or worker is null or worker not in (select id from present))
  returning answer
)
select (select answer from gone), exists (select 1 from gone),
  exists (select 1 from thoughts where id = $1)
"""
"""Returns the answer, whether the question was taken back, and whether it existed before."""
DELETE_QUESTION = "delete from thoughts where id = $1"


class QuestionQueue:
    """Implements `tavolino.store.interface.RemoteWorkers` in a PostgreSQL database."""

    def __init__(self, lines: ConnectionPool, presence: ProcessLock, mark: str) -> None:
        self.count = 0
        self._pool = lines
        self._process_lock = presence
        self._mark = mark
        self._salt = secrets.token_bytes(16)
        self._waiting_since: dict[int, tuple[float, asyncio.Event]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        presence.on_acquire.append(self._on_acquire)

    @property
    def waiting(self) -> int:
        return len(self._waiting_since)

    @property
    def oldest_seconds(self) -> float:
        return max(
            (time.monotonic() - since for since, _ in self._waiting_since.values()), default=0.0
        )

    async def ask(self, question: bytes, whose: str, wait: float, patience: float) -> bytes | None:
        try:
            await self._process_lock.acquire()
            if not self.count:
                return None
            async with self._registered() as (number, answered):
                if not await self._post(number, question, whose):
                    return None
                async with asyncio.timeout(patience):
                    return await self._answer(number, answered, wait)
        except CONNECTION_ERRORS as error:
            raise NoWorkerAnswered(str(error) or type(error).__name__) from error

    async def _post(self, number: int, question: bytes, whose: str) -> bool:
        """Insert a question with a salted hash of its client; False if there is no worker."""
        told = hashlib.blake2b(whose.encode(), key=self._salt, digest_size=8).hexdigest()
        said = number, self._process_lock.number, told, self._mark, question
        async with self._pool.acquire() as db:
            is_there = bool(await db.fetch(INSERT_QUESTION, *said))
        if not is_there:
            self.count = 0
        return is_there

    async def _answer(self, number: int, answered: asyncio.Event, wait: float) -> bytes:
        while True:
            with suppress(TimeoutError):  # a broken connection loses the notification
                await asyncio.wait_for(answered.wait(), wait)
            async with self._pool.acquire() as db:
                answer, is_back, was_there = await db.fetchrow(TAKE_ANSWER, number) or (
                    None,
                    True,
                    False,
                )
            if answer is not None:
                return bytes(answer)
            if is_back or not was_there:
                raise NoWorkerAnswered("no worker took the question in time, or the worker died")
            answered.clear()

    @asynccontextmanager
    async def _registered(self) -> AsyncIterator[tuple[int, asyncio.Event]]:
        """Register a waiting question; if the wait fails, the question is deleted."""
        number, answered = secrets.randbits(62), asyncio.Event()
        self._waiting_since[number] = time.monotonic(), answered
        try:
            yield number, answered
        except BaseException:
            self._start_task(self._drop(number))
            raise
        finally:
            del self._waiting_since[number]

    def _start_task(self, errand: Coroutine[None, None, None]) -> None:
        """Run a task in the background and keep a reference to it."""
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _drop(self, number: int) -> None:
        with suppress(*CONNECTION_ERRORS):
            async with self._pool.acquire() as db:
                await db.execute(DELETE_QUESTION, number)

    async def _count(self) -> None:
        with suppress(*CONNECTION_ERRORS):
            async with self._pool.acquire() as db:
                self.count = await db.fetchval(COUNT_WORKERS, self._mark) or 0

    async def _on_acquire(self, line: LockConnection) -> None:
        await line.add_listener(ANSWERS_CHANNEL, self._on_notify)
        await line.add_listener(WORKERS_CHANNEL, lambda *_: self._start_task(self._count()))
        self.count = await line.fetchval(COUNT_WORKERS, self._mark) or 0

    def _on_notify(self, _line: object, _process: int, _channel: str, said: object) -> None:
        if asked := self._waiting_since.get(int(str(said))):
            asked[1].set()
