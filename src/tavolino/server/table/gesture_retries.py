"""Gestures that came to no end: the first of a turn may be made again, the next ones not."""

from collections import OrderedDict
from collections.abc import Sequence

from tavolino.core.game import NATURE, Seat
from tavolino.core.log import Entry

MAX_REMEMBERED = 4096
"""Of so many seats it is known in which turn they had their last mishap."""


class GestureRetries:
    """For all tables, and for as long as the house is open: a table may be put away meanwhile."""

    def __init__(self) -> None:
        self._turns: OrderedDict[tuple[str, Seat], int] = OrderedDict()

    def is_repeat(self, table: str, entries: Sequence[Entry], seat: Seat) -> bool:
        """A gesture of this seat came to no end: is it not the first one of its turn?"""
        turn = _turn(entries, seat)
        before = self._turns.pop((table, seat), None)
        self._turns[table, seat] = turn
        if len(self._turns) > MAX_REMEMBERED:
            self._turns.popitem(last=False)
        return before == turn


def _turn(entries: Sequence[Entry], seat: Seat) -> int:
    """After how many entries nobody but this seat and NATURE has acted."""
    at = len(entries)
    while at and entries[at - 1].seat in (seat, NATURE):
        at -= 1
    return at
