"""The processes of a server, read from /proc on Linux."""

import sys
from pathlib import Path

import pytest

from tests.kit.ws_client import wait_for

BUSY_TICKS = 5
"""Hundredths of a second of processor time that count as work."""

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def _fields(status: Path) -> list[str]:
    """The fields from the state on: the parent is number 1, the processor time 11 and 12."""
    try:
        return status.read_text().rpartition(")")[2].split()
    except OSError:  # the process has just ended
        return []


def children(parent: int) -> set[int]:
    """The ids of all child processes."""
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        fields = _fields(status)
        if fields and int(fields[1]) == parent:
            found.add(int(status.parent.name))
    return found


def workers(server: int) -> set[int]:
    """The ids of all worker processes of a server."""
    return {
        int(name.parent.name)
        for name in Path("/proc").glob("[0-9]*/comm")
        if _is_worker(name, server)
    }


def _is_worker(name: Path, server: int) -> bool:
    try:
        return name.read_text().strip() == f"worker {server}"
    except OSError:  # the process has just ended
        return False


async def working(server: int) -> int:
    """The worker process that is working now."""
    before = {worker: _work(worker) for worker in workers(server)}
    found: list[int] = []

    def works() -> bool:
        found[:] = [worker for worker in before if _work(worker) - before[worker] >= BUSY_TICKS]
        return bool(found)

    await wait_for(works)
    return found[0]


def _work(process: int) -> int:
    fields = _fields(Path(f"/proc/{process}/stat"))
    return int(fields[11]) + int(fields[12]) if fields else 0
