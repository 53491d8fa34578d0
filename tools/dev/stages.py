"""Measures the stages of a long command and prints a table of their durations in seconds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from tools.dev.machine import say


class Stages:
    def __init__(self) -> None:
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
        rows = {**self._seconds, "total": sum(self._seconds.values())}
        for name, seconds in rows.items():
            say(f"{seconds:8.1f} s  {name}")
