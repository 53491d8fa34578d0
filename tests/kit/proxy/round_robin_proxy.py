"""A proxy that sends each new connection to the next running server."""

import socket
import socketserver
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from threading import Thread
from urllib.parse import urlsplit

from tests.kit.proxy.proxies import copy_stream, hang_up
from tests.kit.server import RunningServer


class ProxyHandler(socketserver.BaseRequestHandler):
    server: "RoundRobinProxy"

    def handle(self) -> None:
        near: socket.socket = self.request
        self.server.near.add(near)
        for _ in self.server.houses:
            with suppress(OSError), socket.create_connection(self.server.next()) as far:
                back = Thread(target=copy_stream, args=(near, far))
                back.start()
                copy_stream(far, near)
                back.join()
                return


class RoundRobinProxy(socketserver.ThreadingTCPServer):
    def __init__(self, servers: Sequence[RunningServer]) -> None:
        super().__init__(("127.0.0.1", 0), ProxyHandler)
        self.houses = servers
        self.near: set[socket.socket] = set()
        self._turns = count()

    def next(self) -> tuple[str, int]:
        at = urlsplit(self.houses[next(self._turns) % len(self.houses)].url)
        return at.hostname or "", at.port or 80


@contextmanager
def round_robin_proxy(servers: Sequence[RunningServer]) -> Iterator[RunningServer]:
    """All these servers under one address."""
    with RoundRobinProxy(servers) as server:
        thread = Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            url = f"http://127.0.0.1:{server.server_address[1]}"
            yield RunningServer(url, servers[0].database, servers[0].process)
        finally:
            server.shutdown()
            thread.join()
            hang_up(*server.near)
