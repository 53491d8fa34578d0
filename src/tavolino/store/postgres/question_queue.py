"""What a server asks of workers on other machines, through the database.

A question is put on a list; a worker takes it, thinks, and puts the answer beside it. Who asked
looks after it: what no worker has begun in time, or began and did not live to answer, is taken
back and thought at home.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress

from tavolino.store.postgres.connection import BROKEN, Lines
from tavolino.store.postgres.process_lock import Held, Presence
from tavolino.store.records import Unanswered

QUESTIONS, ANSWERS, WORKERS = "thoughts", "answers", "workers"
"""What is announced: something is to be thought, somebody has an answer, a worker came."""

POST = """
insert into thoughts (id, asker, whose, mark, question)
select $1::bigint, $2::int, $3::text, $4::text, $5::bytea
where exists (select 1 from workers where mark = $4 and id in (select id from present))
returning pg_notify('thoughts', '')
"""
"""Nothing, if there is nobody who could take it."""
COUNT = "select count(*) from workers where mark = $1 and id in (select id from present)"
LOOK = """
with gone as (
  delete from thoughts where id = $1
  and (answer is not null or worker is null or worker not in (select id from present))
  returning answer
)
select (select answer from gone), exists (select 1 from gone),
  exists (select 1 from thoughts where id = $1)
"""
"""The answer; is the question back; was it there at all? The last sees what was before."""
DROP = "delete from thoughts where id = $1"


class Asking:
    """What `tavolino.store.interface.Elsewhere` asks for."""

    def __init__(self, lines: Lines, presence: Presence, mark: str) -> None:
        self.workers = 0
        self._lines = lines
        self._presence = presence
        self._mark = mark
        self._salt = secrets.token_bytes(16)
        self._asked: dict[int, tuple[float, asyncio.Event]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        presence.arrivals.append(self._arrive)

    @property
    def waiting(self) -> int:
        return len(self._asked)

    @property
    def oldest(self) -> float:
        return max((time.monotonic() - since for since, _ in self._asked.values()), default=0.0)

    async def ask(self, question: bytes, whose: str, wait: float, patience: float) -> bytes | None:
        try:
            await self._presence.stand()
            if not self.workers:
                return None
            async with self._asking() as (number, answered):
                if not await self._post(number, question, whose):
                    return None
                async with asyncio.timeout(patience):
                    return await self._answer(number, answered, wait)
        except BROKEN as error:
            raise Unanswered(str(error) or type(error).__name__) from error

    async def _post(self, number: int, question: bytes, whose: str) -> bool:
        """From whom it comes is told only as far as one is known from another."""
        told = hashlib.blake2b(whose.encode(), key=self._salt, digest_size=8).hexdigest()
        said = number, self._presence.number, told, self._mark, question
        async with self._lines.line() as db:
            is_there = bool(await db.fetch(POST, *said))
        if not is_there:
            self.workers = 0
        return is_there

    async def _answer(self, number: int, answered: asyncio.Event, wait: float) -> bytes:
        while True:
            with suppress(TimeoutError):  # if the line broke, the answer is there unannounced
                await asyncio.wait_for(answered.wait(), wait)
            async with self._lines.line() as db:
                answer, is_back, was_there = await db.fetchrow(LOOK, number) or (None, True, False)
            if answer is not None:
                return bytes(answer)
            if is_back or not was_there:
                raise Unanswered("no worker has begun, or lived to answer")
            answered.clear()

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[tuple[int, asyncio.Event]]:
        """Whoever stops waiting leaves nothing behind."""
        number, answered = secrets.randbits(62), asyncio.Event()
        self._asked[number] = time.monotonic(), answered
        try:
            yield number, answered
        except BaseException:
            self._run(self._drop(number))
            raise
        finally:
            del self._asked[number]

    def _run(self, errand: Coroutine[None, None, None]) -> None:
        """Nobody waits for it, and if the database is away it does not matter."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _drop(self, number: int) -> None:
        with suppress(*BROKEN):
            async with self._lines.line() as db:
                await db.execute(DROP, number)

    async def _count(self) -> None:
        with suppress(*BROKEN):
            async with self._lines.line() as db:
                self.workers = await db.fetchval(COUNT, self._mark) or 0

    async def _arrive(self, line: Held) -> None:
        await line.add_listener(ANSWERS, self._hear)
        await line.add_listener(WORKERS, lambda *_: self._run(self._count()))
        self.workers = await line.fetchval(COUNT, self._mark) or 0

    def _hear(self, _line: object, _process: int, _channel: str, said: object) -> None:
        if asked := self._asked.get(int(str(said))):
            asked[1].set()
