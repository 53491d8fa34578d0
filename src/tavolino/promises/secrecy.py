"""Checks that no viewer gets secrets, by comparing the true state with imagined ones."""

from collections.abc import Iterator

from tavolino.promises.promise import Promise
from tavolino.promises.viewers import differing_parts, imagined_states, visible_data
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    game = moment.game
    for viewer in moment.viewers:
        true, *dreams = imagined_states(moment, viewer)
        seen = visible_data(game, true, viewer)
        for dream in dreams:
            if parts := differing_parts(seen, visible_data(game, dream, viewer)):
                yield f"viewer {viewer} can tell an imagined state from the true one by {parts}"
            if broken := game.check(dream):
                yield f"`imagine` for viewer {viewer} breaks an invariant: {'; '.join(broken)}"


PROMISE = Promise(
    name="secrecy",
    statement="No viewer can distinguish an imagined state from the true one by what it receives.",
    moment=check,
)
