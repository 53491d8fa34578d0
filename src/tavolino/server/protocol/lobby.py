"""HTTP messages about public tables in the lobby.

docs/protocol.md explains them.
"""

from typing import Literal

from msgspec import Struct

from tavolino.server.protocol.base import Level
from tavolino.server.protocol.table_terms import TableTerms
from tavolino.server.protocol.time_control import TimeControl
from tavolino.store.records import HelpMode


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat: its player, or that it is free."""

    kind: Literal["person", "bot"]
    name: str
    level: Level | None = None
    free: bool = False
    here: bool = False


class ListedTable(Struct, frozen=True):
    """A public table as the lobby shows it."""

    id: str
    game: str
    seats: tuple[ListedSeat, ...]
    created: str
    help: HelpMode
    tempo: TimeControl
    terms: TableTerms
    entries: int
    """Number of entries in its log."""
    places: tuple[int, ...] | None
    """Each seat's place once the match is over."""


class LobbyPage(Struct, frozen=True):
    """A page of public tables of one stage, the newest first."""

    tables: tuple[ListedTable, ...]
    more: str
    """The value of `before` for the next page; empty if this is the last page."""


class LobbyPages(Struct, frozen=True, omit_defaults=True):
    """GET /api/lobby: the requested page, or the first page of each stage."""

    open: LobbyPage | None = None
    """Tables with a free seat."""
    running: LobbyPage | None = None
    """Running matches that spectators can watch."""
    over: LobbyPage | None = None
