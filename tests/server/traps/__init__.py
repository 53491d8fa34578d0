"""Kuhn poker for bots that go wrong: what happens differs where bots think, and only there."""

import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from examples.kuhn import KUHN
from examples.kuhn.actions import Action, Show
from tavolino.core.game import AnyGame, Seat


def trap(name: str, fall: Callable[[], Sequence[Action]]) -> AnyGame:
    """Kuhn poker whose options are a trap in a bot's process."""

    def legal(state: Any, seat: Seat) -> Sequence[Action]:
        thinking = multiprocessing.parent_process() is not None
        return fall() if thinking else KUHN.legal(state, seat)

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
