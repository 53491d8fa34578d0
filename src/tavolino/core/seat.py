"""Who acts and who looks on; and the names of the types that every contract speaks of."""

from typing import TypeAlias, TypeVar

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")

Seat: TypeAlias = int

NATURE: Seat = -1
"""The seat that shuffles, draws, rolls and lets things fall."""

SPECTATOR: Seat = -2
"""A viewer who holds no seat."""
