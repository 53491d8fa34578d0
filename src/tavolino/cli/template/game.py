"""The rules of Tris, numbered as in RULES.md: two players, nine squares, three in a line."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.effects import Effect, Placed, Scored
from tavolino.core.game import Game, MalformedAction, Options, Seat, Telling, Thinking
from tavolino.core.text import Cell, LogText, Objection, Section, Text, objection

# ---------------------------------------------------------------- what exists
Mark: TypeAlias = Literal["X", "O"]

MARKS: tuple[Mark, ...] = ("X", "O")
"""Each seat's mark (TRIS-1.2)."""

PLAYERS = len(MARKS)
SIZE = 3

SQUARES = tuple(f"{column}{row}" for row in "123" for column in "abc")
"""Row by row from the bottom. A square is its index in this list (TRIS-1.1)."""

LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
"""Rows, columns and diagonals (TRIS-1.1)."""


class TrisOptions(Options, frozen=True):
    """The rule options of a match."""

    misere: bool = False
    """Does a line lose instead of win? (TRIS-3.2)"""


class State(Struct, frozen=True):
    """The full state. The number of marks says whose turn it is."""

    options: TrisOptions
    board: tuple[Mark | None, ...] = (None,) * len(SQUARES)


# ---------------------------------------------------------------- what a player can do
class Put(Struct, frozen=True):
    """Put your own mark on a square."""

    square: int


def format(action: Put) -> str:
    return f"put {SQUARES[action.square]}"


def parse(text: str) -> Put:
    match text.split():
        case ["put", name] if name in SQUARES:
            return Put(SQUARES.index(name))
        case _:
            raise MalformedAction(f"not an action of tris: {text!r}")


# ---------------------------------------------------------------- the rules
def initial(options: TrisOptions, seats: int) -> State:
    """TRIS-1.1: an empty board."""
    return State(options)


def actors(state: State) -> tuple[Seat, ...]:
    """TRIS-2.1: by turns. TRIS-3.1, TRIS-3.3: until there is a line or no empty square."""
    is_over = lined(state) or None not in state.board
    return () if is_over else (count(state) % PLAYERS,)


def count(state: State) -> int:
    """The number of marks on the board."""
    return len(state.board) - state.board.count(None)


def lined(state: State) -> set[Mark]:
    """The marks that have a line."""
    board = state.board
    return {mark for a, b, c in LINES if (mark := board[a]) and mark == board[b] == board[c]}


def legal(state: State, seat: Seat) -> Sequence[Put]:
    """TRIS-2.2: any empty square."""
    return [Put(square) for square, mark in enumerate(state.board) if mark is None]


def refuse(state: State, seat: Seat, action: Put) -> Objection | None:
    """Why the player to move may not do this; None if it is allowed."""
    square = SQUARES[action.square]
    if state.board[action.square] is not None:
        return objection("TRIS-2.2", "tris-occupied", square=square)
    return None


def apply(state: State, seat: Seat, action: Put) -> State:
    """TRIS-1.2: every seat has its own mark."""
    board = list(state.board)
    board[action.square] = MARKS[seat]
    return replace(state, board=tuple(board))


def winner(state: State) -> Seat | None:
    """TRIS-3.1: the seat with a line; TRIS-3.2: with `misere` the other seat."""
    for mark in lined(state):
        seat = MARKS.index(mark)
        return 1 - seat if state.options.misere else seat
    return None


def scores(state: State) -> tuple[int, ...]:
    """TRIS-3.4: a point for the winner."""
    won = winner(state)
    return tuple(int(seat == won) for seat in range(PLAYERS))


def check(state: State) -> Sequence[str]:
    """Every invariant that this state violates."""
    first, second = (state.board.count(mark) for mark in MARKS)
    invariants = {
        "the marks were not put by turns": first - second in (0, 1),
        "both have a line": len(lined(state)) < PLAYERS,
    }
    return [violation for violation, holds in invariants.items() if not holds]


# ---------------------------------------------------------------- texts for people
def prompt(state: State, seat: Seat) -> Text:
    """What the viewer has to do, or whose turn it is, or who won."""
    acting = actors(state)
    won = winner(state)
    if won is not None:
        return Text("tris-won", {"seat": won})
    if not acting:
        return Text("tris-drawn")
    return Text("tris-put" if seat in acting else "tris-waiting", {"seat": acting[0]})


def tell(state: State, seat: Seat, action: Put, viewer: Seat) -> LogText:
    """Every viewer gets the same sentence."""
    args: dict[str, str | int] = {"seat": seat, "square": SQUARES[action.square]}
    return LogText(Text("tris-told-put", args), format(action))


def effects(state: State, seat: Seat, action: Put, viewer: Seat) -> tuple[Effect, ...]:
    """A mark appears on a square; at the end the points are counted."""
    after = apply(state, seat, action)
    points = () if actors(after) else enumerate(scores(after))
    return (
        Placed(MARKS[seat], SQUARES[action.square], seat),
        *(Scored(player, count) for player, count in points),
    )


def sheet(view: State) -> tuple[Section, ...]:
    """The board, its top row first."""
    columns = (Text("tris-row"), *(Text("tris-column", {"name": name}) for name in "abc"))
    cells = [Cell(plain=mark) if mark else Cell(Text("tris-empty")) for mark in view.board]
    rows = tuple(
        (Cell(plain=str(row + 1)), *cells[row * SIZE : (row + 1) * SIZE])
        for row in reversed(range(SIZE))
    )
    return (Section(Text("tris-board"), columns, rows, map=True),)


# ---------------------------------------------------------------- what bots think
def estimate(state: State) -> tuple[float, ...]:
    """An estimate of the final scores: the seat with more open lines is ahead."""
    if not actors(state):
        return tuple(float(points) for points in scores(state))
    first, second = (open_lines(state, seat) for seat in range(PLAYERS))
    lead = (first - second) / (2 * len(LINES))
    if state.options.misere:
        lead = -lead
    return (0.5 + lead, 0.5 - lead)


def open_lines(state: State, seat: Seat) -> int:
    """The number of lines without a mark of the other seat."""
    free = (None, MARKS[seat])
    return sum(all(state.board[square] in free for square in line) for line in LINES)


def candidates(state: State, seat: Seat) -> Sequence[Put]:
    """Every legal action, the squares with most lines first."""
    return sorted(legal(state, seat), key=lambda put: -sum(put.square in line for line in LINES))


# ---------------------------------------------------------------- the game itself
TRIS: Game[State, Put, State] = Game(
    name="tris",
    room="tavolino.cli.template",
    seats=(PLAYERS,),
    options=TrisOptions,
    state=State,
    initial=initial,
    actors=actors,
    legal=legal,
    refuse=refuse,
    apply=apply,
    check=check,
    scores=scores,
    format=format,
    parse=parse,
    telling=Telling(prompt=prompt, tell=tell, effects=effects, sheet=sheet),
    thinking=Thinking(estimate=estimate, candidates=candidates),
)
