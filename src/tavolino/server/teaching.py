"""The messages of a table that teaches: a hint, and why a bot did what it did."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.core.words import Text
from tavolino.server.wire import Message, SeatNumber, Seq


class Hint(Message, tag="hint", frozen=True):
    """The seat is to act, and its holder asks what to do and why; changes nothing."""

    seat: SeatNumber


class Explain(Message, tag="explain", frozen=True):
    """Ask why a bot made the entry of this number."""

    seq: Seq


class Idea(Struct, frozen=True):
    """An option, how it is told, and what a bot expects of it."""

    action: str
    text: Text
    expected: tuple[float, ...]
    """The final score that each seat can expect right after it."""
    lead: float
    """What the seat then has more than the others have on average,"""
    later: float
    """and what it has more once everybody has answered, as far as that can be foreseen."""
    parts: dict[str, float]
    """What the seat's own expectation is made of; the game has words for it."""


class Reasoned(Message, tag="reasoned", frozen=True):
    """The answer to Hint and to Explain: a move, and why, by what the asker may know.

    It comes once it is worked out; other messages may come before it.
    """

    asked: Literal["hint", "explain"]
    seq: int
    """The number of the entry that was asked about, or that the hinted move would get."""
    seat: int
    """Whose move it is."""
    places: tuple[str, ...]
    """Where to look, as effects name places."""
    options: int
    """So many moves were possible."""
    before: tuple[float, ...]
    """What each seat could expect before it."""
    chosen: Idea
    best: Idea | None
    """The best of the others: better than the chosen one, if that was a mistake."""


Ask: TypeAlias = Hint | Explain
Taught: TypeAlias = Reasoned
