"""Seat numbers, with NATURE and SPECTATOR, and the type variables of the contract."""

from typing import TypeAlias, TypeVar

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")

Seat: TypeAlias = int

NATURE: Seat = -1
"""The seat of chance: it shuffles, draws, rolls, and decides the outcomes of physics."""

SPECTATOR: Seat = -2
"""A viewer without a seat."""
