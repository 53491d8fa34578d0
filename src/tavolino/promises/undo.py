"""Checks that an action reveals no secret to its own seat, because it can be undone."""

from collections.abc import Iterator

from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.viewers import differing_parts, imagined_states, visible_data
from tavolino.promises.walk import WalkMoment

MAX_ACTIONS = 10


def check(moment: WalkMoment) -> Iterator[str]:
    """Compare imagined states after each action. Only NATURE's entries may reveal secrets."""
    for seat in moment.players:
        yield from _check_seat(moment, seat)


def _check_seat(moment: WalkMoment, seat: Seat) -> Iterator[str]:
    game = moment.game
    true, *dreams = imagined_states(moment, seat)
    for action in moment.sample(moment.offers[seat], MAX_ACTIONS) if dreams else ():
        after = visible_data(game, game.apply(true, seat, action), seat)
        for dream in dreams:
            same = visible_data(game, game.apply(dream, seat, action), seat)
            if parts := differing_parts(after, same):
                said = moment.as_text(seat, action)
                yield f"{said} shows seat {seat} a secret in {parts} and can be undone"
                return


PROMISE = Promise(
    name="regret",
    statement="An action reveals no secret to its own seat; only NATURE's entries reveal secrets.",
    moment=check,
)
