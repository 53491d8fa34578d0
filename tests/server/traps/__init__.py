"""Games that go wrong where bots think and things fall, or only outside of there."""

import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from examples.kuhn import KUHN
from examples.kuhn.actions import Action, Show
from tavolino.core.game import AnyGame, Seat
from tests.core.tower import TOWER, Settle, Tower, settle


def is_elsewhere() -> bool:
    """Not in the server's own process?"""
    return multiprocessing.parent_process() is not None


def trap(name: str, fall: Callable[[], Sequence[Action]]) -> AnyGame:
    """Kuhn poker whose options are a trap in a bot's process."""

    def legal(state: Any, seat: Seat) -> Sequence[Action]:
        return fall() if is_elsewhere() else KUHN.legal(state, seat)

    return replace(KUHN, name=name, room=__name__, legal=legal)


def raise_error() -> Sequence[Action]:
    raise LookupError("I forgot the rules")


def die() -> Sequence[Action]:
    os._exit(3)


def sleep() -> Sequence[Action]:
    time.sleep(600)
    return ()


def cheat() -> Sequence[Action]:
    return (Show(),)


RAISES = trap("raises", raise_error)
DIES = trap("dies", die)
SLEEPS = trap("sleeps", sleep)
CHEATS = trap("cheats", cheat)


def fall_elsewhere(tower: Tower, random: Random) -> Settle:
    assert is_elsewhere(), "nothing falls in the server's own process"
    return settle(tower, random)


def crush(tower: Tower, random: Random) -> Settle:
    os._exit(3)


FALLS = replace(TOWER, name="falls", room=__name__, nature=fall_elsewhere)
CRUSHES = replace(TOWER, name="crushes", room=__name__, nature=crush)
