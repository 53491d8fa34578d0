"""Observer links: they show what one seat sees, cannot act, and can be revoked."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.e2e.server.table.test_secrets import card_of, names_card, receive_all
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    Json,
    TestConnection,
    create_table,
    http,
    open_connection,
    open_raw_connection,
    tokens,
)

pytestmark = pytest.mark.process


def observer_request(
    server: RunningServer, made: Json, kind: str, token: str, **more: Any
) -> tuple[int, Any]:
    path = f"/api/tables/{made['table']['id']}/onlookers"
    return http(server, path, {"t": kind, "token": token, **more})[:2]


def create_observer_link(server: RunningServer, made: Json, token: str, name: str = "") -> str:
    status, said = observer_request(server, made, "make", token, name=name)
    assert status == 200, said
    return str(said["secret"])


async def last_problem(guest: TestConnection) -> tuple[Json, int]:
    """The last message on a connection, and the code with which it is closed."""
    last = await guest.receive("problem")
    with pytest.raises(ConnectionClosed) as closed:
        await guest.next()
    assert closed.value.rcvd
    return last, closed.value.rcvd.code


async def test_an_observer_sees_one_seat_and_never_the_other(server: RunningServer) -> None:
    for _ in range(6):  # three cards: every pair of hands soon comes up
        made = create_table(server, "kuhn", "me", "open")
        table, [mine], [other] = made["table"]["id"], tokens(made, "mine"), tokens(made, "open")
        async with (
            open_connection(server, table, [mine]) as ada,
            open_connection(server, table, [other]) as bruno,
            open_connection(server, table, look=create_observer_link(server, made, mine)) as nonna,
        ):
            everybody = (ada, bruno, nonna)
            for guest in everybody:
                await guest.receive("update")
            await ada.act(0, 2, "check")
            await bruno.act(1, 3, "check")
            for guest in everybody:
                await receive_all(guest)
            seen = [said for said in nonna.messages if said["t"] == "update"]
            assert {update["seat"] for update in seen} == {0}
            assert [update["actions"] for update in seen if not update["places"]] == [[], []]
            assert card_of(0, nonna.messages) == card_of(0, ada.messages)
            before_the_end = [said for said in nonna.messages if said.get("seq", 0) < 4]
            assert not names_card(before_the_end, card_of(1, bruno.messages))


async def test_an_observer_views_earlier_positions_as_the_seat_would(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    [mine] = tokens(made, "mine")
    async with (
        open_connection(server, made["table"]["id"], [mine]) as ada,
        open_connection(
            server, made["table"]["id"], look=create_observer_link(server, made, mine)
        ) as nonna,
    ):
        for guest in (ada, nonna):
            await guest.send("view_at", seq=2)
        pasts = [await guest.receive("position_at") for guest in (ada, nonna)]
        assert pasts[0] == pasts[1]


async def test_an_observer_cannot_act(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "easy", help=True)
    [mine] = tokens(made, "mine")
    async with open_connection(
        server, made["table"]["id"], look=create_observer_link(server, made, mine)
    ) as nonna:
        update = await nonna.receive("update")
        wishes: list[Json] = [
            {"t": "act", "seq": update["seq"], "action": "A1"},
            {"t": "gesture", "seq": update["seq"], "packet": "x"},
            {"t": "hint"},
            {"t": "check_action", "action": "A1"},
            {"t": "send_phrase", "phrase": "hello"},
            {"t": "rename", "name": "Nonna"},
            {"t": "delegate", "level": "hard"},
            {"t": "vote_pause"},
            {"t": "more_time"},
            {"t": "skip_wait"},
            {"t": "lesson_step"},
        ]
        for wish in wishes:
            await nonna.send(wish.pop("t"), seat=0, **wish)
            assert (await nonna.receive("problem"))["code"] == "not_your_seat"
        assert [seat["mine"] for seat in nonna.table["seats"]] == [False] * 3
        assert nonna.table["observing"] == 0
        assert nonna.table["hosting"] is False


async def test_all_players_know_that_a_seat_has_observers(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    [mine] = tokens(made, "mine")
    async with open_connection(server, made["table"]["id"], tokens(made, "open")) as bruno:
        create_observer_link(server, made, mine)
        await bruno.until_table(lambda table: table["seats"][0]["observers"] == 1)
        assert bruno.table["seats"][1]["observers"] == 0


async def test_an_observer_link_is_listed_and_revoked_at_once(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    table, [mine] = made["table"]["id"], tokens(made, "mine")
    secrets = [create_observer_link(server, made, mine, name) for name in ("Nonna", "Zio")]
    async with open_connection(server, table, look=secrets[0]) as nonna:
        nonnas, zios = observer_request(server, made, "look", mine)[1]["links"]
        assert (nonnas["name"], nonnas["here"], bool(nonnas["used"])) == ("Nonna", True, True)
        assert (zios["name"], zios["here"], zios["used"]) == ("Zio", False, "")
        left = observer_request(server, made, "drop", mine, id=nonnas["id"])[1]
        assert (left["links"], left["secret"]) == ([zios], "")
        last, code = await last_problem(nonna)
        assert (last["code"], last["text"]["key"]) == (
            "not_admitted",
            "problem-link-taken-back",
        )
        assert code == 4000
    async with open_raw_connection(server, table) as again:
        await again.send_hello([], look=secrets[0])
        last, code = await last_problem(again)
        assert (last["text"]["key"], code) == ("problem-link-taken-back", 4000)
    async with open_connection(server, table, look=secrets[1]) as zio:
        assert (await zio.receive("update"))["seat"] == 0


def test_only_the_owner_of_a_seat_creates_observer_links_and_their_number_is_limited(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "open")
    [mine], [other] = tokens(made, "mine"), tokens(made, "open")
    secret = create_observer_link(server, made, mine)
    for stranger in (secret, made["host"], "nonsense"):
        assert observer_request(server, made, "make", stranger)[0] == 403
    [made_one] = observer_request(server, made, "look", mine)[1]["links"]
    observer_request(server, made, "drop", other, id=made_one["id"])
    assert observer_request(server, made, "look", mine)[1]["links"] == [made_one]
    for _ in range(7):
        create_observer_link(server, made, mine)
    status, said = observer_request(server, made, "make", mine)
    assert (status, said["text"]["key"]) == (400, "problem-many-onlookers")
    assert observer_request(server, made, "make", other)[0] == 200
    path = f"/api/tables/{made['table']['id']}/onlookers"
    foreign = {"origin": "https://elsewhere.example"}
    assert http(server, path, {"t": "look", "token": mine}, headers=foreign)[0] == 403


async def test_an_observer_link_and_its_revocation_survive_a_restart(tmp_path: Path) -> None:
    async def looks(server: RunningServer, made: Json, secret: str) -> bool:
        async with open_raw_connection(server, made["table"]["id"]) as guest:
            await guest.send_hello([], look=secret)
            return bool((await guest.next())["t"] == "welcome")

    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        made = create_table(server, "kuhn", "me", "open")
        [mine] = tokens(made, "mine")
        kept, dropped = (
            create_observer_link(server, made, mine, name) for name in ("Nonna", "Zio")
        )
        zios = observer_request(server, made, "look", mine)[1]["links"][1]["id"]
        observer_request(server, made, "drop", mine, id=zios)
    with serve(database) as server:
        assert await looks(server, made, kept)
        assert not await looks(server, made, dropped)


async def test_taking_a_free_seat_revokes_its_observer_links(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open", terms={"public": True})
    table, [old] = made["table"]["id"], tokens(made, "open")
    seat = made["open"][0]["seat"]
    way = {"way": "ntfy", "address": "https://ntfy.example/topic"}
    http(server, f"/api/tables/{table}/calls", {"t": "add", "token": old, "call": way})
    secret = create_observer_link(server, made, old)
    async with open_connection(server, table, look=secret) as host:
        await host.receive("update")
        _, taken, _ = http(server, f"/api/tables/{table}/join", {"seat": seat})
        assert (await last_problem(host))[0]["text"]["key"] == "problem-link-taken-back"
        assert observer_request(server, made, "look", taken["token"])[1]["links"] == []
        asked = {"t": "look", "token": taken["token"]}
        assert http(server, f"/api/tables/{table}/calls", asked)[1] == {"calls": []}
        assert observer_request(server, made, "make", old)[0] == 403
