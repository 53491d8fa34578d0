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

from tavolino.store.postgres.connection import BROKEN, PATIENCE, Lines

LOCKS = 1952544369
"""The locks of processes, told from other locks in the same database; the migrations know it."""

HEARTBEAT_SECONDS = 3.0
"""So often it is looked whether the line still stands."""

LOCK = "select pg_try_advisory_lock($1, $2)"

Held: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Arrival: TypeAlias = "Callable[[Held], Awaitable[None]]"

_log = logging.getLogger(__name__)


class Presence:
    """Whoever wants to be known, or to hear something, says what is to be done at each arrival."""

    def __init__(self, lines: Lines) -> None:
        self.number = secrets.randbits(31)
        self.arrivals: list[Arrival] = []
        self.partings: list[Arrival] = []
        self._lines = lines
        self._held: Held | None = None
        self._entering = asyncio.Lock()
        self._heart: asyncio.Task[None] | None = None

    async def stand(self) -> None:
        """Be there from now on, and again if the line broke."""
        async with self._entering:
            if self._held is not None and not self._held.is_closed():
                return
            self._held = await self._lines.alone()
            await self._held.execute(LOCK, LOCKS, self.number)
            for arrive in self.arrivals:
                await arrive(self._held)
            if self._heart is None:
                self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Be there no more."""
        if self._heart:
            self._heart.cancel()
        if self._held:
            for part in self.partings:
                with suppress(*BROKEN):
                    await part(self._held)
            with suppress(*BROKEN):
                await self._held.close(timeout=PATIENCE)

    async def _beat(self) -> None:
        """A line that broke unnoticed would leave this process alone with what it believes."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self.stand()
                if self._held:
                    await self._held.execute("select 1", timeout=PATIENCE)
            except BROKEN as error:
                _log.warning("the line to the database broke: %s", error or type(error).__name__)
                if self._held:
                    self._held.terminate()
