"""Messages by which a client views an earlier position, or a finished match from another seat."""

from typing import Annotated, Any

from msgspec import Meta

from tavolino.core.effects import Effect
from tavolino.core.text import Section
from tavolino.server.protocol.base import Message, Seq


class ViewAt(Message, tag="view_at", frozen=True):
    """Asks for the position after this number of log entries."""

    seq: Seq


class ViewAs(Message, tag="view_as", frozen=True):
    """Views a finished match from this seat, or as a spectator (-2)."""

    seat: Annotated[int, Meta(ge=-2, le=15)]


class PositionAt(Message, tag="position_at", frozen=True):
    """Reply to ViewAt: the position, seen from the connection's current viewpoint."""

    seq: int
    seat: int
    view: Any
    sheet: tuple[Section, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...] | None
    """Place of each seat, if the match was over by then."""
    effects: tuple[Effect, ...] = ()
    """Effects of the last of these entries."""
