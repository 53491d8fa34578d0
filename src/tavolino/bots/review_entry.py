"""One entry of a finished match, and what came of it."""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.game import Seat

Leads: TypeAlias = tuple[float, ...]
"""By seat: what it can expect to have more than the others on average."""


class ReviewedEntry(Struct, frozen=True):
    """One entry that stands, and what came of it."""

    seq: int
    seat: Seat
    before: Leads
    after: Leads
    luck: Leads
    """What chance brought each seat; nothing, if it was no lot."""
    brought: float
    """What the seat's decision brought itself: beside what the expert would have done, if it looks
    back; else beside what could be expected before."""
    missed: float
    """So much more another option promised: in hundredths of a chance, if the expert says so."""
