"""The state of a match and its invariants."""

from collections.abc import Sequence

from msgspec import Struct

from tavolino.cli.template.components import LINES, MARKS, SQUARES, Mark, TrisOptions


class State(Struct, frozen=True):
    """The full state. The number of marks says whose turn it is."""

    options: TrisOptions
    board: tuple[Mark | None, ...] = (None,) * len(SQUARES)


def count(state: State) -> int:
    """The number of marks on the board."""
    return len(state.board) - state.board.count(None)


def lined(state: State) -> set[Mark]:
    """The marks that have a line."""
    board = state.board
    return {mark for a, b, c in LINES if (mark := board[a]) and mark == board[b] == board[c]}


def check(state: State) -> Sequence[str]:
    """Every invariant that this state breaks."""
    first, second = (state.board.count(mark) for mark in MARKS)
    promises = {
        "the board has another size": len(state.board) == len(SQUARES),
        "the marks were not put by turns": first - second in (0, 1),
        "both have a line": len(lined(state)) < 2,
    }
    return [broken for broken, kept in promises.items() if not kept]
