"""Runs `tavolino` on an event loop that times every callback: ``timed.py REPORT serve …``.

It is Python's own loop, in which every callback goes through one method. Time that a callback waits
for a core is subtracted; all other waiting counts.
"""

import asyncio
import gc
import os
import signal
import sys
from asyncio import events
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec
import uvicorn
from msgspec import Struct

from tavolino.cli import main

SLOW_SECONDS = 0.005
"""Seconds from which on a callback is recorded."""
MAX_SLOW = 1000
TOGGLE_SIGNAL = signal.SIGUSR1
"""Toggles the measurement, so that startup and shutdown are excluded."""


class Callback(Struct, frozen=True, order=True):
    """The duration of one callback in seconds, and its name."""

    seconds: float
    what: str


class Report(Struct):
    """The callbacks of a server."""

    count: int = 0
    collecting: float = 0.0
    """The longest garbage collection, in seconds."""
    slow: list[Callback] = []
    """The slowest callbacks, slowest first."""


class Timer:
    """Runs callbacks instead of the loop, and records the slow ones."""

    def __init__(self) -> None:
        self.report = Report()
        self._run: Callable[[asyncio.Handle], None] = events.Handle._run
        self._waits = _open_schedstat()
        self._collecting = (0.0, 0.0)
        self._is_on = False

    def turn(self, *_: object) -> None:
        self._is_on = not self._is_on

    def run(self, handle: asyncio.Handle) -> None:
        waited, began = self._waited(), perf_counter()
        what = handle._callback  # type: ignore[attr-defined]  # the handle forgets it after the run
        self._run(handle)
        seconds = perf_counter() - began
        if not self._is_on:
            return
        self.report.count += 1
        if seconds > SLOW_SECONDS and (seconds := seconds - self._waited() + waited) > SLOW_SECONDS:
            self.report.slow.append(Callback(seconds, _name(what)))

    def collect(self, phase: str, _: object) -> None:
        if phase == "start":
            self._collecting = (perf_counter(), self._waited())
        elif self._is_on:
            began, waited = self._collecting
            took = perf_counter() - began - self._waited() + waited
            self.report.collecting = max(self.report.collecting, took)

    def _waited(self) -> float:
        """Seconds for which this thread has waited for a core so far."""
        return int(os.pread(self._waits, 64, 0).split()[1]) / 1e9 if self._waits else 0.0


def _open_schedstat() -> int:
    try:
        return os.open("/proc/thread-self/schedstat", os.O_RDONLY)
    except OSError:
        return 0


def _name(callback: object) -> str:
    """The coroutine of a task, else the function."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return _path(owner.get_coro())
    return str(getattr(callback, "__qualname__", callback))


def _path(work: object) -> str:
    """The coroutine and the innermost one that it awaits now."""
    names = [str(getattr(work, "__qualname__", work))]
    while (work := getattr(work, "cr_await", None)) is not None and hasattr(work, "cr_code"):
        names.append(str(getattr(work, "__qualname__", work)))
    return names[0] if len(names) == 1 else f"{names[0]} > {names[-1]}"


def _loop(config: uvicorn.Config) -> Callable[[], asyncio.AbstractEventLoop]:
    return asyncio.SelectorEventLoop


def run(report: Path, command: list[str]) -> int:
    timer = Timer()
    events.Handle._run = lambda handle: timer.run(handle)  # type: ignore[method-assign,assignment]
    uvicorn.Config.get_loop_factory = _loop  # type: ignore[method-assign,assignment]
    gc.callbacks.append(timer.collect)
    signal.signal(TOGGLE_SIGNAL, timer.turn)
    code = main(command)
    timer.report.slow = sorted(timer.report.slow, reverse=True)[:MAX_SLOW]
    report.write_bytes(msgspec.json.encode(timer.report))
    return code


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
