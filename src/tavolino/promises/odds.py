"""Checks that the probabilities of NATURE's outcomes add up to one."""

from collections.abc import Iterator
from fractions import Fraction

from tavolino.core.game import NATURE
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    if moment.actors != (NATURE,):
        return
    game, odds = moment.game, moment.game.odds(moment.state)
    if not odds and game.hands is not None:
        yield from _check_outcome(moment)
        return
    if not all(isinstance(chance, Fraction) and chance > 0 for _, chance in odds):
        yield f"`odds` has a chance that is not a Fraction above zero: {list(odds)[:3]} …"
    elif (total := sum(chance for _, chance in odds)) != 1:
        yield f"NATURE is to act, but its `odds` do not add up to one: {total}"


def _check_outcome(moment: WalkMoment) -> Iterator[str]:
    """Check that an outcome of a simulation, which cannot be listed, is legal."""
    if moment.seat != NATURE:
        return
    if objection := moment.game.objection(moment.state, NATURE, moment.action):
        said = moment.as_text(NATURE, moment.action)
        yield f"`hands.nature` let {said} happen, but `refuse` cites {objection.rule}"


PROMISE = Promise(
    name="odds",
    statement="Where NATURE is to act, its `odds` are Fractions that add up to one.",
    cost="quick",
    moment=check,
)
