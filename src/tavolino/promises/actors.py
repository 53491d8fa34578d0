"""Checks that the seats to act exist and have legal actions."""

from collections.abc import Iterator

from tavolino.core.game import NATURE
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    actors, seats = moment.actors, moment.case.seats
    if NATURE in actors and len(actors) > 1:
        yield f"`actors` gives {actors}, but NATURE acts alone"
        return
    if len(set(actors)) < len(actors) or not set(actors) <= {NATURE, *range(seats)}:
        yield f"`actors` gives {actors}: not some of the {seats} seats, each once"
        return
    for seat, offered in moment.offers.items():
        if not offered:
            yield f"dead end: `actors` says that seat {seat} is to act, but `legal` has nothing"


PROMISE = Promise(
    name="actors",
    statement="The actors are seats, or NATURE alone, and each has a legal action.",
    cost="quick",
    moment=check,
)
