"""Checks scores, places and figures."""

from collections.abc import Iterator
from itertools import permutations

from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    game, state, seats = moment.game, moment.state, moment.case.seats
    scores, places = game.scores(state), game.places(state)
    said = f"`scores` {scores} and `places` {places} for {seats} seats"
    if not len(scores) == len(places) == seats:
        yield f"{said}: not one for each seat"
    elif not _go_from_the_first(places):
        yield f"{said}: places go from 1, for every winner, or from 2 if no seat wins"
    elif any(
        scores[one] > scores[other] and places[one] >= places[other]
        for one, other in permutations(range(seats), 2)
    ):
        yield f"{said}: a seat with more points is not ahead"
    for name, figures in game.telling.figures(state).items():
        if len(figures) != seats:
            yield f"`figures` says {name} {figures} for {seats} seats: not one for each seat"
    if not moment.actors and game.stalled(state) not in (True, False):
        yield f"`stalled` gives no bool: {game.stalled(state)!r}"


def _go_from_the_first(places: tuple[int, ...]) -> bool:
    """Do the places begin at 1, or at 2 if no seat wins, without being too high?"""
    first = min(places)
    return first in (1, 2) and max(places) < first + len(places)


PROMISE = Promise(
    name="standing",
    statement="Every seat has a score and a place, and more points give a better place.",
    cost="steady",
    moment=check,
)
