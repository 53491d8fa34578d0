"""On what terms people come to a table, as whoever lays it wishes (docs/protocol.md)."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

ChatMode: TypeAlias = Literal["off", "phrases", "words"]
UndoMode: TypeAlias = Literal["free", "none"]


class TableTerms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Another switch is another field, whose default means what was before it."""

    public: bool = False
    """Is it listed in the lobby, and may anybody take a free seat there? Else one needs a link."""
    spectators: bool = True
    """May those look on who have no seat? At the end everybody may."""
    talk: ChatMode = "phrases"
    """What may be said: nothing, ready-made phrases, or words of one's own as well."""
    rated: bool = False
    """Does it count for the ratings of those who play? Then nobody is helped there."""
    undo: UndoMode | None = None
    """What may be taken back: as much as information allows, or nothing. A table of which it is not
    said is free; whoever lays a rated one without a word means nothing."""


DEFAULT_TERMS = TableTerms()


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: take a free seat of a public table."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """This one; any, if none is named."""


def with_rated_defaults(terms: TableTerms) -> TableTerms:
    """The terms of a rated table that is laid now."""
    return replace(terms, undo=terms.undo or "none")


def read_terms(kept: str) -> TableTerms:
    """What a record says of them."""
    return msgspec.json.decode(kept, type=TableTerms) if kept else DEFAULT_TERMS


def write_terms(terms: TableTerms) -> str:
    return "" if terms == DEFAULT_TERMS else msgspec.json.encode(terms).decode()
