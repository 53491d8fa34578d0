"""Checks that random matches reach their end."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.random_play import MAX_STEPS
from tavolino.promises.walk import Walk


def check(walk: Walk) -> Iterator[str]:
    if walk.crash:
        yield walk.crash
    elif len(walk.steps) >= MAX_STEPS:
        yield f"endless: {MAX_STEPS} steps, and the match is still not over"


PROMISE = Promise(
    name="playing",
    statement="Random players reach the end of a match without a crash.",
    walk=check,
)
