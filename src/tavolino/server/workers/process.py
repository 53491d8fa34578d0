"""A process beside the server, and the line to it.

When the server dies, however it dies, the line breaks and the process ends by itself.
"""

import importlib
import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from msgspec import Struct

from tavolino.core.game import AnyGame, Game

START_TIMEOUT_SECONDS = 60.0
"""So long a process may take until it knows its games, on a very busy machine."""

Work: TypeAlias = Callable[[Connection], None]
"""What a process does on its line, until the line breaks."""

Setup: TypeAlias = Callable[[], None]
"""Hands to the games in a process what was handed to them in this one; it travels there."""


def no_setup() -> None:
    """Most games need nothing but themselves."""


class WorkerProcess:
    """One process that works for us."""

    def __init__(self, work: Work, rooms: tuple[str, ...], setup: Setup = no_setup) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        told = (theirs, work, rooms, setup)
        self._process = context.Process(target=_run_worker, args=told, daemon=True)
        self._process.start()
        theirs.close()  # only the process holds that end now: if it dies, our line breaks
        self._ready = False
        self._waiting: SimpleQueue[bytes | None] = SimpleQueue()
        Thread(target=self._send_waiting, name="to a worker", daemon=True).start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def send(self, said: bytes) -> None:
        """Never waits: a process that has stopped reading must not stop whoever speaks to it."""
        self._waiting.put(said)

    @property
    def unsent(self) -> int:
        """So much was said that is not on its way yet."""
        return self._waiting.qsize()

    def _send_waiting(self) -> None:
        with suppress(OSError):  # it is gone: whoever listens to it will notice
            while (said := self._waiting.get()) is not None:
                self._pipe.send_bytes(said)

    def receive(self, patience: float) -> bytes:
        """What it says next; raises TimeoutError, or EOFError or OSError when it died."""
        if not self._ready:
            self._wait(START_TIMEOUT_SECONDS)
            self._ready = True
        return self._wait(patience)

    def _wait(self, patience: float) -> bytes:
        if not self._pipe.poll(patience):
            raise TimeoutError(f"nothing heard for {patience} seconds")
        return self._pipe.recv_bytes()

    def kill(self) -> None:
        self._waiting.put(None)
        self._process.kill()
        self._process.join()


# ---------------------------------------------------------------- inside the process


def _run_worker(line: Connection, work: Work, rooms: tuple[str, ...], setup: Setup) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    for room in rooms:
        importlib.import_module(room)
    setup()
    with suppress(EOFError, OSError):
        line.send_bytes(b"ready")
        work(line)


class GameRef(Struct, frozen=True):
    """Where a process finds a game, and by which revision it is played there."""

    room: str
    name: str
    revision: int


def game_ref(game: AnyGame) -> GameRef:
    return GameRef(game.room, game.name, game.revision)


def find_game(wanted: GameRef) -> AnyGame:
    """The game of this name in its room, as that revision plays it."""
    things = vars(importlib.import_module(wanted.room)).values()
    games = (thing for thing in things if isinstance(thing, Game) and thing.name == wanted.name)
    return next(found for game in games if (found := game.at_revision(wanted.revision)))
