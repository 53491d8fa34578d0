"""Checks that scores and places reveal no secrets."""

from collections.abc import Iterator
from random import Random

from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    """Compare scores and places of the true state with those of an imagined one."""
    game = moment.game
    if not game.secrets:
        return
    random = Random(moment.seq)
    for viewer in moment.viewers:
        dream = game.imagine(moment.state, viewer, random)
        for name, public in (("scores", game.scores), ("places", game.places)):
            if public(dream) != public(moment.state):
                yield f"`{name}` reveals a secret to viewer {viewer}"


PROMISE = Promise(
    name="publicity",
    statement="Scores and places depend only on public information.",
    cost="steady",
    moment=check,
)
