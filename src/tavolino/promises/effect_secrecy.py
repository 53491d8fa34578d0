"""Checks that effects reveal no more than the view and the log."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from tavolino.core.contract.telling import nothing_to_animate
from tavolino.core.effects import Effect
from tavolino.core.game import Seat
from tavolino.promises.effects import visible_effects
from tavolino.promises.promise import Promise
from tavolino.promises.viewers import imagined_states
from tavolino.promises.walk import WalkMoment

MAX_OUTCOMES = 15
"""Maximum number of possible actions to compare at a moment."""


def check(moment: WalkMoment) -> Iterator[str]:
    game = moment.game
    if game.secrets and game.telling.effects is not nothing_to_animate:
        for viewer in moment.viewers:
            yield from _check_viewer(moment, viewer)


def _check_viewer(moment: WalkMoment, viewer: Seat) -> Iterator[str]:
    """Compare the effects of actions with the same views and the same log text."""
    known: dict[tuple[bytes, Seat, str], tuple[Effect, ...]] = {}
    for then, seat in _might_happen(moment, viewer):
        game = then.game
        told = game.telling.tell(then.state, seat, then.action, viewer)
        after = game.view(game.apply(then.state, seat, then.action), viewer)
        effects = visible_effects(then, viewer)
        key = (msgspec.json.encode(after), seat, told.notation)
        if known.setdefault(key, effects) != effects:
            said = moment.as_text(seat, then.action)
            yield f"the `effects` of {said} reveal more to viewer {viewer} than its view"
            return


def _might_happen(moment: WalkMoment, viewer: Seat) -> Iterator[tuple[WalkMoment, Seat]]:
    """Yield every action that may come next, as far as the viewer knows."""
    for state in imagined_states(moment, viewer):
        for seat in moment.game.actors(state):
            for action in moment.sample(moment.game.moves(state, seat), MAX_OUTCOMES):
                yield replace(moment, state=state, seat=seat, action=action), seat


PROMISE = Promise(
    name="witnessing",
    statement="Entries with the same view and log text for a viewer have the same effects for it.",
    moment=check,
)
