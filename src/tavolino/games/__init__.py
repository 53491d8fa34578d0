"""The games that Tavolino offers, by name."""

from tavolino.core.game import AnyGame
from tavolino.games.palermo import PALERMO
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.villa_paletti import VILLA_PALETTI

GAMES: dict[str, AnyGame] = {game.name: game for game in (PALERMO, PAPA_PAOLO, VILLA_PALETTI)}
