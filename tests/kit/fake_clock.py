"""Clocks that tests set, so that no test waits."""

import asyncio
import selectors
from typing import Any


class Clock:
    """Returns the time that the test has set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Leap(asyncio.SelectorEventLoop):
    """An event loop that starts at zero and skips all sleeping time."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Leaping(self))

    def time(self) -> float:
        return self._now

    def leap(self, seconds: float) -> None:
        self._now += seconds


class _Leaping(selectors.DefaultSelector):
    """Advances the clock by the timeout instead of waiting."""

    def __init__(self, loop: Leap) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, Any]]:
        ready = super().select(0 if timeout else timeout)
        if not ready and timeout:
            self._loop.leap(timeout)
        return ready
