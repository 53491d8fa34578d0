"""Processor time, memory and open files of the server and of its worker processes, on Linux."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tavolino.server.ops.metrics import Gauge

SELF = Path("/proc/self")
USER_TIME, SYSTEM_TIME, PARENT, PAGES = 11, 12, 1, 21
"""Fields of /proc/PID/stat after the name of the program."""


def process_gauges() -> Iterator[Gauge]:
    """Yield the gauges; none on systems without /proc."""
    if sys.platform != "linux":
        return
    yield Gauge(
        "tavolino_cpu_seconds_total",
        "Processor time of the server's own process and of its worker processes.",
        {"server": lambda: _cpu_seconds(_stat(SELF)), "workers": _workers_cpu_seconds},
        "process",
    )
    yield Gauge(
        "tavolino_memory_bytes",
        "Resident memory of the server's own process and of its worker processes.",
        {"server": lambda: _memory(_stat(SELF)), "workers": lambda: sum(map(_memory, _workers()))},
        "process",
    )
    yield Gauge("tavolino_worker_processes", "Worker processes.", {"": lambda: len(_workers())})
    yield Gauge(
        "tavolino_open_files",
        "Open files and sockets of the server's own process.",
        {"": lambda: sum(1 for _ in (SELF / "fd").iterdir())},
    )


def _stat(process: Path) -> list[str]:
    return (process / "stat").read_text().rpartition(")")[2].split()


def _workers() -> list[list[str]]:
    """The fields of all child processes."""
    found = []
    for task in (SELF / "task").iterdir():
        with suppress(OSError):  # a thread has just ended
            for child in (task / "children").read_text().split():
                with suppress(OSError):  # a process has just ended
                    found.append(_stat(Path("/proc", child)))
    return found


def _cpu_seconds(stat: list[str]) -> float:
    ticks = int(stat[USER_TIME]) + int(stat[SYSTEM_TIME])
    return ticks / os.sysconf("SC_CLK_TCK")


def _workers_cpu_seconds() -> float:
    """Processor time of all worker processes, also of those that have ended."""
    import resource  # not every system has it

    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime + sum(map(_cpu_seconds, _workers()))


def _memory(stat: list[str]) -> int:
    return int(stat[PAGES]) * os.sysconf("SC_PAGE_SIZE")
