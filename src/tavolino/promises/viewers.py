"""Everything that a viewer receives at a moment, and the states it cannot distinguish."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tavolino.core.game import AnyGame, Seat
from tavolino.promises.walk import WalkMoment

IMAGINED_STATES = 3
"""Number of states to imagine for each viewer."""


def imagined_states(moment: WalkMoment, viewer: Seat) -> Iterator[Any]:
    """Yield the true state and states that the viewer cannot distinguish from it, each once."""
    random, seen = Random(f"{moment.seq} {viewer}"), [moment.state]
    yield moment.state
    for _ in range(IMAGINED_STATES):
        dream = moment.game.imagine(moment.state, viewer, random)
        if dream not in seen:
            seen.append(dream)
            yield dream


def visible_data(game: AnyGame, state: Any, viewer: Seat) -> dict[str, Any]:
    """Return everything that a viewer receives at a moment, as the server sends it."""
    view, telling = game.view(state, viewer), game.telling
    options = game.legal(state, viewer) if viewer in game.actors(state) else []
    shown = [telling.preview, *([telling.judged] if telling.judged else [])]
    return {
        "view": msgspec.json.encode(view),
        "sheet": telling.sheet(view),
        "prompt": telling.prompt(state, viewer),
        "actors": game.actors(state),
        "options": [game.format(action) for action in options],
        "previews": [show(state, viewer, action) for action in options for show in shown],
        "scores": game.scores(state),
        "places": game.places(state),
    }


def differing_parts(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Name the parts that differ."""
    return ", ".join(f"`{part}`" for part in one if one[part] != other[part])


def looks_the_same_to_everybody(moment: WalkMoment) -> bool:
    views = (moment.game.view(moment.state, viewer) for viewer in moment.viewers)
    return len({msgspec.json.encode(view) for view in views}) == 1
