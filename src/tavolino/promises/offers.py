"""Checks that `legal` and `refuse` agree."""

from collections.abc import Iterator

from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment

FOREIGN_ACTIONS = 12
"""Number of actions of other moments to try."""

QUICK_INTERVAL = 4
"""In a quick check only every n-th moment is tried, because reasons take long to find."""


def check(moment: WalkMoment) -> Iterator[str]:
    if moment.max_options == 1 and moment.seq % QUICK_INTERVAL:
        return
    for seat in moment.players:
        yield from _offered(moment, seat)
        yield from _foreign(moment, seat)


def _offered(moment: WalkMoment, seat: Seat) -> Iterator[str]:
    game = moment.game
    for action in moment.sample(moment.offers[seat]):
        if objection := game.objection(moment.state, seat, action):
            said = f"{objection.rule} ({objection.text.key})"
            yield f"`legal` offers {moment.as_text(seat, action)}, but `refuse` cites {said}"


def _foreign(moment: WalkMoment, seat: Seat) -> Iterator[str]:
    game, legal = moment.game, moment.offers[seat]
    for action in moment.sample(moment.foreign_actions, FOREIGN_ACTIONS):
        if action in legal or game.objection(moment.state, seat, action):
            continue
        if not game.is_gesture(action):  # `legal` offers only some gestures
            said = moment.as_text(seat, action)
            yield f"`refuse` has nothing against {said}, but `legal` does not offer it"


PROMISE = Promise(
    name="offers",
    statement="`legal` and `refuse` agree: offered actions are allowed, all others are refused.",
    cost="quick",
    moment=check,
)
