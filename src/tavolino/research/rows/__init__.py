"""How rows of our twins are read, by the name of the game."""

from tavolino.research.rows.palermo import PALERMO
from tavolino.research.rows.papa_paolo import PAPA_PAOLO
from tavolino.research.rows.reading import Eyes, Rows

__all__ = ["ROWS", "Eyes", "Rows"]

ROWS: dict[str, Rows] = {"palermo": PALERMO, "papa_paolo": PAPA_PAOLO}
