"""Checks that log texts reveal no more than the view."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tavolino.core.game import NATURE, Seat
from tavolino.core.text import LogText
from tavolino.promises.promise import Promise
from tavolino.promises.viewers import imagined_states
from tavolino.promises.walk import WalkMoment

MAX_OUTCOMES = 15


def check(moment: WalkMoment) -> Iterator[str]:
    """Compare the log texts of entries that lead to the same view."""
    if not moment.game.secrets:
        return
    for viewer in moment.viewers:
        told: dict[tuple[bytes, Seat], LogText] = {}
        for state in imagined_states(moment, viewer):
            for seen, seat, action, heard in _visible_log(moment, state, viewer):
                if told.setdefault((seen, seat), heard) != heard:
                    said = moment.as_text(seat, action)
                    yield f"`tell` of {said} reveals more to viewer {viewer} than its view"
                    return


def _visible_log(
    moment: WalkMoment, state: Any, viewer: Seat
) -> Iterator[tuple[bytes, Seat, Any, LogText]]:
    """Yield the viewer's view and log text for each possible next entry."""
    game = moment.game
    for seat in game.actors(state):
        for action in moment.sample(game.moves(state, seat), MAX_OUTCOMES):
            heard = game.telling.tell(state, seat, action, viewer)
            if seat != NATURE and heard.notation:
                continue  # a player's open action is public
            after = game.view(game.apply(state, seat, action), viewer)
            yield msgspec.json.encode(after), seat, action, heard


PROMISE = Promise(
    name="hearing",
    statement="Entries that lead to the same view for a viewer have the same log text for it.",
    moment=check,
)
