"""Servers to be measured: real processes, pinned to a core, that end with their block."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from load.machine import cores, pin

ROOT = Path(__file__).resolve().parent.parent.parent
OPEN = "Tavolino is open: http://"
MANY = 1_000_000
UNLIMITED = {
    "host": "127.0.0.1",
    "port": 0,
    "tables_per_minute": MANY,
    "visits_per_minute": MANY,
    "downloads_per_minute": MANY,
    "looks_per_second": MANY,
    "messages_per_second": MANY,
    "connections_per_address": 10_000,
    "max_connections": 10_000,
}
"""All connections come from one address here."""


class Server(Struct, frozen=True):
    """A running server."""

    host: str
    pid: int


def tavolino(
    database: Path | str,
    rooms: Sequence[str],
    launcher: Sequence[str] = ("-m", "tavolino"),
    **more: int | str,
) -> list[str]:
    """The command that starts a server without limits."""
    settings = {**UNLIMITED, "database": database, **more}
    flags = [(f"--{name.replace('_', '-')}", str(value)) for name, value in settings.items()]
    said = [*flags, *(("--game", room) for room in rooms)]
    return [sys.executable, *launcher, "serve", *(word for pair in said for word in pair)]


@contextmanager
def running(
    command: Sequence[str], opened: str = OPEN, cwd: Path = ROOT, **more: str
) -> Iterator[Server]:
    """Start it on its core, and stop it at the end."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("TAVOLINO_")} | more
    with subprocess.Popen(
        command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            if both := cores():
                pin(process.pid, both[0])
            assert process.stdout
            where = next((line for line in process.stdout if line.startswith(opened)), None)
            if where is None:
                raise RuntimeError(f"this server did not open: {' '.join(command)}")
            yield Server(where.removeprefix(opened).strip(), process.pid)
        finally:
            process.send_signal(signal.SIGINT)
            _wait(process)


def _wait(process: "subprocess.Popen[str]") -> None:
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
