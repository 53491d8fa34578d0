"""What is asked of a table over HTTP, without coming in. docs/protocol.md explains it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tavolino.server.protocol import TableInfo
from tavolino.store.records import Reason


class Ready(Struct, frozen=True):
    """GET /api/ready: would a move be kept now? If not, in a word why not."""

    ready: bool
    reason: Reason | Literal["slow"] | None = None


class TableGlance(TableInfo, frozen=True, kw_only=True):
    """GET /api/tables/{id}: the table, and where the match stands."""

    actors: tuple[int, ...]
    """Who is to act; nobody once it is over, or if it can only be looked at."""
    places: tuple[int, ...] | None
    """Each seat's place once the match is over."""


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch: another match for those who played this one.

    For whoever shows a key of one of its seats, or the host's. The keys are those of the next
    match as well.
    """

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=16)]


class Lot(Struct, frozen=True):
    """Something that chance decided, so that anybody can decide it again by the seed."""

    seq: int
    came: str
    """What came, in notation"""
    outcomes: tuple[tuple[str, int], ...]
    """of what could have come, in this order: each has so many of all equally likely cases."""


class Lots(Struct, frozen=True):
    """GET /api/tables/{id}/lots: all that chance decided in a finished match."""

    label: str
    """What belongs, after the number of the entry, to the message whose HMAC decides a lot."""
    lots: tuple[Lot, ...]


class Curve(Struct, frozen=True):
    """GET /api/tables/{id}/curve: how a finished match went, wherever something changed."""

    after: tuple[int, ...]
    """After so many entries"""
    points: tuple[tuple[int, ...], ...]
    """every seat had so many."""
    figures: dict[str, tuple[tuple[int, ...], ...]] = {}
    """The same of other things that the game counts, by their names."""
