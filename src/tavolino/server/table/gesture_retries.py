"""Remembers failed gestures. A player may repeat one gesture per turn."""

from collections import OrderedDict
from collections.abc import Sequence

from tavolino.core.game import NATURE, Seat
from tavolino.core.log import Entry

MAX_REMEMBERED = 4096
"""Maximum number of seats whose last failed gesture is remembered."""


class GestureRetries:
    """The failed gestures of all tables, kept while the server runs, also for unloaded tables."""

    def __init__(self) -> None:
        self._turns: OrderedDict[tuple[str, Seat], int] = OrderedDict()

    def is_repeat(self, table: str, entries: Sequence[Entry], seat: Seat) -> bool:
        """Record a failed gesture. Returns whether the seat already failed in this turn."""
        turn = _turn(entries, seat)
        before = self._turns.pop((table, seat), None)
        self._turns[table, seat] = turn
        if len(self._turns) > MAX_REMEMBERED:
            self._turns.popitem(last=False)
        return before == turn


def _turn(entries: Sequence[Entry], seat: Seat) -> int:
    """The number of entries after which only this seat and NATURE have acted."""
    at = len(entries)
    while at and entries[at - 1].seat in (seat, NATURE):
        at -= 1
    return at
