"""Total server uptime in milliseconds, on which player clocks run: downtime costs no player time.

The server is up while it can store what players do. It stores the uptime every few seconds, and
with every entry of a match that has a clock. While the store is unavailable or the server is held
up, the uptime stops at the last stored value, and after a crash it continues from there. So each
player may gain a few seconds, but never loses any.
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
"""Interval between two saves of the uptime, and between two searches for tables that are due."""

MAX_SAVE_GAP_SECONDS = 3 * SAVE_INTERVAL_SECONDS
"""After a longer gap without a save, the time since the last save does not count as uptime."""

TOLERANCE_MS = 1000
"""A smaller difference between two servers is ignored."""

OnChange: TypeAlias = Callable[[int], None]
"""Called when the uptime stops, resumes, or jumps ahead by this many milliseconds."""

_log = logging.getLogger(__name__)


class Uptime:
    """A clock in milliseconds that stops while the server or its store is held up."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._started: float | None = now()
        self._saved = 0.0
        self._is_saved = False

    def __call__(self) -> int:
        return int(self._saved + 1000 * self._seconds_since_save())

    def _seconds_since_save(self) -> float:
        """Seconds of uptime since the last save."""
        seconds = 0.0 if self._started is None else self._now() - self._started
        return 0.0 if self._is_saved and seconds > MAX_SAVE_GAP_SECONDS else seconds

    @property
    def is_stopped(self) -> bool:
        """Whether the uptime has stopped, as far as the server knows."""
        return self._started is None

    async def load(self, store: Store) -> None:
        """Continues from the stored uptime."""
        with suppress(StoreUnavailable):  # then matches begin with their own stored times
            self._saved = await store.save_uptime(0)
        self._started = self._now()

    def mark_saved(self) -> None:
        """Counts the time until now as uptime, because a write has just succeeded."""
        if self._started is not None:
            self._saved += 1000 * self._seconds_since_save()
            self._started = self._now()

    async def run(self, store: Store, moved: OnChange) -> None:
        """Saves the uptime at intervals, until cancelled."""
        while True:
            await self.save_and_sync(store, moved)
            await asyncio.sleep(SAVE_INTERVAL_SECONDS)

    async def save_and_sync(self, store: Store, moved: OnChange) -> None:
        """Saves the uptime if possible, and calls `moved` if it stopped, resumed or jumped."""
        stood, ahead = self.is_stopped, 0
        try:
            found = await store.save_uptime(self())
        except StoreUnavailable:  # the store logs it
            self._started = None
        else:
            ahead = self._resume(found)
        if ahead or stood != self.is_stopped:
            moved(ahead)

    def _resume(self, found: int) -> int:
        """Takes over uptime of other servers while this one was held up. Returns the difference."""
        self.mark_saved()
        self._started, self._is_saved = self._now(), True
        ahead = found - self()
        if ahead < TOLERANCE_MS:
            return 0
        self._saved += ahead
        return ahead

    async def wake_due(self, store: Store, wake: Callable[[str], Awaitable[object]]) -> None:
        """Wakes the tables that are due at intervals, until cancelled."""
        while True:
            with suppress(StoreUnavailable):  # the store logs it
                for name in await store.matches_due(self()):
                    await _wake(name, wake)
            await asyncio.sleep(SAVE_INTERVAL_SECONDS)


async def _wake(name: str, wake: Callable[[str], Awaitable[object]]) -> None:
    try:
        await wake(name)
    except Refused:  # another server owns it, or its rules are gone
        pass
    except Exception:  # one bad table must not stop the others
        _log.exception("table %s cannot be woken", name)
