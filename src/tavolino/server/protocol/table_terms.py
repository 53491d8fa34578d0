"""Terms of a table: visibility, spectators, chat, rating and undo.

docs/protocol.md explains them.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

ChatMode: TypeAlias = Literal["off", "phrases", "words"]
UndoMode: TypeAlias = Literal["free", "none"]


class TableTerms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The terms that the creator of a table chooses.

    A new term is a new field, whose default means the behaviour before it existed.
    """

    public: bool = False
    """Whether the lobby lists the table and any player may take a free seat without a link."""
    spectators: bool = True
    """Whether spectators may watch the running match. Everyone may view a finished one."""
    talk: ChatMode = "phrases"
    """Allowed chat: none, ready-made phrases, or free text as well."""
    rated: bool = False
    """Whether the match counts for ratings. Then the table offers no help."""
    undo: UndoMode | None = None
    """What players may undo: everything that revealed no information, or nothing.

    None means `free`. A rated table that is created without this term gets `none`.
    """


DEFAULT_TERMS = TableTerms()


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{id}/join: takes a free seat of a public table."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """The seat to take. None takes any free seat."""


def with_rated_defaults(terms: TableTerms) -> TableTerms:
    """The terms of a newly created rated table."""
    return replace(terms, undo=terms.undo or "none")


def read_terms(kept: str) -> TableTerms:
    """Decodes the terms of a match record."""
    return msgspec.json.decode(kept, type=TableTerms) if kept else DEFAULT_TERMS


def write_terms(terms: TableTerms) -> str:
    return "" if terms == DEFAULT_TERMS else msgspec.json.encode(terms).decode()
