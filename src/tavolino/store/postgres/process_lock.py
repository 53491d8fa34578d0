"""A database lock that shows other processes that this process is alive.

The lock belongs to its own connection: if the process is killed, the database releases it at once.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import asyncpg

from tavolino.store.postgres.connection import CONNECTION_ERRORS, TIMEOUT_SECONDS, ConnectionPool

LOCK_CLASS = 1952544369
"""The class of these advisory locks. The migrations contain the same number."""

HEARTBEAT_SECONDS = 3.0
"""Seconds between two checks of the connection."""

TRY_LOCK = "select pg_try_advisory_lock($1, $2)"

LockConnection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
OnAcquire: TypeAlias = "Callable[[LockConnection], Awaitable[None]]"

_log = logging.getLogger(__name__)


class ProcessLock:
    """Holds the lock. Callbacks run each time it is acquired, and when it is released."""

    def __init__(self, lines: ConnectionPool) -> None:
        self.number = secrets.randbits(31)
        self.on_acquire: list[OnAcquire] = []
        self.on_release: list[OnAcquire] = []
        self._pool = lines
        self._held: LockConnection | None = None
        self._acquiring = asyncio.Lock()
        self._heartbeat: asyncio.Task[None] | None = None

    async def acquire(self) -> None:
        """Take the lock, unless the connection that holds it is still open."""
        async with self._acquiring:
            if self._held is not None and not self._held.is_closed():
                return
            self._held = await self._pool.connect_alone()
            await self._held.execute(TRY_LOCK, LOCK_CLASS, self.number)
            for arrive in self.on_acquire:
                await arrive(self._held)
            if self._heartbeat is None:
                self._heartbeat = asyncio.create_task(self._run_heartbeat())

    async def close(self) -> None:
        """Run the release callbacks and give up the lock."""
        if self._heartbeat:
            self._heartbeat.cancel()
        if self._held:
            for part in self.on_release:
                with suppress(*CONNECTION_ERRORS):
                    await part(self._held)
            with suppress(*CONNECTION_ERRORS):
                await self._held.close(timeout=TIMEOUT_SECONDS)

    async def _run_heartbeat(self) -> None:
        """Check the connection regularly, because a silent loss would leave stale ownership."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self.acquire()
                if self._held:
                    await self._held.execute("select 1", timeout=TIMEOUT_SECONDS)
            except CONNECTION_ERRORS as error:
                _log.warning("lost the database connection: %s", error or type(error).__name__)
                if self._held:
                    self._held.terminate()
