"""Server processes that are forked from a process which has imported the server already.

A test run starts hundreds of servers, and imports take most of the time until a server is open.
"""

import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import TimeoutExpired

from tests.kit import deterministic_server

PRELOADED = (
    "tests.kit.deterministic_server",
    "tavolino.cli.commands.serve",
    "tavolino.server.serve",
)
CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(list(PRELOADED))


class ServerProcess:
    """The methods of `subprocess.Popen` that tests use."""

    def __init__(
        self, arguments: Sequence[str], environment: Mapping[str, str], errors: Path | None
    ) -> None:
        self._output, output = CONTEXT.Pipe(duplex=False)
        told = (tuple(arguments), dict(environment), output, errors)
        self._process = CONTEXT.Process(target=_run, args=told)
        self._process.start()
        output.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def first_line(self) -> str:
        """The first line of the standard output. Empty if the server ended before."""
        with os.fdopen(os.dup(self._output.fileno())) as output:
            return output.readline().strip()

    def send_signal(self, number: signal.Signals) -> None:
        if self._process.is_alive():
            os.kill(self.pid, number)

    def kill(self) -> None:
        self._process.kill()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if (code := self.poll()) is None:
            raise TimeoutExpired("server", timeout or 0)
        return code


def _run(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    output: Connection,
    errors: Path | None,
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), sys.stdout.fileno())
    output.close()
    if errors:
        with errors.open("a") as log:
            os.dup2(log.fileno(), sys.stderr.fileno())
    sys.exit(deterministic_server.run(arguments))
