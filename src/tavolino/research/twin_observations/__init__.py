"""How rows of our twins are read, by the name of the game."""

from tavolino.research.twin_observations.base import Eyes, Rows
from tavolino.research.twin_observations.palermo import PALERMO
from tavolino.research.twin_observations.papa_paolo import PAPA_PAOLO

__all__ = ["ROWS", "Eyes", "Rows"]

ROWS: dict[str, Rows] = {"palermo": PALERMO, "papa_paolo": PAPA_PAOLO}
