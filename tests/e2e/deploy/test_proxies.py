"""The proxy examples work unchanged: pages, their files, WebSockets and client addresses."""

import http.client
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tavolino.server.protocol.play import PROTOCOL
from tests.kit.proxy.proxies import EXAMPLES, IN_A_FOLDER, PROXIES, ProxiedServer
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import TIMEOUT_SECONDS, TestConnection, create_table, tokens

pytestmark = pytest.mark.process

VISITS_PER_MINUTE = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(
        tmp_path_factory.mktemp("house") / "tavolino.db",
        allowed_hosts="play.example.org, www.example.org",
        trusted_proxies="127.0.0.1",
        visits_per_minute=VISITS_PER_MINUTE,
    ) as running:
        yield running


@pytest.fixture(params=PROXIES)
def behind(
    request: pytest.FixtureRequest, server: RunningServer, tmp_path: Path
) -> Iterator[ProxiedServer]:
    with PROXIES[request.param](server, tmp_path) as proxy:
        yield proxy


def fetch(behind: ProxiedServer, path: str, **headers: str) -> tuple[int, str, str]:
    """Status, body and redirect target."""
    line = http.client.HTTPConnection("127.0.0.1", behind.port, timeout=TIMEOUT_SECONDS)
    try:
        line.request("GET", path, headers={"Host": behind.site, **headers})
        answer = line.getresponse()
        return answer.status, answer.read().decode("utf-8", "replace"), answer.headers["Location"]
    finally:
        line.close()


def test_a_page_and_its_files_are_found(behind: ProxiedServer) -> None:
    status, page, _ = fetch(behind, f"{behind.folder}/table/abc")
    assert status == 200
    found = re.search(r'src="\.\./(assets/[^"]+\.js)"', page)
    assert found
    status, script, _ = fetch(behind, f"{behind.folder}/{found[1]}")
    assert status == 200
    assert "import" in script
    assert fetch(behind, f"{behind.folder}/api/health")[0] == 200


@pytest.mark.parametrize("behind", EXAMPLES, indirect=True)
def test_the_preview_image_of_a_link_has_an_absolute_address(behind: ProxiedServer) -> None:
    page = fetch(behind, f"{behind.folder}/table/abc")[1]
    assert re.search(rf'content="https?://{behind.site}{behind.folder}/preview.jpg"', page)


@pytest.mark.parametrize("behind", IN_A_FOLDER, indirect=True)
def test_a_base_path_without_its_slash_redirects(behind: ProxiedServer) -> None:
    status, _, on = fetch(behind, behind.folder)
    assert status in (301, 302)
    assert on.removeprefix(f"http://{behind.site}") == f"{behind.folder}/"
    assert fetch(behind, "/api/health")[0] == 404, "beside the folder there are others"


async def test_a_table_is_played_through_a_proxy(
    behind: ProxiedServer, server: RunningServer
) -> None:
    made = create_table(server, "kuhn", "me", "me")
    address = f"ws://{behind.site}{behind.folder}/api/tables/{made['table']['id']}/live"
    origin = Origin(f"http://{behind.site}")
    async with connect(
        address, origin=origin, host="127.0.0.1", port=behind.port, open_timeout=TIMEOUT_SECONDS
    ) as socket:
        mine = TestConnection(socket)
        await mine.send("hello", protocol=PROTOCOL, tokens=tokens(made, "mine"))
        assert (await mine.next())["t"] == "welcome"
        assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}


@pytest.mark.parametrize("behind", EXAMPLES, indirect=True)
def test_a_forged_forwarded_address_does_not_bypass_the_limits(behind: ProxiedServer) -> None:
    tried = [
        fetch(behind, f"{behind.folder}/api/tables/none", **{"X-Forwarded-For": f"192.0.2.{n}"})
        for n in range(VISITS_PER_MINUTE + 2)
    ]
    assert tried[-1][0] == 429
