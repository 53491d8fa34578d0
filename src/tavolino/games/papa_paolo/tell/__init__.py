"""The texts of Papà Paolo: prompts, log lines, and the table as text."""

from tavolino.games.papa_paolo.tell.log_texts import personal, tell
from tavolino.games.papa_paolo.tell.prompts import prompt
from tavolino.games.papa_paolo.tell.sheet import sheet

__all__ = ["personal", "prompt", "sheet", "tell"]
