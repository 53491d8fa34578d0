"""Texts for players: the prompt, the log, and the villa as a table of text."""

from tavolino.games.villa_paletti.tell.log_texts import offer, tell
from tavolino.games.villa_paletti.tell.prompts import prompt
from tavolino.games.villa_paletti.tell.sheet import sheet

__all__ = ["offer", "prompt", "sheet", "tell"]
