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

STARTING_SECONDS = 60.0
"""So long a process may take until it knows its games, on a very busy machine."""

Work: TypeAlias = Callable[[Connection], None]
"""What a process does on its line, until the line breaks."""

Furnish: TypeAlias = Callable[[], None]
"""Hands to the games in a process what was handed to them in this one; it travels there."""


def bare() -> None:
    """Most games need nothing but themselves."""


class Worker:
    """One process that works for us."""

    def __init__(self, work: Work, rooms: tuple[str, ...], furnish: Furnish = bare) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        told = (theirs, work, rooms, furnish)
        self._process = context.Process(target=_work, args=told, daemon=True)
        self._process.start()
        theirs.close()  # only the process holds that end now: if it dies, our line breaks
        self._ready = False
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        Thread(target=self._send, name="to a worker", daemon=True).start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def say(self, said: bytes) -> None:
        """Never waits: a process that has stopped reading must not stop whoever speaks to it."""
        self._said.put(said)

    @property
    def unheard(self) -> int:
        """So much was said that is not on its way yet."""
        return self._said.qsize()

    def _send(self) -> None:
        with suppress(OSError):  # it is gone: whoever listens to it will notice
            while (said := self._said.get()) is not None:
                self._line.send_bytes(said)

    def hear(self, patience: float) -> bytes:
        """What it says next; raises TimeoutError, or EOFError or OSError when it died."""
        if not self._ready:
            self._wait(STARTING_SECONDS)
            self._ready = True
        return self._wait(patience)

    def _wait(self, patience: float) -> bytes:
        if not self._line.poll(patience):
            raise TimeoutError(f"nothing heard for {patience} seconds")
        return self._line.recv_bytes()

    def end(self) -> None:
        self._said.put(None)
        self._process.kill()
        self._process.join()


# ---------------------------------------------------------------- inside the process


def _work(line: Connection, work: Work, rooms: tuple[str, ...], furnish: Furnish) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    for room in rooms:
        importlib.import_module(room)
    furnish()
    with suppress(EOFError, OSError):
        line.send_bytes(b"ready")
        work(line)


class GameName(Struct, frozen=True):
    """Where a process finds a game, and by which revision it is played there."""

    room: str
    name: str
    revision: int


def name_of(game: AnyGame) -> GameName:
    return GameName(game.room, game.name, game.revision)


def find_game(wanted: GameName) -> AnyGame:
    """The game of this name in its room, as that revision plays it."""
    things = vars(importlib.import_module(wanted.room)).values()
    games = (thing for thing in things if isinstance(thing, Game) and thing.name == wanted.name)
    return next(found for game in games if (found := game.at(wanted.revision)))
