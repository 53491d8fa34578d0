"""The messages of a table that teaches: a hint, why a bot did what it did, and a first game."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.core.text import Text
from tavolino.server.protocol.base import Message, SeatNumber, Seq


class Hint(Message, tag="hint", frozen=True):
    """The seat is to act, and its holder asks what to do and why; changes nothing."""

    seat: SeatNumber


class Explain(Message, tag="explain", frozen=True):
    """Ask why a bot made the entry of this number."""

    seq: Seq


class LessonStep(Message, tag="learn", frozen=True):
    """At a first game: what is to be said to this seat now?"""

    seat: SeatNumber


class RatedAction(Struct, frozen=True):
    """An option, how it is told, and what a bot expects of it."""

    action: str
    text: Text
    places: tuple[str, ...]
    """Where to look, as effects name places."""
    expected: tuple[float, ...]
    """The final score that each seat can expect right after it, or at the end of its best line."""
    lead: float
    """What the seat then has more than the others have on average,"""
    later: float
    """and what it has more once everybody has answered, as far as that can be foreseen."""
    parts: dict[str, float]
    """What the seat's own expectation is made of; the game has words for it."""
    chance: float | None = None
    """By the expert, in hundredths: how likely the seat finishes ahead of another."""


class Explanation(Message, tag="reasoned", frozen=True):
    """The answer to Hint and to Explain: a move, and why, by what the asker may know.

    It comes once it is worked out; other messages may come before it.
    """

    asked: Literal["hint", "explain"]
    seq: int
    """The number of the entry that was asked about, or that the hinted move would get."""
    seat: int
    """Whose move it is."""
    options: int
    """So many moves were possible."""
    before: tuple[float, ...]
    """What each seat could expect before it."""
    chosen: RatedAction
    best: RatedAction | None
    """The best of the others: better than the chosen one, if that was a mistake."""
    third: RatedAction | None = None
    """The best of those that are left."""


class LessonReply(Message, tag="lesson", frozen=True):
    """The answer to LessonStep: what to say now, and whether the last own move was a mistake."""

    seq: int
    """So many entries the log had."""
    seat: int
    step: int
    """Which of the steps it is, from 1; 0 where nothing is to be said."""
    steps: int
    text: Text | None
    rule: str
    """Where the rulebook says it; may be empty."""
    chapter: int
    """In which chapter, from 0,"""
    onward: bool
    """and has it been told, and is there another one?"""
    mistake: Explanation | None


class CreateLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{game}/first_game: lay the table of a chapter."""

    name: Annotated[str, Meta(max_length=40)] = ""
    chapter: Annotated[int, Meta(ge=0, le=15)] = 0


HintQuery: TypeAlias = Hint | Explain | LessonStep
HintReply: TypeAlias = Explanation | LessonReply
