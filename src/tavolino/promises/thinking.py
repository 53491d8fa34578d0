"""Bots are pointed at legal moves and finite values."""

from collections.abc import Iterator
from math import isfinite

from tavolino.core.game import Seat
from tavolino.core.thinking import AnyThinking
from tavolino.promises.promise import Promise
from tavolino.promises.walk import Moment


def look(moment: Moment) -> Iterator[str]:
    mind = moment.game.thinking
    if mind is None:
        return
    values, seats = mind.estimate(moment.state), moment.case.seats
    if len(values) != seats or not all(isfinite(value) for value in values):
        yield f"`estimate` gives {values}: not a finite number for each of {seats} seats"
    for seat in moment.players:
        yield from _look_at_ideas(moment, mind, seat)


def _look_at_ideas(moment: Moment, mind: AnyThinking, seat: Seat) -> Iterator[str]:
    legal = moment.offers[seat]
    ideas = mind.candidates(moment.state, seat)
    if not ideas:
        yield f"`candidates` has no idea for seat {seat}, which is to act"
    for name, actions in (("candidates", ideas), ("give_way", mind.give_way(moment.state, seat))):
        for action in actions:
            if action not in legal:
                said = moment.said(seat, action)
                yield f"`{name}` thinks of {said}, which `legal` does not offer"
                return


PROMISE = Promise(
    name="thinking",
    statement="Bots are pointed at legal actions and finite values.",
    moment=look,
)
