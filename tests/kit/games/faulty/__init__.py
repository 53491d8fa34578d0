"""Games that fail in worker processes, or only outside of them."""

import os
import struct
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from multiprocessing import current_process
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from examples.kuhn import KUHN
from examples.kuhn.game import Action, Show
from tavolino.core.contract.simulation import FRAMES_PER_SECOND, SimulationResult, Trace
from tavolino.core.game import AnyGame, MalformedAction, Seat
from tavolino.core.text import Objection, Text
from tests.kit.games.tower import HANDS, TOWER, Pull, Settle, Tower, settle

PONDERING = "TRAPS_PONDERING"


def is_in_worker() -> bool:
    """Does this run outside of the server's own process?"""
    return current_process().daemon


def faulty_kuhn(name: str, fall: Callable[[], Sequence[Action]]) -> AnyGame:
    """Kuhn poker that fails in `legal` in a bot's process."""

    def legal(state: Any, seat: Seat) -> Sequence[Action]:
        return (is_in_worker() and fall()) or KUHN.legal(state, seat)

    return replace(KUHN, name=name, room=__name__, legal=legal)


def raise_error() -> Sequence[Action]:
    raise LookupError("I forgot the rules")


def die() -> Sequence[Action]:
    os._exit(3)


def sleep() -> Sequence[Action]:
    time.sleep(600)
    return ()


def spin() -> Sequence[Action]:
    while True:
        pass


def doze() -> Sequence[Action]:
    """Use no CPU time for longer than the patience of the tests."""
    time.sleep(0.5)
    return ()


def ponder() -> Sequence[Action]:
    """Signal the start, and think until the test signals the end."""
    (pondering() / "begun").touch()
    while not (pondering() / "enough").exists():
        time.sleep(0.01)
    return ()


def pondering() -> Path:
    """The folder in which a test and a pondering bot exchange signals."""
    return Path(os.environ[PONDERING])


def cheat() -> Sequence[Action]:
    return (Show(),)


RAISES = faulty_kuhn("raises", raise_error)
DIES = faulty_kuhn("dies", die)
SLEEPS = faulty_kuhn("sleeps", sleep)
SPINS = faulty_kuhn("spins", spin)
DOZES = faulty_kuhn("dozes", doze)
PONDERS = faulty_kuhn("ponders", ponder)
CHEATS = faulty_kuhn("cheats", cheat)
MINDLESS = replace(KUHN, name="mindless", room=__name__, thinking=None)


def preview_in_worker(state: Any, seat: Seat, action: Action) -> "Pushed":
    assert is_in_worker(), "nothing dear is worked out in the server's own process"
    return Pushed(1.0)


def simulate_in_worker(tower: Tower, random: Random) -> Settle:
    assert is_in_worker(), "nothing falls in the server's own process"
    return settle(tower, random)


def crush(tower: Tower, random: Random) -> Settle:
    os._exit(3)


class Pushed(Struct, frozen=True):
    """The feedback of a gesture at the tower."""

    force: float


class Pushing:
    """A gesture that pushes the tower harder and harder until it lets go. Its frames are bytes."""

    HARDEST = 1.0

    def __init__(self, tower: Tower) -> None:
        self._tower = tower
        self._force = tower.pulled or 0.0
        self._shown = -1.0
        self.ending: SimulationResult | None = None
        self.trace: Trace | None = None
        if tower.pulled is not None:
            self._end("")

    @property
    def has_started(self) -> bool:
        return self._force > 0 or self.ending is not None

    def take(self, packet: str) -> Objection | None:
        match packet.split():
            case ["push", force]:
                if self._force + float(force) > self.HARDEST:
                    return Objection("TOW-1", Text("gently"))
                self._force += float(force)
            case ["let", "go"]:
                self._end(f"pull {self._force!r}")
            case ["lie"]:
                self._end("pull 9")
            case ["break"]:
                os._exit(3)
            case ["stumble"]:
                raise LookupError("I forgot the rules")
            case _:
                raise MalformedAction(packet)
        return None

    def _end(self, action: str) -> None:
        assert is_in_worker(), "nothing is performed in the server's own process"
        self.ending = SimulationResult(f"settle {self._tower.lean + self._force / 2!r}", action)

    def advance(self) -> None:
        pass

    def frame(self, *, keyframe: bool) -> bytes:
        moved = self._force != self._shown
        self._shown = self._force
        return struct.pack("<d", self._force) if moved or keyframe else b""

    def feedback(self) -> Pushed:
        return Pushed(self._force)


class Lingering(Pushing):
    """Like `Pushing`, but an action in notation takes a minute of simulated time."""

    def __init__(self, tower: Tower) -> None:
        super().__init__(tower)
        self._rest, self.ending = self.ending, None
        self._frames = 60 * FRAMES_PER_SECOND

    def advance(self) -> None:
        self._frames -= 1
        if self._rest and self._frames <= 0:
            self.ending = self._rest


class Impatient(Pushing):
    """Like `Pushing`, but a hand without packets for half a second lets go."""

    _frames = FRAMES_PER_SECOND // 2

    def take(self, packet: str) -> Objection | None:
        self._frames = FRAMES_PER_SECOND // 2
        return super().take(packet)

    def advance(self) -> None:
        self._frames -= 1
        if self._force and self._frames <= 0 and not self.ending:
            self._end(f"pull {self._force!r}")


def as_packet(action: Any) -> str | None:
    """A pull in notation that is not stronger than this lets go instead."""
    return "let go" if isinstance(action, Pull) and action.force <= GENTLY else None


GENTLY = 0.0625
FALLING = replace(HANDS, nature=simulate_in_worker)
PUSHING = replace(FALLING, perform=lambda tower, seat: Pushing(tower), instead=as_packet)
IMPATIENT = replace(PUSHING, perform=lambda tower, seat: Impatient(tower))
FORFEITING = replace(PUSHING, forfeit=lambda tower: Pull(GENTLY))
LINGERING = replace(FALLING, perform=lambda tower, seat: Lingering(tower))

FALLS = replace(TOWER, name="falls", room=__name__, hands=FALLING)
PUSHED = replace(FALLS, name="pushed", seats=(1, 2), hands=PUSHING)
FORFEITS = replace(PUSHED, name="forfeits", hands=FORFEITING)
LETS_GO = replace(PUSHED, name="lets_go", hands=IMPATIENT)
LINGERS = replace(PUSHED, name="lingers", hands=LINGERING)
CRUSHES = replace(TOWER, name="crushes", room=__name__, hands=replace(HANDS, nature=crush))
FORESEEING = replace(KUHN.telling, preview=preview_in_worker, advise=lambda state, seen: seen)
DEAR = replace(KUHN, name="dear", room=__name__, telling=FORESEEING)
