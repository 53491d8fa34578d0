"""Checks that `legal` and `refuse` agree."""

from collections.abc import Iterator

from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import Moment

FOREIGN = 12
"""Number of actions of other moments to try."""

HASTY = 4
"""In a quick check only every n-th moment is tried, because reasons take long to find."""


def look(moment: Moment) -> Iterator[str]:
    if moment.patience == 1 and moment.seq % HASTY:
        return
    for seat in moment.players:
        yield from _offered(moment, seat)
        yield from _foreign(moment, seat)


def _offered(moment: Moment, seat: Seat) -> Iterator[str]:
    game = moment.game
    for action in moment.some(moment.offers[seat]):
        if objection := game.objection(moment.state, seat, action):
            said = f"{objection.rule} ({objection.text.key})"
            yield f"`legal` offers {moment.said(seat, action)}, but `refuse` cites {said}"


def _foreign(moment: Moment, seat: Seat) -> Iterator[str]:
    game, legal = moment.game, moment.offers[seat]
    for action in moment.some(moment.elsewhere, FOREIGN):
        if action in legal or game.objection(moment.state, seat, action):
            continue
        if not game.is_gesture(action):  # `legal` offers only some gestures
            said = moment.said(seat, action)
            yield f"`refuse` has nothing against {said}, but `legal` does not offer it"


PROMISE = Promise(
    name="offers",
    statement="`legal` and `refuse` agree: offered actions are allowed, all others are refused.",
    cost="quick",
    moment=look,
)
