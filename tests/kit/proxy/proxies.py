"""Proxies in front of a server, for tests.

nginx and Caddy run with the files in deploy/ if they are installed. A small Python proxy that
removes a base path runs everywhere.
"""

import os
import shutil
import socket
import socketserver
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from tests.kit.server import ROOT, RunningServer

DEPLOY = ROOT / "deploy"
FOLDER = "/games/tavolino"
SERVER = "127.0.0.1:8000"
"""The address of the server in the examples."""


class ProxiedServer(NamedTuple):
    """A server as its visitors see it."""

    name: str
    """The public host name."""
    port: int
    """The port of the proxy on this machine."""
    folder: str
    """The base path."""

    @property
    def site(self) -> str:
        return f"{self.name}:{self.port}"


Proxy = Callable[[RunningServer, Path], AbstractContextManager[ProxiedServer]]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def example(file: str, changes: dict[str, str]) -> str:
    """An example file with these replacements; each of them must occur."""
    text = (DEPLOY / file).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{file} has no {old!r}"
        text = text.replace(old, new)
    return text


@contextmanager
def run_program(command: Sequence[str], port: int, env: dict[str, str]) -> Iterator[None]:
    """Run a program that listens on this port, until the block ends."""
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as process:
        try:
            while True:
                assert process.poll() is None, process.communicate()[1]
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.02)
            yield
        finally:
            process.terminate()
            process.communicate()


def nginx(file: str, name: str, folder: str) -> Proxy:
    @contextmanager
    def run(server: RunningServer, place: Path) -> Iterator[ProxiedServer]:
        program, port = require_program("nginx"), free_port()
        changes = {
            "    listen 80;\n    listen [::]:80;\n": f"    listen 127.0.0.1:{port};\n",
            SERVER: urlsplit(server.url).netloc,
        }
        with run_nginx(program, example(f"nginx/{file}", changes), port, place):
            yield ProxiedServer(name, port, folder)

    return run


@contextmanager
def run_nginx(program: str, site: str, port: int, place: Path) -> Iterator[None]:
    """Serve a site at this port of 127.0.0.1. Its files are in `place`."""
    paths = "".join(
        f"{kind}_temp_path {place}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (place / "nginx.conf").write_text(
        f"pid {place}/pid;\ndaemon off;\nerror_log {place}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{site}\n}}\n"
    )
    command = [program, "-p", str(place), "-c", str(place / "nginx.conf"), "-e", "stderr"]
    subprocess.run([*command, "-t"], check=True, capture_output=True, timeout=60)
    with run_program(command, port, {}):
        yield


SEVERAL = ("10.83.0.11:8000", "10.83.0.12:8000", "10.83.0.13:8000")
"""The addresses of the servers in the examples for several servers."""


@contextmanager
def nginx_for_several(servers: Sequence[str], place: Path) -> Iterator[int]:
    """nginx in front of three servers with these addresses; yields its port."""
    program, port = require_program("nginx"), free_port()
    listen = {"    listen 80;\n    listen [::]:80;\n": f"    listen 127.0.0.1:{port};\n"}
    changes = {**listen, **dict(zip(SEVERAL, servers, strict=True))}
    with run_nginx(program, example("nginx/several.conf", changes), port, place):
        yield port


def caddy(file: str, name: str, folder: str) -> Proxy:
    @contextmanager
    def run(server: RunningServer, place: Path) -> Iterator[ProxiedServer]:
        port = free_port()
        changes = {
            f"\n{name} {{": f"\nhttp://{name}:{port} {{\n\tbind 127.0.0.1",
            SERVER: urlsplit(server.url).netloc,
        }
        with run_caddy(example(f"caddy/{file}", changes), port, place):
            yield ProxiedServer(name, port, folder)

    return run


@contextmanager
def run_caddy(site: str, port: int, place: Path) -> Iterator[None]:
    """Serve a site at this port of 127.0.0.1. Its files are in `place`."""
    program = require_program("caddy")
    (place / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    rest = ["--config", str(place / "Caddyfile"), "--adapter", "caddyfile"]
    env = {"HOME": str(place), "XDG_DATA_HOME": str(place), "XDG_CONFIG_HOME": str(place)}
    subprocess.run(
        [program, "validate", *rest], env=env, check=True, capture_output=True, timeout=60
    )
    with run_program([program, "run", *rest], port, env):
        yield


def require_program(program: str) -> str:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


@contextmanager
def caddy_for_several(servers: Sequence[str], place: Path) -> Iterator[int]:
    """Caddy in front of three servers with these addresses; yields its port."""
    names = [f"tavolino-{number}:8000" for number in (1, 2, 3)]
    port = free_port()
    changes = {
        ":8080 {": f"http://:{port} {{\n\tbind 127.0.0.1",
        **dict(zip(names, servers, strict=True)),
    }
    with run_caddy(example("caddy/several.Caddyfile", changes), port, place):
        yield port


SeveralProxy = Callable[[Sequence[str], Path], AbstractContextManager[int]]
FOR_SEVERAL: dict[str, SeveralProxy] = {"nginx": nginx_for_several, "caddy": caddy_for_several}


class ProxyHandler(socketserver.BaseRequestHandler):
    """One connection: its request without the base path, then all data in both directions."""

    server: "PrefixProxy"

    def handle(self) -> None:
        near: socket.socket = self.request
        self.server.near.add(near)
        head = b""
        while b"\r\n\r\n" not in head:
            if not (piece := near.recv(65_536)):
                return
            head += piece
        if b"upgrade: websocket" not in head.lower():  # one request for each connection
            head = head.replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
            head = head.replace(b"Connection: keep-alive\r\n", b"", 1)
        with socket.create_connection(self.server.there) as far:
            far.sendall(head.replace(b" " + FOLDER.encode(), b" ", 1))
            thread = Thread(target=copy_stream, args=(near, far))
            thread.start()
            copy_stream(far, near)
            thread.join()


def copy_stream(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(65_536):
            target.sendall(piece)
    hang_up(source, target)


def hang_up(*lines: socket.socket) -> None:
    for line in lines:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)


class PrefixProxy(socketserver.ThreadingTCPServer):
    def __init__(self, there: tuple[str, int]) -> None:
        super().__init__(("127.0.0.1", 0), ProxyHandler)
        self.there = there
        self.near: set[socket.socket] = set()


@contextmanager
def prefix_proxy(server: RunningServer, _: Path) -> Iterator[ProxiedServer]:
    """Removes the base path, as any proxy can."""
    at = urlsplit(server.url)
    assert at.hostname
    with PrefixProxy((at.hostname, at.port or 80)) as proxy:
        thread = Thread(target=proxy.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield ProxiedServer("127.0.0.1", proxy.server_address[1], FOLDER)
        finally:
            proxy.shutdown()
            thread.join()
            hang_up(*proxy.near)


IN_A_FOLDER: dict[str, Proxy] = {
    "nginx in a folder": nginx("folder.conf", "www.example.org", FOLDER),
    "caddy in a folder": caddy("folder.Caddyfile", "www.example.org", FOLDER),
}
EXAMPLES: dict[str, Proxy] = {
    "nginx": nginx("own-name.conf", "play.example.org", ""),
    "caddy": caddy("own-name.Caddyfile", "play.example.org", ""),
    **IN_A_FOLDER,
}
PROXIES: dict[str, Proxy] = {**EXAMPLES, "our own in a folder": prefix_proxy}
