"""Every message between a client and the server, one struct each. docs/protocol.md explains them.

The client's types are generated from this module (tools/gen_ts.py). `PROTOCOL` rises when an old
client could no longer understand a message.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tavolino.core.effects import Effect
from tavolino.core.patch import Change
from tavolino.core.text import LogText, Objection, Section, Text
from tavolino.server.protocol.base import Level, Message, Notation, PacketNumber, SeatNumber, Seq
from tavolino.server.protocol.chat import ChatCommand, ChatEvent, ChatReply
from tavolino.server.protocol.hints import HintQuery, HintReply
from tavolino.server.protocol.history import PositionAt, ViewAs, ViewAt
from tavolino.server.protocol.table_terms import DEFAULT_TERMS, TableTerms
from tavolino.server.protocol.time_control import (
    UNTIMED,
    AnswerClock,
    TableClockReading,
    TimeControl,
    VotePause,
)
from tavolino.store.records import HelpMode

PROTOCOL = 2

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Extra: TypeAlias = Literal["sheet", "sentences", "previews", "advice", "help"]
"""What not every client draws: the tables of the accessible board, how options are told, what they
would bring, what takes long to work out, and at a table that helps the best that they could be."""
Extras: TypeAlias = Annotated[tuple[Extra, ...], Meta(max_length=5)]

# ---------------------------------------------------------------- HTTP


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the creator (on several seats: hot-seat), whoever opens the link,
    or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = "normal"
    name: Name = ""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: lay a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    shuffle: bool = False
    """Seat everybody in random order; seat 0 begins."""
    help: bool | None = None
    """May who plays here ask for hints? If nothing is said: where there are bots."""
    tempo: TimeControl = UNTIMED
    terms: TableTerms = DEFAULT_TERMS


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat, as everybody may know it."""

    kind: Literal["person", "bot"]
    name: str
    level: Level | None
    mine: bool
    """Does this connection hold the seat?"""
    here: bool
    """Is somebody who holds the seat connected now? Always true for a bot."""
    since: int = 0
    """The entry since which a bot plays here, as far as the server knows: before, people did."""
    onlookers: int = 0
    """So many links there are by which somebody may see what this seat sees."""
    free: bool = False
    """May anybody take it who finds the table in the lobby?"""
    unplayed: bool = False
    """Did somebody take it so, and do nothing there since? The host may free it again."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    revision: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    hosting: bool
    """May this connection change who plays which seat?"""
    created: str
    commitment: str
    """SHA-256 of the seed, published before anything was drawn."""
    seed: str | None
    """The seed itself, once the match is over."""
    help: HelpMode = "none"
    """What the table teaches those who play at it."""
    next: str | None = None
    """The id of the match that follows this one, for the same people with the same keys."""
    tempo: TimeControl = UNTIMED
    terms: TableTerms = DEFAULT_TERMS
    over: int | None = None
    """The seat over whose shoulder this connection looks, if it came by such a link."""


class SeatKey(Struct, frozen=True):
    """The secret of one seat: whoever shows it plays that seat, on any device."""

    seat: int
    token: str


class TableCreated(Struct, frozen=True):
    """The answer to POST /api/tables. Only its receiver knows these secrets."""

    table: TableInfo
    host: str
    mine: tuple[SeatKey, ...]
    open: tuple[SeatKey, ...]


# ---------------------------------------------------------------- client to server


class Hello(Message, tag="hello", frozen=True):
    """The first message on a connection: which seats it holds, and what it has seen already.

    No tokens: a spectator. `since` is the number of log entries the client has; it is answered
    with the rest. What the client draws besides the view it names in `parts`; who can put together
    what changed says so by `patches`.
    """

    protocol: int
    tokens: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=16)] = ()
    since: Seq = 0
    parts: Extras = ()
    patches: bool = False
    look: Annotated[str, Meta(max_length=80)] = ""
    """The secret of a link by which one looks over a seat's shoulder."""


class Subscribe(Message, tag="draw", frozen=True):
    """From now on the client draws these parts. It is shown the table anew, with the whole view."""

    parts: Extras


class Act(Message, tag="act", frozen=True):
    """Do this on a seat. `seq` is the number of log entries it answers; a repeated message is
    acknowledged again and done once. The action ``undo`` takes back the seat's last one.

    Who is not `sure`, as after a single click, may still regret it: bots wait a moment, and what
    could not be taken back is not done but told, as an answer to CheckAction.
    """

    seat: SeatNumber
    seq: Seq
    action: Notation
    sure: bool = True


class SkipWait(Message, tag="go_on", frozen=True):
    """The seat does not take back its last action: bots need not wait. Who plays with bots alone
    says it also to see what falls, and what their hands do, as quickly as it can be shown."""

    seat: SeatNumber


class GesturePacket(Message, tag="hand", frozen=True):
    """Where an action is made by hand: what the hand does now, in the game's notation.

    The first one begins the gesture; when it has ended, the log has it and what came of it. What
    everybody sees meanwhile comes as binary frames; docs/protocol.md says how.
    """

    seat: SeatNumber
    seq: Seq
    packet: Notation
    n: PacketNumber = 0
    """The sender's own number of the packet: what is felt and refused says which it answers."""


class MoreTime(Message, tag="more_time", frozen=True):
    """The seat is asked, its time runs, and it needs more: once for each question."""

    seat: SeatNumber


class CheckAction(Message, tag="why", frozen=True):
    """Ask why an action is not allowed, or what it would be; changes nothing."""

    seat: SeatNumber
    action: Notation


class Rename(Message, tag="rename", frozen=True):
    """Call a held seat by this name."""

    seat: SeatNumber
    name: Name


class Delegate(Message, tag="delegate", frozen=True):
    """Let a bot of this level play a seat, or a person again; for its holder and the host."""

    seat: SeatNumber
    level: Level | None


class FreeSeat(Message, tag="vacate", frozen=True):
    """Let anybody take a seat again that somebody took at a public table and never played; for the
    host."""

    seat: SeatNumber


class Ping(Message, tag="ping", frozen=True):
    """Is the connection alive?"""


# ---------------------------------------------------------------- server to client


class LegalAction(Struct, frozen=True):
    """Something the seat may do now; if it is drawn, how it is told and what it would bring."""

    action: str
    text: Text | UnsetType = UNSET
    preview: Any | UnsetType = UNSET


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of the log, as this connection may hear it."""

    seq: int
    seat: int
    told: LogText
    at: str
    undone: bool = False
    """Was it taken back later?"""
    effects: tuple[Effect, ...] = ()
    """What it did, in order: to be shown happening. Never needed to know where things stand."""
    reel: bool = False
    """Can it be seen again as it was seen? GET /api/tables/ID/reels/SEQ."""


class Welcome(Message, tag="welcome", frozen=True):
    """The answer to Hello."""

    protocol: int
    table: TableInfo


class Update(Message, tag="update", frozen=True, omit_defaults=True):
    """The table as it is now, for one seat that the connection holds, or for a spectator (-2).

    The view comes whole or, for a client that can put it together, as what changed since the last
    one on this connection.
    """

    seq: int
    seat: int
    prompt: Text
    actors: tuple[int, ...]
    options: tuple[str, ...]
    """What `seat` may do now, in notation."""
    scores: tuple[int, ...]
    lines: tuple[LogLine, ...]
    """The log from entry `since` on, to be put in place of what the client had there."""
    since: int
    anytime: tuple[LegalAction, ...] = ()
    """What `seat` may say out of turn as well; while NATURE or a hand is at work it waits."""
    undo: int | None = None
    """The held seat that may take back its last action, if any."""
    places: tuple[int, ...] | None = None
    """Each seat's place once the match is over."""
    clocks: tuple[AnswerClock, ...] = ()
    """For whom time runs to answer what the game asks."""
    time: TableClockReading | UnsetType = UNSET
    """How the table's own clocks stand, if it has any."""
    pause: float | UnsetType = UNSET
    """So many seconds bots still wait, so that the last action can be taken back."""
    view: Any | UnsetType = UNSET
    patch: tuple[Change, ...] | UnsetType = UNSET


class Details(Message, tag="details", frozen=True):
    """The parts that the client draws, for the last update; right after it, or once they are
    worked out. Each comes only if it was asked for."""

    seq: int
    seat: int
    patch: tuple[Change, ...] = ()
    """What the view is besides."""
    sheet: tuple[Section, ...] | UnsetType = UNSET
    options: tuple[LegalAction, ...] | UnsetType = UNSET
    """The same options as in the update."""


class TableChanged(Message, tag="around", frozen=True):
    """Somebody came, left, changed a name or handed a seat to a bot; or the match is over."""

    table: TableInfo
    key: SeatKey | None = None
    """The secret of a seat that this connection, the host's, has just opened to people."""


class Accepted(Message, tag="accepted", frozen=True):
    """The action is on disk as entry number `seq`."""

    seq: int


class GestureFeedback(Message, tag="felt", frozen=True):
    """What the hand of this seat feels now, for whoever moves it."""

    seq: int
    seat: int
    felt: Any
    answers: int = 0
    """The highest number of a packet that the hand had heard by then."""


class ActionCheck(Message, tag="because", frozen=True):
    """The answer to CheckAction: the objection, or null if the action is allowed."""

    seat: int
    action: str
    objection: Objection | None
    option: LegalAction | None = None
    """If it is allowed: how it is told and what it would bring. Null for ``undo``."""
    final: bool = False
    """Is it something that cannot be taken back, and needs to be confirmed? A gesture, or what
    somebody did who was not sure."""


class Pong(Message, tag="pong", frozen=True):
    """Yes, it is."""


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
    """Something was refused, and nothing changed. `text` says why, `objection` by which rule."""

    code: ProblemCode
    text: Text
    objection: Objection | None = None
    seq: int | None = None
    """How many entries the log has now."""
    packet: int | UnsetType = UNSET
    """The number of the packet that a hand said; unset if it is about something else."""


Command: TypeAlias = (
    Act
    | SkipWait
    | GesturePacket
    | MoreTime
    | VotePause
    | ChatCommand
    | Rename
    | Delegate
    | FreeSeat
)
Query: TypeAlias = CheckAction | ViewAt | ViewAs | HintQuery | Ping
ClientMessage: TypeAlias = Hello | Subscribe | Command | Query
Event: TypeAlias = Welcome | Update | Details | TableChanged | GestureFeedback | ChatEvent
Reply: TypeAlias = Accepted | ActionCheck | HintReply | PositionAt | ChatReply | Pong | Problem
ServerMessage: TypeAlias = Event | Reply

encode = msgspec.json.Encoder().encode
"""A message as it is sent."""
