"""The child processes of a server, read from /proc on Linux."""

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


async def working(parent: int) -> int:
    """The child process that is working now."""
    before = {child: _work(child) for child in children(parent)}
    found: list[int] = []

    def works() -> bool:
        found[:] = [child for child in before if _work(child) - before[child] >= BUSY_TICKS]
        return bool(found)

    await wait_for(works)
    return found[0]


def _work(process: int) -> int:
    fields = _fields(Path(f"/proc/{process}/stat"))
    return int(fields[11]) + int(fields[12]) if fields else 0
