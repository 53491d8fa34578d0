"""Everybody has a score and a place."""

from collections.abc import Iterator
from itertools import permutations

from tavolino.promises.promise import Promise
from tavolino.promises.walk import Moment


def look(moment: Moment) -> Iterator[str]:
    game, state, seats = moment.game, moment.state, moment.case.seats
    scores, places = game.scores(state), game.places(state)
    said = f"`scores` {scores} and `places` {places} for {seats} seats"
    if not len(scores) == len(places) == seats:
        yield f"{said}: not one for each"
    elif min(places) != 1 or max(places) > seats:
        yield f"{said}: places go from 1, for every winner, to {seats}"
    elif any(
        scores[one] > scores[other] and places[one] >= places[other]
        for one, other in permutations(range(seats), 2)
    ):
        yield f"{said}: somebody with more points is not ahead"
    for name, figures in game.telling.figures(state).items():
        if len(figures) != seats:
            yield f"`figures` says {name} {figures} for {seats} seats: not one for each"
    if not moment.actors and game.stalled(state) not in (True, False):
        yield f"`stalled` says neither yes nor no: {game.stalled(state)!r}"


PROMISE = Promise(
    name="standing",
    statement="Everybody has a score and a place, and more points are a better place.",
    cost="steady",
    moment=look,
)
