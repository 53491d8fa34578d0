"""A real server on a free port of this machine, for tests.

    with serve(tmp_path / "test.db") as server:
        page.goto(server.url)

The server runs in a separate process and ends with the block. Its chance is deterministic
(tests/kit/deterministic_server.py). Its bots are quick and no rate limit slows a test down, unless
the test sets one: every server setting may be given by name.
"""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from tests.kit.server_process import ServerProcess

ROOT = Path(__file__).resolve().parents[2]
OPEN_LINE = "Tavolino is open: "
TEST_SETTINGS = {
    "host": "127.0.0.1",
    "port": 0,
    "bot_pace": 0,
    "undo_seconds": 0,
    "tables_per_minute": 100_000,
    "visits_per_minute": 100_000,
    "downloads_per_minute": 100_000,
    "pages_per_minute": 1_000_000,
    "looks_per_second": 10_000,
    "hints_per_minute": 10_000,
    "imports_per_minute": 10_000,
    "calls_per_minute": 10_000,
    "people_per_minute": 10_000,
    "accounts_per_hour": 10_000,
    "rated_households": "yes",
    "public_tables": 10_000,
    "listed_minutes": 15,
    "connections_per_address": 10_000,
    "messages_per_second": 1000,
}


@dataclass(frozen=True)
class RunningServer:
    """A running server."""

    url: str
    database: Path
    process: ServerProcess

    def kill(self) -> None:
        """Simulates a power failure."""
        self.process.kill()
        self.process.wait(10)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Request a shutdown, and wait for its end."""
        self.process.send_signal(how)
        return self.process.wait(20)


def serve_arguments(rooms: Sequence[str] = (), **settings: Any) -> list[str]:
    """The arguments that start a server with these additional game packages and settings."""
    more = [part for room in rooms for part in ("--game", room)]
    flags = {f"--{name.replace('_', '-')}": str(value) for name, value in settings.items()}
    said = [part for flag in flags.items() for part in flag]
    return ["serve", *said, *more]


def serve_command(rooms: Sequence[str] = (), **settings: Any) -> list[str]:
    """The command that starts a server in a Python process of its own."""
    arguments = serve_arguments(rooms, **settings)
    return [sys.executable, "-m", "tests.kit.deterministic_server", *arguments]


@contextmanager
def serve(
    database: Path | str,
    *,
    rooms: Sequence[str] = ("examples.kuhn",),
    complaints: IO[str] | None = None,
    chance: int | None = None,
    **settings: Any,
) -> Iterator[RunningServer]:
    """Serve the installed games and those in `rooms` on a free port with this database.

    Errors of the server go to `complaints`, or to the terminal. Chance is the same in every run,
    unless `chance` gives the number from which it is drawn.
    """
    arguments = serve_arguments(rooms, **{**TEST_SETTINGS, "database": database, **settings})
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("TAVOLINO_") or name == "TAVOLINO_TEST_CHANCE"
    }
    if chance is not None:
        environment["TAVOLINO_TEST_CHANCE"] = str(chance)
    process = ServerProcess(arguments, environment, Path(complaints.name) if complaints else None)
    try:
        line = process.first_line()
        assert line.startswith(OPEN_LINE), f"the server did not open: {line!r}"
        yield RunningServer(line.removeprefix(OPEN_LINE), Path(database), process)
    finally:
        process.kill()
        process.wait()
