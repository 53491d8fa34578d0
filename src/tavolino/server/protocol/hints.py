"""Messages for hints, explanations of moves and guided lessons."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.core.text import Text
from tavolino.server.protocol.base import Message, SeatNumber, Seq


class Hint(Message, tag="hint", frozen=True):
    """Asks what this seat should do and why. The seat must be to act; the match does not change."""

    seat: SeatNumber


class Explain(Message, tag="explain", frozen=True):
    """Asks why a bot made the entry with this number."""

    seq: Seq


class LessonStep(Message, tag="lesson_step", frozen=True):
    """Asks for the current step of a lesson for this seat."""

    seat: SeatNumber


class RatedAction(Struct, frozen=True):
    """An action, its description, and the outcome that a bot expects."""

    action: str
    text: Text
    places: tuple[str, ...]
    """Places on the board to look at, named as in effects."""
    expected: tuple[float, ...]
    """Expected final score of each seat, right after the action or at the end of its best line."""
    lead: float
    """The seat's lead in that expectation over the average of the other seats."""
    later: float
    """The same lead after all other seats have answered, as far as the bot can foresee."""
    parts: dict[str, float]
    """Components of the seat's own expectation, under the game's names for them."""
    chance: float | None = None
    """The expert's estimate, in percent, that the seat finishes ahead of another."""


class Explanation(Message, tag="reasoned", frozen=True):
    """Reply to Hint and Explain: a move and its reasons, using only what the asker may know.

    The server sends it when it is computed. Other messages may arrive earlier.
    """

    asked: Literal["hint", "explain"]
    seq: int
    """Number of the entry in question, or the number that the suggested move would get."""
    seat: int
    """The seat that makes the move."""
    options: int
    """Number of legal moves."""
    before: tuple[float, ...]
    """Expected final score of each seat before the move."""
    chosen: RatedAction
    best: RatedAction | None
    """The best of the other moves. It is better than the chosen one if that was a mistake."""
    third: RatedAction | None = None
    """The best of the remaining moves."""


class LessonReply(Message, tag="lesson", frozen=True):
    """Reply to LessonStep: what to tell the learner, and whether their last move was a mistake."""

    seq: int
    """Number of entries in the log."""
    seat: int
    step: int
    """Number of the step, from 1; 0 if there is nothing to tell."""
    steps: int
    text: Text | None
    rule: str
    """The rule that the step is about; may be empty."""
    chapter: int
    """Number of the chapter, from 0."""
    onward: bool
    """True if the chapter is complete and another one follows."""
    mistake: Explanation | None


class CreateLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/games/{game}/first_game: creates the table of a lesson chapter."""

    name: Annotated[str, Meta(max_length=40)] = ""
    chapter: Annotated[int, Meta(ge=0, le=15)] = 0


HintQuery: TypeAlias = Hint | Explain | LessonStep
HintReply: TypeAlias = Explanation | LessonReply
