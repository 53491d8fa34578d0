"""What is fixed about a game, so that arrays can hold it: every action, and the room for a view."""

from dataclasses import dataclass

from msgspec import Struct

from tavolino.research.action_space import ActionSpace
from tavolino.research.observation import ViewBounds


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """How one game is laid out in numbers."""

    actions: ActionSpace
    outcomes: ActionSpace
    """What NATURE may say; empty where things fall, for that cannot be listed."""
    view: type[Struct]
    bounds: ViewBounds
    longest: int
    """After so many decisions a match is broken off, unless somebody asks for another figure."""
    points: tuple[int, int]
    """Between these all final scores are."""
