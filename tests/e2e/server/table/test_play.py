"""Play at a table: humans, bots and spectators over real connections."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.core.chance import commitment
from tests.kit.games.faulty import PONDERING
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    TIMEOUT_SECONDS,
    Json,
    TestConnection,
    create_table,
    open_connection,
    open_raw_connection,
    tokens,
    wait_for,
)

pytestmark = pytest.mark.process


async def play_first_actions(table: TestConnection, first: Json) -> Json:
    """Play the first legal action at every turn, until the match is over."""
    update = first
    while update["actors"]:
        if update["actions"]:
            action = update["actions"][0]["action"]
            said = await table.act(update["seat"], update["seq"], action)
            assert said == {"t": "accepted", "seq": update["seq"]}
        update = await table.receive("update")
    return update


async def test_a_full_match_against_bots(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        last = await play_first_actions(mine, await mine.receive("update"))
        assert sorted(last["places"])[0] == 1
        assert len(last["scores"]) == 3
        assert last["actions"] == []
        await mine.until_table(lambda table: table["seed"] is not None)
        assert commitment(mine.table["seed"]) == mine.table["commitment"]


async def test_on_a_shared_device_the_view_follows_the_player_to_move(
    server: RunningServer,
) -> None:
    made = create_table(server, "palermo", "me", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        for _ in range(12):
            assert [update["seat"]] == update["actors"]
            assert update["actions"]
            await mine.act(update["seat"], update["seq"], update["actions"][0]["action"])
            update = await mine.receive("update")


async def test_two_humans_play_through_seat_links_and_see_each_other(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    table = made["table"]["id"]
    async with open_connection(server, table, tokens(made, "mine")) as ada:
        assert (await ada.receive("update"))["seat"] == 0
        async with open_connection(server, table, tokens(made, "open")) as bruno:
            assert [seat["mine"] for seat in bruno.table["seats"]] == [False, True]
            assert [seat["here"] for seat in bruno.table["seats"]] == [True, True]
            await ada.until_table(lambda table: table["seats"][1]["here"])
            assert (await bruno.receive("update"))["seat"] == 1
            assert (await ada.act(0, 2, "bet"))["t"] == "accepted"
            update = await bruno.until_seq(3)
            assert [option["action"] for option in update["actions"]] == ["fold", "call"]
            assert (await bruno.act(1, 3, "call"))["t"] == "accepted"
            assert (await ada.until_seq(5))["places"] in ([1, 2], [2, 1])
        await ada.until_table(lambda table: not table["seats"][1]["here"])


async def test_a_seat_link_works_on_two_devices_at_once(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(server, table, held) as phone,
        open_connection(server, table, held) as desk,
    ):
        await phone.act(0, 2, "check")
        await desk.until_seq(3)
        await desk.act(1, 3, "check")
        assert (await phone.until_seq(5))["places"]
        assert phone.lines == desk.lines or (await desk.until_seq(5))
        assert phone.lines == desk.lines


async def test_a_spectator_sees_but_cannot_act(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "open")
    async with open_connection(server, made["table"]["id"]) as watcher:
        update = await watcher.receive("update")
        assert update["seat"] == -2
        assert update["actions"] == []
        assert update["actors"] == [0]
        said = await watcher.act(0, 0, "start C3")
        assert said["code"] == "not_your_seat"


async def test_undo_marks_the_log_line_and_restores_the_view(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "open")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        before = await mine.receive("update")
        assert before["undo"] is None
        await mine.act(0, 0, "start C3")
        update = await mine.receive("update")
        assert update["undo"] == 0
        await mine.act(0, 1, "undo")
        update = await mine.receive("update")
        assert update["seq"] == 2
        assert update["since"] == 0
        assert update["view"] == before["view"]
        assert update["undo"] is None
        assert [told.get("undone", False) for told in mine.lines] == [True, False]
        assert mine.lines[1]["message"]["text"] == {"key": "took-back", "args": {"seat": 0}}
        said = await mine.act(0, 2, "undo")
        assert said["code"] == "illegal"
        assert said["objection"]["rule"] == "HOUSE-2"


async def test_a_bots_thought_is_dropped_when_the_move_before_it_is_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks again about the new move; the answer to the undone move would be illegal."""
    monkeypatch.setenv(PONDERING, str(tmp_path))
    database, complaints = tmp_path / "tavolino.db", tmp_path / "complaints"

    rooms = ("tests.kit.games.faulty",)
    with complaints.open("w") as log, serve(database, rooms=rooms, complaints=log) as server:
        made = create_table(server, "ponders", "me", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            assert await mine.act(0, 2, "check") == {"t": "accepted", "seq": 2}
            await wait_for((tmp_path / "begun").exists)
            assert await mine.act(0, 3, "undo") == {"t": "accepted", "seq": 3}
            assert await mine.act(0, 4, "bet") == {"t": "accepted", "seq": 4}
            (tmp_path / "enough").touch()
            await mine.until_seq(6)
            assert [told["seat"] for told in mine.lines[2:6]] == [0, 0, 0, 1]
            assert mine.lines[5]["message"]["notation"] in ("call", "fold")
    assert "cannot act" not in complaints.read_text()


async def test_an_earlier_position_can_be_viewed(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        seen = [await mine.receive("update")]
        for _ in range(5):
            now = seen[-1]
            await mine.act(now["seat"], now["seq"], now["actions"][0]["action"])
            seen.append(await mine.receive("update"))
        for then in seen:
            await mine.send("view_at", seq=then["seq"])
            past = await mine.receive("position_at")
            assert past["seq"] == then["seq"]
            assert past["view"] == then["view"]
            assert past["sheet"] == then["sheet"]
            assert (past["seat"], past["scores"]) == (seen[-1]["seat"], then["scores"])
        await mine.send("view_at", seq=99)
        assert (await mine.receive("problem"))["text"]["key"] == "problem-no-such-entry"


async def test_a_new_name_is_sanitized_and_sent_to_everybody(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "open")) as bruno,
    ):
        await ada.send("rename", seat=0, name="  Ada\u202e \n Lovelace\u0000 ")
        await bruno.until_table(lambda table: table["seats"][0]["name"] == "Ada Lovelace")
        await ada.send("rename", seat=1, name="Not mine")
        assert (await ada.receive("problem"))["code"] == "not_your_seat"
        await ada.send("rename", seat=0, name="x" * 41)
        assert (await ada.receive("problem"))["code"] == "malformed"


async def test_a_seat_is_handed_to_a_bot_and_taken_back(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "me", "open")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.receive("update")
        await mine.send("delegate", seat=0, level="easy")
        update = await mine.until_seq(2)  # the bot plays the start card and its first house
        assert update["actors"] == [1]
        assert mine.table["seats"][0] == {
            "kind": "bot",
            "name": "",
            "level": "easy",
            "mine": True,
            "here": True,
            "since": 0,
            "observers": 0,
            "free": False,
            "unplayed": False,
            "link_ended": False,
        }
        said = await mine.act(0, update["seq"], "stay")
        assert said["text"]["key"] == "problem-bot-plays"
        await mine.send("delegate", seat=0, level=None)
        await mine.until_table(lambda table: table["seats"][0]["kind"] == "person")
        assert not any(said.get("key") for said in mine.messages)


async def test_the_host_opens_a_bots_seat_to_a_friend(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "hard")
    table = made["table"]["id"]
    async with open_connection(server, table, tokens(made, "mine", "host")) as mine:
        assert mine.table["hosting"]
        await mine.send("delegate", seat=2, level=None)
        while not (around := await mine.receive("table_changed"))["key"]:
            pass
        assert around["key"]["seat"] == 2
        async with open_connection(server, table, [around["key"]["token"]]) as friend:
            assert [s["mine"] for s in friend.messages[0]["table"]["seats"]] == [
                False,
                False,
                True,
            ]
            await friend.send("delegate", seat=1, level=None)
            assert (await friend.receive("problem"))["code"] == "not_your_seat"


async def test_after_a_gap_only_the_missing_lines_are_sent(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "open", "open")
    table = made["table"]["id"]
    async with open_connection(server, table, tokens(made, "mine")) as mine:
        await mine.receive("update")
        await mine.act(0, 0, "start C3")
        await mine.until_seq(1)
        assert "undone" not in mine.lines[0]
        async with open_connection(server, table) as other:
            await other.receive("update")
            await mine.act(0, 1, "undo")
            await mine.act(0, 2, "start D3")
            await other.until_seq(3)
    for since in range(5):
        async with open_connection(server, table, tokens(made, "mine"), since=since) as again:
            update = await again.next()
            # The first line was marked as undone after a client had received it.
            assert update["since"] == {2: 2, 3: 3}.get(since, 0)


async def test_hello_may_be_repeated_with_more_seats(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    async with open_connection(server, made["table"]["id"]) as mine:
        assert (await mine.receive("update"))["seat"] == -2
        await mine.send_hello(tokens(made, "mine", "open"))
        welcome = await mine.receive("welcome")
        assert [seat["mine"] for seat in welcome["table"]["seats"]] == [True, True]
        assert (await mine.receive("update"))["seat"] == 0


async def test_many_tables_are_played_at_once(server: RunningServer) -> None:
    async def one(kinds: tuple[str, ...]) -> list[int]:
        made = create_table(server, "palermo", *kinds)
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            last = await play_first_actions(mine, await mine.receive("update"))
            places: list[int] = last["places"]
            return places

    played = await asyncio.gather(
        *(one(kinds) for kinds in (("me", "me", "me"), ("me", "me", "me", "me")))
    )
    assert [len(places) for places in played] == [3, 4]


async def test_two_hundred_spectators_watch_one_table(server: RunningServer) -> None:
    async def watch(table: str, ready: asyncio.Event, count: list[int]) -> Any:
        async with open_connection(server, table) as watcher:
            await watcher.receive("update")
            count[0] += 1
            if count[0] == 200:
                ready.set()
            return (await watcher.until_seq(1))["view"]

    made = create_table(server, "palermo", "me", "open", "open")
    table, ready, count = made["table"]["id"], asyncio.Event(), [0]
    async with open_connection(server, table, tokens(made, "mine")) as mine:
        crowd = [asyncio.create_task(watch(table, ready, count)) for _ in range(200)]
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await ready.wait()
        await mine.act(0, 0, "start C3")
        views = await asyncio.gather(*crowd)
    assert len(views) == 200
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("name", ["nosuchtable0", "x", "%00"])
async def test_an_unknown_table_is_reported_before_the_connection_closes(
    server: RunningServer, name: str
) -> None:
    async with open_raw_connection(server, name) as stray:
        assert (await stray.next())["code"] == "no_such_table"
        await stray.socket.wait_closed()
        assert stray.socket.close_code == 4000


async def test_an_invalid_table_id_gets_no_connection(server: RunningServer) -> None:
    with pytest.raises(Exception, match="403"):
        async with open_raw_connection(server, "a/b"):
            pass


async def test_a_simulation_runs_in_a_worker_and_its_crash_harms_no_other_table(
    tmp_path: Path,
) -> None:
    """In the server's own process this tower would not fall at all."""
    with serve(tmp_path / "tavolino.db", rooms=("tests.kit.games.faulty",)) as server:
        crushed, falling = (
            create_table(server, "crushes", "me"),
            create_table(server, "falls", "me"),
        )
        async with (
            open_connection(server, crushed["table"]["id"], tokens(crushed, "mine")) as stuck,
            open_connection(server, falling["table"]["id"], tokens(falling, "mine")) as mine,
        ):
            await stuck.act(0, 0, "pull 0.5")
            update = await mine.receive("update")
            assert (await mine.act(0, 0, "pull 0.3")) == {"t": "accepted", "seq": 0}
            assert (await mine.until_seq(1))["undo"] is None
            update = await mine.until_seq(2)
            assert [entry["seat"] for entry in mine.lines] == [0, -1]
            assert update["actors"] == [0]
            assert (await stuck.until_seq(1))["actors"] == [-1]
