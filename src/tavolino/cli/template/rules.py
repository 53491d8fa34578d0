"""The rules, numbered as in RULES.md."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from tavolino.cli.template.actions import Action, Put
from tavolino.cli.template.components import MARKS, SQUARES, TrisOptions
from tavolino.cli.template.state import State, count, lined
from tavolino.core.game import Seat
from tavolino.core.text import Objection, Text

PLAYERS = 2


def initial(options: TrisOptions, seats: int) -> State:
    """TRIS-1.1: an empty board."""
    return State(options)


def actors(state: State) -> tuple[Seat, ...]:
    """TRIS-2.1: by turns. TRIS-3.1, TRIS-3.3: until there is a line or no empty square."""
    is_over = liner(state) is not None or count(state) == len(SQUARES)
    return () if is_over else (count(state) % PLAYERS,)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """TRIS-2.2: any empty square."""
    return [Put(square) for square, mark in enumerate(state.board) if mark is None]


def refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    """Why the player to move may not do this; None if it is allowed."""
    if state.board[action.square] is not None:
        return Objection("TRIS-2.2", Text("tris-occupied", {"square": SQUARES[action.square]}))
    return None


def odds(state: State) -> Sequence[tuple[Action, Fraction]]:
    """There is no chance in this game."""
    return ()


def apply(state: State, seat: Seat, action: Action) -> State:
    """TRIS-1.2: every seat has its own mark."""
    board = list(state.board)
    board[action.square] = MARKS[seat]
    return replace(state, board=tuple(board))


def liner(state: State) -> Seat | None:
    """The seat that has a line, if there is one."""
    return next((MARKS.index(mark) for mark in lined(state)), None)


def winner(state: State) -> Seat | None:
    """TRIS-3.1: the seat with a line; TRIS-3.2: with `misere` the other seat."""
    seat = liner(state)
    return seat if seat is None or not state.options.misere else 1 - seat


def scores(state: State) -> tuple[int, ...]:
    """TRIS-3.4: a point for the winner."""
    won = winner(state)
    return tuple(int(seat == won) for seat in range(PLAYERS))


def places(state: State) -> tuple[int, ...]:
    best = max(scores(state))
    return tuple(1 + (points < best) for points in scores(state))
