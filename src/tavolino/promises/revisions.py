"""Checks that a game contains its earlier revisions."""

from collections.abc import Iterator

from tavolino.core.game import AnyGame
from tavolino.promises.promise import Promise

MIN_REVISIONS = 2
"""Minimum number of earlier revisions that a game contains, if it has had as many."""


def check(game: AnyGame) -> Iterator[str]:
    carried = list(game.revisions())
    numbers = [then.revision for then in carried]
    if numbers != list(range(game.revision, game.revision - len(carried), -1)):
        yield f"`past` makes the revisions {numbers}: each must be one less than the one before"
    if len(carried) <= min(MIN_REVISIONS, game.revision - 1):
        lacks = f"does not carry the last {MIN_REVISIONS} in `past`"
        yield f"revision {game.revision} {lacks}: {numbers}"
    for then in carried[1:]:
        if (then.name, then.room, then.state) != (game.name, game.room, game.state):
            yield f"revision {then.revision} has another name, room or state: today's telling fails"


PROMISE = Promise(
    name="revisions",
    statement="A game contains its last two revisions, so that older matches can be finished.",
    room=check,
)
