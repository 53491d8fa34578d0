"""Starts the server: opens its ports, announces its addresses and shuts down cleanly."""

import logging
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress

import uvicorn
from starlette.types import ASGIApp

from tavolino.core.game import AnyGame
from tavolino.server.app import create_app
from tavolino.server.net.allowed_hosts import AllowedHosts, HostMiddleware
from tavolino.server.net.connection_guard import SOCKETS_PER_CONNECTION, GuardedHttpProtocol
from tavolino.server.net.http import LingeringClose
from tavolino.server.net.request_meter import RequestMeter
from tavolino.server.net.websocket import WebSocketProtocol
from tavolino.server.ops.log_format import configure_logging
from tavolino.server.ops.memory import tune_memory
from tavolino.server.ops.metrics import METRICS_PATH, MetricsMiddleware
from tavolino.server.routes.live import MAX_FRAME_BYTES
from tavolino.server.settings import Settings
from tavolino.server.workers.process import Setup
from tavolino.store.interface import OpenStore, Store
from tavolino.store.records import StoreError

CLOSING_SECONDS = 2

OTHER_OPEN_FILES = 200
"""Open files besides client connections: the database, worker processes and static files."""

_log = logging.getLogger(__name__)


class ListenError(Exception):
    """The server cannot listen on an address."""


def serve(
    settings: Settings, games: Mapping[str, AnyGame], open_store: OpenStore, setup: Setup
) -> int:
    """Serve until Ctrl-C or a signal, and return the program's exit code."""
    configure_logging(settings.log_format)
    try:
        listener = _listen(settings.host, settings.port)
        meter = _listen(*settings.metrics_address) if settings.metrics_address else None
        store = open_store()
        app = create_app(settings, games, store, setup)
    except (ListenError, StoreError) as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    _raise_file_limit(SOCKETS_PER_CONNECTION * settings.max_connections)
    tune_memory()
    addresses = _addresses(listener)
    own = [*addresses, settings.host, *_host_names()]
    answering = _with_relay(app, store) if settings.is_shared else app
    guarded: ASGIApp = LingeringClose(
        HostMiddleware(answering, AllowedHosts(own, settings.allowed_hosts))
    )
    listeners = [listener]
    guarded = RequestMeter(guarded, logs=settings.access_log == "on")
    if meter:
        listeners.append(meter)
        _log.info("metrics: %s%s", _addresses(meter)[0], METRICS_PATH)
        guarded = MetricsMiddleware(guarded, app.state.meters, meter.getsockname()[1])
    with suppress(KeyboardInterrupt):  # uvicorn raises it again after a clean shutdown
        _AnnouncingServer(_config(guarded, settings), addresses).run(listeners)
    return 0


def _with_relay(app: ASGIApp, store: Store) -> ASGIApp:
    """Add the relay. It is imported here because only servers with a shared database need it."""
    from tavolino.server.net.relay import Relay

    relay = Relay(app, store.claim_match)
    store.on_server_dead(relay.on_server_dead)
    return relay


def _config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=GuardedHttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        limit_concurrency=SOCKETS_PER_CONNECTION * settings.max_connections,
        proxy_headers=settings.is_behind_proxy,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        server_header=False,
        access_log=False,
        log_config=None,
    )


class _AnnouncingServer(uvicorn.Server):
    """Prints its addresses once it accepts connections."""

    def __init__(self, config: uvicorn.Config, addresses: list[str]) -> None:
        super().__init__(config)
        self._addresses = addresses

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for address in self._addresses:
            print(f"Tavolino is open: {address}", flush=True)


def _raise_file_limit(count: int) -> None:
    """Raise the limit of open files for this number of sockets, as far as the system allows."""
    with suppress(ImportError, ValueError, OSError):  # not every system has this limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = (
            count + OTHER_OPEN_FILES
            if hard == resource.RLIM_INFINITY
            else min(hard, count + OTHER_OPEN_FILES)
        )
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        why = error.strerror if isinstance(error, OSError) else "there is no such port"
        raise ListenError(f"cannot listen on {host} port {port}: {why}") from error


def _addresses(listener: socket.socket) -> list[str]:
    """Return the URLs of the server, with its network address if it listens on all addresses."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):  # noqa: S104  # only compared
        return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
    return [f"http://127.0.0.1:{port}", *(f"http://{near}:{port}" for near in _lan_addresses())]


def _host_names() -> list[str]:
    """Return the name of this machine and its name in the local network."""
    name = socket.gethostname()
    return [name, f"{name.partition('.')[0]}.local"]


def _lan_addresses() -> list[str]:
    """Return the address of this machine in its network, if it has one, without sending data."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only the route matters
            return [probe.getsockname()[0]]
        except OSError:
            return []
