"""The list of rooms: everybody else finds the games here."""

from tavolino.core.game import AnyGame
from tavolino.games.palermo import PALERMO

GAMES: dict[str, AnyGame] = {game.name: game for game in (PALERMO,)}
