"""The connection guard: limits on slow, large and endless requests."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import product
from urllib.parse import urlsplit

import pytest

from tests.kit.server import RunningServer
from tests.kit.ws_client import TIMEOUT_SECONDS, create_table

pytestmark = pytest.mark.process

MAX_HEAD_BYTES = 32 * 1024
"""Maximum bytes of a request without its body."""

REQUEST_START = b"HTTP/1.1\r\nHost: 127.0.0.1\r\n"
"""The start of a request after its method and address."""


@contextmanager
def connected_socket(server: RunningServer) -> Iterator[socket.socket]:
    at = urlsplit(server.url)
    assert at.hostname
    with socket.create_connection((at.hostname, at.port or 80), timeout=TIMEOUT_SECONDS) as line:
        yield line


def send_pieces(line: socket.socket, *pieces: bytes) -> None:
    """Send these pieces, even if the server has stopped reading."""
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for piece in pieces:
        try:
            line.sendall(piece)
        except OSError:
            return


def receive_all(line: socket.socket) -> bytes:
    """Everything received until the connection ends. Fails if the connection stays open."""
    said = b""
    try:
        while piece := line.recv(65_536):
            said += piece
    except ConnectionResetError:
        pass
    return said


def read_response(line: socket.socket) -> bytes:
    """One response on a connection that stays open. Its headers state the length of its body."""
    said = b""
    while b"\r\n\r\n" not in said:
        said += line.recv(65_536)
    head, _, body = said.partition(b"\r\n\r\n")
    size = int(head.lower().partition(b"content-length: ")[2].split()[0])
    while len(body) < size:
        body += line.recv(65_536)
    return head + body


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1])


def pad_request(request: bytes, size: int) -> bytes:
    """A complete request of this size."""
    return request + b"X-A: " + b"a" * (size - len(request) - len(b"X-A: \r\n\r\n")) + b"\r\n\r\n"


def test_a_request_below_the_size_limit_is_accepted(server: RunningServer) -> None:
    with connected_socket(server) as line:
        send_pieces(
            line,
            pad_request(b"GET /api/health %bConnection: close\r\n" % REQUEST_START, MAX_HEAD_BYTES),
        )
        assert status(receive_all(line)) == 200


@pytest.mark.parametrize(
    "request_",
    [
        pad_request(b"GET /api/health " + REQUEST_START, MAX_HEAD_BYTES + 1),
        b"GET /api/health " + REQUEST_START + b"X-A: " + b"a" * MAX_HEAD_BYTES,
        b"GET /api/health " + REQUEST_START + b"X-A: b\r\n" * (MAX_HEAD_BYTES // 8),
        b"GET /" + b"a" * MAX_HEAD_BYTES,
        b"X" * MAX_HEAD_BYTES,
        b"GET / HTTP/1.1\r\n" + b"X" * MAX_HEAD_BYTES,
    ],
    ids=["too long", "one header", "many headers", "address", "method", "name"],
)
def test_a_request_above_the_size_limit_is_refused(server: RunningServer, request_: bytes) -> None:
    """Whether it arrives at once or in pieces, and before its end."""
    for pieces in ([request_], [request_[:9], request_[9:30_000], request_[30_000:]]):
        with connected_socket(server) as line:
            send_pieces(line, *pieces)
            assert status(receive_all(line)) in (400, 431)


def test_endless_headers_are_not_buffered(server: RunningServer) -> None:
    with connected_socket(server) as line:
        send_pieces(line, b"GET / " + REQUEST_START, *[b"X-A: " + b"a" * 1_000_000] * 64)
        said = receive_all(line)
        assert status(said) == 431
        assert b"connection: close" in said


def test_trailers_after_a_body_count_towards_the_limit(server: RunningServer) -> None:
    begun = b"POST /api/tables %bTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n" % REQUEST_START
    with connected_socket(server) as line:
        send_pieces(line, begun, *[b"X-A: " + b"a" * 1000 + b"\r\n"] * 40)
        assert receive_all(line) == b""


def test_each_request_of_a_connection_is_measured_separately(server: RunningServer) -> None:
    one = pad_request(b"GET /api/health " + REQUEST_START, MAX_HEAD_BYTES - 5000)
    with connected_socket(server) as line:
        for _ in range(3):
            send_pieces(line, one)
            assert status(read_response(line)) == 200
        send_pieces(line, pad_request(b"GET /api/health " + REQUEST_START, MAX_HEAD_BYTES + 5000))
        assert status(receive_all(line)) == 431


ASKED = {
    b"GET /api/health": 200,
    b"GET /": 200,
    b"HEAD /": 200,
    b"PUT /api/tables": 405,
    b"POST /api/nothing": 404,
}
UNFINISHED = (b"Content-Length: 99\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n")


def test_after_a_response_the_server_does_not_wait_for_the_rest_of_the_request(
    server: RunningServer,
) -> None:
    with ExitStack() as lines:
        begun = []
        for (asked, expected), rest in product(ASKED.items(), UNFINISHED):
            begun.append((lines.enter_context(connected_socket(server)), expected))
            send_pieces(begun[-1][0], asked, b" ", REQUEST_START, rest)
        for line, expected in begun:
            said = receive_all(line)
            assert status(said) == expected
            assert b"connection: close" in said


def test_a_client_that_keeps_sending_still_receives_the_response(server: RunningServer) -> None:
    """Closing the socket while the client sends would lose the response."""
    for size in (20_000, 2_000_000):
        with connected_socket(server) as line:
            asked = b"POST /api/tables %bConnection: close\r\nContent-Length: %d\r\n\r\n"
            send_pieces(line, asked % (REQUEST_START, size))
            send_pieces(line, *[b" " * 10_000] * (size // 10_000))
            said = receive_all(line)
            assert status(said) == 413
            assert b'"too_large"' in said


@pytest.mark.parametrize(
    ("kind", "piece"),
    [
        (b"Transfer-Encoding: chunked", b"400\r\n" + b"x" * 1024 + b"\r\n"),
        (b"Content-Length: 99999999999", b"x" * 1024),
    ],
    ids=["chunked", "endless"],
)
def test_an_endless_body_is_not_read(server: RunningServer, kind: bytes, piece: bytes) -> None:
    with connected_socket(server) as line:
        send_pieces(line, b"GET /api/health %b%b\r\n\r\n" % (REQUEST_START, kind))
        with suppress(ConnectionError):
            while True:
                line.sendall(piece)


def test_a_fully_read_request_keeps_its_connection(server: RunningServer) -> None:
    with connected_socket(server) as line:
        for _ in range(3):
            send_pieces(line, b"POST /api/tables %bContent-Length: 2\r\n\r\n[]" % REQUEST_START)
            said = read_response(line)
            assert status(said) == 400
            assert b"connection: close" not in said


def test_a_websocket_request_may_have_no_body(server: RunningServer) -> None:
    table = create_table(server, "kuhn", "me", "me")["table"]["id"]
    with connected_socket(server) as line:
        send_pieces(
            line,
            b"GET /api/tables/%b/live %b" % (table.encode(), REQUEST_START),
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n",
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nContent-Length: 9\r\n\r\n{",
        )
        assert receive_all(line) == b""


def test_pipelining_a_thousand_requests_is_refused(server: RunningServer) -> None:
    with connected_socket(server) as line:
        send_pieces(line, (b"GET /api/health %b\r\n" % REQUEST_START) * 4000)
        assert receive_all(line).count(b"HTTP/1.1 200") < 100
