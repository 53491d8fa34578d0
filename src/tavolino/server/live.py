"""The WebSocket of a table: what comes in is checked and limited, what goes out keeps its order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from tavolino.server.conversation import answer
from tavolino.server.guest import Guest
from tavolino.server.limits import Buckets, Pace
from tavolino.server.lobby import Lobby
from tavolino.server.protocol import ClientMessage, Hello, LookBack, Problem, ServerMessage
from tavolino.server.refusal import Refused, problem
from tavolino.server.table import Table
from tavolino.store.records import StoreError

MESSAGE_BYTES = 16_384
FRAME_BYTES = 4 * MESSAGE_BYTES
"""What is too large up to here gets an answer; what is larger still ends the connection."""

GREETING_SECONDS = 15.0
"""A connection that has not said hello by then is closed."""

CLOSE_REFUSED = 4000
"""Our own closing code: the last message said why, and trying again would not help."""
CLOSE_TRY_LATER = 1013
CLOSE_BROKEN = 1011
CLOSE_POLICY = 1008

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_log = logging.getLogger(__name__)


class Parting(Exception):
    """The connection ends here; the client is told why."""

    def __init__(self, why: Problem, code: int) -> None:
        self.why = why
        self.code = code
        super().__init__(why.code)


async def turn_away(socket: WebSocket, why: Problem) -> None:
    """Open the line only to say why there is no room; it may be tried again."""
    await socket.accept()
    await _part(socket, Parting(why, CLOSE_TRY_LATER))


async def attend(
    socket: WebSocket, lobby: Lobby, address: str, per_second: int, looks: Buckets
) -> None:
    """Serve one connection from its opening to its end."""
    await socket.accept()
    try:
        table = await _find(lobby, socket.path_params["table"])
        guest = Guest(address)
        table.join(guest)
        try:
            async with _delivering(socket, guest, table):
                await _listen(socket, guest, table, Pace(per_second), looks)
        finally:
            table.leave(guest)
    except Parting as parting:
        await _part(socket, parting)


async def _part(socket: WebSocket, parting: Parting) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
        await socket.send_text(msgspec.json.encode(parting.why).decode())
        await socket.close(parting.code)


async def _find(lobby: Lobby, name: str) -> Table:
    try:
        return await lobby.find(name)
    except Refused as refused:
        raise Parting(refused.problem, CLOSE_REFUSED) from refused
    except StoreError as error:
        raise Parting(problem("unavailable"), CLOSE_TRY_LATER) from error


@asynccontextmanager
async def _delivering(socket: WebSocket, guest: Guest, table: Table) -> AsyncIterator[None]:
    """Send what is due beside listening."""
    sender = asyncio.create_task(_deliver(socket, guest, table))
    try:
        yield
    finally:
        sender.cancel()
        await asyncio.wait([sender])


async def _deliver(socket: WebSocket, guest: Guest, table: Table) -> None:
    try:
        await guest.deliver(socket.send_text, socket.send_bytes, table.news)
    except (WebSocketDisconnect, WebSocketDisconnected):
        return  # the client has gone; whoever listens hears it too
    except Exception:
        _log.exception("table %s cannot be shown", table.record.id)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(CLOSE_BROKEN)


async def _listen(
    socket: WebSocket, guest: Guest, table: Table, pace: Pace, looks: Buckets
) -> None:
    """Answer message after message until the client goes."""
    while not guest.gone and (said := await _next(socket, guest)) is not None:
        if pace.allows():
            guest.write(*await _answers(table, guest, said, looks))
        elif pace.forgives():
            guest.write(problem("too_fast", seq=table.match.seq))
        else:
            raise Parting(problem("too_fast"), CLOSE_POLICY)
        await guest.catch_up()


async def _next(socket: WebSocket, guest: Guest) -> str | bytes | None:
    """The next message, or None when the client has gone."""
    try:
        async with asyncio.timeout(None if guest.greeted else GREETING_SECONDS):
            event = await socket.receive()
    except TimeoutError:
        raise Parting(problem("malformed", "problem-hello-first"), CLOSE_POLICY) from None
    if event["type"] == "websocket.disconnect":
        return None
    said: str | bytes = event.get("text") or event.get("bytes") or ""
    return said


async def _answers(
    table: Table, guest: Guest, said: str | bytes, looks: Buckets
) -> Sequence[ServerMessage]:
    if len(said) > MESSAGE_BYTES:
        return [problem("too_large", seq=table.match.seq)]
    try:
        message = _decoder.decode(said)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return [problem("malformed", seq=table.match.seq)]
    if isinstance(message, Hello | LookBack):  # a whole table takes its time to be told
        await asyncio.sleep(looks.borrow(guest.address))
    try:
        answers = await answer(table, guest, message)
    except Exception:  # a fault of ours must not look like a broken line; no key gets into logs
        _log.exception("table %s: no answer to %s", table.record.id, type(message).__name__)
        return [problem("unavailable", seq=table.match.seq)]
    for said_back in answers:
        if isinstance(said_back, Problem) and said_back.code == "wrong_protocol":
            raise Parting(said_back, CLOSE_REFUSED)
    return answers
