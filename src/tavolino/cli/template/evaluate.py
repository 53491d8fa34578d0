"""Whether it is good: what a bot looks at. No search."""

from collections.abc import Sequence

from tavolino.cli.template.actions import Action
from tavolino.cli.template.components import LINES, MARKS
from tavolino.cli.template.rules import actors, legal, scores
from tavolino.cli.template.state import State
from tavolino.core.game import Seat


def estimate(state: State) -> tuple[float, ...]:
    """A guess of the final scores: whoever has more lines still open stands better."""
    if not actors(state):
        return tuple(float(points) for points in scores(state))
    first, second = (open_lines(state, seat) for seat in range(len(MARKS)))
    lead = (first - second) / (2 * len(LINES))
    if state.options.misere:
        lead = -lead
    return (0.5 + lead, 0.5 - lead)


def open_lines(state: State, seat: Seat) -> int:
    """In so many lines no other seat has a mark."""
    free = (None, MARKS[seat])
    return sum(all(state.board[square] in free for square in line) for line in LINES)


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """Every option; those first through which most lines go."""
    return sorted(legal(state, seat), key=lambda put: -sum(put.square in line for line in LINES))
