"""What a worker does for the servers on a database: it takes questions and gives answers."""

import asyncio
from contextlib import suppress

from tavolino.store.postgres.connection import BROKEN, Lines, reachable
from tavolino.store.postgres.process_lock import Held, Presence
from tavolino.store.postgres.question_queue import QUESTIONS
from tavolino.store.records import StoreError, Thought

LOOK_SECONDS = 1.0
"""So often a worker looks for what a dead one has left."""

TIDY = "delete from workers where id <> $1 and id not in (select id from present)"
ENTER = """
insert into workers values ($1, $2) on conflict (id) do update set mark = excluded.mark
returning pg_notify('workers', mark)
"""
LEAVE = "delete from workers where id = $1"
MARKS = "select distinct mark from servers where id in (select id from present)"
TAKE = """
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
"""Whoever has fewest that are being thought comes first; what two workers did not survive stays."""
ANSWER = """
update thoughts set answer = $2 where id = $1 and answer is null
returning pg_notify('answers', id::text)
"""
GIVE_BACK = """
update thoughts set worker = null, tries = tries - 1 where worker = $1 and answer is null
returning pg_notify('thoughts', '')
"""
FORGOTTEN = "delete from thoughts where asker not in (select id from present)"


class AnotherVersion(StoreError):
    """The servers would not understand this worker."""


class PostgresBench:
    """What `tavolino.store.interface.Bench` asks for; only questions of its own mark are for it."""

    def __init__(self, address: str, mark: str) -> None:
        self._lines = Lines(address)
        self._presence = Presence(self._lines)
        self._presence.arrivals.append(self._arrive)
        self._presence.partings.append(self._part)
        self._mark = mark
        self._news = asyncio.Event()

    async def sit_down(self) -> None:
        """Be known from now on; raises AnotherVersion, or StoreUnavailable."""
        async with reachable():
            async with self._lines.line() as db:
                others = sorted(mark for (mark,) in await db.fetch(MARKS))
            if others and self._mark not in others:
                raise AnotherVersion(
                    f"this worker is Tavolino {self._mark} and the house is {', '.join(others)}: "
                    "both need the same version, with the same games and twins"
                )
            await self._presence.stand()

    async def take(self) -> Thought:
        """The next question, whenever there is one; raises StoreUnavailable."""
        while True:
            self._news.clear()
            async with reachable():
                await self._presence.stand()
                async with self._lines.line() as db:
                    if found := await db.fetchrow(TAKE, self._presence.number, self._mark):
                        return Thought(*found)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)
                continue
            async with reachable(), self._lines.line() as db:
                await db.execute(FORGOTTEN)

    async def answer(self, thought: Thought, answer: bytes) -> None:
        """Raises StoreUnavailable."""
        async with reachable(), self._lines.line() as db:
            await db.execute(ANSWER, thought.number, answer)

    async def close(self) -> None:
        """What was not answered is free for others."""
        with suppress(*BROKEN):
            await self._presence.close()
        await self._lines.close()

    async def _arrive(self, line: Held) -> None:
        await line.add_listener(QUESTIONS, lambda *_: self._news.set())
        await line.execute(TIDY, self._presence.number)
        await line.execute(ENTER, self._presence.number, self._mark)

    async def _part(self, line: Held) -> None:
        await line.execute(LEAVE, self._presence.number)
        await line.execute(GIVE_BACK, self._presence.number)
