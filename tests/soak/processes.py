"""The processes of one run: found by a mark in their environment, stopped by their ids."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

MARK = "SOAK_RUN"
PATIENCE = 10.0
"""Seconds that a process may take to end by itself."""


def marked(run: str) -> set[int]:
    """The ids of all processes of this run; empty where there is no /proc."""
    wanted = f"{MARK}={run}".encode()
    found = set()
    for file in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if wanted in file.read_bytes().split(b"\0"):
                found.add(int(file.parent.name))
    return found


def end_all(run: str) -> int:
    """Wait until all processes of the run have ended. Returns how many had to be killed."""
    patient_until = time.monotonic() + PATIENCE
    while (left := marked(run)) and time.monotonic() < patient_until:
        time.sleep(0.1)
    for process in left:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    return len(left)
