"""Scores and places are public all through a match."""

from collections.abc import Iterator
from random import Random

from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    """What a viewer cannot know must not count yet."""
    game = moment.game
    if not game.secrets:
        return
    random = Random(moment.seq)
    for viewer in moment.viewers:
        dream = game.imagine(moment.state, viewer, random)
        for name, public in (("scores", game.scores), ("places", game.places)):
            if public(dream) != public(moment.state):
                yield f"`{name}` tells viewer {viewer} something that is still secret"


PROMISE = Promise(
    name="publicity",
    statement="Scores and places depend on what everybody knows.",
    cost="steady",
    moment=check,
)
