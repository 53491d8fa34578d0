"""Turn notifications over HTTP: adding, listing and removing channels."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, create_table, http, tokens

pytestmark = pytest.mark.process

NTFY = {"way": "ntfy", "address": "https://ntfy.example/topic"}


@pytest.fixture(scope="module")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("calls") / "tavolino.db") as server:
        yield server


def channel_request(
    server: RunningServer, made: Json, t: str, token: str, **more: object
) -> tuple[int, Json]:
    path = f"/api/tables/{made['table']['id']}/calls"
    status, said, _ = http(server, path, {"t": t, "token": token, **more})
    return status, said


def test_channels_are_added_listed_only_for_their_owner_and_removed(
    limited_server: RunningServer,
) -> None:
    made = create_table(limited_server, "palermo", "me", "open", "open")
    mine, other = tokens(made, "mine", "open")[:2]
    status, said = channel_request(limited_server, made, "add", mine, call=NTFY, lang="de")
    [call] = said["calls"]
    assert said.pop("added") == call["id"]
    assert (status, call["way"], call["host"], call["trouble"]) == (200, "ntfy", "ntfy.example", "")
    assert channel_request(limited_server, made, "add", mine, call=NTFY)[1] == {
        **said,
        "added": call["id"],
    }
    assert channel_request(limited_server, made, "look", other) == (200, {"calls": []})
    assert channel_request(limited_server, made, "look", made["host"])[0] == 403
    assert channel_request(limited_server, made, "look", "nonsense")[1]["code"] == "not_your_seat"
    channel_request(limited_server, made, "drop", other, id=call["id"])
    assert channel_request(limited_server, made, "look", mine)[1] == said
    assert channel_request(limited_server, made, "drop", mine, id=call["id"]) == (
        200,
        {"calls": []},
    )


def test_a_channel_cannot_address_the_network_of_the_server(limited_server: RunningServer) -> None:
    made = create_table(limited_server, "palermo", "me", "open", "open")
    [mine] = tokens(made, "mine")
    for address in ("http://127.0.0.1:22/", "http://[::1]/x", "ftp://1.1.1.1/", "nonsense"):
        way = {"way": "webhook", "address": address}
        status, said = channel_request(limited_server, made, "add", mine, call=way)
        assert (status, said["text"]["key"]) == (400, "problem-private-address")
    way = {"way": "webhook", "address": f"{limited_server.url.replace('127.0.0.1', 'localhost')}/x"}
    [call] = channel_request(limited_server, made, "add", mine, call=way)[1]["calls"]
    [tried] = channel_request(limited_server, made, "try", mine, id=call["id"])[1]["calls"]
    assert tried["trouble"] == "private"


def test_a_seat_has_a_limited_number_of_channels_and_their_format_is_checked(
    limited_server: RunningServer,
) -> None:
    made = create_table(limited_server, "palermo", "me", "open", "open")
    [mine] = tokens(made, "mine")
    for number in range(5):
        way = {"way": "ntfy", "address": f"https://ntfy.example/{number}"}
        assert channel_request(limited_server, made, "add", mine, call=way)[0] == 200
    status, said = channel_request(limited_server, made, "add", mine, call=NTFY)
    assert (status, said["text"]["key"]) == (400, "problem-many-calls")
    for call in ({"way": "pigeon", "address": "https://x.example"}, {"way": "ntfy"}, None):
        assert channel_request(limited_server, made, "add", mine, call=call)[0] == 400
    path = f"/api/tables/{made['table']['id']}/calls"
    foreign = {"origin": "https://elsewhere.example"}
    assert http(limited_server, path, {"t": "look", "token": mine}, headers=foreign)[0] == 403


def test_the_web_push_public_key_is_served(limited_server: RunningServer) -> None:
    status, said, _ = http(limited_server, "/api/push")
    assert (status, len(said["key"])) == (200, 87)
    assert http(limited_server, "/api/push")[1] == said


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db", calls_per_minute=3) as server:
        made = create_table(server, "palermo", "me", "open", "open")
        [mine] = tokens(made, "mine")
        assert [channel_request(server, made, "look", mine)[0] for _ in range(4)] == [
            200,
            200,
            200,
            429,
        ]
