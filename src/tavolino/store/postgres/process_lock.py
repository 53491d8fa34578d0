"""This process among all that share a database: it holds a lock for as long as it lives.

The lock is held on a line of its own: when a process is killed the database lifts it at once.
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
"""The locks of processes, told from other locks in the same database; the migrations know it."""

HEARTBEAT_SECONDS = 3.0
"""So often it is looked whether the line still stands."""

TRY_LOCK = "select pg_try_advisory_lock($1, $2)"

LockConnection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
OnAcquire: TypeAlias = "Callable[[LockConnection], Awaitable[None]]"

_log = logging.getLogger(__name__)


class ProcessLock:
    """Whoever wants to be known, or to hear something, says what is to be done at each arrival."""

    def __init__(self, lines: ConnectionPool) -> None:
        self.number = secrets.randbits(31)
        self.on_acquire: list[OnAcquire] = []
        self.on_release: list[OnAcquire] = []
        self._pool = lines
        self._held: LockConnection | None = None
        self._acquiring = asyncio.Lock()
        self._heartbeat: asyncio.Task[None] | None = None

    async def acquire(self) -> None:
        """Be there from now on, and again if the line broke."""
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
        """Be there no more."""
        if self._heartbeat:
            self._heartbeat.cancel()
        if self._held:
            for part in self.on_release:
                with suppress(*CONNECTION_ERRORS):
                    await part(self._held)
            with suppress(*CONNECTION_ERRORS):
                await self._held.close(timeout=TIMEOUT_SECONDS)

    async def _run_heartbeat(self) -> None:
        """A line that broke unnoticed would leave this process alone with what it believes."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self.acquire()
                if self._held:
                    await self._held.execute("select 1", timeout=TIMEOUT_SECONDS)
            except CONNECTION_ERRORS as error:
                _log.warning("the line to the database broke: %s", error or type(error).__name__)
                if self._held:
                    self._held.terminate()
