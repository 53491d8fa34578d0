"""The effects of an action, for a client to animate: the action itself, then its consequences.

All viewers see the same effects, except for the start tile that one of two players keeps.
docs/papa_paolo.md lists all names of things and places.
"""

from tavolino.core.effects import Effect
from tavolino.core.game import NATURE, Seat
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.effects.actions import action_effects
from tavolino.games.papa_paolo.effects.consequences import consequence_effects
from tavolino.games.papa_paolo.effects.outcomes import chance_effects
from tavolino.games.papa_paolo.rules import apply
from tavolino.games.papa_paolo.state import State


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    after = apply(state, seat, action)
    first = (
        chance_effects(state, after, action)
        if seat == NATURE
        else action_effects(state, after, seat, action, own=viewer == seat)
    )
    return (*first, *consequence_effects(state, after, action))
