"""Lines to the database: opened when they are wanted, and opened again when they broke."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from itertools import count
from typing import TypeAlias

import asyncpg
from asyncpg import Pool, Record
from asyncpg.pool import PoolConnectionProxy

from tavolino.store.records import StoreUnavailable, UnusableDatabase

PooledConnection: TypeAlias = "PoolConnectionProxy[Record]"

TIMEOUT_SECONDS = 10.0
"""So many seconds may the database take to answer."""

MAX_CONNECTIONS = 4
MIGRATION_LOCK = 0x7461766F
"""The advisory lock under which one server makes the tables ready, and the others wait."""

CONNECTION_ERRORS = (OSError, asyncio.TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresError)


class ConnectionPool:
    """A few connections to one database, which is made ready at the first."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Pool[Record] | None = None
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator["PooledConnection"]:
        pool = await self._open_pool()
        async with pool.acquire(timeout=TIMEOUT_SECONDS) as db:
            yield db

    async def connect_alone(self) -> "asyncpg.Connection[Record]":
        """A connection that is nobody else's."""
        await self._open_pool()
        return await asyncpg.connect(
            self._address, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS
        )

    async def _open_pool(self) -> "Pool[Record]":
        async with self._opening:
            if self._pool is None:
                pool = await asyncpg.create_pool(
                    self._address,
                    min_size=1,
                    max_size=MAX_CONNECTIONS,
                    command_timeout=TIMEOUT_SECONDS,
                )
                async with pool.acquire() as db, db.transaction():
                    await _migrate(db)
                self._pool = pool
            return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()


@asynccontextmanager
async def unavailable_on_error() -> AsyncIterator[None]:
    """Whatever breaks on the way: the store cannot be used now."""
    try:
        yield
    except CONNECTION_ERRORS as error:
        raise StoreUnavailable(str(error) or type(error).__name__) from error


@cache
def number_parameters(sql: str) -> str:
    """A statement with its parameters as PostgreSQL counts them."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if letter == "?" else letter for letter in sql)


async def _migrate(db: "PooledConnection") -> None:
    """Take the steps that are missing; of several servers one does, the others find it done."""
    await db.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    if await db.fetchval("select to_regclass('steps')") is None:
        await db.execute("create table steps (taken int primary key)")
    taken = await db.fetchval("select coalesce(max(taken), 0) from steps")
    folder = files(__package__).joinpath("migrations")
    steps = sorted(folder.iterdir(), key=lambda step: step.name)
    if taken > len(steps):
        raise UnusableDatabase("it was made by a newer version")
    for number, step in enumerate(steps[taken:], taken + 1):
        await db.execute(step.read_text("utf-8"))
        await db.execute("insert into steps values ($1)", number)
