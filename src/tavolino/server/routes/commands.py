"""What a connection may ask of its table, and what it is answered."""

from collections.abc import Sequence
from time import perf_counter

from msgspec.structs import replace

from tavolino.bots import levels_of
from tavolino.core.game import SPECTATOR, IllegalAction, MalformedAction, NotYourTurn, Seat
from tavolino.core.text import Objection
from tavolino.server.display_names import clean_name, clean_words
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
    Delegate,
    Extra,
    Extras,
    FreeSeat,
    GesturePacket,
    Hello,
    MoreTime,
    Ping,
    Pong,
    Problem,
    ProblemCode,
    Rename,
    SeatKey,
    ServerMessage,
    SkipWait,
    Subscribe,
    TableChanged,
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
from tavolino.server.protocol.time_control import VotePause
from tavolino.server.ratings.eligibility import demand_own_play
from tavolino.server.table.access import demand_sight
from tavolino.server.table.connection import Guest
from tavolino.server.table.table import Table
from tavolino.server.tokens import fingerprint, new_secret
from tavolino.server.views import scene
from tavolino.store.records import UNHELPFUL, SeatRecord, StoreError

AFTERWARDS = "; "
"""Between the actions of a plan: what a hand does in one go is several entries of a log."""


async def answer(table: Table, guest: Guest, message: ClientMessage) -> Sequence[ServerMessage]:
    """The answers to one message, in order. What is refused is answered with a Problem."""
    try:
        return await _answer(table, guest, message)
    except Exception as error:
        found = _problem(table, guest, error)
        return [replace(found, packet=message.n) if isinstance(message, GesturePacket) else found]


def _problem(table: Table, guest: Guest, error: Exception) -> Problem:
    """What is told instead of an error; raises what is a fault of ours."""
    match error:
        case Refused():
            return error.problem
        case Stale():
            guest.notice(update=True)
            return problem("stale", seq=table.match.seq)
        case GestureRunning():
            return problem("illegal", "problem-hand-at-work", seq=table.match.seq)
        case NotPlayable():
            return problem("unavailable", "problem-old-rules", seq=table.match.seq)
        case StoreError():
            return problem("unavailable", seq=table.match.seq)
        case _:
            raise error


async def _answer(table: Table, guest: Guest, message: ClientMessage) -> Sequence[ServerMessage]:
    if isinstance(message, Hello):
        return await greet(table, guest, message)
    if not guest.greeted:
        raise Refused(problem("malformed", "problem-hello-first"))
    if isinstance(message, Act | GesturePacket) and message.seat in guest.held:
        await table.demand_player(guest, message.seat)
    match message:
        case Act():
            return await act(table, guest, message)
        case SkipWait():
            return go_on(table, guest, message)
        case Subscribe():
            return draw(table, guest, message)
        case GesturePacket():
            return hand(table, guest, message)
        case MoreTime():
            return more_time(table, guest, message)
        case VotePause():
            return agree(table, guest, message)
        case SendPhrase() | SendChat() | ReportChat():
            return await talk(table, guest, message)
        case CheckAction():
            return why(table, guest, message)
        case Hint():
            return hint(table, guest, message)
        case LessonStep():
            _demand_player(table, guest, message.seat)
            table.teacher.learn(guest, message.seat)
            return []
        case Explain():
            table.teacher.explain(guest, message.seq, table.showing.viewpoint(guest))
            return []
        case ViewAt():
            return [look_back(table, guest, message)]
        case ViewAs():
            return look_as(table, guest, message)
        case Rename():
            return await rename(table, guest, message)
        case Delegate():
            return await delegate(table, guest, message)
        case FreeSeat():
            return await vacate(table, guest, message)
        case Ping():
            return [Pong()]


async def greet(table: Table, guest: Guest, hello: Hello) -> Sequence[ServerMessage]:
    """Find out which seats the guest holds, and show it the table."""
    if hello.protocol != PROTOCOL:
        raise Refused(problem("wrong_protocol"))
    if not hello.look:
        demand_sight(table, hello.tokens)
    shown = {fingerprint(token) for token in hello.tokens if not hello.look}
    known = {seat.token: seat.seat for seat in table.seats if seat.token}
    table.seat(guest, tuple(sorted(known[token] for token in shown & known.keys())))
    guest.hosting = table.record.host in shown
    guest.looks_over, guest.came_by = None, ""
    if hello.look:
        await table.onlooking.admit(guest, hello.look)
    guest.parts, guest.patches, guest.seen = _drawn(table, hello.parts), hello.patches, None
    await table.vacancies.come(guest.held)
    await table.showing.prepare(guest, hello.since)
    guest.greeted = True
    guest.notice(update=True)
    welcome = Welcome(protocol=PROTOCOL, table=table.info(guest))
    worries = _worries(table, guest, has_tokens=bool(shown))
    return [welcome, *table.voices.earlier(guest), *worries]


def _worries(table: Table, guest: Guest, *, has_tokens: bool) -> list[Problem]:
    worries = []
    if has_tokens and not guest.held and not guest.hosting:
        worries.append(problem("not_your_seat", "problem-unknown-link"))
    if not table.whole:
        brought = table.record.help == "imported"
        key = "problem-imported" if brought else "problem-old-rules"
        worries.append(problem("unavailable", key, seq=table.match.seq))
    return worries


def draw(table: Table, guest: Guest, message: Subscribe) -> Sequence[ServerMessage]:
    """It is shown everything anew."""
    guest.parts, guest.seen = _drawn(table, message.parts), None
    guest.notice(update=True)
    return []


def _drawn(table: Table, parts: Extras) -> frozenset[Extra]:
    """What a guest draws, as far as this table shows it."""
    return frozenset(parts) - ({"help"} if table.record.help in UNHELPFUL else set())


async def act(table: Table, guest: Guest, message: Act) -> Sequence[ServerMessage]:
    _demand_player(table, guest, message.seat)
    _demand_no_pause(table)
    began = perf_counter()
    try:
        await table.act(message.seat, message.seq, message.action, sure=message.sure)
    except NotConfirmed as unsure:
        action = unsure.step.entry.text
        told = ActionCheck(seat=message.seat, action=action, objection=None, final=True)
        return table.showing.foretell(guest, told, scene.foreseen(table.match, unsure.step))
    except MalformedAction:
        raise Refused(_nonsense(table, message.action)) from None
    except NotYourTurn as error:
        raise Refused(_objected(table, "not_your_turn", error.objection)) from None
    except IllegalAction as error:
        raise Refused(_objected(table, "illegal", error.objection)) from None
    metrics.acknowledged.observe(perf_counter() - began)
    return [Accepted(seq=message.seq)]


def go_on(table: Table, guest: Guest, message: SkipWait) -> Sequence[ServerMessage]:
    """If somebody waited, everybody sees that they do not any more."""
    _demand_player(table, guest, message.seat)
    table.go_on(message.seat)
    return []


def hand(table: Table, guest: Guest, message: GesturePacket) -> Sequence[ServerMessage]:
    """What comes of it is seen and felt, not answered."""
    _demand_player(table, guest, message.seat)
    _demand_no_pause(table)
    try:
        table.hand(message.seat, message.seq, message.packet, message.n)
    except NotYourTurn as error:
        raise Refused(_objected(table, "not_your_turn", error.objection)) from None
    return []


def more_time(table: Table, guest: Guest, message: MoreTime) -> Sequence[ServerMessage]:
    """Everybody sees how much there is now."""
    _demand_player(table, guest, message.seat)
    if not table.give_time(message.seat):
        raise Refused(problem("no_more_time", seq=table.match.seq))
    return []


def agree(table: Table, guest: Guest, message: VotePause) -> Sequence[ServerMessage]:
    """Everybody sees who wants a pause, or wants to go on."""
    _demand_player(table, guest, message.seat)
    if not table.timing.agree(message.seat, wants=message.wants):
        raise Refused(problem("illegal", "problem-no-clock", seq=table.match.seq))
    return []


async def talk(table: Table, guest: Guest, message: ChatCommand) -> Sequence[ServerMessage]:
    """Everybody hears it, whoever says it as well."""
    _demand_player(table, guest, message.seat)
    allowed, seat = table.terms.talk, message.seat
    if allowed == "off" or (allowed == "phrases" and isinstance(message, SendChat)):
        raise Refused(problem("illegal", "problem-no-talk", seq=table.match.seq))
    match message:
        case SendPhrase():
            table.voices.speak(seat, message.phrase)
        case SendChat():
            await table.voices.say(seat, clean_words(message.words))
        case ReportChat():
            return [await table.voices.report(seat, message.number)]
    return []


def why(table: Table, guest: Guest, message: CheckAction) -> Sequence[ServerMessage]:
    """Only for a held seat: an objection may tell what its holder alone may know."""
    _demand_seat(table, guest, message.seat)
    seat, action = message.seat, message.action
    try:
        one = _foreseen(table, seat, action)
    except MalformedAction:
        raise Refused(_nonsense(table, action)) from None
    except IllegalAction as error:
        return [ActionCheck(seat=seat, action=action, objection=error.objection)]
    told = ActionCheck(seat=seat, action=action, objection=None)
    return table.showing.foretell(guest, told, one)


def _foreseen(table: Table, seat: Seat, action: str) -> scene.Foreseen | None:
    """What an action would be, or the last of a plan."""
    if AFTERWARDS in action:
        return scene.planned(table.match, seat, action.split(AFTERWARDS))
    return scene.foreseen(table.match, table.step(seat, action))


def hint(table: Table, guest: Guest, message: Hint) -> Sequence[ServerMessage]:
    """It is told once it is worked out."""
    _demand_player(table, guest, message.seat)
    table.teacher.hint(guest, message.seat)
    return []


def look_back(table: Table, guest: Guest, message: ViewAt) -> ServerMessage:
    if message.seq > table.match.seq:
        raise Refused(problem("malformed", "problem-no-such-entry", seq=table.match.seq))
    return table.showing.past(guest, message.seq)


def look_as(table: Table, guest: Guest, message: ViewAs) -> Sequence[ServerMessage]:
    """It is shown everything anew."""
    if not table.whole or not table.match.is_over:
        raise Refused(problem("illegal", "problem-not-over", seq=table.match.seq))
    if message.seat != SPECTATOR and not 0 <= message.seat < len(table.seats):
        raise Refused(problem("no_such_seat", seq=table.match.seq))
    guest.eyes, guest.seen = message.seat, None
    guest.notice(update=True)
    return []


async def rename(table: Table, guest: Guest, message: Rename) -> Sequence[ServerMessage]:
    _demand_seat(table, guest, message.seat)
    name = clean_name(message.name)
    await table.change_seat(message.seat, lambda seat: replace(seat, name=name))
    return []


async def delegate(table: Table, guest: Guest, message: Delegate) -> Sequence[ServerMessage]:
    """Hand a seat to a bot or to people. A bot's seat that the host opens gets a secret now."""
    _demand_seat(table, guest, message.seat, hosts_may=True)
    demand_own_play(table.terms, table.seats[message.seat], message.level)
    if message.level is not None and not levels_of(table.match.game):
        raise Refused(problem("malformed", "problem-no-bots", seq=table.match.seq))
    if message.level is not None and message.level not in levels_of(table.match.game):
        raise Refused(problem("malformed", "problem-no-such-level", seq=table.match.seq))
    if message.level is None and table.timing.is_spent(message.seat):
        raise Refused(problem("no_more_time", "problem-time-is-up", seq=table.match.seq))
    secret = new_secret()

    def hand_over(seat: SeatRecord) -> SeatRecord:
        if message.level is not None:
            return replace(seat, kind="bot", level=message.level)
        token = seat.token or fingerprint(secret)
        return replace(seat, kind="person", level=None, token=token)

    changed = await table.change_seat(message.seat, hand_over)
    if changed.token != fingerprint(secret):
        return []
    return [TableChanged(table=table.info(guest), key=SeatKey(message.seat, secret))]


async def vacate(table: Table, guest: Guest, message: FreeSeat) -> Sequence[ServerMessage]:
    """Only for the host, who gets the key by which somebody else may be asked."""
    if message.seat >= len(table.seats):
        raise Refused(problem("no_such_seat", seq=table.match.seq))
    if not guest.hosting or message.seat in guest.held:
        raise Refused(problem("not_your_seat", "problem-hosts-only", seq=table.match.seq))
    key = await table.vacancies.free(message.seat)
    return [TableChanged(table=table.info(guest), key=key)]


def _demand_seat(table: Table, guest: Guest, seat: Seat, *, hosts_may: bool = False) -> None:
    if seat >= len(table.seats):
        raise Refused(problem("no_such_seat", seq=table.match.seq))
    if seat not in guest.held and not (hosts_may and guest.hosting):
        raise Refused(problem("not_your_seat", seq=table.match.seq))


def _demand_player(table: Table, guest: Guest, seat: Seat) -> None:
    _demand_seat(table, guest, seat)
    if not table.plays(seat):
        raise Refused(problem("not_your_seat", "problem-bot-plays", seq=table.match.seq))


def _demand_no_pause(table: Table) -> None:
    if table.timing.is_paused:
        raise Refused(problem("illegal", "problem-paused", seq=table.match.seq))


def _nonsense(table: Table, action: str) -> Problem:
    return problem("malformed", "problem-malformed-action", {"action": action}, seq=table.match.seq)


def _objected(table: Table, code: ProblemCode, objection: Objection) -> Problem:
    text, seq = objection.text, table.match.seq
    return problem(code, text.key, text.args, objection=objection, seq=seq)
