"""Counts and times every HTTP response, and writes the access log."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.server.net.rate_limits import client_address
from tavolino.server.ops import metrics

STATUS_OF_MESSAGE = {"websocket.accept": 101, "websocket.close": 403}
"""The status of an answer to a request for a WebSocket."""

_log = logging.getLogger("tavolino.access")


class RequestMeter:
    """Wraps the application. With an access log, each response is one line of it."""

    def __init__(self, app: ASGIApp, *, logs: bool) -> None:
        self._app = app
        self._logs = logs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began, answered = time.perf_counter(), False

        async def send_counted(message: Message) -> None:
            nonlocal answered
            status = message.get("status") or STATUS_OF_MESSAGE.get(message["type"])
            if status and not answered:
                answered = True
                self._count(scope, status, time.perf_counter() - began)
            await send(message)

        await self._app(scope, receive, send_counted)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        metrics.http_responses.inc(str(status))
        metrics.http_seconds.observe(seconds)
        if self._logs:
            told = {
                "method": scope.get("method", "WEBSOCKET"),
                "path": scope["path"],
                "status": status,
                "ms": round(1000 * seconds, 1),
                "client": client_address(scope["client"]),
            }
            _log.info("%(method)s %(path)s %(status)d %(ms).1f ms %(client)s", told)
