"""What every HTTP route does alike: the checks of a request, its body, and replies to errors."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.net.http import (
    SECURITY_HEADERS,
    decode_body,
    is_same_origin,
    json_response,
    problem_response,
)
from tavolino.server.net.rate_limits import RateLimiter, client_address
from tavolino.server.protocol.play import ProblemCode
from tavolino.server.protocol.problems import Refused, problem
from tavolino.store.records import StoreError

BEARER_PREFIX = "bearer "

Body = TypeVar("Body")
ReadBody: TypeAlias = Callable[[Request], Awaitable[Body]]
AnswerGet: TypeAlias = Callable[[Request], Awaitable[Response]]
AnswerPost: TypeAlias = Callable[[Request, Body], Awaitable[Response]]


def get(path: str, answer: AnswerGet, limiter: RateLimiter) -> Route:
    """A GET route within a rate limit."""

    async def endpoint(request: Request) -> Response:
        await require_rate(limiter, request)
        return await answer(request)

    return Route(path, endpoint)


def post(path: str, answer: AnswerPost[Body], limiter: RateLimiter, read: ReadBody[Body]) -> Route:
    """A POST route for our own pages and for programs, within a rate limit."""

    async def endpoint(request: Request) -> Response:
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        await require_rate(limiter, request)
        return await answer(request, await read(request))

    return Route(path, endpoint, methods=["POST"])


def json_body(decoder: "msgspec.json.Decoder[Body]") -> ReadBody[Body]:
    """Reads the body of a request as a message; raises Refused."""
    return partial(decode_body, decoder=decoder)


async def require_rate(limiter: RateLimiter, connection: HTTPConnection) -> None:
    """Raise Refused if the client's address is over its limit."""
    if not await limiter.admit(client_address(connection.client)):
        raise Refused(problem("too_fast"))


def request_tokens(connection: HTTPConnection) -> list[str]:
    """The tokens in the Authorization header of a request."""
    header = connection.headers.get("authorization", "")
    return header[len(BEARER_PREFIX) :].split() if header.lower().startswith(BEARER_PREFIX) else []


async def _internal_error(request: Request, error: Exception) -> Response:
    """Answer an unexpected error. It bypasses the middleware, so the headers are set here."""
    response = json_response(problem("unavailable"), 500)
    response.headers.update(SECURITY_HEADERS)
    return response


async def _http_error(request: Request, error: Exception) -> Response:
    """Answer an HTTP error of the framework with a Problem."""
    assert isinstance(error, HTTPException)
    code: ProblemCode = "not_found" if error.status_code == 404 else "malformed"
    return json_response(problem(code), error.status_code)


ERROR_HANDLERS: Mapping[Any, Callable[[Request, Any], Any]] = {
    HTTPException: _http_error,
    Refused: lambda _, error: problem_response(error.problem),
    StoreError: lambda _, error: problem_response(problem("unavailable")),
    ClientDisconnect: lambda _, error: problem_response(problem("malformed")),
    Exception: _internal_error,
}
"""The reply to every exception that a route may raise."""
