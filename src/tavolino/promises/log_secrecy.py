"""Nobody hears more of an entry than the table shows."""

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
    """Two outcomes that look the same to a viewer must sound the same to it."""
    if not moment.game.secrets:
        return
    for viewer in moment.viewers:
        told: dict[tuple[bytes, Seat], LogText] = {}
        for state in imagined_states(moment, viewer):
            for seen, seat, action, heard in _visible_log(moment, state, viewer):
                if told.setdefault((seen, seat), heard) != heard:
                    said = moment.as_text(seat, action)
                    yield f"`tell` of {said} lets viewer {viewer} hear more than it can see"
                    return


def _visible_log(
    moment: WalkMoment, state: Any, viewer: Seat
) -> Iterator[tuple[bytes, Seat, Any, LogText]]:
    """What the viewer sees and hears of each entry that may come next."""
    game = moment.game
    for seat in game.actors(state):
        for action in moment.sample(game.moves(state, seat), MAX_OUTCOMES):
            heard = game.telling.tell(state, seat, action, viewer)
            if seat != NATURE and heard.notation:
                continue  # a player's open action: everybody may hear it
            after = game.view(game.apply(state, seat, action), viewer)
            yield msgspec.json.encode(after), seat, action, heard


PROMISE = Promise(
    name="hearing",
    statement="Two entries that look the same to a viewer sound the same to it.",
    moment=check,
)
