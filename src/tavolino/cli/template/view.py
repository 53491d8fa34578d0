"""What each viewer sees: everything."""

from random import Random

from msgspec import Struct

from tavolino.cli.template.components import Mark
from tavolino.cli.template.state import State
from tavolino.core.game import Seat


class View(Struct, frozen=True):
    """The table as one seat or a spectator sees it."""

    board: tuple[Mark | None, ...]
    """Row by row from the bottom."""


def view(state: State, seat: Seat) -> View:
    """Built from nothing, never by removing secrets from the state."""
    return View(state.board)


def imagine(state: State, seat: Seat, random: Random) -> State:
    """Nothing is hidden, so only the true state looks like this one."""
    return state
