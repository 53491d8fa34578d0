"""Runs the command line as a user does: in a separate process, or in a thread of this one."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tavolino.cli import main

ROOT = Path(__file__).resolve().parents[2]
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": ""}
COMMAND = (sys.executable, "-W", "error", "-m", "tavolino")


def tavolino(
    *args: str | Path, said: bytes = b"", cwd: Path = ROOT
) -> subprocess.CompletedProcess[bytes]:
    """Run a command to its end."""
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        input=said,
        cwd=cwd,
        env=ENV,
        capture_output=True,
        timeout=240,
        check=False,
    )


async def in_thread(*args: str | Path) -> int:
    """Run a command in a thread of this process, because some commands run an event loop."""
    return await asyncio.to_thread(main, [str(arg) for arg in args])


def pytest(room: str, cwd: Path) -> subprocess.CompletedProcess[bytes]:
    """Run the tests of a game package."""
    run = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", room)
    return subprocess.run(run, cwd=cwd, env=ENV, capture_output=True, timeout=240, check=False)


def begun(*args: str | Path) -> subprocess.Popen[bytes]:
    """Start a command and talk to it; the caller ends it."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*COMMAND, *map(str, args)], cwd=ROOT, env=ENV, stdin=pipe, stdout=pipe, stderr=pipe
    )
