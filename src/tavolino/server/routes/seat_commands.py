"""Messages that change who has a seat: a new name, a bot or a player, a freed seat."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.bots import levels_of
from tavolino.core.game import Seat
from tavolino.server.display_names import clean_name
from tavolino.server.protocol.play import SeatKey, ServerMessage, TableChanged
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.seats import Delegate, FreeSeat, Rename
from tavolino.server.ratings.eligibility import require_own_play
from tavolino.server.table.access import require_absent_player, require_unused_name
from tavolino.server.table.connection import Connection
from tavolino.server.table.table import Table
from tavolino.server.tokens import fingerprint, new_token
from tavolino.store.records import SeatRecord


async def rename(table: Table, connection: Connection, message: Rename) -> Sequence[ServerMessage]:
    require_seat(table, connection, message.seat)
    name = clean_name(message.name)

    def renamed(seat: SeatRecord) -> SeatRecord:
        require_unused_name(table, seat.seat, name)
        return replace(seat, name=name)

    await table.change_seat(message.seat, renamed)
    return []


async def delegate(
    table: Table, connection: Connection, message: Delegate
) -> Sequence[ServerMessage]:
    """Give a seat to a bot or a player. A bot's seat that the host opens gets a token now."""
    require_seat(table, connection, message.seat, hosts_may=True)
    require_own_play(table.terms, table.seats[message.seat], message.level)
    if message.level is not None and message.seat not in connection.seats:
        require_absent_player(table, message.seat)
    if message.level is not None and not levels_of(table.match.game):
        raise Refused(problem("malformed", "problem-no-bots", seq=table.match.seq))
    if message.level is not None and message.level not in levels_of(table.match.game):
        raise Refused(problem("malformed", "problem-no-such-level", seq=table.match.seq))
    if message.level is None and table.clock.is_spent(message.seat):
        raise Refused(problem("no_more_time", "problem-time-is-up", seq=table.match.seq))
    secret = new_token()

    def hand_over(seat: SeatRecord) -> SeatRecord:
        if message.level is not None:
            return replace(seat, kind="bot", level=message.level)
        token = seat.token or fingerprint(secret)
        return replace(seat, kind="person", level=None, token=token)

    changed = await table.change_seat(message.seat, hand_over)
    if changed.token != fingerprint(secret):
        return []
    return [TableChanged(table=table.info(connection), key=SeatKey(message.seat, secret))]


async def free_seat(
    table: Table, connection: Connection, message: FreeSeat
) -> Sequence[ServerMessage]:
    """Free a seat. Only the host may do it, and gets the token for an invitation."""
    if message.seat >= len(table.seats):
        raise Refused(problem("no_such_seat", seq=table.match.seq))
    if not connection.hosting or message.seat in connection.seats:
        raise Refused(problem("not_your_seat", "problem-hosts-only", seq=table.match.seq))
    key = await table.open_seats.free_seat(message.seat)
    return [TableChanged(table=table.info(connection), key=key)]


def require_seat(
    table: Table, connection: Connection, seat: Seat, *, hosts_may: bool = False
) -> None:
    """Raises Refused unless the connection has the seat, or is the host where the host may act."""
    if seat >= len(table.seats):
        raise Refused(problem("no_such_seat", seq=table.match.seq))
    if seat not in connection.seats and not (hosts_may and connection.hosting):
        raise Refused(problem("not_your_seat", seq=table.match.seq))
