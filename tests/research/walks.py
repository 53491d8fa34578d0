"""Random matches, moment by moment."""

from collections.abc import Iterator
from random import Random

from tavolino.core.game import NATURE
from tavolino.research.laboratory import OVER, Bench, Moment

LISTED = [("palermo", 3), ("palermo", 5), ("papa_paolo", 2), ("papa_paolo", 3), ("papa_paolo", 4)]
"""Games in which everything can be listed, with some numbers of seats."""


def walk(bench: Bench, seed: str) -> Iterator[Moment]:
    """Every moment of a match in which anything possible is done."""
    moment, random = bench.begin(seed), Random(seed)
    yield moment
    while moment.seat != OVER:
        chance = moment.seat == NATURE
        action = moment.drawn if chance else random.choice([*moment.options.values()])
        moment = moment.after(action)
        yield moment
