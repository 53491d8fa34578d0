"""A worker process and the pipe to it.

When the server dies for any reason, the pipe breaks and the process ends by itself.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.core.game_package import games_in

# Worker processes are forked from a process that has imported what they need. They start at once
# and share its memory. Windows starts each of them from nothing.
if sys.platform == "win32":
    CONTEXT = multiprocessing.get_context("spawn")
else:
    CONTEXT = multiprocessing.get_context("forkserver")
    CONTEXT.set_forkserver_preload(["tavolino.server.workers.background_pool", "tavolino.games"])

START_TIMEOUT_SECONDS = 60.0
"""Seconds that a process has to load its games, even on a very busy machine."""

Work: TypeAlias = Callable[[Connection], None]
"""The function that a process runs on its pipe until the pipe breaks."""

Setup: TypeAlias = Callable[[], None]
"""Sets up the games in a process as they are set up here. It is pickled and sent there."""


def no_setup() -> None:
    """The setup for games that need none."""


class WorkerProcess:
    """A worker process, with messages in both directions."""

    def __init__(
        self, work: Work, rooms: tuple[str, ...], setup: Setup = no_setup, niceness: int = 0
    ) -> None:
        self._pipe, theirs = CONTEXT.Pipe()
        told = (theirs, work, rooms, setup, niceness, dict(os.environ))
        self._process = CONTEXT.Process(target=_run_worker, args=told, daemon=True)
        self._process.start()
        theirs.close()  # only the process holds that end now: if it dies, our end breaks
        self._ready = False
        self._waiting: SimpleQueue[bytes | None] = SimpleQueue()
        Thread(target=self._send_waiting, name="to a worker", daemon=True).start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def send(self, said: bytes) -> None:
        """Queues a message. Never blocks, even if the process has stopped reading."""
        self._waiting.put(said)

    @property
    def unsent(self) -> int:
        """Number of messages that have not been sent yet."""
        return self._waiting.qsize()

    def _send_waiting(self) -> None:
        with suppress(OSError):  # the process is gone, which receive() reports
            while (said := self._waiting.get()) is not None:
                self._pipe.send_bytes(said)

    def receive(self, patience: float) -> bytes:
        """The next message. Raises TimeoutError, or EOFError or OSError if the process died."""
        if not self._ready:
            self._wait(START_TIMEOUT_SECONDS)
            self._ready = True
        return self._wait(patience)

    def _wait(self, patience: float) -> bytes:
        if not self._pipe.poll(patience):
            raise TimeoutError(f"no message for {patience} seconds")
        return self._pipe.recv_bytes()

    def kill(self) -> None:
        self._waiting.put(None)
        self._process.kill()
        self._process.join()


# ---------------------------------------------------------------- in the worker process


def _run_worker(
    line: Connection,
    work: Work,
    rooms: tuple[str, ...],
    setup: Setup,
    niceness: int,
    environment: Mapping[str, str],
) -> None:
    os.environ.update(environment)  # a forked process has the environment of an earlier moment
    _name_process()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends its workers
    for room in rooms:
        games_in(room)
    setup()
    if hasattr(os, "nice"):  # a process of low priority starts as quickly as others
        os.nice(niceness)
    with suppress(EOFError, OSError):
        line.send_bytes(b"ready")
        work(line)


def _name_process() -> None:
    """Names this process after its server, which is not its parent if the process was forked."""
    if (server := multiprocessing.parent_process()) and sys.platform == "linux":
        Path("/proc/self/comm").write_text(f"worker {server.pid}")


class GameRef(Struct, frozen=True):
    """The package and name of a game, and the revision to play."""

    room: str
    name: str
    revision: int


def game_ref(game: AnyGame) -> GameRef:
    return GameRef(game.room, game.name, game.revision)


def find_game(wanted: GameRef) -> AnyGame:
    """The game of this name in its package, as that revision plays it."""
    games = (game for game in games_in(wanted.room) if game.name == wanted.name)
    return next(found for game in games if (found := game.at_revision(wanted.revision)))
