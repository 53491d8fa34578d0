"""HTTP basics: security headers, request bodies, JSON and problem responses."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.server.protocol.play import Problem, ProblemCode
from tavolino.server.protocol.problems import Refused, problem

Body = TypeVar("Body")
Result = TypeVar("Result")

MAX_BODY_BYTES = 16_384
BODY_TIMEOUT_SECONDS = 15.0
"""Seconds that a client has to send the body of a request."""

LINGER_SECONDS = 2.0
"""Seconds that the server keeps reading after an early response, so that the client receives it."""

SECURITY_HEADERS = {
    # Scripts load only from our own files. Svelte writes style attributes, which are inline styles.
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Seat links carry a secret, which must not reach other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

HSTS_HEADER = {"strict-transport-security": "max-age=31536000"}
"""Makes browsers use HTTPS for a year. Sent only over HTTPS, as a trusted proxy reports it."""

SUBRESOURCE_TYPES = {"text/javascript", "text/css", "font/woff2", "image/png", "image/jpeg"}
"""Content types that occur only as parts of a page. The page's own headers protect the reader."""

NOSNIFF_HEADER = "x-content-type-options"

STATUS_OF_PROBLEM: dict[ProblemCode, int] = {
    "malformed": 400,
    "not_your_seat": 403,
    "not_admitted": 403,
    "no_such_table": 404,
    "not_found": 404,
    "illegal": 409,
    "seat_taken": 409,
    "too_large": 413,
    "too_fast": 429,
    "unavailable": 503,
}


class SecureHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").partition(";")[0] in SUBRESOURCE_TYPES
                headers.update(
                    {NOSNIFF_HEADER: SECURITY_HEADERS[NOSNIFF_HEADER]}
                    if is_part
                    else SECURITY_HEADERS
                )
                if scope["scheme"] == "https":
                    headers.update(HSTS_HEADER)
            await send(message)

        await self._app(scope, receive, send_secured if scope["type"] == "http" else send)


class LingeringClose:
    """Closes the connection after a response to a request that was not read to its end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        talk = _Exchange(receive, send)
        if scope["type"] == "http" and _has_body(scope):
            await self._app(scope, talk.receive, talk.send)
        else:
            await self._app(scope, receive, send)


def _has_body(scope: Scope) -> bool:
    names = dict(scope["headers"])
    return b"transfer-encoding" in names or names.get(b"content-length", b"0") != b"0"


class _Exchange:
    """A request with a body, and its response."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._is_read = False
        self._is_closing = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._is_read |= not message.get("more_body", False)
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and not self._is_read:
            self._is_closing = True
            MutableHeaders(scope=message)["connection"] = "close"
        if (
            self._is_closing
            and message["type"] == "http.response.body"
            and not message.get("more_body")
        ):
            await self._send({**message, "more_body": True})
            await self._drain()
            message = {"type": "http.response.body"}
        await self._send(message)

    async def _drain(self) -> None:
        """Reads on for a while: a client that is cut off while it sends misses the response."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER_SECONDS):
                while not self._is_read:
                    await self.receive()


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that opens this connection is ours. Programs send neither header."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no page has such an address
        return False


def json_response(value: Any, status: int = 200) -> Response:
    body = msgspec.json.encode(value)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def problem_response(refusal: Problem) -> Response:
    return json_response(refusal, STATUS_OF_PROBLEM.get(refusal.code, 400))


async def read_body(request: Request, max_bytes: int = MAX_BODY_BYTES) -> bytes:
    """The body of a request. Raises Refused if it is too large or too slow."""
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced) > max_bytes:
        raise Refused(problem("too_large"))
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT_SECONDS):
            async for piece in request.stream():
                body += piece
                if len(body) > max_bytes:
                    raise Refused(problem("too_large"))
    except TimeoutError:
        raise Refused(problem("malformed")) from None
    return bytes(body)


async def unless_disconnected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of this work, which is cancelled when the client disconnects.

    Raises ClientDisconnect then.
    """
    working, leaving = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def decode_body(request: Request, decoder: "msgspec.json.Decoder[Body]") -> Body:
    """Decodes the body of a request. Raises Refused."""
    body = await read_body(request)
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refused(problem("malformed")) from None
