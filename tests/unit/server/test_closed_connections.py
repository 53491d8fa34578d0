"""A closed connection is freed at once, without the garbage collector, which rarely runs."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from tavolino.server.net.connection_guard import GuardedHttpProtocol
from tavolino.server.net.rate_limits import ConnectionCounter
from tavolino.server.net.websocket import (
    CONNECTION_COUNTER,
    WEBSOCKET,
    WRITE_BATCHER,
    WebSocketProtocol,
    WriteBatcher,
)


class Listener:
    """A listener that refers to its connection, as a table's does."""

    def __init__(self, socket: WebSocketProtocol) -> None:
        self._socket = socket
        self.closed = asyncio.Event()

    def on_message(self, said: bytes) -> None:
        self._socket.push([said], [], [])

    def on_disconnect(self) -> None:
        self.closed.set()

    def on_writable(self) -> None:
        pass


async def test_a_closed_connection_is_freed_without_a_garbage_collection() -> None:
    closed, sockets = list[asyncio.Event](), list["weakref.ref[WebSocketProtocol]"]()

    async def echo(request: WebSocket) -> None:
        socket: WebSocketProtocol = request.scope["state"][WEBSOCKET]
        await request.accept()
        listener = Listener(socket)
        closed.append(listener.closed)
        sockets.append(weakref.ref(socket))
        socket.attach(listener)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, object]]:
        yield {CONNECTION_COUNTER: ConnectionCounter(9), WRITE_BATCHER: WriteBatcher()}

    app = Starlette(routes=[WebSocketRoute("/", echo)], lifespan=lifespan)
    config = uvicorn.Config(
        app, port=0, http=GuardedHttpProtocol, ws=WebSocketProtocol, log_config=None
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 — uvicorn tells nobody
        await asyncio.sleep(0.001)
    port = server.servers[0].sockets[0].getsockname()[1]
    gc.disable()
    try:
        async with connect(f"ws://127.0.0.1:{port}/") as client:
            await client.send("hello")
            assert await client.recv() == "hello"
        await closed[0].wait()
        for _ in range(5):  # the transport lets go
            await asyncio.sleep(0)
        assert sockets[0]() is None, gc.get_referrers(sockets[0]())
    finally:
        gc.enable()
        server.should_exit = True
        await serving
