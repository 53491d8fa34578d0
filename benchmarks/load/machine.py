"""The machine: cores, processor time and memory. Values that cannot be read are empty."""

import os
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

KIB = 1024


class Memory(Struct, frozen=True):
    """Bytes of a process: resident, proportional share, and private."""

    rss: int = 0
    pss: int = 0
    uss: int = 0


def cores() -> tuple[int, int] | None:
    """One core for the server and one for the driver, if there are two and affinity can be set."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    free = sorted(os.sched_getaffinity(0))
    return (free[0], free[-1]) if len(free) > 1 else None


def pin(pid: int, core: int) -> None:
    """Keep a process and its children on one core."""
    os.sched_setaffinity(pid, {core})


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def ended_children_seconds(pid: int) -> float:
    """Processor time of the child processes of a process that have ended."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def waiting_seconds(pid: int) -> float:
    """Time that a process has waited for a busy core so far."""
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    return 0.0


def memory(pid: int) -> Memory:
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
        found = {line.split()[0]: int(line.split()[1]) * KIB for line in lines}
        own = found["Private_Clean:"] + found["Private_Dirty:"]
        return Memory(found["Rss:"], found["Pss:"], own)
    return Memory()


def allow_files(count: int) -> None:
    """Every connection is an open file: raise the limit to the maximum."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        unlimited = hard == resource.RLIM_INFINITY
        resource.setrlimit(resource.RLIMIT_NOFILE, (count if unlimited else min(count, hard), hard))


def business() -> str:
    """The number of other runnable processes."""
    with suppress(OSError, AttributeError):
        return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    return ""
