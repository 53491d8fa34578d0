"""An action teaches its own seat nothing that would have to be unlearned when it is taken back."""

from collections.abc import Iterator

from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.viewers import differences, sight, worlds
from tavolino.promises.walk import Moment

TRIED = 10


def look(moment: Moment) -> Iterator[str]:
    """What an action reveals is NATURE's entry after it; that one cannot be undone."""
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
                yield f"{said} shows seat {seat} a secret in {parts}, and could be taken back"
                return


PROMISE = Promise(
    name="regret",
    statement="An action reveals nothing to its own seat: what is revealed is NATURE's entry.",
    moment=look,
)
