"""Every invalid message gets a typed problem that explains it, and changes nothing."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavolino.i18n import LANGUAGES, format_message
from tavolino.server.protocol.play import PROTOCOL
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    TestConnection,
    create_table,
    http,
    open_connection,
    open_raw_connection,
    tokens,
)

pytestmark = pytest.mark.process

ACT = {"t": "act", "seat": 0, "seq": 2, "action": "bet"}


async def problem_for(stray: TestConnection, said: str | bytes) -> dict[str, Any]:
    await stray.socket.send(said)
    return await stray.receive("problem")


@pytest.mark.parametrize(
    "said",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"t": "dance"}',
        '{"t": "act"}',
        '{"t": "hello"',
        "[" * 9000,
        '{"t": "act", "seat": 0, "seq": 2, "action": "\\ud800"}',
        "\x00",
        b"\xff\xfe\x00",
        json.dumps(ACT | {"seat": "0"}),
        json.dumps(ACT | {"seat": -1}),
        json.dumps(ACT | {"seat": 16}),
        json.dumps(ACT | {"seat": 0.5}),
        json.dumps(ACT | {"seq": -1}),
        json.dumps(ACT | {"seq": True}),
        json.dumps(ACT | {"action": ""}),
        json.dumps(ACT | {"action": "x" * 401}),
        json.dumps(ACT | {"action": ["bet"]}),
        json.dumps(ACT | {"extra": 1}),
        json.dumps(ACT | {"action": "dance"}),
        json.dumps(ACT | {"action": "\u202e\u0000"}),
        json.dumps({"t": "view_at", "seq": 10**30}),
        json.dumps({"t": "delegate", "seat": 0, "level": "impossible"}),
        json.dumps({"t": "rename", "seat": 0, "name": None}),
    ],
)
async def test_an_invalid_message_is_malformed(server: RunningServer, said: str | bytes) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.receive("update")
        problem = await problem_for(mine, said)
        assert problem["code"] == "malformed"
        assert problem["seq"] == 2
        assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"seat": 1, "action": "bet"}, "not_your_turn"),
        ({"seat": 0, "action": "call"}, "illegal"),
        ({"seat": 0, "action": "deal K"}, "illegal"),
        ({"seat": 0, "action": "undo"}, "illegal"),
        ({"seat": 0, "action": "bet", "seq": 1}, "stale"),
        ({"seat": 0, "action": "bet", "seq": 99}, "stale"),
        ({"seat": 2, "action": "bet"}, "no_such_seat"),
    ],
)
async def test_an_illegal_action_is_explained(
    server: RunningServer, said: dict[str, Any], code: str
) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.receive("update")
        problem = await problem_for(mine, json.dumps({"t": "act", "seq": 2, **said}))
        assert problem["code"] == code
        assert problem["seq"] == 2
        if code in ("illegal", "not_your_turn"):
            assert problem["objection"]["rule"]
            assert problem["objection"]["text"] == problem["text"]
        text = problem["text"]
        for lang in LANGUAGES:
            words = format_message(lang, text["key"], text["args"], ("examples.kuhn",))
            assert words != text["key"]
        if code == "stale":
            assert (await mine.next())["t"] == "update"
        assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}


async def test_a_player_cannot_act_for_another_seat(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    for held in ([], tokens(made, "open"), tokens(made, "host")):
        async with open_connection(server, made["table"]["id"], held) as stranger:
            await stranger.receive("update")
            for said in (ACT, {"t": "check_action", "seat": 0, "action": "bet"}):
                problem = await problem_for(stranger, json.dumps(said))
                assert problem["code"] == "not_your_seat"
            for said in ({"t": "rename", "seat": 0, "name": "Eve"},):
                problem = await problem_for(stranger, json.dumps(said))
                assert problem["code"] == "not_your_seat"


async def test_a_repeated_action_is_acknowledged_again_and_played_once(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "me")
    held = tokens(made, "mine")
    async with open_connection(server, made["table"]["id"], held) as mine:
        await mine.receive("update")
        for spelled in ("bet", "bet", "  bet "):
            assert await mine.act(0, 2, spelled) == {"t": "accepted", "seq": 2}
        assert (await mine.act(0, 2, "check"))["code"] == "stale"
        assert await mine.act(0, 3, "undo") == {"t": "accepted", "seq": 3}
        assert await mine.act(0, 3, "undo") == {"t": "accepted", "seq": 3}
    async with open_connection(server, made["table"]["id"], held) as again:
        assert await again.act(0, 2, "bet") == {"t": "accepted", "seq": 2}
        while not again.lines:
            await again.next()
        undone = [told["seq"] for told in again.lines if told.get("undone")]
        assert (undone, len(again.lines)) == ([2], 4)


async def test_an_action_repeated_from_two_connections_at_once_is_played_once(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(server, table, held) as one,
        open_connection(server, table, held) as two,
    ):
        said = await asyncio.gather(*(each.act(0, 2, "bet") for each in (one, two)))
        assert said == [{"t": "accepted", "seq": 2}] * 2
        either = await asyncio.gather(one.act(1, 3, "call"), two.act(1, 3, "fold"))
        assert {str(each.get("code")) for each in either} == {"None", "stale"}


async def test_before_hello_every_other_message_is_refused(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_raw_connection(server, made["table"]["id"]) as stray:
        problem = await problem_for(stray, json.dumps(ACT))
        assert problem["text"]["key"] == "problem-hello-first"


async def test_a_client_with_another_protocol_is_told_to_reload(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_raw_connection(server, made["table"]["id"]) as old:
        problem = await problem_for(old, json.dumps({"t": "hello", "protocol": 0}))
        assert problem["code"] == "wrong_protocol"
        await old.socket.wait_closed()
        assert old.socket.close_code == 4000


HELLO_2 = {"t": "hello", "protocol": 2, "since": 4, "parts": ["previews"], "patches": True}
"""A hello of protocol 2, which has fields that the server no longer knows."""


async def test_a_page_from_before_the_upgrade_reloads_and_keeps_its_moves(
    server: RunningServer,
) -> None:
    """Its move either reached the log or did not; after the reload the client may repeat it."""
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        moved = (update["seat"], update["seq"], update["actions"][0]["action"])
        await mine.act(*moved)
    async with open_raw_connection(server, made["table"]["id"]) as old:
        hello = {**HELLO_2, "tokens": list(tokens(made, "mine"))}
        assert (await problem_for(old, json.dumps(hello)))["code"] == "wrong_protocol"
        await old.socket.wait_closed()
        assert old.socket.close_code == 4000
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as reloaded:
        assert (await reloaded.act(*moved))["t"] == "accepted"
        assert (await reloaded.act(moved[0], moved[1] + 1, "sing"))["seq"] == moved[1] + 1


async def test_an_observer_from_before_the_upgrade_is_told_to_reload(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_raw_connection(server, made["table"]["id"]) as old:
        hello = json.dumps({**HELLO_2, "look": "the-secret-of-a-link"})
        assert (await problem_for(old, hello))["code"] == "wrong_protocol"


async def test_a_wrong_seat_link_makes_a_spectator_and_says_so(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], ["not-a-token", "é" * 80]) as lost:
        assert (await lost.next())["text"]["key"] == "problem-unknown-link"
        assert (await lost.receive("update"))["seat"] == -2


async def test_a_large_message_is_a_problem_and_a_huge_message_ends_the_connection(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.receive("update")
        assert (await problem_for(mine, " " * 17_000))["code"] == "too_large"
        assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}
        await mine.socket.send(" " * 100_000)
        with pytest.raises(ConnectionClosed):
            await mine.receive("problem")


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits on messages and tables."""
    database: Path = tmp_path_factory.mktemp("strict") / "tavolino.db"
    with serve(database, messages_per_second=20, tables_per_minute=6) as running:
        yield running


async def test_a_client_that_sends_too_fast_is_warned_and_may_go_on(
    strict_server: RunningServer,
) -> None:
    made = create_table(strict_server, "kuhn", "me", "me")
    async with open_connection(strict_server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.receive("update")
        codes: list[object] = []
        while "too_fast" not in codes:
            for _ in range(100):
                await mine.send("ping")
            answers = [await mine.next() for _ in range(100)]
            codes += [said.get("code", said["t"]) for said in answers]
        assert codes.count("pong") >= 59, "three times as many at once as in a second"
        assert codes.count("too_fast") == len(codes) - codes.count("pong")
        while (said := await mine.act(0, 2, "bet")).get("code") == "too_fast":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        assert said == {"t": "accepted", "seq": 2}


async def test_a_client_that_never_slows_down_is_disconnected(strict_server: RunningServer) -> None:

    async def flood(mine: TestConnection) -> None:
        for _ in range(3000):
            await mine.send("ping")

    made = create_table(strict_server, "kuhn", "me", "me")
    async with open_connection(strict_server, made["table"]["id"], tokens(made, "mine")) as mine:
        with pytest.raises(ConnectionClosed):
            await asyncio.gather(flood(mine), mine.receive("never"))
        assert mine.socket.close_code == 1008


def test_too_many_new_tables_are_refused(strict_server: RunningServer) -> None:
    wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answers = [http(strict_server, "/api/tables", wish)[:2] for _ in range(10)]
    refused = [said["code"] for status, said in answers if status == 429]
    assert refused
    assert set(refused) == {"too_fast"}


async def test_a_page_of_another_site_cannot_connect(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    with pytest.raises(InvalidStatus):
        async with open_raw_connection(server, made["table"]["id"], origin="https://evil.example"):
            pass
    async with open_raw_connection(server, made["table"]["id"], origin=server.url) as own:
        await own.send("hello", protocol=PROTOCOL)
        await own.receive("update")


async def test_a_slow_reader_does_not_block_the_table(server: RunningServer) -> None:
    """One client requests much and reads nothing; the others play on."""
    made = create_table(server, "palermo", "me", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(server, table, held) as slow,
        open_connection(server, table, held) as quick,
    ):
        slow.socket.transport.pause_reading()
        for _ in range(300):
            await slow.send("view_at", seq=0)
        update = await quick.receive("update")
        for _ in range(20):
            await quick.act(update["seat"], update["seq"], update["actions"][0]["action"])
            update = await quick.receive("update")
        slow.socket.transport.resume_reading()
        await slow.until_seq(20)
