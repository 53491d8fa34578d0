"""Allowed host names: requests that are addressed to any other name are refused.

This prevents DNS rebinding: another site can point its own name at this server, and its pages then
talk to this server as their own. Only the name in the request reveals it.
"""

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tavolino.i18n import format_message
from tavolino.server.net.http import SECURITY_HEADERS, json_response
from tavolino.server.protocol.play import Problem
from tavolino.server.protocol.problems import problem
from tavolino.server.settings import NONE

ANY_HOST = "*"
MAX_HOST_LENGTH = 253
"""Maximum length of a host name."""

MISDIRECTED = 421

HOST_HEADER = re.compile(r"(\[[0-9A-Fa-f:.]+\]|\w[\w.-]*)(?::[0-9]{0,5})?", re.ASCII)
"""A name or an address, with an optional port."""

HostName: TypeAlias = str | IPv4Address | IPv6Address


class AllowedHosts:
    """The server's own names, those that the operator allows, and local names and addresses."""

    def __init__(self, own: Iterable[str], allowed: str) -> None:
        self._any = allowed.strip() == ANY_HOST
        more = () if allowed == NONE else allowed.split(",")
        named = (urlsplit(one).netloc or one for one in (*own, *more))
        self._names = {name for one in named if (name := _host_name(one.strip()))}

    def allows(self, host: str, dialled: str = "") -> bool:
        """Whether the host is an allowed name, or the address that the client connected to."""
        name = _host_name(host)
        if name is None:
            return False
        if self._any or name in self._names or name == _address(dialled):
            return True
        if isinstance(name, str):
            return name == "localhost" or name.endswith(".localhost")
        return name.is_loopback or name.is_private or name.is_link_local


def _host_name(host: str) -> HostName | None:
    """The name or address without its port. None if it is neither."""
    found = HOST_HEADER.fullmatch(host)
    if found is None:
        return None
    name = found[1].lower().removesuffix(".")
    if address := _address(name.strip("[]")):
        return address
    return name if name[0] != "[" and len(name) <= MAX_HOST_LENGTH else None


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


class HostMiddleware:
    """Refuses requests that are not addressed to this server."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = None if scope["type"] == "lifespan" else self._refuse(scope)
        await (refusal or self._app)(scope, receive, send)

    def _refuse(self, scope: Scope) -> Response | None:
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(given) != 1 or _host_name(given[0]) is None:
            return _response(scope, problem("malformed", "problem-no-host"), 400)
        dialled = (scope.get("server") or ("",))[0]
        if self._hosts.allows(given[0], dialled):
            return None
        why = problem("malformed", "problem-unknown-host", {"host": given[0]})
        return _response(scope, why, MISDIRECTED)


def _response(scope: Scope, why: Problem, status: int) -> Response:
    """The refusal: JSON for an API path, a sentence for a page."""
    if scope["path"].startswith("/api/"):
        answer = json_response(why, status)
    else:
        answer = PlainTextResponse(format_message("en", why.text.key, why.text.args), status)
    answer.headers.update(SECURITY_HEADERS)
    return answer
