"""Villa Paletti over a real connection: hands, frames, and what stays in the log."""

import asyncio

from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.physics.stream import read
from tests.conftest import House
from tests.server.client import Line, Said, lay, line, tokens


async def until_turn(mine: Line) -> Said:
    """NATURE sets the table, colours are chosen, and somebody is to build."""
    update = await mine.hear("update")
    while not update["options"] or update["options"][0]["action"].startswith("colour"):
        if update["options"]:
            await mine.act(update["seat"], update["seq"], update["options"][0]["action"])
        update = await mine.until(update["seq"] + 1)
    return update


async def touch(mine: Line, update: Said) -> Said:
    """Lay the fingers on a pillar; the update in which the hand has closed."""
    first = next(o["action"] for o in update["options"] if o["action"].startswith("touch"))
    assert (await mine.act(update["seat"], update["seq"], first))["t"] == "accepted"
    return await mine.until(update["seq"] + 2)


def test_a_live_hand_and_a_said_gesture_are_seen_by_everybody(house: House) -> None:
    async def main() -> None:
        made = lay(house, "villa_paletti", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with line(house, table, held) as mine, line(house, table) as watcher:
            update = await touch(mine, await until_turn(mine))
            seat, seq = update["seat"], update["seq"]

            await mine.say("hand", seat=seat, seq=seq, packet="r")
            refused = await mine.hear("problem")
            assert (refused["code"], refused["objection"]["rule"]) == ("illegal", "VP-B3")

            await mine.say("hand", seat=seat, seq=seq, packet="a")
            felt = await mine.hear("felt")
            assert felt["felt"]["phase"] in ("hand", "returning")
            await mine.until(seq + 2)
            assert [entry["seat"] for entry in mine.lines[seq:]] == [seat, -1]
            assert mine.lines[seq]["told"]["notation"].startswith("hands ")

            update = await touch(mine, mine.heard[-1])
            mine.frames.clear()
            pull = next(o["action"] for o in update["options"] if o["action"].startswith("pull"))
            assert (await mine.act(update["seat"], update["seq"], pull))["t"] == "accepted"
            await watcher.until(update["seq"] + 2)
            await mine.until(update["seq"] + 2)
            frames = [read(frame) for frame in mine.frames]
            assert len(frames[0].pieces) == len(PILLARS) + 1
            assert max(max(frame.pieces, default=0) for frame in frames) <= len(PILLARS)
            assert frames[-1].phase == "over"
            assert watcher.frames

    asyncio.run(main())
