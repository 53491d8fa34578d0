"""Checks the actions that players may take out of turn."""

from collections.abc import Iterator
from typing import Any

from tavolino.core.game import NATURE, Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    """Try every such action of every seat."""
    for seat in range(moment.case.seats):
        for action in moment.game.anytime(moment.state, seat):
            yield from _said(moment, seat, action)


def _said(moment: WalkMoment, seat: Seat, action: Any) -> Iterator[str]:
    game, state, said = moment.game, moment.state, moment.as_text(seat, action)
    if not moment.actors:
        yield f"`anytime` has {said}, but the match is over"
    elif game.is_gesture(action):
        yield f"`anytime` has {said}, which is a gesture"
    elif seat in moment.actors and action not in moment.offers[seat]:
        yield f"`anytime` has {said}, but `legal` does not offer it to an actor"
    elif NATURE not in moment.actors:
        after = game.play(state, seat, action)
        yield from (f"after {said}: {broken}" for broken in game.check(after))
        if action in game.anytime(after, seat):
            yield f"`anytime` still has {said} after it was played"


PROMISE = Promise(
    name="anytime",
    statement="An action out of turn is no gesture, is offered once and breaks no invariant.",
    cost="steady",
    moment=check,
)
