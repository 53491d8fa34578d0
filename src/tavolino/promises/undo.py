"""Checks that an action reveals no secret to its own seat, because it can be undone."""

from collections.abc import Iterator

from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.viewers import differences, sight, worlds
from tavolino.promises.walk import Moment

TRIED = 10


def look(moment: Moment) -> Iterator[str]:
    """Compare imagined states after each action. Only NATURE's entries may reveal secrets."""
    for seat in moment.players:
        yield from _look_at(moment, seat)


def _look_at(moment: Moment, seat: Seat) -> Iterator[str]:
    game = moment.game
    true, *dreams = worlds(moment, seat)
    for action in moment.some(moment.offers[seat], TRIED) if dreams else ():
        after = sight(game, game.apply(true, seat, action), seat)
        for dream in dreams:
            same = sight(game, game.apply(dream, seat, action), seat)
            if parts := differences(after, same):
                said = moment.said(seat, action)
                yield f"{said} shows seat {seat} a secret in {parts} and can be undone"
                return


PROMISE = Promise(
    name="regret",
    statement="An action reveals no secret to its own seat; only NATURE's entries reveal secrets.",
    moment=look,
)
