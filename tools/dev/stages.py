"""Measures the stages of a long command and prints a table of their durations in seconds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from tools.dev.machine import say


class Stages:
    """Stages may run at the same time, so their seconds do not add up to the total."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._seconds: dict[str, float] = {}

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        say(name)
        began = time.monotonic()
        try:
            yield
        finally:
            self._seconds[name] = time.monotonic() - began

    def report(self) -> None:
        for name, seconds in self._seconds.items():
            say(f"{seconds:8.1f} s  {name}")
        say(f"{time.monotonic() - self._began:8.1f} s  total")
