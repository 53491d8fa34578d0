"""Public tables: listed, joined once for each seat, watched or not, and viewed later."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tests.e2e.server.durability.test_several_servers import run_servers
from tests.e2e.server.table.test_observers import create_observer_link, last_problem
from tests.kit.server import RunningServer, serve
from tests.kit.store.postgres import Postgres
from tests.kit.ws_client import (
    Json,
    create_table,
    http,
    open_connection,
    open_raw_connection,
    play_to_end,
    tokens,
    wait_for,
)

pytestmark = pytest.mark.process

PUBLIC = {"public": True}
HIDDEN = {"spectators": False}


def lobby_tables(server: RunningServer, stage: str, **more: str) -> list[Json]:
    query = "&".join(f"{name}={value}" for name, value in {"stage": stage, **more}.items())
    status, said, _ = http(server, f"/api/lobby?{query}")
    assert status == 200, said
    found: list[Json] = said[stage]["tables"]
    return found


def lobby_ids(server: RunningServer, stage: str, **more: str) -> list[str]:
    return [table["id"] for table in lobby_tables(server, stage, **more)]


async def wait_until_listed(server: RunningServer, stage: str, table: str) -> Json:
    """What the lobby lists for this table, once it is listed."""
    found: list[Json] = []

    def is_there() -> bool:
        found[:] = [one for one in lobby_tables(server, stage) if one["id"] == table]
        return bool(found)

    await wait_for(is_there)
    return found[0]


def join_table(server: RunningServer, table: str, **more: Any) -> tuple[int, Any]:
    return http(server, f"/api/tables/{table}/join", more)[:2]


@pytest.fixture(scope="module")
def empty_lobby_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose lobby holds only the tables of the test."""
    with serve(tmp_path_factory.mktemp("lobby") / "tavolino.db") as server:
        yield server


async def test_the_lobby_shows_all_details_of_an_open_table(
    empty_lobby_server: RunningServer,
) -> None:
    tempo = {"limit": {"kind": "turn", "seconds": 60}}
    kinds = ("me", "open", "easy")
    made = create_table(
        empty_lobby_server, "palermo", *kinds, terms=PUBLIC, tempo=tempo, help=False
    )
    private = create_table(empty_lobby_server, "palermo", *kinds)
    found = await wait_until_listed(empty_lobby_server, "open", made["table"]["id"])
    assert [seat.get("free", False) for seat in found["seats"]] == [False, True, False]
    assert (found["game"], found["help"], found["terms"]) == ("palermo", "none", PUBLIC)
    assert found["tempo"]["limit"]["seconds"] == 60
    assert private["table"]["id"] not in lobby_ids(empty_lobby_server, "open")
    assert lobby_ids(empty_lobby_server, "open", game="palermo") == [made["table"]["id"]]
    assert made["table"]["id"] not in lobby_ids(empty_lobby_server, "open", game="kuhn")


async def test_one_of_many_simultaneous_players_gets_a_seat(
    empty_lobby_server: RunningServer,
) -> None:
    made = create_table(empty_lobby_server, "kuhn", "me", "open", terms=PUBLIC)
    table = made["table"]["id"]
    with ThreadPoolExecutor(6) as crowd:
        answers = list(
            crowd.map(lambda n: join_table(empty_lobby_server, table, name=f"P{n}"), range(6))
        )
    [(_, key)] = [answer for answer in answers if answer[0] == 201]
    refused = [said for status, said in answers if status != 201]
    assert {(said["code"], said["text"]["key"]) for said in refused} == {
        ("seat_taken", "problem-seat-taken")
    }
    assert key["seat"] == 1

    async def sits(token: str) -> list[bool]:
        async with open_connection(empty_lobby_server, table, [token]) as guest:
            return [seat["mine"] for seat in guest.table["seats"]]

    assert await sits(key["token"]) == [False, True]
    assert await sits(tokens(made, "open")[0]) == [False, False]  # the old link is void
    await wait_until_listed(empty_lobby_server, "running", table)
    assert table not in lobby_ids(empty_lobby_server, "open")


async def test_opening_the_seat_link_takes_the_seat(empty_lobby_server: RunningServer) -> None:
    made = create_table(empty_lobby_server, "kuhn", "me", "open", terms=PUBLIC)
    table = made["table"]["id"]
    async with open_connection(empty_lobby_server, table, tokens(made, "open")) as guest:
        await guest.until_table(lambda now: not now["seats"][1]["free"])
    assert join_table(empty_lobby_server, table)[0] == 409
    await wait_until_listed(empty_lobby_server, "running", table)


async def test_a_private_or_finished_table_cannot_be_joined(
    empty_lobby_server: RunningServer,
) -> None:
    private = create_table(empty_lobby_server, "kuhn", "me", "open")
    status, said = join_table(empty_lobby_server, private["table"]["id"])
    assert (status, said["text"]["key"]) == (403, "problem-private-table")
    public = create_table(empty_lobby_server, "kuhn", "me", "open", terms=PUBLIC)
    assert join_table(empty_lobby_server, public["table"]["id"], seat=0)[0] == 409
    foreign = {"origin": "https://elsewhere.example"}
    path = f"/api/tables/{public['table']['id']}/join"
    assert http(empty_lobby_server, path, {}, headers=foreign)[0] == 403
    await play_to_end(empty_lobby_server, public)
    over = await wait_until_listed(empty_lobby_server, "over", public["table"]["id"])
    assert sorted(over["places"]) == [1, 2]
    assert join_table(empty_lobby_server, public["table"]["id"])[0] == 409


async def test_the_lobby_has_pages(empty_lobby_server: RunningServer) -> None:
    kinds = ("me", "open")
    laid = {
        create_table(empty_lobby_server, "villa_paletti", *kinds, terms=PUBLIC)["table"]["id"]
        for _ in range(23)
    }

    def pages() -> list[list[str]]:
        asked = "/api/lobby?stage=open&game=villa_paletti"
        first = http(empty_lobby_server, asked)[1]["open"]
        second = http(empty_lobby_server, f"{asked}&before={quote(first['more'])}")[1]["open"]
        assert second["more"] == ""
        return [[table["id"] for table in page["tables"]] for page in (first, second)]

    await wait_for(lambda: [len(page) for page in pages()] == [20, 3])
    assert {table for page in pages() for table in page} == laid
    assert set(http(empty_lobby_server, "/api/lobby")[1]) == {"open", "running", "over"}


async def test_an_abandoned_open_table_leaves_the_lobby(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        made = create_table(server, "kuhn", "me", "open", terms=PUBLIC)
        days = create_table(server, "kuhn", "me", "open", terms=PUBLIC, tempo={"pace": "days"})
        await wait_until_listed(server, "open", made["table"]["id"])
        await wait_until_listed(server, "open", days["table"]["id"])
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update listings set until = '2026' where match = ?", (made["table"]["id"],))
    with serve(database) as server:
        assert lobby_ids(server, "open") == [days["table"]["id"]]
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")):
            await wait_until_listed(server, "open", made["table"]["id"])


async def test_a_table_without_spectators_is_visible_only_to_its_seats_and_their_observers(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "open", terms=HIDDEN)
    table, [mine] = made["table"]["id"], tokens(made, "mine")
    path = f"/api/tables/{table}"
    for held in ([], ["nonsense"], [made["host"]]):
        async with open_raw_connection(server, table) as stranger:
            await stranger.send_hello(held)
            last, code = await last_problem(stranger)
            assert [said["t"] for said in stranger.messages] == ["problem"]
            assert (last["text"]["key"], code) == ("problem-no-spectators", 4000)
    async with open_connection(
        server, table, look=create_observer_link(server, made, mine)
    ) as nonna:
        assert (await nonna.receive("update"))["seat"] == 0
    async with open_connection(server, table, [mine]) as ada:
        assert (await ada.receive("update"))["seat"] == 0
    for part in ("", "/reels/0"):
        status, said, _ = http(server, path + part)
        assert (status, said["text"]["key"]) == (403, "problem-no-spectators")
    known = {"authorization": f"Bearer nonsense {mine}"}
    assert http(server, path, headers=known)[0] == 200
    assert http(server, f"{path}/log")[0] == 404
    await play_to_end(server, made)
    assert http(server, path)[0] == 200
    assert http(server, f"{path}/log")[0] == 200
    async with open_connection(server, table) as stranger:
        assert (await stranger.receive("update"))["places"]


def test_the_host_of_a_table_without_spectators_has_a_seat(server: RunningServer) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    status, said, _ = http(server, "/api/tables", {"game": "kuhn", "seats": seats, "terms": HIDDEN})
    assert (status, said["text"]["key"]) == (400, "problem-nobody-here")


async def test_a_public_table_without_spectators_can_be_joined_but_not_watched(
    empty_lobby_server: RunningServer,
) -> None:
    made = create_table(empty_lobby_server, "kuhn", "me", "open", terms={**PUBLIC, **HIDDEN})
    table = made["table"]["id"]
    await wait_until_listed(empty_lobby_server, "open", table)
    assert join_table(empty_lobby_server, table)[0] == 201
    await wait_for(lambda: table not in lobby_ids(empty_lobby_server, "open"))
    assert table not in lobby_ids(empty_lobby_server, "running")


async def test_three_servers_show_the_same_lobby(database_server: Postgres, tmp_path: Path) -> None:
    address = await database_server.create_database(tmp_path.name)
    with run_servers(address, 2) as servers:
        made = create_table(servers[0], "kuhn", "me", "open", terms=PUBLIC)
        table = made["table"]["id"]
        await wait_until_listed(servers[1], "open", table)
        status, key = join_table(servers[1], table, name="Bruno")
        assert (status, key["seat"]) == (201, 1)
        found = await wait_until_listed(servers[1], "running", table)
        assert found["seats"][1]["name"] == "Bruno"
        assert join_table(servers[0], table)[0] == 409
