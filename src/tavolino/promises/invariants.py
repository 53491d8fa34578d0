"""Checks the invariants of a game in every state."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    for broken in moment.game.check(moment.state):
        yield f"`check` reports a broken invariant: {broken}"


PROMISE = Promise(
    name="invariants",
    statement="No state of a match breaks an invariant.",
    cost="quick",
    moment=check,
)
