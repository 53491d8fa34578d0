"""Checks what a game tells its bots: candidate actions, values and their parts."""

from collections.abc import Iterator
from math import isclose, isfinite
from random import Random

from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment

UNSTEADY_ACTIONS = 3
"""Number of actions to try with an inaccurate hand, and to ask for alternatives."""


def check(moment: WalkMoment) -> Iterator[str]:
    mind = moment.game.thinking
    if mind is None:
        return
    values, seats = mind.estimate(moment.state), moment.case.seats
    if len(values) != seats or not all(isfinite(value) for value in values):
        yield f"`estimate` gives {values}: not a finite number for each of {seats} seats"
        return
    if mind.unforeseeable(moment.state) not in (True, False):
        yield f"`unforeseeable` gives no bool: {mind.unforeseeable(moment.state)!r}"
    for seat in range(seats):
        yield from _check_parts(moment, mind, seat, values[seat])
    for seat in moment.players:
        yield from _check_candidates(moment, mind, seat)
        yield from _check_unsteady_hand(moment, mind, seat)


def _check_parts(
    moment: WalkMoment, mind: AnyThinking, seat: Seat, expected: float
) -> Iterator[str]:
    parts = mind.parts(moment.state, seat)
    if parts and not isclose(sum(parts.values()), expected, abs_tol=1e-6):
        yield f"`parts` of seat {seat} add up to {sum(parts.values())}, `estimate` says {expected}"


def _check_candidates(moment: WalkMoment, mind: AnyThinking, seat: Seat) -> Iterator[str]:
    legal = moment.offers[seat]
    ideas = mind.candidates(moment.state, seat)
    if not ideas:
        yield f"`candidates` is empty for seat {seat}, which is to act"
    if all(mind.gives_up(action) for action in legal):
        yield f"`gives_up` is true for every action of seat {seat}, which is to act"
    rather = [o for one in legal[:UNSTEADY_ACTIONS] for o in mind.instead(moment.state, seat, one)]
    ways = mind.give_way(moment.state, seat)
    for name, actions in (("candidates", ideas), ("give_way", ways), ("instead", rather)):
        for action in actions:
            if action not in legal:
                said = moment.as_text(seat, action)
                yield f"`{name}` gives {said}, which `legal` does not offer"
                return


def _check_unsteady_hand(moment: WalkMoment, mind: AnyThinking, seat: Seat) -> Iterator[str]:
    """Check that the inaccurate form of an action is legal as well."""
    for action in mind.candidates(moment.state, seat)[:UNSTEADY_ACTIONS]:
        made = mind.by_hand(moment.state, action, 1.0, Random(moment.seq))
        if made != action and not moment.game.is_gesture(action):
            text = moment.as_text(seat, action)
            yield f"`by_hand` turns {text} into {made}, but it is no gesture"
            return
        if objection := moment.game.objection(moment.state, seat, made):
            said = moment.as_text(seat, action)
            yield f"`by_hand` turns {said} into {made}, which {objection.rule} does not allow"


PROMISE = Promise(
    name="thinking",
    statement="Bots get only legal actions and finite values, and parts add up to their value.",
    moment=check,
)
