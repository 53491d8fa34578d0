"""HTTP messages about the server, the games, and tables that the client has not joined.

docs/protocol.md explains them.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tavolino.server.protocol.base import Level
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.play import LegalAction, TableInfo
from tavolino.store.records import UnavailableReason


class Health(Struct, frozen=True):
    """Reply to GET /api/health: the server is running."""

    version: str
    protocol: int
    tables: int
    """Number of tables in memory."""


class RuleOption(Struct, frozen=True):
    """A rule option of a game and its possible values, the default first."""

    name: str
    values: tuple[str | bool | int, ...]


class GameInfo(Struct, frozen=True):
    """A game in the reply to GET /api/games."""

    name: str
    revision: int
    seats: tuple[int, ...]
    switches: tuple[RuleOption, ...]
    levels: tuple[Level, ...]
    secrets: bool
    """Whether players have secret information. A shared screen is then covered between turns."""
    first_game: bool
    """Whether the game has a guided lesson."""
    practice: bool
    """Whether a player can practise alone and go back to any position."""


class RulebookFigure(Struct, frozen=True):
    """Reply to GET /api/games/{game}/pictures/{name}: a position as a figure in the rulebook."""

    view: Any
    seats: int
    crop: str
    """The part of the board to show, in the game's names of places; empty for all."""
    shown: LegalAction | None
    """A move that could follow."""
    seat: int
    """The seat that would make that move."""


class Ready(Struct, frozen=True):
    """Reply to GET /api/ready: whether the server could store a move now, and if not, why."""

    ready: bool
    reason: UnavailableReason | Literal["slow"] | None = None


class TableStatus(TableInfo, frozen=True, kw_only=True):
    """Reply to GET /api/tables/{id}: the table and the state of its match."""

    actors: tuple[int, ...]
    """Seats that are to act. Empty if the match is over or can only be viewed."""
    places: tuple[int, ...] | None
    """Place of each seat, once the match is over."""


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{id}/rematch: creates another match for the same players.

    The client must show the token of a seat or of the host. The tokens also open the next match.
    """

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=16)]


class CreatePractice(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{game}/practice: create a table for solo practice."""

    name: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = {}


class Rewind(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rewind: continue a practice match after `seq` entries."""

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=16)]
    seq: Annotated[int, Meta(ge=0)]


class Imported(Struct, frozen=True):
    """Reply to POST /api/imports, whose body is a log or a match as JSON."""

    table: str
    """Id of the table where the match can be viewed."""


class ChanceDraw(Struct, frozen=True):
    """A chance draw with its odds, so that anyone can repeat it with the seed."""

    seq: int
    came: str
    """The outcome, in notation."""
    outcomes: tuple[tuple[str, int], ...]
    """All possible outcomes in order, each with its number of equally likely cases."""


class ChanceAudit(Struct, frozen=True):
    """Reply to GET /api/tables/{id}/lots: all chance draws of a finished match."""

    label: str
    """Follows the entry number in the message whose HMAC decides a draw."""
    lots: tuple[ChanceDraw, ...]


class Analysis(Struct, frozen=True):
    """Reply to GET /api/tables/{id}/analysis: the course of a finished match, evaluated by a bot.

    All figures are expected leads: a seat's expected final score minus the average of the others.
    """

    after: tuple[int, ...]
    """Numbers of entries after which the leads changed, from 0."""
    leads: tuple[tuple[float, ...], ...]
    """The lead of each seat, for each number in `after`."""
    luck: tuple[float, ...]
    """What chance added to each seat's lead."""
    own: tuple[float, ...]
    """What the seat's own decisions added, compared with the expert's where there is one."""
    others: tuple[float, ...]
    """What the other seats' decisions added, and everything that the bot had not foreseen."""
    mistakes: tuple[Explanation, ...]
    """The costliest decisions of human players, seat by seat, the worst first."""


class AnalysisProgress(Struct, frozen=True):
    """Reply to GET /api/tables/{id}/analysis?progress=yes.

    The client asks again until the stage is ``done``. The server stops an analysis that no client
    asks about any more.
    """

    stage: Literal["waiting", "running", "done"]
    place: int = 0
    """The place in the queue, from 1; 0 once the analysis runs."""
    part: float = 0.0
    """How much is done, from 0 to 1."""
    found: Analysis | None = None
    """What is known so far; complete at the stage ``done``."""


class ScoreCurve(Struct, frozen=True):
    """Reply to GET /api/tables/{id}/curve: the scores of a finished match wherever they changed."""

    after: tuple[int, ...]
    """Numbers of entries after which a figure changed, from 0."""
    points: tuple[tuple[int, ...], ...]
    """The score of each seat, for each number in `after`."""
    figures: dict[str, tuple[tuple[int, ...], ...]] = {}
    """The same for other figures that the game counts, by name."""
