"""What happened, for a board to show: first what was done, then what it brought about.

The same for every viewer, but for the start tile that one of two players keeps. docs/papa_paolo.md
lists all names of things and places.
"""

from tavolino.core.effects import Effect
from tavolino.core.game import NATURE, Seat
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.effects.dealt import dealt
from tavolino.games.papa_paolo.effects.done import done
from tavolino.games.papa_paolo.effects.followed import followed
from tavolino.games.papa_paolo.rules import apply
from tavolino.games.papa_paolo.state import State


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    after = apply(state, seat, action)
    first = (
        dealt(state, after, action)
        if seat == NATURE
        else done(state, after, seat, action, own=viewer == seat)
    )
    return (*first, *followed(state, after, action))
