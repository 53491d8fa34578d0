"""A slow and unreliable connection: data arrives late and in order, some of it much later."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from urllib.parse import urlsplit

from anyio.from_thread import start_blocking_portal

from tests.kit.server import RunningServer

DELAY_SECONDS = 0.075
"""Seconds in each direction."""
LOSS_SHARE = 0.05
"""Share of the pieces whose first copy is lost."""
RESEND_SECONDS = 0.2
"""Additional seconds for a lost piece. Later pieces wait for it."""


@contextmanager
def slow_network(server: RunningServer) -> Iterator[RunningServer]:
    """The same server behind a slow connection."""
    far = _SlowProxy(urlsplit(server.url).port or 80)
    with start_blocking_portal() as loop:
        port = loop.call(far.open)
        try:
            yield RunningServer(f"http://127.0.0.1:{port}", server.database, server.process)
        finally:
            loop.call(far.close)


class _SlowProxy:
    def __init__(self, port: int) -> None:
        self._port = port
        self._luck = Random(12)
        self._ways: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        self._server.close()
        for way in tuple(self._ways):
            way.cancel()
        await asyncio.gather(*self._ways, return_exceptions=True)

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection("127.0.0.1", self._port)
        for source, target in ((near, there), (far, back)):
            way = asyncio.create_task(self._carry(source, target))
            self._ways.add(way)
            way.add_done_callback(self._ways.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Each piece has its own time of arrival, never before that of its predecessor."""
        clock, due = asyncio.get_running_loop().time, 0.0
        on_its_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(on_its_way, target))
        try:
            while piece := await source.read(65536):
                late = DELAY_SECONDS + (RESEND_SECONDS if self._luck.random() < LOSS_SHARE else 0.0)
                due = max(due, clock() + late)
                on_its_way.put_nowait((due, piece))
            on_its_way.put_nowait((due, b""))
            await arriving
        except (ConnectionError, asyncio.CancelledError):
            arriving.cancel()
        finally:
            target.close()

    async def _arrive(
        self, on_its_way: "asyncio.Queue[tuple[float, bytes]]", target: asyncio.StreamWriter
    ) -> None:
        while True:
            due, piece = await on_its_way.get()
            await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
            if not piece:
                return
            target.write(piece)
            await target.drain()
