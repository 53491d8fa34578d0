"""Villa Paletti over a real connection: gestures, frames and the log."""

import re
from pathlib import Path

import pytest

from tavolino.cli import main as tavolino
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.physics.stream import read
from tavolino.games.villa_paletti.physics.visible_hands import VisibleHand
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process


async def wait_for_turn(mine: TestConnection) -> Json:
    """NATURE sets up the table, colours are chosen, and a player is to build."""
    update = await mine.receive("update")
    while not update["actions"] or update["actions"][0]["action"].startswith("colour"):
        if update["actions"]:
            await mine.act(update["seat"], update["seq"], update["actions"][0]["action"])
        update = await mine.until_seq(update["seq"] + 1)
    return update


async def grasp_pillar(mine: TestConnection, update: Json) -> Json:
    """Grasp a pillar; return the update in which the hand has closed."""
    first = next(o["action"] for o in update["actions"] if o["action"].startswith("touch"))
    assert (await mine.act(update["seat"], update["seq"], first))["t"] == "accepted"
    return await mine.until_seq(update["seq"] + 2)


async def test_live_and_written_gestures_are_shown_to_everybody(server: RunningServer) -> None:
    made = create_table(server, "villa_paletti", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(server, table, held) as mine,
        open_connection(server, table) as watcher,
    ):
        update = await grasp_pillar(mine, await wait_for_turn(mine))
        seat, seq = update["seat"], update["seq"]

        await mine.send("gesture", seat=seat, seq=seq, packet="r")
        refused = await mine.receive("problem")
        assert (refused["code"], refused["objection"]["rule"]) == ("illegal", "VP-B7")

        await mine.send("gesture", seat=seat, seq=seq, packet="a")
        felt = await mine.receive("feedback")
        assert felt["feedback"]["phase"] in ("hand", "returning")
        await mine.until_seq(seq + 2)
        assert [entry["seat"] for entry in mine.lines[seq:]] == [seat, -1]
        assert mine.lines[seq]["message"]["notation"].startswith("hands ")

        update = await grasp_pillar(mine, mine.messages[-1])
        mine.frames.clear()
        pull = next(o["action"] for o in update["actions"] if o["action"].startswith("pull"))
        assert (await mine.act(update["seat"], update["seq"], pull))["t"] == "accepted"
        await watcher.until_seq(update["seq"] + 2)
        await mine.until_seq(update["seq"] + 2)
        frames = [read(frame) for frame in mine.frames]
        assert len(frames[0].pieces) == len(PILLARS) + 1
        assert max(max(frame.pieces, default=0) for frame in frames) <= len(PILLARS)
        assert frames[-1].leg == "over"
        assert watcher.frames
        assert mine.watched[-1] == update["seq"] + 1, "the gesture was said before"
        assert {frame.hand.seat for frame in frames if isinstance(frame.hand, VisibleHand)} == {
            update["seat"]
        }


async def test_an_idle_hand_gets_frames_and_feedback_and_starts_no_turn(
    server: RunningServer,
) -> None:
    made = create_table(server, "villa_paletti", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(server, table, held) as mine,
        open_connection(server, table) as watcher,
    ):
        update = await grasp_pillar(mine, await wait_for_turn(mine))
        seat, seq = update["seat"], update["seq"]
        assert update["view"]["carried"] is None
        await mine.send("gesture", seat=seat, seq=seq, packet="k", n=3)
        said = await mine.receive("feedback")
        assert (said["answers"], said["feedback"]["phase"]) == (3, "hand")
        assert (said["feedback"]["force"], said["feedback"]["seconds"]) == ([0, 0, 0], 120)
        shown = read(await watcher.next_frame())
        assert shown.whole
        assert isinstance(shown.hand, VisibleHand)
        assert shown.hand.seat == seat
        pull = next(o["action"] for o in update["actions"] if o["action"].startswith("pull"))
        assert (await mine.act(seat, seq, pull))["t"] == "accepted"
        update = await mine.until_seq(seq + 2)
        assert [entry.get("recording", False) for entry in mine.lines[seq:]] == [False, True]
        if update["view"]["phase"] == "place":
            assert update["view"]["carried"]["seconds"] in range(60, 121)
            assert update["view"]["area"]
        assert not [one for one in watcher.messages if one["t"] == "feedback"]


async def check_action(mine: TestConnection, seat: int, action: str) -> Json:
    await mine.send("check_action", seat=seat, action=action)
    return await mine.receive("action_check")


async def test_a_gesture_is_previewed_before_it_is_made_even_if_it_is_not_listed(
    server: RunningServer,
) -> None:
    made = create_table(server, "villa_paletti", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await wait_for_turn(mine)
        claim = await check_action(mine, update["seat"], "claim")
        assert (claim["legal_action"]["action"], claim["final"]) == ("claim", False)
        update = await grasp_pillar(mine, update)
        pull = await check_action(mine, update["seat"], "Pull 37 lift 0,50")
        assert (pull["action"], pull["final"]) == ("Pull 37 lift 0,50", True)
        option = pull["legal_action"]
        assert option["action"] == "pull 37 lift 0.5"
        assert option["text"]["key"] == "villa_paletti-told-pull"
        assert option["preview"]["kind"] == "pull"
        assert option["action"] not in [one["action"] for one in update["actions"]]
        far = await check_action(mine, update["seat"], "pull 37 lift 9")
        assert (far["legal_action"], far["objection"]["rule"]) == (None, "VP-G1")
        assert await mine.is_quiet()


async def test_a_waiting_player_may_resign_when_no_gesture_is_running(
    server: RunningServer,
) -> None:
    made = create_table(server, "villa_paletti", "me", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with open_connection(server, table, held) as mine:
        update = await grasp_pillar(mine, await wait_for_turn(mine))
        seq, waits = update["seq"], (update["seat"] + 1) % 3
        async with open_connection(server, table, [held[waits]]) as other:
            shown = await other.receive("update")
            assert (shown["seat"], shown["actions"]) == (waits, [])
            assert [one["action"] for one in shown["out_of_turn"]] == ["resign"]
            pillar = update["view"]["pillars"][update["view"]["project"]["pillar"]]
            packet = f"m{pillar['x']},{pillar['y']},{pillar['z'] + 4000}"
            await mine.send("gesture", seat=update["seat"], seq=seq, packet=packet, n=1)
            while (await mine.receive("feedback"))["answers"] < 1:
                pass
            refused = await other.act(waits, seq, "resign")
            assert refused["text"]["key"] == "problem-hand-at-work"
            await mine.send("gesture", seat=update["seat"], seq=seq, packet="a")
            seq = (await other.until_seq(seq + 2))["seq"]
            assert (await other.act(waits, seq, "resign"))["t"] == "accepted"
            shown = await other.until_seq(seq + 1)
            assert shown["view"]["players"][waits]["resigned"]
            assert "out_of_turn" not in shown


async def finish_match(mine: TestConnection, update: Json) -> None:
    """Place the piece in hand, and give up at the start of the next turn."""
    while update["actors"]:
        said = [option["action"] for option in update["actions"]]
        wanted = [one for one in said if one == "resign" or one.startswith("place")]
        if wanted:
            await mine.act(update["seat"], update["seq"], wanted[0])
        update = await mine.until_seq(update["seq"] + 1)


async def test_a_match_is_stored_with_its_records_and_each_simulation_repeats_exactly(
    server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = create_table(server, "villa_paletti", "me", "me")
    table = made["table"]["id"]
    async with open_connection(server, table, tokens(made, "mine")) as mine:
        update = await grasp_pillar(mine, await wait_for_turn(mine))
        await mine.send("gesture", seat=update["seat"], seq=update["seq"], packet="a")
        update = await grasp_pillar(mine, await mine.until_seq(update["seq"] + 2))
        pull = next(o["action"] for o in update["actions"] if o["action"].startswith("pull"))
        await mine.act(update["seat"], update["seq"], pull)
        assert http(server, f"/api/tables/{table}/log")[0] == 404, "a hash may give heights away"
        await finish_match(mine, await mine.until_seq(update["seq"] + 2))
    status, text, _ = http(server, f"/api/tables/{table}/log")
    assert status == 200
    file = tmp_path / "match.log"
    file.write_text(text, encoding="utf-8")
    assert tavolino(["replay", "--quiet", str(file)]) == 0
    said = capsys.readouterr().err
    found = re.fullmatch(rf"{file}: (\d) of (\d) records repeated, (\d+) hashes equal\n", said)
    assert found
    assert found[1] == found[2]
    assert int(found[1]) >= 2
    assert int(found[3]) >= 2

    notes = re.findall(r"^# record (\d+) .*\"marks\":\[\"([0-9a-f]{16})", text, re.MULTILINE)
    seq, mark = notes[-1]
    file.write_text(text.replace(mark, "0123456789abcdef"), encoding="utf-8")
    assert tavolino(["replay", "--quiet", str(file)]) == 1
    assert f"different: entry {int(seq) + 1}\n" in capsys.readouterr().err

    file.write_text(text.replace("MuJoCo 4", "MuJoCo 3"), encoding="utf-8")
    assert tavolino(["replay", "--quiet", str(file)]) == 0
    said = capsys.readouterr().err
    assert f"0 of {found[2]} records repeated" in said
    assert f"{found[2]} cannot be compared here (MuJoCo 3" in said


async def test_putting_a_pillar_back_is_simulated(server: RunningServer) -> None:
    """VP-B5: and no other action undoes the gesture that has begun."""
    made = create_table(server, "villa_paletti", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await grasp_pillar(mine, await wait_for_turn(mine))
        seat, seq = update["seat"], update["seq"]
        pull = next(o["action"] for o in update["actions"] if o["action"].startswith("pull"))
        await mine.send("gesture", seat=seat, seq=seq, packet="m0,0,4000")
        await mine.receive("feedback")
        assert (await mine.act(seat, seq, pull))["text"]["key"] == "problem-hand-at-work"
        assert (await mine.act(seat, seq, "back"))["t"] == "accepted"
        await mine.until_seq(seq + 2)
        assert mine.lines[seq]["message"]["notation"].endswith("a")
        assert mine.lines[seq + 1]["seat"] == -1
