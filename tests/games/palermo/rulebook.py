"""What the code and the documents say about Palermo's rules."""

from tests.games.rulebook import Rulebook

BOOK = Rulebook("tavolino.games.palermo", "PAL")
OBJECTIONS = BOOK.objections
