"""Checks that random matches reach their end."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.random_play import ENDLESS
from tavolino.promises.walk import Walk


def look(walk: Walk) -> Iterator[str]:
    if walk.crash:
        yield walk.crash
    elif len(walk.steps) >= ENDLESS:
        yield f"endless: {ENDLESS} steps, and the match is still not over"


PROMISE = Promise(
    name="playing",
    statement="Random players reach the end of a match without a crash.",
    walk=look,
)
