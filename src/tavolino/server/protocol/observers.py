"""Messages to manage observer links, which show a teacher or a friend what one seat sees.

docs/protocol.md explains them.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tavolino.server.protocol.base import Token


class AddObserver(Struct, tag_field="t", tag="make", frozen=True, forbid_unknown_fields=True):
    """Creates an observer link for this seat."""

    token: Token
    name: Annotated[str, Meta(max_length=40)] = ""
    """Name of the observer."""


class RemoveObserver(Struct, tag_field="t", tag="drop", frozen=True, forbid_unknown_fields=True):
    """Revokes an observer link."""

    token: Token
    id: Annotated[str, Meta(max_length=40)]


class ListObservers(Struct, tag_field="t", tag="look", frozen=True, forbid_unknown_fields=True):
    """Lists the observer links of this seat."""

    token: Token


ObserverRequest: TypeAlias = AddObserver | RemoveObserver | ListObservers


class ObserverLink(Struct, frozen=True):
    """An observer link, as shown to the player who created it."""

    id: str
    name: str
    made: str
    used: str
    """Time of the last visit by this link; empty if there was none."""
    here: bool
    """Whether an observer is connected by this link now."""


class ObserverLinks(Struct, frozen=True):
    """Reply to an observer request: all links of the seat."""

    links: tuple[ObserverLink, ...]
    secret: str = ""
    """Secret of the link that was just created. The server sends it only once."""
