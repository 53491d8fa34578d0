"""The numeric specification of a game: its action space and the bounds of its views."""

from dataclasses import dataclass

from msgspec import Struct

from tavolino.research.action_space import ActionSpace
from tavolino.research.observation import ViewBounds


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """How one game is encoded in numbers."""

    actions: ActionSpace
    outcomes: ActionSpace
    """NATURE's actions; empty in games with physics, where they cannot be listed."""
    view: type[Struct]
    bounds: ViewBounds
    longest: int
    """Default maximum number of decisions before a match is broken off."""
    points: tuple[int, int]
    """The minimum and the maximum of final scores."""
