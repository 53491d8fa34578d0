"""A server answers only to its own host names. This prevents DNS rebinding by other sites."""

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tavolino.core.errors import SettingError
from tavolino.i18n import LANGUAGES, format_message
from tavolino.server.net.allowed_hosts import AllowedHosts
from tavolino.server.settings import read_settings
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import TIMEOUT_SECONDS, create_table, http

pytestmark = pytest.mark.process

OWN_HOSTS = AllowedHosts(
    ["http://9.9.9.9:8000", "Tavolino.local"], "play.example.org, [2620:fe::7]"
)


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8000", "localhost.", "games.localhost:81", "127.0.0.1:8000"),
        *("127.1.2.3", "[::1]:8000", "10.0.0.7", "192.168.1.7:80", "172.16.0.1", "[fd00::7]"),
        *("169.254.1.1", "[fe80::1]", "9.9.9.9:8000", "9.9.9.9", "tavolino.local"),
        *("play.example.org", "Play.Example.Org.:443", "[2620:fe::7]:8000", "[2620:FE:0::7]"),
    ],
)
def test_the_server_accepts_its_own_host_names(host: str) -> None:
    assert OWN_HOSTS.allows(host)


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.nip.example"),
        *("notlocalhost", "8.8.8.8", "[2620:fe::8]", "example.org", "a.play.example.org"),
        *("tavolino", "2130706433", "0x7f.1", "::1", ".", "-", "none"),
    ],
)
def test_the_server_rejects_other_host_names(host: str) -> None:
    assert not OWN_HOSTS.allows(host)


def test_the_address_of_the_connection_is_an_allowed_host() -> None:
    assert OWN_HOSTS.allows("9.9.9.10:8000", "9.9.9.10")
    assert OWN_HOSTS.allows("[2620:fe::9]", "2620:fe::9")
    assert not OWN_HOSTS.allows("evil.example", "9.9.9.10")


def test_the_operator_may_allow_every_host() -> None:
    assert AllowedHosts([], "*").allows("whatever.example")


def test_an_empty_host_is_rejected() -> None:
    assert not AllowedHosts([], "none").allows("none")


@pytest.mark.parametrize("wrong", ["https://play.example.org", "me@example.org", "tré.example"])
def test_an_allowed_host_is_a_name_and_not_a_url(wrong: str) -> None:
    with pytest.raises(SettingError, match=r"^allowed_hosts: "):
        read_settings({"TAVOLINO_ALLOWED_HOSTS": wrong})


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database = tmp_path_factory.mktemp("named") / "tavolino.db"
    with serve(database, allowed_hosts="play.example.org") as running:
        yield running


def raw_response(server: RunningServer, request: bytes) -> tuple[int, bytes]:
    at = urlsplit(server.url)
    assert at.hostname
    with closing(
        socket.create_connection((at.hostname, at.port or 80), timeout=TIMEOUT_SECONDS)
    ) as line:
        line.sendall(request)
        answer = line.recv(65_536)
        while b" 101 " not in answer and (more := line.recv(65_536)):
            answer += more
    return int(answer.split(b" ", 2)[1]), answer


def test_only_requests_for_allowed_hosts_are_answered(named_server: RunningServer) -> None:
    for known in ("play.example.org", urlsplit(named_server.url).netloc, "localhost:1"):
        assert http(named_server, "/api/health", headers={"host": known})[0] == 200
    status, said, headers = http(named_server, "/api/health", headers={"host": "evil.example:8000"})
    assert (status, said["text"]["key"]) == (421, "problem-unknown-host")
    assert headers["x-content-type-options"] == "nosniff"
    for lang in LANGUAGES:
        assert "evil.example" in format_message(lang, said["text"]["key"], said["text"]["args"])


def test_a_browser_gets_a_readable_explanation(named_server: RunningServer) -> None:
    status, page, headers = http(named_server, "/", headers={"host": "evil.example"})
    assert status == 421
    assert headers["content-type"].startswith("text/plain")
    assert "allowed_hosts" in page


@pytest.mark.parametrize(
    "hosts",
    [
        b"",
        b"Host:\r\n",
        b"Host: localhost\r\nHost: localhost\r\n",
        b"Host: localhost\r\nHost: evil.example\r\n",
        b"Host: somebody@localhost\r\n",
        b"Host: localhost/x\r\n",
        b"Host: localhost, localhost\r\n",
        b"Host: localhost:99999999\r\n",
        b"Host: [::1\r\n",
        b"Host: \xff\r\n",
        b"Host: " + b"a" * 300 + b"\r\n",
    ],
)
def test_a_request_with_two_hosts_is_rejected(named_server: RunningServer, hosts: bytes) -> None:
    for version in (b"1.1", b"1.0"):
        asked = b"GET /api/health HTTP/%b\r\n%bConnection: close\r\n\r\n" % (version, hosts)
        status, answer = raw_response(named_server, asked)
        assert status == 400
        assert b"problem-no-host" in answer


@pytest.mark.parametrize(
    ("host", "status", "why"),
    [
        (b"Host: play.example.org\r\n", 101, b""),
        (b"Host: evil.example\r\n", 421, b"problem-unknown-host"),
        (b"Host: play.example.org\r\nHost: play.example.org\r\n", 400, b"problem-no-host"),
        (b"", 400, b"problem-no-host"),
    ],
)
def test_websockets_require_an_allowed_host_too(
    named_server: RunningServer, host: bytes, status: int, why: bytes
) -> None:
    table = create_table(named_server, "kuhn", "me", "me")["table"]["id"].encode()
    answered, said = raw_response(
        named_server,
        b"GET /api/tables/%b/live HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"Origin: https://play.example.org\r\n%b\r\n" % (table, host),
    )
    assert answered == status
    assert why in said


def test_an_unknown_host_logs_no_warning(tmp_path: Path) -> None:
    with (tmp_path / "complaints").open("w+") as log:
        with serve(tmp_path / "it.db", complaints=log) as server:
            table = create_table(server, "kuhn", "me", "me")["table"]["id"].encode()
            asked = (
                b"GET /api/tables/%b/live HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % table
            )
            assert raw_response(server, asked)[0] == 421
            server.stop()
        log.seek(0)
        assert "ERROR" not in log.read()


def test_a_page_that_rebinds_its_name_to_the_server_gets_nothing(tmp_path: Path) -> None:
    """Origin and host agree; only the host name reveals the attack."""
    with serve(tmp_path / "it.db") as server:
        rebound = {"host": "evil.example", "origin": "http://evil.example"}
        wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert http(server, "/api/tables", wish, headers=rebound)[0] == 421
