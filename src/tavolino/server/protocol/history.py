"""The messages by which a client looks at an earlier moment of a match."""

from typing import Annotated, Any

from msgspec import Meta

from tavolino.core.effects import Effect
from tavolino.core.text import Section
from tavolino.server.protocol.base import Message, Seq


class ViewAt(Message, tag="look_back", frozen=True):
    """Ask for the table as it was after so many log entries."""

    seq: Seq


class ViewAs(Message, tag="look_as", frozen=True):
    """Once the match is over: look from this seat, or as everybody may (-2)."""

    seat: Annotated[int, Meta(ge=-2, le=15)]


class PositionAt(Message, tag="past", frozen=True):
    """The answer to ViewAt: the table as it was then, from where the connection looks now."""

    seq: int
    seat: int
    view: Any
    sheet: tuple[Section, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...] | None
    """Each seat's place, if the match was over by then."""
    effects: tuple[Effect, ...] = ()
    """What the last of these entries did."""
