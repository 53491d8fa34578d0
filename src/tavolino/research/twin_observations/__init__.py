"""Observations from rows of compiled twins, by the name of the game."""

from tavolino.research.twin_observations.base import RowReader, Viewpoint
from tavolino.research.twin_observations.palermo import PALERMO
from tavolino.research.twin_observations.papa_paolo import PAPA_PAOLO

__all__ = ["ROW_READERS", "RowReader", "Viewpoint"]

ROW_READERS: dict[str, RowReader] = {"palermo": PALERMO, "papa_paolo": PAPA_PAOLO}
