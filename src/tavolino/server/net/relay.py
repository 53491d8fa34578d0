"""Relay between servers: forwards requests for a table to the server that owns it."""

import asyncio
import re
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    ClientWSTimeout,
    ConnectionTimeoutError,
    WSMsgType,
)
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.server.net.http import problem_response
from tavolino.server.net.rate_limits import client_address
from tavolino.server.protocol.play import encode
from tavolino.server.protocol.problems import problem
from tavolino.store.records import StoreError

TABLE_PATH = re.compile(r"/api/tables/([^/]+)(/.*)?")
RELAYED_HEADER = b"x-tavolino-relayed"
"""Marks a forwarded request. It is not forwarded again: two servers could disagree forever."""

UPSTREAM_TIMEOUT = ClientTimeout(total=None, sock_connect=2, sock_read=60)
TRY_SECONDS, RETRY_SECONDS = 8.0, 0.1
"""How long to try to reach the owner of a table, and the pause between two attempts.

After this time the lease of a dead owner has expired.
"""

GOODBYE_SECONDS = 1.0
"""How long to wait for the owner's answer to a close. A dead server does not answer."""

NOT_REACHED = (ClientConnectorError, ConnectionTimeoutError)

HOP_BY_HOP_HEADERS = frozenset(
    {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te"}
)
"""Headers that describe one connection and are not forwarded."""

HANDSHAKE_PREFIX = b"sec-websocket-"
CLOSE_SERVICE_RESTART = 1012
"""Close code when the owner is lost. A client that reconnects reaches the next owner."""

CLOSE_TRY_LATER = 1013


class Relay:
    """Wraps the application. It answers for tables that this server owns or that have no owner."""

    def __init__(self, app: ASGIApp, keeper: Callable[[str], Awaitable[str | None]]) -> None:
        self._app = app
        self._find_owner = keeper
        self._session: ClientSession | None = None
        self._under_way: defaultdict[str, set[asyncio.Timeout]] = defaultdict(set)
        """What is being forwarded to each server."""

    def on_server_dead(self, address: str) -> None:
        """End everything that is forwarded to this server."""
        for forwarded in self._under_way.pop(address, ()):
            forwarded.reschedule(0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = (
            TABLE_PATH.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        )
        if found is None or RELAYED_HEADER in dict(scope["headers"]):
            await self._app(scope, receive, send)
            if scope["type"] == "lifespan" and self._session:
                await self._session.close()
        else:
            await self._answer(found[1], scope, receive, send)

    async def _answer(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers at the owner of the table. Retries, because the owner may just have died."""
        lead = self._forward if scope["type"] == "http" else self._forward_socket
        ends = time.monotonic() + TRY_SECONDS
        while time.monotonic() < ends:
            try:
                keeper = await self._find_owner(table)
            except StoreError:
                break
            if keeper is None:
                await self._app(scope, receive, send)
                return
            try:
                await lead(keeper, scope, receive, send)
                return
            except NOT_REACHED:
                await asyncio.sleep(RETRY_SECONDS)
        await self._give_up(scope, receive, send)

    async def _give_up(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = problem("unavailable")
        if scope["type"] == "http":
            await problem_response(refusal)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": encode(refusal).decode()})
            await send({"type": "websocket.close", "code": CLOSE_TRY_LATER})

    @asynccontextmanager
    async def _until_dead(self, keeper: str) -> AsyncIterator[None]:
        """Time out as soon as this server is known to be dead."""
        async with asyncio.timeout(None) as forwarded:
            self._under_way[keeper].add(forwarded)
            try:
                yield
            finally:
                self._under_way[keeper].discard(forwarded)

    async def _forward(self, keeper: str, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with (
                self._until_dead(keeper),
                self._client.request(
                    scope["method"],
                    _url(keeper, scope),
                    headers=_headers(scope),
                    data=_body(receive),
                    allow_redirects=False,
                ) as answer,
            ):
                headers = [
                    pair for pair in answer.raw_headers if pair[0].lower() not in HOP_BY_HOP_HEADERS
                ]
                start = {"type": "http.response.start", "status": answer.status}
                await send({**start, "headers": headers})
                async for piece in answer.content.iter_any():
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
                await send({"type": "http.response.body"})
        except NOT_REACHED:
            raise
        except (ClientError, TimeoutError):
            await self._give_up(scope, receive, send)

    async def _forward_socket(
        self, keeper: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        address = _url(keeper, scope).replace("http", "ws", 1)
        try:
            async with (
                self._until_dead(keeper),
                self._client.ws_connect(
                    address,
                    headers=_headers(scope),
                    max_msg_size=0,
                    compress=0,
                    timeout=ClientWSTimeout(ws_close=GOODBYE_SECONDS),
                ) as line,
            ):
                await receive()
                await send({"type": "websocket.accept"})
                code = await _exchange(line, receive, send)
        except NOT_REACHED:
            raise
        except (ClientError, TimeoutError):
            code = CLOSE_SERVICE_RESTART
        with suppress(RuntimeError, OSError):  # the client may have disconnected first
            await send({"type": "websocket.close", "code": code})

    @property
    def _client(self) -> ClientSession:
        if self._session is None:
            self._session = ClientSession(auto_decompress=False, timeout=UPSTREAM_TIMEOUT)
        return self._session


async def _exchange(line: ClientWebSocketResponse, receive: Receive, send: Send) -> int:
    """Forwards messages both ways until one side disconnects. Returns the owner's close code."""
    outwards = asyncio.create_task(_send_messages(line, receive))
    try:
        async for said in line:
            if said.type is WSMsgType.TEXT:
                await send({"type": "websocket.send", "text": said.data})
            else:
                await send({"type": "websocket.send", "bytes": said.data})
    finally:
        outwards.cancel()
    return line.close_code if line.close_code not in (None, 1006) else CLOSE_SERVICE_RESTART


async def _send_messages(line: ClientWebSocketResponse, receive: Receive) -> None:
    while (event := await receive())["type"] == "websocket.receive":
        await line.send_str(_text(event))
    await line.close()


def _text(event: Message) -> str:
    """The message as text. The owner of the table refuses invalid text."""
    said: str | None = event.get("text")
    return said if said is not None else event["bytes"].decode(errors="replace")


def _url(keeper: str, scope: Scope) -> str:
    query = scope["query_string"].decode("latin-1")
    path = scope.get("raw_path", scope["path"].encode()).decode("latin-1")
    return f"{keeper}{path}?{query}" if query else f"{keeper}{path}"


def _headers(scope: Scope) -> list[tuple[str, str]]:
    """The client's headers and its address, without the headers of the connection."""
    kept = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in scope["headers"]
        if name not in HOP_BY_HOP_HEADERS
        and not name.startswith((HANDSHAKE_PREFIX, b"x-forwarded-for"))
    ]
    came_from = ("x-forwarded-for", client_address(scope["client"]))
    return [*kept, came_from, (RELAYED_HEADER.decode(), "1")]


async def _body(receive: Receive) -> AsyncIterator[bytes]:
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        more = message.get("more_body", False)
        yield message.get("body", b"")
