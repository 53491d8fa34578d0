"""Checks that no viewer gets secrets, by comparing the true state with imagined ones."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.viewers import differences, sight, worlds
from tavolino.promises.walk import Moment


def look(moment: Moment) -> Iterator[str]:
    game = moment.game
    for viewer in moment.viewers:
        true, *dreams = worlds(moment, viewer)
        seen = sight(game, true, viewer)
        for dream in dreams:
            if parts := differences(seen, sight(game, dream, viewer)):
                yield f"viewer {viewer} can tell an imagined state from the true one by {parts}"
            if broken := game.check(dream):
                yield f"`imagine` for viewer {viewer} breaks an invariant: {'; '.join(broken)}"


PROMISE = Promise(
    name="secrecy",
    statement="No viewer can distinguish an imagined state from the true one by what it receives.",
    moment=look,
)
