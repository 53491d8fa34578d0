"""Links for a teacher or a friend, who see what one seat sees. docs/protocol.md explains them."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Token: TypeAlias = Annotated[str, Meta(max_length=80)]


class AddObserver(Struct, tag_field="t", tag="make", frozen=True, forbid_unknown_fields=True):
    """Let somebody look over the shoulder of this seat."""

    token: Token
    name: Annotated[str, Meta(max_length=40)] = ""
    """For whom it is."""


class RemoveObserver(Struct, tag_field="t", tag="drop", frozen=True, forbid_unknown_fields=True):
    """Nobody looks on by this link any more."""

    token: Token
    id: Annotated[str, Meta(max_length=40)]


class ListObservers(Struct, tag_field="t", tag="look", frozen=True, forbid_unknown_fields=True):
    """Who may look over the shoulder of this seat?"""

    token: Token


ObserverRequest: TypeAlias = AddObserver | RemoveObserver | ListObservers


class ObserverLink(Struct, frozen=True):
    """One link, as whoever made it may know it."""

    id: str
    name: str
    made: str
    used: str
    """When somebody came by it last; empty if nobody ever did."""
    here: bool
    """Does somebody look on by it now?"""


class ObserverLinks(Struct, frozen=True):
    """The answer: all links of one seat."""

    links: tuple[ObserverLink, ...]
    secret: str = ""
    """What opens the link that was just made; it is told this once."""
