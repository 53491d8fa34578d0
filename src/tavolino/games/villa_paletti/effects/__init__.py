"""Effects of an action, for a board to show: the same for every viewer, without pillar heights.

Positions are those of the view, from the villa as everybody sees it. docs/villa_paletti.md lists
all names of things and places.
"""

from tavolino.core.effects import Effect
from tavolino.core.game import NATURE, Seat
from tavolino.games.villa_paletti.actions import Action
from tavolino.games.villa_paletti.effects.actions import said
from tavolino.games.villa_paletti.effects.consequences import followed
from tavolino.games.villa_paletti.effects.outcomes import happened
from tavolino.games.villa_paletti.rules import apply
from tavolino.games.villa_paletti.state import State


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    after = apply(state, seat, action)
    first = happened(state, after, action) if seat == NATURE else said(state, after, seat, action)
    return (*first, *followed(state, after))
