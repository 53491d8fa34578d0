"""No state breaks what its own room says must always be true."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    for broken in moment.game.check(moment.state):
        yield f"broken invariant, says `check`: {broken}"


PROMISE = Promise(
    name="invariants",
    statement="No state of a match breaks an invariant.",
    cost="quick",
    moment=check,
)
