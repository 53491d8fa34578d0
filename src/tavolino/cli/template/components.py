"""The components: nine squares, the lines through them, and the marks."""

from typing import Literal, TypeAlias

from tavolino.core.game import Options

Mark: TypeAlias = Literal["X", "O"]

MARKS: tuple[Mark, ...] = ("X", "O")
"""Each seat's mark (TRIS-1.2)."""

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
