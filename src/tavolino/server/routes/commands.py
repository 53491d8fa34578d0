"""Handles each client message at a table: checks rights, acts and answers."""

from collections.abc import Sequence
from time import perf_counter

from msgspec.structs import replace

from tavolino.core.game import SPECTATOR, IllegalAction, MalformedAction, NotYourTurn, Seat
from tavolino.core.text import Objection
from tavolino.server.display_names import clean_chat_text
from tavolino.server.ops import metrics
from tavolino.server.protocol.chat import ChatCommand, ReportChat, SendChat, SendPhrase
from tavolino.server.protocol.hints import Explain, Hint, LessonStep
from tavolino.server.protocol.history import ViewAs, ViewAt
from tavolino.server.protocol.play import (
    PROTOCOL,
    Accepted,
    Act,
    ActionCheck,
    CheckAction,
    ClientMessage,
    Extra,
    Extras,
    GesturePacket,
    Hello,
    MoreTime,
    Ping,
    Pong,
    Problem,
    ProblemCode,
    ServerMessage,
    SkipWait,
    Subscribe,
    Welcome,
)
from tavolino.server.protocol.problems import (
    GestureRunning,
    NotConfirmed,
    NotPlayable,
    Refused,
    Stale,
    problem,
)
from tavolino.server.protocol.seats import Delegate, FreeSeat, Rename
from tavolino.server.protocol.time_control import VotePause
from tavolino.server.routes.seat_commands import delegate, free_seat, rename, require_seat
from tavolino.server.table.access import (
    require_view_access,
)
from tavolino.server.table.connection import Connection
from tavolino.server.table.table import Table
from tavolino.server.tokens import fingerprint
from tavolino.server.views import scene
from tavolino.store.records import MODES_WITHOUT_HELP, StoreError

PLAYS = (Act, GesturePacket)
"""Messages that act on a seat. At a rated table only the account of the seat may send them."""

PLAN_SEPARATOR = "; "
"""Separates the actions of a plan, which become several entries of the log."""


async def handle(
    table: Table, connection: Connection, message: ClientMessage
) -> Sequence[ServerMessage]:
    """Handle one message and return the answers in order; a refusal is answered with a Problem."""
    try:
        return await _dispatch(table, connection, message)
    except Exception as error:
        found = _problem(table, connection, error)
        return [replace(found, packet=message.n) if isinstance(message, GesturePacket) else found]


def _problem(table: Table, connection: Connection, error: Exception) -> Problem:
    """Convert an error to a Problem; raises it again if it is unexpected."""
    match error:
        case Refused():
            return error.problem
        case Stale():
            connection.mark_changed(update=True)
            return problem("stale", seq=table.match.seq)
        case GestureRunning():
            return problem("illegal", "problem-hand-at-work", seq=table.match.seq)
        case NotPlayable():
            return problem("unavailable", "problem-old-rules", seq=table.match.seq)
        case StoreError():
            return problem("unavailable", seq=table.match.seq)
        case _:
            raise error


async def _dispatch(
    table: Table, connection: Connection, message: ClientMessage
) -> Sequence[ServerMessage]:
    if isinstance(message, Hello):
        return await hello(table, connection, message)
    if not connection.greeted:
        raise Refused(problem("malformed", "problem-hello-first"))
    if table.terms.rated and isinstance(message, PLAYS) and message.seat in connection.seats:
        await table.require_player(connection, message.seat)
    match message:
        case Act():
            return await act(table, connection, message)
        case SkipWait():
            return skip_wait(table, connection, message)
        case Subscribe():
            return subscribe(table, connection, message)
        case GesturePacket():
            return gesture(table, connection, message)
        case MoreTime():
            return more_time(table, connection, message)
        case VotePause():
            return vote_pause(table, connection, message)
        case SendPhrase() | SendChat() | ReportChat():
            return await chat(table, connection, message)
        case CheckAction():
            return check_action(table, connection, message)
        case Hint():
            return hint(table, connection, message)
        case LessonStep():
            _require_player(table, connection, message.seat)
            table.hints.lesson_step(connection, message.seat)
            return []
        case Explain():
            table.hints.explain(connection, message.seq, table.updates.viewpoint(connection))
            return []
        case ViewAt():
            return [view_at(table, connection, message)]
        case ViewAs():
            return view_as(table, connection, message)
        case Rename():
            return await rename(table, connection, message)
        case Delegate():
            return await delegate(table, connection, message)
        case FreeSeat():
            return await free_seat(table, connection, message)
        case Ping():
            return [Pong()]


async def hello(table: Table, connection: Connection, hello: Hello) -> Sequence[ServerMessage]:
    """Find the seats of the client's tokens and send it the table."""
    if hello.protocol != PROTOCOL:
        raise Refused(problem("wrong_protocol"))
    if not hello.observer_token:
        require_view_access(table, hello.tokens)
    shown = {fingerprint(token) for token in hello.tokens if not hello.observer_token}
    known = {seat.token: seat.seat for seat in table.seats if seat.token}
    table.set_seats(connection, tuple(sorted(known[token] for token in shown & known.keys())))
    connection.hosting = table.record.host in shown
    connection.observed_seat, connection.observer_link = None, ""
    if hello.observer_token:
        await table.observers.admit(connection, hello.observer_token)
    connection.extras, connection.patches, connection.last_view = (
        _supported_extras(table, hello.extras),
        hello.patches,
        None,
    )
    await table.open_seats.claim_by_link(connection.seats)
    await table.updates.prepare(connection, hello.since)
    connection.greeted = True
    table.lobby_entry.update()
    connection.mark_changed(update=True)
    welcome = Welcome(protocol=PROTOCOL, table=table.info(connection))
    worries = _refusal(table, connection, has_tokens=bool(shown))
    return [welcome, *table.chat.history(connection), *worries]


def _refusal(table: Table, connection: Connection, *, has_tokens: bool) -> list[Problem]:
    worries = []
    if has_tokens and not connection.seats and not connection.hosting:
        worries.append(problem("not_your_seat", "problem-unknown-link"))
    if not table.is_playable:
        brought = table.record.help == "imported"
        key = "problem-imported" if brought else "problem-old-rules"
        worries.append(problem("unavailable", key, seq=table.match.seq))
    return worries


def subscribe(table: Table, connection: Connection, message: Subscribe) -> Sequence[ServerMessage]:
    """Set the extras that the client wants, and send a full update."""
    connection.extras, connection.last_view = _supported_extras(table, message.extras), None
    connection.mark_changed(update=True)
    return []


def _supported_extras(table: Table, extras: Extras) -> frozenset[Extra]:
    """The requested extras, without help at a table that offers none."""
    return frozenset(extras) - ({"help"} if table.record.help in MODES_WITHOUT_HELP else set())


async def act(table: Table, connection: Connection, message: Act) -> Sequence[ServerMessage]:
    _require_player(table, connection, message.seat)
    _require_no_pause(table)
    began = perf_counter()
    try:
        await table.act(message.seat, message.seq, message.action, confirmed=message.confirmed)
    except NotConfirmed as unsure:
        action = unsure.step.entry.text
        told = ActionCheck(seat=message.seat, action=action, objection=None, final=True)
        return table.updates.preview(
            connection, told, scene.preview_action(table.match, unsure.step)
        )
    except MalformedAction:
        raise Refused(_malformed(table, message.action)) from None
    except NotYourTurn as error:
        raise Refused(_objection_problem(table, "not_your_turn", error.objection)) from None
    except IllegalAction as error:
        raise Refused(_objection_problem(table, "illegal", error.objection)) from None
    metrics.move_acknowledged.observe(perf_counter() - began)
    return [Accepted(seq=message.seq)]


def skip_wait(table: Table, connection: Connection, message: SkipWait) -> Sequence[ServerMessage]:
    """End the undo delay of a seat and speed up the gestures of bots."""
    _require_player(table, connection, message.seat)
    table.skip_wait(message.seat)
    return []


def gesture(
    table: Table, connection: Connection, message: GesturePacket
) -> Sequence[ServerMessage]:
    """Pass a gesture packet to the simulation. It has no answer, only frames and feedback."""
    _require_player(table, connection, message.seat)
    _require_no_pause(table)
    try:
        table.gesture_packet(message.seat, message.seq, message.packet, message.n)
    except NotYourTurn as error:
        raise Refused(_objection_problem(table, "not_your_turn", error.objection)) from None
    return []


def more_time(table: Table, connection: Connection, message: MoreTime) -> Sequence[ServerMessage]:
    """Extend a seat's time; all clients see the new time."""
    _require_player(table, connection, message.seat)
    if not table.extend_time(message.seat):
        raise Refused(problem("no_more_time", seq=table.match.seq))
    return []


def vote_pause(table: Table, connection: Connection, message: VotePause) -> Sequence[ServerMessage]:
    """Record a vote to pause or resume; all clients see it."""
    _require_player(table, connection, message.seat)
    if not table.clock.vote_pause(message.seat, wants=message.wants):
        raise Refused(problem("illegal", "problem-no-clock", seq=table.match.seq))
    return []


async def chat(
    table: Table, connection: Connection, message: ChatCommand
) -> Sequence[ServerMessage]:
    """Send a phrase or chat message to all clients, or report one."""
    _require_player(table, connection, message.seat)
    allowed, seat = table.terms.talk, message.seat
    if allowed == "off" or (allowed == "phrases" and isinstance(message, SendChat)):
        raise Refused(problem("illegal", "problem-no-talk", seq=table.match.seq))
    match message:
        case SendPhrase():
            table.chat.send_phrase(seat, message.phrase)
        case SendChat():
            await table.chat.send_chat(seat, clean_chat_text(message.words))
        case ReportChat():
            return [await table.chat.report(seat, message.number)]
    return []


def check_action(
    table: Table, connection: Connection, message: CheckAction
) -> Sequence[ServerMessage]:
    """Preview or refuse an action, only for the client's own seat.

    An objection may reveal what only this player may know.
    """
    require_seat(table, connection, message.seat)
    seat, action = message.seat, message.action
    try:
        one = _preview(table, seat, action)
    except MalformedAction:
        raise Refused(_malformed(table, action)) from None
    except IllegalAction as error:
        return [ActionCheck(seat=seat, action=action, objection=error.objection)]
    told = ActionCheck(seat=seat, action=action, objection=None)
    return table.updates.preview(connection, told, one)


def _preview(table: Table, seat: Seat, action: str) -> scene.ActionPreview | None:
    """Preview an action, or the last action of a plan."""
    if PLAN_SEPARATOR in action:
        return scene.preview_plan(table.match, seat, action.split(PLAN_SEPARATOR))
    return scene.preview_action(table.match, table.step(seat, action))


def hint(table: Table, connection: Connection, message: Hint) -> Sequence[ServerMessage]:
    """Start to compute a hint; the server sends it when it is ready."""
    _require_player(table, connection, message.seat)
    table.hints.hint(connection, message.seat)
    return []


def view_at(table: Table, connection: Connection, message: ViewAt) -> ServerMessage:
    if message.seq > table.match.seq:
        raise Refused(problem("malformed", "problem-no-such-entry", seq=table.match.seq))
    return table.updates.position_at(connection, message.seq)


def view_as(table: Table, connection: Connection, message: ViewAs) -> Sequence[ServerMessage]:
    """Show a finished match from another viewpoint, with a full update."""
    if not table.is_playable or not table.match.is_over:
        raise Refused(problem("illegal", "problem-not-over", seq=table.match.seq))
    if message.seat != SPECTATOR and not 0 <= message.seat < len(table.seats):
        raise Refused(problem("no_such_seat", seq=table.match.seq))
    connection.view_as, connection.last_view = message.seat, None
    connection.mark_changed(update=True)
    return []


def _require_player(table: Table, connection: Connection, seat: Seat) -> None:
    require_seat(table, connection, seat)
    if not table.is_human(seat):
        raise Refused(problem("not_your_seat", "problem-bot-plays", seq=table.match.seq))


def _require_no_pause(table: Table) -> None:
    if table.clock.is_paused:
        raise Refused(problem("illegal", "problem-paused", seq=table.match.seq))


def _malformed(table: Table, action: str) -> Problem:
    return problem("malformed", "problem-malformed-action", {"action": action}, seq=table.match.seq)


def _objection_problem(table: Table, code: ProblemCode, objection: Objection) -> Problem:
    text, seq = objection.text, table.match.seq
    return problem(code, text.key, text.args, objection=objection, seq=seq)
