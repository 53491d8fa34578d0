"""How long the house has been open in all. Clocks count nothing else: what is closed costs nobody.

Open it is while it can keep what people do. It is kept every few seconds that it is, and with every
entry of a match that has a clock. While the store is away, or the server held up, it is closed from
the last time that this was kept on; after a crash it goes on from there as well. So at most a few
seconds are given to everybody, and none taken.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from tavolino.server.protocol.problems import Refused
from tavolino.store.interface import Store
from tavolino.store.records import StoreUnavailable

SAVE_INTERVAL_SECONDS = 5.0
"""So often it is kept how long the house has been open, and looked which table is due."""

MAX_SAVE_GAP_SECONDS = 3 * SAVE_INTERVAL_SECONDS
"""If nothing was kept for longer, the house was not open meanwhile."""

TOLERANCE_MS = 1000
"""Servers that differ by less agree."""

OnChange: TypeAlias = Callable[[int], None]
"""The house is closed, or open again, or was open so much longer than was known here."""

_log = logging.getLogger(__name__)


class Uptime:
    """A clock in milliseconds that stands still while the server does, or its store."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._started: float | None = now()
        self._saved = 0.0
        self._is_saved = False

    def __call__(self) -> int:
        return int(self._saved + 1000 * self._seconds_since_save())

    def _seconds_since_save(self) -> float:
        """For how many seconds, since it was kept."""
        seconds = 0.0 if self._started is None else self._now() - self._started
        return 0.0 if self._is_saved and seconds > MAX_SAVE_GAP_SECONDS else seconds

    @property
    def is_stopped(self) -> bool:
        """Is the house closed, as far as one knows?"""
        return self._started is None

    async def load(self, store: Store) -> None:
        """Go on from where the house was closed."""
        with suppress(StoreUnavailable):  # then matches begin with what they have kept
            self._saved = await store.save_uptime(0)
        self._started = self._now()

    def mark_saved(self) -> None:
        """What people do has just been kept: so far the house was open."""
        if self._started is not None:
            self._saved += 1000 * self._seconds_since_save()
            self._started = self._now()

    async def run(self, store: Store, moved: OnChange) -> None:
        """Keep the time, again and again."""
        while True:
            await self.save_and_sync(store, moved)
            await asyncio.sleep(SAVE_INTERVAL_SECONDS)

    async def save_and_sync(self, store: Store, moved: OnChange) -> None:
        """Keep the time, if that can be, and say if it is another than it seemed."""
        stood, ahead = self.is_stopped, 0
        try:
            found = await store.save_uptime(self())
        except StoreUnavailable:  # it says so itself
            self._started = None
        else:
            ahead = self._resume(found)
        if ahead or stood != self.is_stopped:
            moved(ahead)

    def _resume(self, found: int) -> int:
        """Others may have been open while this server was held up: how much longer?"""
        self.mark_saved()
        self._started, self._is_saved = self._now(), True
        ahead = found - self()
        if ahead < TOLERANCE_MS:
            return 0
        self._saved += ahead
        return ahead

    async def wake_due(self, store: Store, wake: Callable[[str], Awaitable[object]]) -> None:
        """Wake the tables that are due, again and again."""
        while True:
            with suppress(StoreUnavailable):  # it says so itself
                for name in await store.matches_due(self()):
                    await _wake(name, wake)
            await asyncio.sleep(SAVE_INTERVAL_SECONDS)


async def _wake(name: str, wake: Callable[[str], Awaitable[object]]) -> None:
    try:
        await wake(name)
    except Refused:  # another server keeps it, or its rules are gone
        pass
    except Exception:  # one bad table must not keep all others asleep
        _log.exception("table %s cannot be woken", name)
