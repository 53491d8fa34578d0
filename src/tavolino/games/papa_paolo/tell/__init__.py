"""The texts of Papà Paolo: prompts, log lines, and the table as text."""

from tavolino.games.papa_paolo.tell.happened import personal, tell
from tavolino.games.papa_paolo.tell.prompting import prompt
from tavolino.games.papa_paolo.tell.sheet import sheet

__all__ = ["personal", "prompt", "sheet", "tell"]
