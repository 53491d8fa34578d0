"""The result of a review for one entry of a finished match."""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.game import Seat

Leads: TypeAlias = tuple[float, ...]
"""By seat, the expected lead over the average of the others."""


class ReviewedEntry(Struct, frozen=True):
    """One standing entry, and what it changed."""

    seq: int
    seat: Seat
    before: Leads
    after: Leads
    luck: Leads
    """Each seat's gain by chance; zero if the entry is not a chance draw."""
    brought: float
    """The seat's gain by its own decision.

    The expert compares with its own best action. Without an expert it is the change of the
    estimate.
    """
    missed: float
    """The gain that the best alternative would have added.

    With an expert it is in percent of win probability.
    """
