"""Whether it is good: what a position promises each seat, and which moves deserve a thought."""

from collections.abc import Sequence

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.rules import legal, scores
from tavolino.games.papa_paolo.state import State


def estimate(state: State) -> tuple[float, ...]:
    return tuple(map(float, scores(state)))


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    return legal(state, seat)
