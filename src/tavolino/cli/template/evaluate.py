"""What bots use to judge a state. It contains no search."""

from collections.abc import Sequence

from tavolino.cli.template.actions import Action
from tavolino.cli.template.components import LINES, MARKS
from tavolino.cli.template.rules import actors, legal, scores
from tavolino.cli.template.state import State
from tavolino.core.game import Seat


def estimate(state: State) -> tuple[float, ...]:
    """An estimate of the final scores: the seat with more open lines is ahead."""
    if not actors(state):
        return tuple(float(points) for points in scores(state))
    first, second = (open_lines(state, seat) for seat in range(len(MARKS)))
    lead = (first - second) / (2 * len(LINES))
    if state.options.misere:
        lead = -lead
    return (0.5 + lead, 0.5 - lead)


def open_lines(state: State, seat: Seat) -> int:
    """The number of lines without a mark of the other seat."""
    free = (None, MARKS[seat])
    return sum(all(state.board[square] in free for square in line) for line in LINES)


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """Every legal action, the squares with most lines first."""
    return sorted(legal(state, seat), key=lambda put: -sum(put.square in line for line in LINES))
