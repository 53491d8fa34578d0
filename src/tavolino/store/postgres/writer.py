"""Writes to PostgreSQL in groups: writes that arrive during a commit share the next one."""

import asyncio
import time
from collections import deque
from collections.abc import Container, Sequence
from contextlib import suppress

import asyncpg
from msgspec import Struct

from tavolino.store.postgres.connection import (
    ConnectionPool,
    PooledConnection,
    number_parameters,
    unavailable_on_error,
)
from tavolino.store.postgres.match_owners import Fence
from tavolino.store.records import MatchLost, SequenceConflict, StoreError, StoreUnavailable
from tavolino.store.sql.statements import Statement

MAX_GROUP_WRITES = 500
"""Maximum number of writes that share a commit."""


HOLD_OWNERS = """
select match, token from keepers
join unnest($1::text[], $2::bigint[]) as fence (match, token) using (match, token)
order by match for share of keepers
"""
"""Returns the fences with the right tokens. Nobody takes those matches over before the commit."""


class Write(Struct, frozen=True, eq=False):
    """Statements that succeed or fail together."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None]
    fence: Fence | None


class Writer:
    """Runs writes in one task and completes each after its commit."""

    def __init__(self, lines: ConnectionPool) -> None:
        self._pool = lines
        self._waiting: deque[Write] = deque()
        self._work: asyncio.Task[None] | None = None
        self.commits = 0
        self.commit_seconds = 0.0

    @property
    def pending(self) -> int:
        """Number of writes that have not started yet."""
        return len(self._waiting)

    async def write(self, *statements: Statement, fence: Fence | None = None) -> None:
        """Run statements in one transaction; cancelling the wait does not stop them.

        Raises MatchLost if the token of the fence is no longer that of the match's owner.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(statements, done, fence))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write_on())
        await done

    async def finish(self) -> None:
        """Wait for all pending writes."""
        if self._work is not None:
            with suppress(Exception):
                await self._work

    async def _write_on(self) -> None:
        while self._waiting:
            group = [
                self._waiting.popleft() for _ in range(min(MAX_GROUP_WRITES, len(self._waiting)))
            ]
            try:
                async with unavailable_on_error():
                    outcomes = await self._commit(group)
            except StoreError as error:
                outcomes = [error] * len(group)
            except Exception as error:  # no caller may wait forever
                outcomes = [StoreUnavailable(repr(error))] * len(group)
            _settle(group, outcomes)

    async def _commit(self, group: Sequence[Write]) -> list[StoreError | None]:
        began = time.perf_counter()
        async with self._pool.acquire() as db, db.transaction():
            held = await _hold_owners(db, group)
            outcomes = [await _try(db, write, held) for write in group]
        self.commits += 1
        self.commit_seconds += time.perf_counter() - began
        return outcomes


async def _hold_owners(db: PooledConnection, group: Sequence[Write]) -> set[Fence]:
    """Lock the owners that these writes prove; returns the fences that hold."""
    fences = {write.fence for write in group if write.fence}
    if not fences:
        return set()
    matches, tokens = zip(*fences, strict=True)
    return {(match, token) for match, token in await db.fetch(HOLD_OWNERS, matches, tokens)}


async def _try(db: PooledConnection, write: Write, held: Container[Fence]) -> StoreError | None:
    """Run one write of a group in a savepoint; its failure does not affect the others."""
    if write.fence and write.fence not in held:
        return MatchLost("another server owns this match")
    try:
        async with db.transaction():
            for sql, values in write.statements:
                await db.execute(number_parameters(sql), *values)
    except asyncpg.IntegrityConstraintViolationError as error:
        return SequenceConflict(str(error))
    except (asyncpg.DataError, ValueError, OverflowError) as error:
        return StoreError(str(error))  # a text or number that PostgreSQL cannot hold
    return None


def _settle(group: Sequence[Write], outcomes: Sequence[StoreError | None]) -> None:
    for write, error in zip(group, outcomes, strict=True):
        if write.done.done():  # the caller stopped waiting
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
