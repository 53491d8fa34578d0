"""A pool of PostgreSQL connections that opens lazily and migrates the database."""

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
"""Seconds that the database may take to answer."""

RELEASE_SECONDS = 1.0
"""Seconds until a connection is closed that the database does not reset."""

MAX_CONNECTIONS = 4

SESSION_SETTINGS = {
    "application_name": "tavolino",
    # A server that freezes or is cut off during a transaction holds up nobody for longer.
    "idle_in_transaction_session_timeout": "3s",
    # The database notices within about 20 seconds that the machine of a connection is gone.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
}
MIGRATION_LOCK = 0x7461766F
"""The advisory lock under which one server migrates the database while others wait."""

CONNECTION_ERRORS = (OSError, asyncio.TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresError)


class ConnectionPool:
    """A few connections to one database, which the first one migrates."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Pool[Record] | None = None
        self._opening = asyncio.Lock()
        self.busy = 0
        """Number of connections in use."""
        self.waiting = 0
        """Number of tasks that wait for a connection."""

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator["PooledConnection"]:
        self.waiting += 1
        try:
            pool = await self._open_pool()
            db = await pool.acquire(timeout=TIMEOUT_SECONDS)
        finally:
            self.waiting -= 1
        self.busy += 1
        try:
            yield db
        finally:
            self.busy -= 1
            await pool.release(db, timeout=RELEASE_SECONDS)

    @property
    def idle(self) -> int:
        """Number of open connections that nobody uses."""
        return self._pool.get_idle_size() if self._pool else 0

    async def connect_alone(self, patience: float) -> "asyncpg.Connection[Record]":
        """Open a connection outside the pool within so many seconds."""
        await self._open_pool()
        return await asyncpg.connect(
            self._address,
            timeout=patience,
            command_timeout=TIMEOUT_SECONDS,
            server_settings=SESSION_SETTINGS,
        )

    async def _open_pool(self) -> "Pool[Record]":
        async with self._opening:
            if self._pool is None:
                pool = await asyncpg.create_pool(
                    self._address,
                    min_size=1,
                    max_size=MAX_CONNECTIONS,
                    command_timeout=TIMEOUT_SECONDS,
                    server_settings=SESSION_SETTINGS,
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
    """Turn connection and database errors into StoreUnavailable."""
    try:
        yield
    except CONNECTION_ERRORS as error:
        raise StoreUnavailable(str(error) or type(error).__name__) from error


@cache
def number_parameters(sql: str) -> str:
    """Replace each `?` by PostgreSQL's numbered parameters, as `$1`."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if letter == "?" else letter for letter in sql)


async def _migrate(db: "PooledConnection") -> None:
    """Apply the missing migrations; a lock lets only one server do it at a time."""
    await db.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    if await db.fetchval("select to_regclass('steps')") is None:
        await db.execute("create table steps (taken int primary key)")
    taken = await db.fetchval("select coalesce(max(taken), 0) from steps")
    folder = files(__package__).joinpath("migrations")
    steps = sorted(folder.iterdir(), key=lambda step: step.name)
    if taken > len(steps):
        raise UnusableDatabase("the database was made by a newer version of Tavolino")
    for number, step in enumerate(steps[taken:], taken + 1):
        await db.execute(step.read_text("utf-8"))
        await db.execute("insert into steps values ($1)", number)
