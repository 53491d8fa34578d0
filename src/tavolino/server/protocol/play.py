"""Messages for creating a table and playing at it: seats, actions, updates, log, gestures.

docs/protocol.md explains them. The client's types are generated from this package
(tools/gen_ts.py). `PROTOCOL` increases when an old client could no longer understand a message.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tavolino.core.effects import Effect
from tavolino.core.patch import Change
from tavolino.core.text import LogText, Objection, Section, Text
from tavolino.server.protocol.base import (
    Level,
    Message,
    Name,
    Notation,
    PacketNumber,
    SeatNumber,
    Seq,
)
from tavolino.server.protocol.chat import ChatCommand, ChatEvent, ChatReply
from tavolino.server.protocol.hints import HintQuery, HintReply
from tavolino.server.protocol.history import PositionAt, ViewAs, ViewAt
from tavolino.server.protocol.seats import SeatCommand
from tavolino.server.protocol.table_terms import DEFAULT_TERMS, TableTerms
from tavolino.server.protocol.time_control import (
    UNTIMED,
    AnswerClock,
    TableClockReading,
    TimeControl,
    VotePause,
)
from tavolino.store.records import HelpMode

PROTOCOL = 3

Extra: TypeAlias = Literal["sheet", "sentences", "previews", "advice", "help"]
"""Optional parts of an update: the accessible board (`sheet`), texts (`sentences`) and effects
(`previews`) of the legal actions, slow additions to the view (`advice`), best results (`help`)."""
Extras: TypeAlias = Annotated[tuple[Extra, ...], Meta(max_length=5)]

# ---------------------------------------------------------------- HTTP


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: the host (hot-seat: several), the first to open the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = "normal"
    name: Name = ""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables: creates a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    shuffle: bool = False
    """Whether to seat the players in random order. Seat 0 begins."""
    help: bool | None = None
    """Whether players may ask for hints. None allows hints if there are bots."""
    tempo: TimeControl = UNTIMED
    terms: TableTerms = DEFAULT_TERMS


class SeatInfo(Struct, frozen=True):
    """A seat and its player, as shown to everyone."""

    kind: Literal["person", "bot"]
    name: str
    level: Level | None
    mine: bool
    """Whether this connection holds the seat."""
    here: bool
    """Whether a player who holds the seat is connected now. Always true for a bot."""
    since: int = 0
    """Entry since which a bot plays the seat, as far as known. People played before."""
    observers: int = 0
    """Number of observer links of this seat."""
    free: bool = False
    """Whether any player who finds the table in the lobby may take the seat."""
    unplayed: bool = False
    """Whether a player took the seat from the lobby and never acted. The host may free it."""
    link_ended: bool = False
    """Whether the links that were made earlier no longer open the seat."""


class TableInfo(Struct, frozen=True):
    """A table, as shown to everyone."""

    id: str
    game: str
    revision: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    hosting: bool
    """Whether this connection may change who plays which seat."""
    created: str
    commitment: str
    """SHA-256 of the seed, published before the first chance draw."""
    seed: str | None
    """The seed, once the match is over."""
    help: HelpMode = "none"
    """The help that players get at this table."""
    next: str | None = None
    """Id of the match that follows this one, with the same players and tokens."""
    tempo: TimeControl = UNTIMED
    terms: TableTerms = DEFAULT_TERMS
    observing: int | None = None
    """The seat that this connection observes, if it came by an observer link."""
    unavailable: bool = False
    """Whether the server cannot save moves at the moment."""


class SeatKey(Struct, frozen=True):
    """The secret token of a seat. It lets its holder play that seat on any device."""

    seat: int
    token: str


class TableCreated(Struct, frozen=True):
    """Reply to POST /api/tables. Only its receiver knows these tokens."""

    table: TableInfo
    host: str
    mine: tuple[SeatKey, ...]
    open: tuple[SeatKey, ...]


# ---------------------------------------------------------------- client to server


class Hello(Message, tag="hello", frozen=True):
    """The first message on a connection: its seat tokens, and what the client already has.

    Without tokens the client is a spectator.
    """

    protocol: int
    tokens: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=16)] = ()
    since: Seq = 0
    """Number of log entries that the client has. The server sends the rest."""
    extras: Extras = ()
    """Extras that the client draws besides the view."""
    patches: bool = False
    """Whether the client can apply patches to its view."""
    observer_token: Annotated[str, Meta(max_length=80)] = ""
    """Secret of an observer link."""


class Subscribe(Message, tag="subscribe", frozen=True):
    """Changes the extras that the client draws. The server resends the table with a full view."""

    extras: Extras


class Act(Message, tag="act", frozen=True):
    """Plays an action on a seat. The action ``undo`` undoes the seat's last action.

    A repeated message is acknowledged again, but the action is played once.
    """

    seat: SeatNumber
    seq: Seq
    action: Notation
    confirmed: bool = True
    """False after a single click, for example. Bots then wait for an undo, and an action that
    cannot be undone is answered with an ActionCheck instead of being played."""


class SkipWait(Message, tag="skip_wait", frozen=True):
    """Says that the seat will not undo its last action, so that bots need not wait. A player who
    plays only with bots also sends it to speed up what falls and the gestures of bots."""

    seat: SeatNumber


class GesturePacket(Message, tag="gesture", frozen=True):
    """The next input of a gesture, in the game's notation.

    The first packet begins the gesture. When the gesture ends, the log contains it and its outcome.
    Until then everyone sees it as binary frames; docs/protocol.md describes them.
    """

    seat: SeatNumber
    seq: Seq
    packet: Notation
    n: PacketNumber = 0
    """The sender's number of the packet. Feedback and refusals refer to it."""


class MoreTime(Message, tag="more_time", frozen=True):
    """Asks for more time while the seat's answer clock runs. Allowed once for each question."""

    seat: SeatNumber


class CheckAction(Message, tag="check_action", frozen=True):
    """Asks why an action is not allowed, or what it would do. The match does not change."""

    seat: SeatNumber
    action: Notation


class Ping(Message, tag="ping", frozen=True):
    """Checks that the connection is alive."""


# ---------------------------------------------------------------- server to client


class LegalAction(Struct, frozen=True):
    """A legal action, with its description and preview if the client draws them."""

    action: str
    text: Text | UnsetType = UNSET
    preview: Any | UnsetType = UNSET


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A log entry, as this connection may read it."""

    seq: int
    seat: int
    message: LogText
    at: str
    undone: bool = False
    """Whether the entry was undone later."""
    effects: tuple[Effect, ...] = ()
    """What the entry did, in order, for animation. The view is complete without it."""
    recording: bool = False
    """Whether there is a recording of it: GET /api/tables/ID/reels/SEQ."""


class Welcome(Message, tag="welcome", frozen=True):
    """Reply to Hello."""

    protocol: int
    table: TableInfo


class Update(Message, tag="update", frozen=True, omit_defaults=True):
    """The current state of the table, for a seat that the connection holds or a spectator (-2).

    The view is complete or, if the client supports patches, a patch to the last view on this
    connection.
    """

    seq: int
    seat: int
    prompt: Text
    actors: tuple[int, ...]
    actions: tuple[str, ...]
    """Legal actions of `seat`, in notation."""
    scores: tuple[int, ...]
    lines: tuple[LogLine, ...]
    """The log from entry `since` on. It replaces what the client had from there."""
    since: int
    out_of_turn: tuple[LegalAction, ...] = ()
    """Actions that `seat` may play out of turn. They wait for NATURE and for gestures."""
    undo: int | None = None
    """The held seat that may undo its last action, if any."""
    places: tuple[int, ...] | None = None
    """Place of each seat, once the match is over."""
    answer_clocks: tuple[AnswerClock, ...] = ()
    """Seats whose time runs to answer a question of the game."""
    table_clock: TableClockReading | UnsetType = UNSET
    """The table's clocks, if it has any."""
    undo_wait: float | UnsetType = UNSET
    """Seconds that bots still wait, so that the player can undo the last action."""
    view: Any | UnsetType = UNSET
    patch: tuple[Change, ...] | UnsetType = UNSET


class Details(Message, tag="details", frozen=True):
    """The extras that the client asked for, for the last update. The server sends them right after
    the update or once they are computed."""

    seq: int
    seat: int
    patch: tuple[Change, ...] = ()
    """Additions to the view of the update."""
    sheet: tuple[Section, ...] | UnsetType = UNSET
    actions: tuple[LegalAction, ...] | UnsetType = UNSET
    """The same actions as in the update."""


class TableChanged(Message, tag="table_changed", frozen=True):
    """A player joined, left, changed a name or handed a seat to a bot; or the match is over."""

    table: TableInfo
    key: SeatKey | None = None
    """Token of a seat that the host has just opened to people. Sent only to the host."""


class Accepted(Message, tag="accepted", frozen=True):
    """The action is on disk as entry number `seq`."""

    seq: int


class GestureFeedback(Message, tag="feedback", frozen=True):
    """What the player who makes the gesture of this seat feels now."""

    seq: int
    seat: int
    feedback: Any
    answers: int = 0
    """Highest packet number that the gesture had received by then."""


class ActionCheck(Message, tag="action_check", frozen=True):
    """Reply to CheckAction: the objection, or null if the action is allowed."""

    seat: int
    action: str
    objection: Objection | None
    legal_action: LegalAction | None = None
    """Description and preview of an allowed action. Null for ``undo``."""
    final: bool = False
    """Whether the action cannot be undone and needs confirmation: a gesture, or an action that the
    player was not sure about."""


class Pong(Message, tag="pong", frozen=True):
    """Reply to Ping."""


ProblemCode: TypeAlias = Literal[
    "malformed",
    "illegal",
    "not_your_turn",
    "not_your_seat",
    "not_admitted",
    "no_more_time",
    "no_help",
    "bad_name",
    "stale",
    "no_such_table",
    "no_such_seat",
    "seat_taken",
    "not_found",
    "wrong_protocol",
    "too_fast",
    "too_large",
    "unavailable",
]


class Problem(Message, tag="problem", frozen=True):
    """A request was refused, and nothing changed. `text` says why, `objection` by which rule."""

    code: ProblemCode
    text: Text
    objection: Objection | None = None
    seq: int | None = None
    """Number of entries in the log now."""
    packet: int | UnsetType = UNSET
    """Number of the refused gesture packet; unset for other requests."""


Command: TypeAlias = (
    Act | SkipWait | GesturePacket | MoreTime | VotePause | ChatCommand | SeatCommand
)
Query: TypeAlias = CheckAction | ViewAt | ViewAs | HintQuery | Ping
ClientMessage: TypeAlias = Hello | Subscribe | Command | Query
ServerEvent: TypeAlias = Welcome | Update | Details | TableChanged | GestureFeedback | ChatEvent
Reply: TypeAlias = Accepted | ActionCheck | HintReply | PositionAt | ChatReply | Pong | Problem
ServerMessage: TypeAlias = ServerEvent | Reply

encode = msgspec.json.Encoder().encode
"""Encodes a message as JSON."""
