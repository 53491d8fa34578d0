"""Random matches, position by position."""

from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from tavolino.core.game import NATURE
from tavolino.research.environment import FINISHED, Environment, Position

LISTED = [("palermo", 3), ("palermo", 5), ("papa_paolo", 2), ("papa_paolo", 3), ("papa_paolo", 4)]
"""Games whose actions and draws can all be listed, with some numbers of seats."""


def anything(masks: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.uint16]:
    """For each match, any of its legal actions."""
    drawn: NDArray[np.float64] = masks * random.random(masks.shape)
    return np.asarray(drawn.argmax(1), np.uint16)


def walk(bench: Environment, seed: str) -> Iterator[Position]:
    """Every position of a match of random actions."""
    moment, random = bench.begin(seed), Random(seed)
    yield moment
    while moment.seat != FINISHED:
        chance = moment.seat == NATURE
        action = moment.drawn if chance else random.choice([*moment.options.values()])
        moment = moment.after(action)
        yield moment
