"""The processes that a server has started, looked up where Linux keeps them."""

import sys
import time
from pathlib import Path

import pytest

only_here = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def _fields(status: Path) -> list[str]:
    """From the state on: the parent is number 1, the processor time 11 and 12."""
    try:
        return status.read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return []


def children(parent: int) -> set[int]:
    """The ids of all processes that this one started."""
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        fields = _fields(status)
        if fields and int(fields[1]) == parent:
            found.add(int(status.parent.name))
    return found


def busiest(parent: int, seconds: float = 0.5) -> int:
    """The child that works hardest just now."""
    before = {child: _work(child) for child in children(parent)}
    time.sleep(seconds)
    return max(before, key=lambda child: _work(child) - before[child])


def _work(process: int) -> int:
    fields = _fields(Path(f"/proc/{process}/stat"))
    return int(fields[11]) + int(fields[12]) if fields else 0
