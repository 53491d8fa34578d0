"""Around a table: people, bots and spectators over real connections."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.core.chance import commitment
from tests.kit.games.faulty import PONDERING
from tests.kit.server import House, serve
from tests.kit.ws_client import PATIENCE, Line, Said, lay, line, raw_line, tokens, until

pytestmark = pytest.mark.process


async def play_out(table: Line, first: Said) -> Said:
    """Take the first option whenever there is one, until the match is over."""
    update = first
    while update["actors"]:
        if update["options"]:
            action = update["options"][0]["action"]
            said = await table.act(update["seat"], update["seq"], action)
            assert said == {"t": "accepted", "seq": update["seq"]}
        update = await table.hear("update")
    return update


async def test_a_full_match_against_bots(house: House) -> None:
    made = lay(house, "palermo", "me", "easy", "easy")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
        last = await play_out(mine, await mine.hear("update"))
        assert sorted(last["places"])[0] == 1
        assert len(last["scores"]) == 3
        assert last["options"] == []
        await mine.until_table(lambda table: table["seed"] is not None)
        assert commitment(mine.table["seed"]) == mine.table["commitment"]


async def test_hot_seat_the_view_follows_whoever_is_to_act(house: House) -> None:
    made = lay(house, "palermo", "me", "me", "me")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.hear("update")
        for _ in range(12):
            assert [update["seat"]] == update["actors"]
            assert update["options"]
            await mine.act(update["seat"], update["seq"], update["options"][0]["action"])
            update = await mine.hear("update")


async def test_two_people_play_through_seat_links_and_see_each_other(house: House) -> None:
    made = lay(house, "kuhn", "me", "open")
    table = made["table"]["id"]
    async with line(house, table, tokens(made, "mine")) as ada:
        assert (await ada.hear("update"))["seat"] == 0
        async with line(house, table, tokens(made, "open")) as bruno:
            assert [seat["mine"] for seat in bruno.table["seats"]] == [False, True]
            assert [seat["here"] for seat in bruno.table["seats"]] == [True, True]
            await ada.until_table(lambda table: table["seats"][1]["here"])
            assert (await bruno.hear("update"))["seat"] == 1
            assert (await ada.act(0, 2, "bet"))["t"] == "accepted"
            update = await bruno.until(3)
            assert [option["action"] for option in update["options"]] == ["fold", "call"]
            assert (await bruno.act(1, 3, "call"))["t"] == "accepted"
            assert (await ada.until(5))["places"] in ([1, 2], [2, 1])
        await ada.until_table(lambda table: not table["seats"][1]["here"])


async def test_a_seat_link_works_on_two_devices_at_once(house: House) -> None:
    made = lay(house, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with line(house, table, held) as phone, line(house, table, held) as desk:
        await phone.act(0, 2, "check")
        await desk.until(3)
        await desk.act(1, 3, "check")
        assert (await phone.until(5))["places"]
        assert phone.lines == desk.lines or (await desk.until(5))
        assert phone.lines == desk.lines


async def test_a_spectator_sees_but_cannot_act(house: House) -> None:
    made = lay(house, "palermo", "me", "open", "open")
    async with line(house, made["table"]["id"]) as watcher:
        update = await watcher.hear("update")
        assert update["seat"] == -2
        assert update["options"] == []
        assert update["actors"] == [0]
        said = await watcher.act(0, 0, "start C3")
        assert said["code"] == "not_your_seat"


async def test_undo_marks_the_line_and_brings_the_view_back(house: House) -> None:
    made = lay(house, "palermo", "me", "open", "open")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
        before = await mine.hear("update")
        assert before["undo"] is None
        await mine.act(0, 0, "start C3")
        update = await mine.hear("update")
        assert update["undo"] == 0
        await mine.act(0, 1, "undo")
        update = await mine.hear("update")
        assert update["seq"] == 2
        assert update["since"] == 0
        assert update["view"] == before["view"]
        assert update["undo"] is None
        assert [told.get("undone", False) for told in mine.lines] == [True, False]
        assert mine.lines[1]["told"]["text"] == {"key": "took-back", "args": {"seat": 0}}
        said = await mine.act(0, 2, "undo")
        assert said["code"] == "illegal"
        assert said["objection"]["rule"] == "HOUSE-2"


async def test_a_bots_thought_is_dropped_when_the_move_before_it_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks again about what was done instead; the answer to the other would be illegal."""
    monkeypatch.setenv(PONDERING, str(tmp_path))
    database, complaints = tmp_path / "tavolino.db", tmp_path / "complaints"

    rooms = ("tests.kit.games.faulty",)
    with complaints.open("w") as log, serve(database, rooms=rooms, complaints=log) as house:
        made = lay(house, "ponders", "me", "easy")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            assert await mine.act(0, 2, "check") == {"t": "accepted", "seq": 2}
            await until((tmp_path / "begun").exists)
            assert await mine.act(0, 3, "undo") == {"t": "accepted", "seq": 3}
            assert await mine.act(0, 4, "bet") == {"t": "accepted", "seq": 4}
            (tmp_path / "enough").touch()
            await mine.until(6)
            assert [told["seat"] for told in mine.lines[2:6]] == [0, 0, 0, 1]
            assert mine.lines[5]["told"]["notation"] in ("call", "fold")
    assert "cannot act" not in complaints.read_text()


async def test_look_back_shows_an_earlier_moment(house: House) -> None:
    made = lay(house, "palermo", "me", "me", "me")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
        seen = [await mine.hear("update")]
        for _ in range(5):
            now = seen[-1]
            await mine.act(now["seat"], now["seq"], now["options"][0]["action"])
            seen.append(await mine.hear("update"))
        for then in seen:
            await mine.say("look_back", seq=then["seq"])
            past = await mine.hear("past")
            assert past["seq"] == then["seq"]
            assert past["view"] == then["view"]
            assert past["sheet"] == then["sheet"]
            assert (past["seat"], past["scores"]) == (seen[-1]["seat"], then["scores"])
        await mine.say("look_back", seq=99)
        assert (await mine.hear("problem"))["text"]["key"] == "problem-no-such-entry"


async def test_a_name_is_for_everybody_and_without_tricks(house: House) -> None:
    made = lay(house, "kuhn", "me", "open")
    table = made["table"]["id"]
    async with (
        line(house, table, tokens(made, "mine")) as ada,
        line(house, table, tokens(made, "open")) as bruno,
    ):
        await ada.say("rename", seat=0, name="  Ada\u202e \n Lovelace\u0000 ")
        await bruno.until_table(lambda table: table["seats"][0]["name"] == "Ada Lovelace")
        await ada.say("rename", seat=1, name="Not mine")
        assert (await ada.hear("problem"))["code"] == "not_your_seat"
        await ada.say("rename", seat=0, name="x" * 41)
        assert (await ada.hear("problem"))["code"] == "malformed"


async def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    made = lay(house, "palermo", "me", "me", "open")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.hear("update")
        await mine.say("delegate", seat=0, level="easy")
        update = await mine.until(2)  # the bot lays the start card and its first house
        assert update["actors"] == [1]
        assert mine.table["seats"][0] == {
            "kind": "bot",
            "name": "",
            "level": "easy",
            "mine": True,
            "here": True,
            "since": 0,
            "onlookers": 0,
            "free": False,
            "unplayed": False,
        }
        said = await mine.act(0, update["seq"], "stay")
        assert said["text"]["key"] == "problem-bot-plays"
        await mine.say("delegate", seat=0, level=None)
        await mine.until_table(lambda table: table["seats"][0]["kind"] == "person")
        assert not any(said.get("key") for said in mine.heard)


async def test_the_host_opens_a_bots_seat_to_a_friend(house: House) -> None:
    made = lay(house, "palermo", "me", "easy", "hard")
    table = made["table"]["id"]
    async with line(house, table, tokens(made, "mine", "host")) as mine:
        assert mine.table["hosting"]
        await mine.say("delegate", seat=2, level=None)
        while not (around := await mine.hear("around"))["key"]:
            pass
        assert around["key"]["seat"] == 2
        async with line(house, table, [around["key"]["token"]]) as friend:
            assert [s["mine"] for s in friend.heard[0]["table"]["seats"]] == [
                False,
                False,
                True,
            ]
            await friend.say("delegate", seat=1, level=None)
            assert (await friend.hear("problem"))["code"] == "not_your_seat"


async def test_after_a_gap_only_the_missing_lines_are_sent(house: House) -> None:
    made = lay(house, "palermo", "me", "open", "open")
    table = made["table"]["id"]
    async with line(house, table, tokens(made, "mine")) as mine:
        await mine.hear("update")
        await mine.act(0, 0, "start C3")
        await mine.until(1)
        assert "undone" not in mine.lines[0]
        async with line(house, table) as other:
            await other.hear("update")
            await mine.act(0, 1, "undo")
            await mine.act(0, 2, "start D3")
            await other.until(3)
    for since in range(5):
        async with line(house, table, tokens(made, "mine"), since=since) as again:
            update = await again.next()
            # The first line was marked as taken back after a client had heard it.
            assert update["since"] == {2: 2, 3: 3}.get(since, 0)


async def test_hello_may_be_said_again_with_more_seats(house: House) -> None:
    made = lay(house, "kuhn", "me", "open")
    async with line(house, made["table"]["id"]) as mine:
        assert (await mine.hear("update"))["seat"] == -2
        await mine.greet(tokens(made, "mine", "open"))
        welcome = await mine.hear("welcome")
        assert [seat["mine"] for seat in welcome["table"]["seats"]] == [True, True]
        assert (await mine.hear("update"))["seat"] == 0


async def test_many_tables_go_on_at_once(house: House) -> None:
    async def one(kinds: tuple[str, ...]) -> list[int]:
        made = lay(house, "palermo", *kinds)
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            last = await play_out(mine, await mine.hear("update"))
            places: list[int] = last["places"]
            return places

    played = await asyncio.gather(
        *(one(kinds) for kinds in (("me", "me", "me"), ("me", "me", "me", "me")))
    )
    assert [len(places) for places in played] == [3, 4]


async def test_two_hundred_watch_one_table(house: House) -> None:
    async def watch(table: str, ready: asyncio.Event, count: list[int]) -> Any:
        async with line(house, table) as watcher:
            await watcher.hear("update")
            count[0] += 1
            if count[0] == 200:
                ready.set()
            return (await watcher.until(1))["view"]

    made = lay(house, "palermo", "me", "open", "open")
    table, ready, count = made["table"]["id"], asyncio.Event(), [0]
    async with line(house, table, tokens(made, "mine")) as mine:
        crowd = [asyncio.create_task(watch(table, ready, count)) for _ in range(200)]
        async with asyncio.timeout(PATIENCE):
            await ready.wait()
        await mine.act(0, 0, "start C3")
        views = await asyncio.gather(*crowd)
    assert len(views) == 200
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("name", ["nosuchtable0", "x", "%00"])
async def test_an_unknown_table_is_told_before_the_connection_ends(house: House, name: str) -> None:
    async with raw_line(house, name) as stray:
        assert (await stray.next())["code"] == "no_such_table"
        await stray.socket.wait_closed()
        assert stray.socket.close_code == 4000


async def test_what_cannot_be_a_table_gets_no_connection(house: House) -> None:
    with pytest.raises(Exception, match="403"):
        async with raw_line(house, "a/b"):
            pass


async def test_things_fall_elsewhere_and_one_that_cannot_harms_no_other_table(
    tmp_path: Path,
) -> None:
    """In the server's own process this tower would not fall at all."""
    with serve(tmp_path / "tavolino.db", rooms=("tests.kit.games.faulty",)) as house:
        crushed, falling = lay(house, "crushes", "me"), lay(house, "falls", "me")
        async with (
            line(house, crushed["table"]["id"], tokens(crushed, "mine")) as stuck,
            line(house, falling["table"]["id"], tokens(falling, "mine")) as mine,
        ):
            await stuck.act(0, 0, "pull 0.5")
            update = await mine.hear("update")
            assert (await mine.act(0, 0, "pull 0.3")) == {"t": "accepted", "seq": 0}
            assert (await mine.until(1))["undo"] is None
            update = await mine.until(2)
            assert [entry["seat"] for entry in mine.lines] == [0, -1]
            assert update["actors"] == [0]
            assert (await stuck.until(1))["actors"] == [-1]
