"""What is asked of a table over HTTP, without coming in. docs/protocol.md explains it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tavolino.server.protocol.base import Level
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.play import TableInfo
from tavolino.store.records import UnavailableReason


class Health(Struct, frozen=True):
    """GET /api/health: the server is there."""

    version: str
    protocol: int
    tables: int
    """How many tables are in memory."""


class RuleOption(Struct, frozen=True):
    """One rule switch of a game: its possible values, the default first."""

    name: str
    values: tuple[str | bool | int, ...]


class GameInfo(Struct, frozen=True):
    """GET /api/games lists these."""

    name: str
    revision: int
    seats: tuple[int, ...]
    switches: tuple[RuleOption, ...]
    levels: tuple[Level, ...]
    secrets: bool
    """Does anybody know what others may not? Then a shared screen is covered between turns."""
    first_game: bool
    """Can it be learned at a table?"""
    practice: bool
    """Can one practise alone, and go back to any moment?"""


class Ready(Struct, frozen=True):
    """GET /api/ready: would a move be kept now? If not, in a word why not."""

    ready: bool
    reason: UnavailableReason | Literal["slow"] | None = None


class TableStatus(TableInfo, frozen=True, kw_only=True):
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


class Imported(Struct, frozen=True):
    """The answer to POST /api/imports, the body of which is a log or a match as JSON."""

    table: str
    """The id of the table where it can be looked at."""


class ChanceDraw(Struct, frozen=True):
    """Something that chance decided, so that anybody can decide it again by the seed."""

    seq: int
    came: str
    """What came, in notation"""
    outcomes: tuple[tuple[str, int], ...]
    """of what could have come, in this order: each has so many of all equally likely cases."""


class ChanceAudit(Struct, frozen=True):
    """GET /api/tables/{id}/lots: all that chance decided in a finished match."""

    label: str
    """What belongs, after the number of the entry, to the message whose HMAC decides a lot."""
    lots: tuple[ChanceDraw, ...]


class Analysis(Struct, frozen=True):
    """GET /api/tables/{id}/analysis: how a finished match went, as a bot sees it afterwards.

    All in what a seat can expect to have more than the others have on average.
    """

    after: tuple[int, ...]
    """After so many entries"""
    leads: tuple[tuple[float, ...], ...]
    """each seat could expect this."""
    luck: tuple[float, ...]
    """What chance brought each seat,"""
    own: tuple[float, ...]
    """what its own decisions did, beside the expert's where there is one,"""
    others: tuple[float, ...]
    """and what those of the others did, with whatever the bot had not foreseen."""
    mistakes: tuple[Explanation, ...]
    """The decisions of people that cost most, seat by seat, the worst first."""


class ScoreCurve(Struct, frozen=True):
    """GET /api/tables/{id}/curve: how a finished match went, wherever something changed."""

    after: tuple[int, ...]
    """After so many entries"""
    points: tuple[tuple[int, ...], ...]
    """every seat had so many."""
    figures: dict[str, tuple[tuple[int, ...], ...]] = {}
    """The same of other things that the game counts, by their names."""
