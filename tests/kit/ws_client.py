"""A WebSocket client for tests: sends messages and receives answers, as a browser does."""

import asyncio
import json
import urllib.error
import urllib.request
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tavolino.core.patch import Change, apply_patch
from tavolino.server.protocol.play import PROTOCOL
from tavolino.server.views.scene import SCENE_EXTRAS
from tests.kit.server import RunningServer

TIMEOUT_SECONDS = 45.0
"""Timeout in seconds, for a busy machine."""

MATCH_TIMEOUT_SECONDS = 300.0
"""Timeout in seconds for viewing every position of a match."""

Json = dict[str, Any]


def http(
    server: RunningServer,
    path: str,
    body: object = None,
    *,
    raw: bytes | None = None,
    headers: dict[str, str] | None = None,
    patience: float = TIMEOUT_SECONDS,
) -> tuple[int, Any, dict[str, str]]:
    """The status, body (decoded if JSON) and headers of an HTTP response."""
    payload = raw if raw is not None else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.url + path, payload, headers or {})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=patience) as answer:  # noqa: S310
            return answer.status, _body(answer), dict(answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _body(error), dict(error.headers)


def _body(answer: Any) -> Any:
    text = answer.read().decode()
    return json.loads(text) if "json" in answer.headers.get("content-type", "") else text


def table_request(game: str, *kinds: str, **more: Any) -> Json:
    """The request for a table: ``me``, ``open``, or a bot's level for each seat."""
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind}
        for kind in kinds
    ]
    return {"game": game, "seats": seats, **more}


def create_table(server: RunningServer, game: str, *kinds: str, **more: Any) -> Json:
    """Create a table with these seats."""
    status, made, _ = http(server, "/api/tables", table_request(game, *kinds, **more))
    assert status == 201, made
    found: Json = made
    return found


def tokens(made: Json, *kinds: str) -> list[str]:
    """The tokens of a created table: ``mine``, ``open``, ``host``."""
    found = []
    for kind in kinds:
        found += [made["host"]] if kind == "host" else [key["token"] for key in made[kind]]
    return found


async def wait_for(is_so: Callable[[], bool]) -> None:
    """Wait for a condition in another process."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not is_so():  # noqa: ASYNC110 — nobody there could tell us
            await asyncio.sleep(0.02)


async def until_in_memory(server: RunningServer, tables: int) -> None:
    """Wait until the server has this number of tables in memory."""
    await wait_for(lambda: bool(http(server, "/api/health")[1]["tables"] == tables))


UPDATE_DEFAULTS: Json = {"undo": None, "places": None, "answer_clocks": []}
"""The default values of an update."""


def decode(said: str) -> Json:
    message: Json = json.loads(said)
    return {**UPDATE_DEFAULTS, **message} if message["t"] == "update" else message


class TestConnection:
    """A connection to a table. It keeps all messages, so that a test misses none."""

    __test__ = False  # not a test case

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Json] = []
        self.lines: list[Json] = []
        self.frames: list[bytes] = []
        self.watched: list[int] = []
        """For each frame, the number of entries before the simulation that it shows."""
        self.table: Json = {}
        self.draws = False
        self._view: Any = None
        self._early: deque[Json] = deque()

    async def send(self, kind: str, **more: Any) -> None:
        await self.socket.send(json.dumps({"t": kind, **more}))

    async def send_hello(self, held: Sequence[str], since: int = 0, look: str = "") -> None:
        """Say hello as a client with all extras and patches."""
        self.draws = True
        hello = {"protocol": PROTOCOL, "tokens": list(held), "since": since, "observer_token": look}
        await self.send("hello", **hello, extras=SCENE_EXTRAS, patches=True)

    async def next(self) -> Json:
        """The next message; an update is merged with its details, as a page does."""
        message = self._early.popleft() if self._early else await self._next()
        self.messages.append(message)
        self.table = message.get("table", self.table)
        if message["t"] == "update":
            await self._complete(message)
        return message

    async def _next(self) -> Json:
        while isinstance(said := await self._receive(), bytes):
            self._on_frame(said)
        return decode(said)

    async def _complete(self, update: Json) -> None:
        assert update["since"] <= len(self.lines)
        self.lines[update["since"] :] = update["lines"]
        assert [line["seq"] for line in self.lines] == list(range(update["seq"]))
        self._view = apply_patch(update.get("view", self._view), changes(update))
        update.pop("patch", None)
        update["view"] = self._view
        update["actions"] = [{"action": action} for action in update["actions"]]
        if self.draws:
            await self._detail(update)

    async def _detail(self, update: Json) -> None:
        """The details of this update follow, unless a newer update overtakes them."""
        while (message := await self._next())["t"] not in ("details", "update"):
            self._early.append(message)
        if message["t"] == "update":
            self._early.append(message)
            return
        assert (message["seq"], message["seat"]) == (update["seq"], update["seat"])
        update["view"] = apply_patch(self._view, changes(message))
        update.update({part: message[part] for part in ("sheet", "actions") if part in message})

    async def next_frame(self) -> bytes:
        """The next frame; messages before it are dropped."""
        while not isinstance(said := await self._receive(), bytes):
            pass
        return self._on_frame(said)

    def _on_frame(self, said: bytes) -> bytes:
        self.watched.append(int.from_bytes(said[:4], "little"))
        self.frames.append(said[4:])
        return said[4:]

    async def _receive(self) -> str | bytes:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            return await self.socket.recv()

    async def receive(self, kind: str) -> Json:
        """The next message of this kind; other messages before it are skipped."""
        while True:
            if (message := await self.next())["t"] == kind:
                return message

    async def until_seq(self, seq: int) -> Json:
        """The first update with at least this many entries."""
        while True:
            if (update := await self.receive("update"))["seq"] >= seq:
                return update

    async def until_table(self, is_so: Callable[[Json], bool]) -> None:
        """Wait until the state of the table satisfies a condition."""
        while not is_so(self.table):
            await self.next()

    async def act(self, seat: int, seq: int, action: str) -> Json:
        """Act, and return the answer."""
        await self.send("act", seat=seat, seq=seq, action=action)
        while True:
            message = await self.next()
            if message["t"] in ("accepted", "problem"):
                return message

    async def is_quiet(self) -> bool:
        """Has the server sent nothing unasked? Such a message arrives before the second answer."""
        await self.send("ping")
        await self.send("ping")
        return [(await self.next())["t"] for _ in range(2)] == ["pong", "pong"]


def changes(message: Json) -> list[Change]:
    return msgspec.convert(message.get("patch", []), list[Change])


@asynccontextmanager
async def open_raw_connection(
    server: RunningServer, table: str, **more: Any
) -> AsyncIterator[TestConnection]:
    """A connection that has not said hello yet."""
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    patient = {"open_timeout": TIMEOUT_SECONDS, "ping_timeout": TIMEOUT_SECONDS, "max_queue": None}
    async with connect(address, max_size=None, **{**patient, **more}) as socket:
        yield TestConnection(socket)


@asynccontextmanager
async def open_connection(
    server: RunningServer,
    table: str,
    held: Sequence[str] = (),
    since: int = 0,
    look: str = "",
    cookie: str = "",
) -> AsyncIterator[TestConnection]:
    """A greeted connection with these tokens and all extras."""
    async with open_raw_connection(server, table, additional_headers={"cookie": cookie}) as made:
        made.lines = [{"seq": seq} for seq in range(since)]
        await made.send_hello(held, since, look)
        assert (await made.next())["t"] == "welcome"
        yield made


async def play_to_end(server: RunningServer, made: Json, cookie: str = "") -> None:
    """Play the first legal action each time, on all human seats."""
    await play_on(server, made["table"]["id"], tokens(made, "mine", "open"), cookie)


async def play_on(server: RunningServer, table: str, held: Sequence[str], cookie: str = "") -> None:
    """Play the first legal action on these seats, until the match is over."""
    async with open_connection(server, table, held, cookie=cookie) as seats:
        update = await seats.receive("update")
        while update["actors"]:
            if update["actions"]:
                action = update["actions"][0]["action"]
                await seats.act(update["seat"], update["seq"], action)
            update = await seats.receive("update")
