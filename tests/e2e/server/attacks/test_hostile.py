"""Invalid messages of every kind to a real server: each gets a typed problem and breaks nothing."""

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tavolino.server.protocol.play import PROTOCOL
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    TIMEOUT_SECONDS,
    Json,
    TestConnection,
    create_table,
    open_connection,
    tokens,
)

pytestmark = pytest.mark.process

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
MESSAGES_PER_GAME = 500
"""Number of messages sent for each game."""

FIELDS = {
    "hello": ("protocol", "tokens", "since", "extras", "patches"),
    "subscribe": ("extras",),
    "act": ("seat", "seq", "action", "confirmed"),
    "skip_wait": ("seat",),
    "send_phrase": ("seat", "phrase"),
    "gesture": ("seat", "seq", "packet"),
    "check_action": ("seat", "action"),
    "view_at": ("seq",),
    "rename": ("seat", "name"),
    "delegate": ("seat", "level"),
    "ping": (),
    "nonsense": ("seat",),
}
NUMBERS = (0, 1, 2, -1, 15, 16, 2**31, 2**63, 2**64, 10**30, 0.5, 1e308, -0.0)
WORDS = (
    *("undo", " undo ", "undo 2", "undo 9999"),
    *("", "\x00", "a" * 400, "a" * 401, "\u202e", "😀", "nan", "1e999", "٣", "²"),
    *(
        "hands 0g1,1,1,1",
        "hands 59999a",
        "hands " + "9" * 390,
        "m" + "9" * 390 + ",0,0",
        "g٣,2,3,4",
    ),
)
RAW: tuple[str | bytes, ...] = (
    *("", "{", "null", "[]", '"x"', "1", '{"t":"ping"} x', '\ufeff{"t":"ping"}', " " * 16_384),
    *("[" * 15_000, '{"t":' * 3_000, '{"t":"act","seat":NaN}', '{"t":"view_at","seq":1e400}'),
    *('{"t":"rename","seat":0,"name":"\\ud83d"}', '{"t":"view_at","seq":' + "9" * 5_000 + "}"),
    *(b"", b"\xff\xfe\x00", b"\x80" * 100, b'{"t":"ping"}'),
)


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("complaints") / "log"


@pytest.fixture(scope="module")
def checked_server(complaints: Path) -> Iterator[RunningServer]:
    """A server whose error log is checked."""
    with (
        complaints.open("w", encoding="utf-8") as log,
        serve(complaints.parent / "tavolino.db", complaints=log) as running,
    ):
        yield running


@pytest.fixture(autouse=True)
def _assert_no_errors(complaints: Path) -> Iterator[None]:
    yield
    assert "Traceback" not in complaints.read_text(encoding="utf-8")


class Fuzz:
    """Makes up messages that are nearly right, and messages that are not; deterministic."""

    def __init__(self, seed: int, held: list[str]) -> None:
        self._random = Random(seed)
        self._held = held
        self.seq = 0
        self.options: list[str] = ["pass"]

    def message(self) -> str | bytes:
        choose = self._random.choice
        if self._random.random() < 0.08:
            return choose(RAW)
        kind = choose(tuple(FIELDS))
        return json.dumps({"t": kind, **{name: self._field(name) for name in FIELDS[kind]}})

    def _field(self, name: str) -> object:
        if self._random.random() < 0.25:
            return self._anything()
        choose, number = self._random.choice, self._random.randrange
        return {
            "protocol": PROTOCOL,
            "tokens": self._held,
            "since": number(5),
            "seat": number(3),
            "seq": self.seq,
            "action": choose(self.options) if number(2) else self._spoilt(choose(self.options)),
            "packet": choose(("a", "r", "m100,100,4000", "g1,1,1,1")),
            "name": choose(WORDS)[:40],
            "level": choose(("easy", None, None)),
            "extras": ["help", "sheet", "sentences", "previews", "advice"][: number(6)],
            "patches": choose((True, False)),
            "confirmed": choose((True, False)),
            "phrase": choose(("hello", "thanks", "", "nonsense")),
        }[name]

    def _anything(self, depth: int = 0) -> object:
        choose, number = self._random.choice, self._random.randrange
        if depth < 4 and number(4) == 0:
            inside = [self._anything(depth + 1) for _ in range(number(3))]
            return inside if number(2) else {"t": inside}
        return choose((*NUMBERS, *WORDS, None, True, False))

    def _spoilt(self, action: str) -> str:
        at = self._random.randrange(len(action) + 1)
        return (
            action[:at]
            + self._random.choice(("9", "-", " ", "\x00", "٣", "²", "e9", ",", "9" * 30))
            + action[at:]
        )


@pytest.mark.parametrize("game", ["kuhn", "palermo", "papa_paolo", "villa_paletti"])
async def test_a_table_survives_random_messages(checked_server: RunningServer, game: str) -> None:
    made = create_table(checked_server, game, *["me"] * (3 if game.startswith("pa") else 2))
    table, held = made["table"]["id"], tokens(made, "mine", "host")
    fuzz, said = Fuzz(7, held), 0
    while said < MESSAGES_PER_GAME:
        try:
            async with open_connection(checked_server, table, held) as mine:
                while said < MESSAGES_PER_GAME:
                    said += 1
                    await mine.socket.send(fuzz.message())
                    await receive_until_pong(mine, fuzz)
        except ConnectionClosed:
            continue
    await play_on(checked_server, table, held)


async def receive_until_pong(mine: TestConnection, fuzz: Fuzz) -> None:
    """Receive messages until the server answers again. None of them reports a server error."""
    await mine.send("ping")
    while (heard := await next_message(mine))["t"] != "pong":
        assert heard.get("code") != "unavailable", heard
        if heard["t"] == "update":
            fuzz.seq = heard["seq"]
            fuzz.options = heard["actions"] or fuzz.options


async def next_message(mine: TestConnection) -> Json:
    """The next raw message; frames are skipped."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while isinstance(said := await mine.socket.recv(), bytes):
            pass
    heard: Json = json.loads(said)
    return heard


async def play_on(server: RunningServer, table: str, held: list[str]) -> None:
    """Take the seats back from the bots, and make a move if there is one to make."""
    async with open_connection(server, table, held) as mine:
        update = await mine.receive("update")
        for seat in range(len(mine.table["seats"])):
            await mine.send("delegate", seat=seat, level=None)
        while update["actors"] and not update["actions"]:
            update = await mine.receive("update")
        if update["actors"]:
            action = update["actions"][0]["action"]
            await mine.send("act", seat=update["seat"], seq=update["seq"], action=action)
            said = await next_verdict(mine)
            assert said["t"] == "accepted" or said["code"] == "stale", said


async def next_verdict(mine: TestConnection) -> Json:
    """The answer to an action; an answer to an earlier gesture of the seat may come first."""
    while (said := await mine.next())["t"] not in ("accepted", "problem") or is_gesture_answer(
        said
    ):
        pass
    return said


def is_gesture_answer(said: Json) -> bool:
    return bool(said["t"] == "problem" and said["text"]["key"] == "problem-no-gesture")


WISH = b'{"game":"kuhn","seats":[{"kind":"me"},{"kind":"me"}]'


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/TABLE/reels/99999999999999999999999", None, 404),
        ("GET", "/api/tables/TABLE/reels/" + "9" * 5000, None, 404),
        ("GET", "/api/tables/TABLE/reels/%D9%A3", None, 404),
        ("GET", "/api/tables/TABLE/reels/-1", None, 404),
        ("GET", "/api/tables/%ED%A0%80", None, 404),
        ("GET", "/api/tables/%00/log", None, 404),
        ("GET", "/api/tables/" + "x" * 30_000, None, 404),
        ("GET", "/api/tables/" + "x" * 50_000, None, 431),
        ("PUT", "/api/tables", b"{}", 405),
        ("POST", "/api/tables", b"[" * 15_000, 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", WISH + b',"options":{"ante":NaN}}', 400),
        ("POST", "/api/tables", WISH + b',"options":{"ante":1e999}}', 400),
        ("POST", "/api/tables", WISH + b',"options":{"\\ud800":1}}', 400),
        ("POST", "/api/tables", WISH + b',"options":{"x":' + b"[" * 900 + b"]" * 900 + b"}}", 400),
        ("POST", "/api/tables", b" " * 20_000, 413),
    ],
)
def test_a_malformed_request_is_refused(
    checked_server: RunningServer, method: str, path: str, body: bytes | None, status: int
) -> None:
    table = create_table(checked_server, "kuhn", "me", "me")["table"]["id"]
    assert raw_request(checked_server, method, path.replace("TABLE", table), body) == status


def test_an_invalid_origin_is_treated_as_a_foreign_origin(checked_server: RunningServer) -> None:
    for origin in ("http://[", "http://\xff[", "null"):
        assert (
            raw_request(checked_server, "POST", "/api/tables", WISH + b"}", {"Origin": origin})
            == 403
        )


def raw_request(
    server: RunningServer,
    method: str,
    path: str,
    body: bytes | None,
    headers: dict[str, str] | None = None,
) -> int:
    line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=TIMEOUT_SECONDS)
    try:
        line.putrequest(method, path)
        for name, value in {"Content-Length": str(len(body or b"")), **(headers or {})}.items():
            line.putheader(name, value)
        line.endheaders(body)
        return line.getresponse().status
    finally:
        line.close()


def open_websocket(server: RunningServer, path: str, more: bytes = b"") -> socket.socket:
    """A handwritten start of a WebSocket."""
    at = urlsplit(server.url)
    assert at.hostname
    made = socket.create_connection((at.hostname, at.port or 80), timeout=TIMEOUT_SECONDS)
    made.sendall(
        b"GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n%s\r\n"
        % (path.encode("latin-1"), at.netloc.encode(), KEY, more)
    )
    return made


def frame(kind: int, said: bytes) -> bytes:
    """A frame with a zero mask."""
    return bytes([kind, 0x80 | len(said), 0, 0, 0, 0]) + said


@pytest.mark.parametrize(
    "frames",
    [
        b"\xf1\x80\x00\x00\x00\x00",
        b"\x81\x02hi",
        frame(0x83, b"x"),
        frame(0x89, b"x" * 100) * 3,
        frame(0x80, b"x"),
        frame(0x88, b"\x00"),
        frame(0x88, b"\x03\xe8\xff\xff"),
        frame(0x88, b"\x03\xe8") + frame(0x81, b"{}") * 5,
        frame(0x01, b'{"t":') + frame(0x81, b"x"),
        b"\x81\xff" + b"\xff" * 12,
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_invalid_frames_end_only_their_own_connection(
    checked_server: RunningServer, frames: bytes
) -> None:
    table = create_table(checked_server, "kuhn", "me", "me")["table"]["id"]
    with open_websocket(checked_server, f"/api/tables/{table}/live") as strange:
        assert strange.recv(1000).startswith(b"HTTP/1.1 101")
        strange.sendall(frames)
    assert raw_request(checked_server, "GET", "/api/health", None) == 200


def test_invalid_text_gets_an_answer(checked_server: RunningServer) -> None:
    table = create_table(checked_server, "kuhn", "me", "me")["table"]["id"]
    for said in (b"\xff\xfe\xfd", b"\xed\xa0\x80", b'{"t":"ping\xff"}'):
        with open_websocket(checked_server, f"/api/tables/{table}/live") as strange:
            strange.recv(1000)
            strange.sendall(frame(0x81, said))
            assert b'"malformed"' in strange.recv(1000)


@pytest.mark.parametrize(
    "more", [b"X-A: 1\r\n" * 2000, b"Origin: http://[\r\n", b"Sec-WebSocket-Version: 7\r\n"]
)
def test_an_invalid_handshake_is_not_left_open(checked_server: RunningServer, more: bytes) -> None:
    table = create_table(checked_server, "kuhn", "me", "me")["table"]["id"]
    with open_websocket(checked_server, f"/api/tables/{table}/live", more) as strange:
        said = b"".join(iter(lambda: receive_bytes(strange), b""))
        assert b"101" not in said[:15]
        assert b"500" not in said[:15]


def receive_bytes(line: socket.socket) -> bytes:
    try:
        return line.recv(10_000)
    except ConnectionResetError:
        return b""


def test_a_client_that_disconnects_during_a_request_breaks_nothing(
    checked_server: RunningServer,
) -> None:
    at = urlsplit(checked_server.url)
    assert at.hostname
    for _ in range(3):
        with socket.create_connection(
            (at.hostname, at.port or 80), timeout=TIMEOUT_SECONDS
        ) as rude:
            rude.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
            )
        assert raw_request(checked_server, "GET", "/api/health", None) == 200
