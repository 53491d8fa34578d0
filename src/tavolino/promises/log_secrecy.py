"""Checks that log texts reveal no more than the view."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tavolino.core.game import NATURE, Seat
from tavolino.core.text import Told
from tavolino.promises.promise import Promise
from tavolino.promises.viewers import worlds
from tavolino.promises.walk import Moment

TRIED = 15


def look(moment: Moment) -> Iterator[str]:
    """Compare the log texts of entries that lead to the same view."""
    if not moment.game.secrets:
        return
    for viewer in moment.viewers:
        told: dict[tuple[bytes, Seat], Told] = {}
        for state in worlds(moment, viewer):
            for seen, seat, action, heard in _heard(moment, state, viewer):
                if told.setdefault((seen, seat), heard) != heard:
                    said = moment.said(seat, action)
                    yield f"`tell` of {said} reveals more to viewer {viewer} than its view"
                    return


def _heard(moment: Moment, state: Any, viewer: Seat) -> Iterator[tuple[bytes, Seat, Any, Told]]:
    """Yield the viewer's view and log text for each possible next entry."""
    game = moment.game
    for seat in game.actors(state):
        for action in moment.some(game.moves(state, seat), TRIED):
            heard = game.telling.tell(state, seat, action, viewer)
            if seat != NATURE and heard.notation:
                continue  # a player's open action is public
            after = game.view(game.apply(state, seat, action), viewer)
            yield msgspec.json.encode(after), seat, action, heard


PROMISE = Promise(
    name="hearing",
    statement="Entries that lead to the same view for a viewer have the same log text for it.",
    moment=look,
)
