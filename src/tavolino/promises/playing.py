"""A match can be played to its end."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.walk import Walk
from tavolino.promises.wandering import ENDLESS


def look(walk: Walk) -> Iterator[str]:
    if walk.crash:
        yield walk.crash
    elif len(walk.steps) >= ENDLESS:
        yield f"endless: {ENDLESS} steps, and the match is still not over"


PROMISE = Promise(
    name="playing",
    statement="Random players get to the end of a match, without a crash.",
    walk=look,
)
