"""How it is told: what is expected now, what happened, and the villa in words."""

from tavolino.games.villa_paletti.tell.happened import offer, tell
from tavolino.games.villa_paletti.tell.prompting import prompt
from tavolino.games.villa_paletti.tell.sheet import sheet

__all__ = ["offer", "prompt", "sheet", "tell"]
