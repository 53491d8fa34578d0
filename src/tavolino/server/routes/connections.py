"""The WebSocket endpoint of a table: admits connections within the limits."""

from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from tavolino.server.accounts.sessions import session_token_hash
from tavolino.server.net.http import is_same_origin
from tavolino.server.net.rate_limits import (
    ConnectionCounter,
    MessageRate,
    RateLimiter,
    client_address,
)
from tavolino.server.net.websocket import WEBSOCKET, WebSocketProtocol
from tavolino.server.protocol.play import Problem, encode
from tavolino.server.protocol.problems import problem
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.routes.live import (
    CLOSE_POLICY,
    CLOSE_TRY_LATER,
    CloseConnection,
    LiveHandler,
    find_table,
)
from tavolino.server.settings import Settings

VIEW_BURST_SECONDS = 10
"""Seconds of the view limit that an address may use at once, as when a whole school reconnects."""


class ConnectionRoutes:
    """Counts and admits the connections to tables."""

    def __init__(self, registry: TableRegistry, limits: RequestLimits, settings: Settings) -> None:
        self._registry = registry
        self._visits = limits.visits
        self._settings = settings
        self._connections = ConnectionCounter(settings.connections_per_address)
        self._views = RateLimiter(
            settings.looks_per_second, VIEW_BURST_SECONDS * settings.looks_per_second
        )

    def routes(self) -> list[WebSocketRoute]:
        return [WebSocketRoute("/tables/{table}/live", self.connect)]

    @property
    def count(self) -> int:
        """Number of open connections."""
        return len(self._connections)

    async def connect(self, request: WebSocket) -> None:
        if not is_same_origin(request):
            await request.close(CLOSE_POLICY)
            return
        socket: WebSocketProtocol = request.scope["state"][WEBSOCKET]
        await request.accept()
        address = client_address(request.client)
        if refusal := await self._admit(address):
            socket.close_with(encode(refusal), CLOSE_TRY_LATER)
            return
        leave = partial(self._connections.leave, address)
        try:
            table = await find_table(self._registry, request.path_params["table"])
        except CloseConnection as closing:
            leave()
            socket.close_with(encode(closing.why), closing.code)
            return
        rate = MessageRate(self._settings.messages_per_second)
        session = session_token_hash(request)
        socket.attach(LiveHandler(socket, table, address, rate, self._views, leave, session))

    async def _admit(self, address: str) -> Problem | None:
        """Count a new connection from an address; return the problem if it is refused."""
        if not await self._visits.admit(address):
            return problem("too_fast")
        if len(self._connections) >= self._settings.max_connections:
            return problem("unavailable", "problem-full-house")
        if not self._connections.enter(address):
            return problem("unavailable", "problem-crowded")
        return None
