"""A game that has no secrets looks the same to everybody."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.sight import looks_the_same_to_everybody
from tavolino.promises.walk import Moment


def look(moment: Moment) -> Iterator[str]:
    if not moment.game.secrets and not looks_the_same_to_everybody(moment):
        yield "`view` differs between viewers, but the Game says `secrets=False`"


PROMISE = Promise(
    name="openness",
    statement="A game without secrets looks the same to everybody.",
    moment=look,
)
