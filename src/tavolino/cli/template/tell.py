"""Sentences for people, and the board as a table. The texts are in texts/."""

from tavolino.cli.template.actions import Action
from tavolino.cli.template.components import MARKS, SIZE, SQUARES, Mark
from tavolino.cli.template.notation import format
from tavolino.cli.template.rules import actors, apply, scores, winner
from tavolino.cli.template.state import State
from tavolino.cli.template.view import View
from tavolino.core.effects import Effect, Placed, Scored
from tavolino.core.game import Seat
from tavolino.core.text import Cell, LogText, Section, Text


def prompt(state: State, seat: Seat) -> Text:
    """What the viewer has to do, or whose turn it is, or who won."""
    acting = actors(state)
    won = winner(state)
    if won is not None:
        return Text("tris-won", {"seat": won})
    if not acting:
        return Text("tris-drawn")
    return Text("tris-put" if seat in acting else "tris-waiting", {"seat": acting[0]})


def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> LogText:
    """Every viewer gets the same sentence."""
    args: dict[str, str | int] = {"seat": seat, "square": SQUARES[action.square]}
    return LogText(Text("tris-told-put", args), format(action))


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    """A mark appears on a square; at the end the points are counted."""
    after = apply(state, seat, action)
    points = () if actors(after) else enumerate(scores(after))
    return (
        Placed(MARKS[seat], SQUARES[action.square], seat),
        *(Scored(player, count) for player, count in points),
    )


def sheet(view: View) -> tuple[Section, ...]:
    """The board, its top row first."""
    columns = (Text("tris-row"), *(Text("tris-column", {"name": name}) for name in "abc"))
    rows = tuple(
        (Cell(plain=str(row + 1)), *map(_cell, view.board[row * SIZE : (row + 1) * SIZE]))
        for row in reversed(range(SIZE))
    )
    return (Section(Text("tris-board"), columns, rows, map=True),)


def _cell(mark: Mark | None) -> Cell:
    return Cell(plain=mark) if mark else Cell(Text("tris-empty"))
