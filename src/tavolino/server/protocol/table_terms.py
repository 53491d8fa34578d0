"""On what terms people come to a table, as whoever lays it wishes (docs/protocol.md)."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

Talk: TypeAlias = Literal["off", "phrases", "words"]
Undo: TypeAlias = Literal["free", "none"]


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Another switch is another field, whose default means what was before it."""

    public: bool = False
    """Is it listed in the lobby, and may anybody take a free seat there? Else one needs a link."""
    spectators: bool = True
    """May those look on who have no seat? At the end everybody may."""
    talk: Talk = "phrases"
    """What may be said: nothing, ready-made phrases, or words of one's own as well."""
    rated: bool = False
    """Does it count for the ratings of those who play? Then nobody is helped there."""
    undo: Undo | None = None
    """What may be taken back: as much as information allows, or nothing. A table of which it is not
    said is free; whoever lays a rated one without a word means nothing."""


USUAL = Terms()


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: take a free seat of a public table."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """This one; any, if none is named."""


def usual_where_it_counts(terms: Terms) -> Terms:
    """The terms of a rated table that is laid now."""
    return replace(terms, undo=terms.undo or "none")


def read_terms(kept: str) -> Terms:
    """What a record says of them."""
    return msgspec.json.decode(kept, type=Terms) if kept else USUAL


def write_terms(terms: Terms) -> str:
    return "" if terms == USUAL else msgspec.json.encode(terms).decode()
