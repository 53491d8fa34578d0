"""Doing and undoing at real tables: what can be regretted, and who tries in vain."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import House, serve
from tests.server.client import Line, Said, lay, line, tokens, until
from tests.server.traps import PONDERING

LONG = 60
"""Seconds: nobody waits for their end."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots wait very long."""
    with serve(tmp_path_factory.mktemp("patient") / "tavolino.db", undo_seconds=LONG) as running:
        yield running


async def do(who: Line, update: Said, **more: bool) -> Said:
    """Take the first option."""
    action = update["options"][0]["action"]
    await who.say("act", seat=update["seat"], seq=update["seq"], action=action, **more)
    while True:
        message = await who.next()
        if message["t"] in ("accepted", "problem", "because"):
            return message


async def until_bots_are_next(who: Line) -> Said:
    """Play until a bot is to follow; the update that says so."""
    update = await who.hear("update")
    while update["options"]:
        assert (await do(who, update, sure=False))["t"] == "accepted"
        update = await who.until(update["seq"] + 1)
    return update


def test_bots_wait_until_it_is_too_late_to_regret(patient: House) -> None:
    async def main() -> None:
        made = lay(patient, "palermo", "me", "easy", "easy")
        async with (
            line(patient, made["table"]["id"], tokens(made, "mine")) as mine,
            line(patient, made["table"]["id"]) as spectator,
        ):
            waiting = await until_bots_are_next(mine)
            assert 0 < waiting["pause"] <= LONG
            assert waiting["undo"] == 0
            seen = await spectator.until(waiting["seq"])
            assert seen["pause"] > 0
            assert seen["undo"] is None
            assert await mine.is_quiet()
            await mine.say("go_on", seat=0)
            assert "pause" not in await mine.hear("update")
            answered = await mine.until(waiting["seq"] + 1)
            assert mine.lines[waiting["seq"]]["seat"] == 1
            assert "pause" not in answered

    asyncio.run(main())


def test_bots_wait_for_nobody_who_is_sure(patient: House) -> None:
    async def main() -> None:
        made = lay(patient, "palermo", "me", "easy", "easy")
        async with line(patient, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            while update["options"]:
                assert (await do(mine, update))["t"] == "accepted"
                update = await mine.hear("update")
                assert "pause" not in update
            await mine.until(update["seq"] + 2)

    asyncio.run(main())


def test_bots_among_themselves_never_wait(patient: House) -> None:
    async def main() -> None:
        made = lay(patient, "palermo", "easy", "easy", "easy")
        async with line(patient, made["table"]["id"]) as spectator:
            await spectator.until(20)
            assert not any("pause" in heard for heard in spectator.heard)

    asyncio.run(main())


def test_an_undo_ends_the_wait_and_the_next_move_begins_another(patient: House) -> None:
    async def main() -> None:
        made = lay(patient, "palermo", "me", "easy", "easy")
        async with line(patient, made["table"]["id"], tokens(made, "mine")) as mine:
            waiting = await until_bots_are_next(mine)
            assert (await mine.act(0, waiting["seq"], "undo"))["t"] == "accepted"
            update = await mine.until(waiting["seq"] + 1)
            assert update["options"]
            assert "pause" not in update
            assert (await do(mine, update, sure=False))["t"] == "accepted"
            assert (await mine.until(update["seq"] + 1))["pause"] > 0

    asyncio.run(main())


def test_only_the_seat_that_moved_may_end_the_wait(patient: House) -> None:
    """Not a spectator, not another seat, nor a bot's; and nobody's name does."""

    async def main() -> None:
        made = lay(patient, "palermo", "me", "open", "easy")
        table = made["table"]["id"]
        async with (
            line(patient, table, tokens(made, "mine")) as ada,
            line(patient, table, tokens(made, "open")) as bruno,
            line(patient, table) as spectator,
        ):
            update = await ada.hear("update")
            while update["options"]:
                await do(ada, update)
                update = await ada.until(update["seq"] + 1)
            waiting = await until_bots_are_next_of(bruno, update["seq"])
            for who, seat, code in (
                (spectator, 1, "not_your_seat"),
                (ada, 1, "not_your_seat"),
                (ada, 2, "not_your_seat"),
                (ada, 15, "no_such_seat"),
            ):
                await who.say("go_on", seat=seat)
                assert (await who.hear("problem"))["code"] == code
            await ada.say("go_on", seat=0)
            await ada.say("rename", seat=0, name="Ada L.")
            await bruno.until_table(lambda seen: seen["seats"][0]["name"] == "Ada L.")
            still = await bruno.hear("update")
            assert still["seq"] == waiting["seq"]
            assert still["pause"] > 0

    asyncio.run(main())


async def until_bots_are_next_of(who: Line, seq: int) -> Said:
    update = await who.until(seq)
    while update["options"]:
        assert (await do(who, update, sure=False))["t"] == "accepted"
        update = await who.until(update["seq"] + 1)
    return update


def test_a_seat_that_is_handed_to_a_bot_has_nothing_to_regret(patient: House) -> None:
    async def main() -> None:
        made = lay(patient, "palermo", "me", "easy", "easy")
        async with line(patient, made["table"]["id"], tokens(made, "mine", "host")) as mine:
            waiting = await until_bots_are_next(mine)
            await mine.say("delegate", seat=0, level="easy")
            await mine.until(waiting["seq"] + 3)

    asyncio.run(main())


# ---------------------------------------------------------------- over what bots did


def test_alone_among_bots_an_undo_reaches_over_what_they_did(house: House) -> None:
    async def main() -> None:
        made = lay(house, "palermo", "me", "easy", "easy")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            first = update
            while update["options"]:
                first = update
                await do(mine, update)
                update = await mine.until(update["seq"] + 1)
            while not update["options"]:
                update = await mine.hear("update")
            answers = update["seq"] - first["seq"] - 1
            assert answers > 0
            assert update["undo"] == 0
            assert (await mine.act(0, update["seq"], "undo"))["t"] == "accepted"
            back = await mine.until(update["seq"] + 1)
            assert back["view"] == first["view"]
            assert back["options"] == first["options"]
            told = mine.lines[update["seq"]]["told"]
            assert told["text"]["key"] == "took-back-further"
            assert told["notation"] == f"undo {answers + 1}"
            undone = [told["seq"] for told in mine.lines if told.get("undone", False)]
            assert undone == list(range(first["seq"], update["seq"]))
            # Said twice, as after a broken line, it is done once.
            assert (await mine.act(0, update["seq"], "undo"))["t"] == "accepted"
            assert await mine.is_quiet()

    asyncio.run(main())


def test_a_match_with_a_far_undo_comes_back_after_the_power_failed(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    async def take_back(house: House, made: Said) -> tuple[int, Said]:
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            while update["options"]:
                await do(mine, update)
                update = await mine.until(update["seq"] + 1)
            while not update["options"]:
                update = await mine.hear("update")
            await mine.act(0, update["seq"], "undo")
            back = await mine.until(update["seq"] + 1)
            return back["seq"], back["view"]

    async def look(house: House, made: Said) -> tuple[int, Said]:
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            return update["seq"], update["view"]

    with serve(database) as house:
        made = lay(house, "palermo", "me", "easy", "easy")
        before = asyncio.run(take_back(house, made))
        house.kill()
    with serve(database) as again:
        assert asyncio.run(look(again, made)) == before


def test_among_people_what_bots_answered_stands(house: House) -> None:
    """Else one could try what they answer, and choose again."""

    async def main() -> None:
        made = lay(house, "palermo", "me", "easy", "me")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            while update["seat"] == 0:
                await do(mine, update)
                update = await mine.until(update["seq"] + 1)
                while not update["options"]:
                    update = await mine.hear("update")
            assert mine.lines[-1]["seat"] == 1
            assert update["undo"] is None
            for text in ("undo", "undo 2", "undo 1", "undo 9999"):
                for seat in (0, 2):
                    said = await mine.act(seat, update["seq"], text)
                    assert (said["code"], said["objection"]["rule"]) == ("illegal", "HOUSE-2")

    asyncio.run(main())


def test_where_cards_are_hidden_what_a_bot_answered_stands(house: House) -> None:
    async def main() -> None:
        for _ in range(12):  # until the bot does not end it by calling or folding
            made = lay(house, "kuhn", "me", "easy")
            async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
                await mine.until(2)
                await mine.act(0, 2, "check")
                update = await mine.until(4)
                said = await mine.act(0, update["seq"], "undo")
                assert (said["t"], said["code"]) == ("problem", "illegal")
                assert update["undo"] is None

    asyncio.run(main())


def test_nobody_takes_back_what_others_did(house: House) -> None:
    """A spectator, another person, the host without a seat, and a bot's seat."""

    async def main() -> None:
        made = lay(house, "palermo", "me", "open", "easy")
        table = made["table"]["id"]
        async with (
            line(house, table, tokens(made, "mine")) as ada,
            line(house, table, tokens(made, "open")) as bruno,
            line(house, table, tokens(made, "host")) as host,
            line(house, table) as spectator,
        ):
            update = await ada.hear("update")
            await do(ada, update)
            seq = update["seq"] + 1
            for who in (spectator, host, bruno):
                assert (await who.act(0, seq, "undo"))["code"] == "not_your_seat"
                assert (await who.act(2, seq, "undo"))["code"] == "not_your_seat"
            assert (await bruno.act(1, seq, "undo"))["code"] == "illegal"
            assert (await ada.act(0, seq, "undo"))["t"] == "accepted"

    asyncio.run(main())


def test_an_undo_that_comes_after_the_next_move_is_stale(house: House) -> None:
    """Both were on their way; whichever arrives first counts, and the other one changes nothing."""

    async def main() -> None:
        made = lay(house, "palermo", "me", "me", "me")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            while update["seat"] == 0:
                last = update
                await do(mine, update)
                update = await mine.until(update["seq"] + 1)
            action = update["options"][0]["action"]
            seq = update["seq"]
            await mine.say("act", seat=1, seq=seq, action=action)
            await mine.say("act", seat=0, seq=seq, action="undo")
            assert (await mine.hear("accepted"))["seq"] == seq
            assert (await mine.hear("problem"))["code"] == "stale"
            assert last["seat"] == 0
            update = await mine.until(seq + 1)
            # The other way round: the move answers what is not there any more.
            seq = update["seq"]
            await mine.say("act", seat=1, seq=seq, action="undo")
            await mine.say("act", seat=update["seat"], seq=seq, action=action)
            assert (await mine.hear("accepted"))["seq"] == seq
            assert (await mine.hear("problem"))["code"] == "stale"

    asyncio.run(main())


def test_an_undo_while_a_bot_thinks_and_everybody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its thought was of another moment: it is dropped, whether the wait is over or not."""
    monkeypatch.setenv(PONDERING, str(tmp_path))

    async def main(house: House) -> None:
        made = lay(house, "ponders", "me", "easy")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.say("act", seat=0, seq=2, action="check", sure=False)
            await until((tmp_path / "begun").exists)
            assert (await mine.until(3))["pause"] > 0
            assert (await mine.act(0, 3, "undo"))["t"] == "accepted"
            (tmp_path / "enough").touch()
            assert (await mine.act(0, 4, "bet"))["t"] == "accepted"
            await mine.until(6)
            assert [told["seat"] for told in mine.lines[2:6]] == [0, 0, 0, 1]
            assert mine.lines[5]["told"]["notation"] in ("call", "fold")

    rooms = ("tests.server.traps",)
    with serve(tmp_path / "tavolino.db", rooms=rooms, undo_seconds=LONG) as house:
        asyncio.run(main(house))


def test_nature_waits_as_well(patient: House) -> None:
    """Whoever keeps the second start tile of Papà Paolo would have both turned over at once."""

    async def main() -> None:
        made = lay(patient, "papa_paolo", "me", "me")
        async with line(patient, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            await do(mine, update)
            update = await mine.until(update["seq"] + 1)
            assert (await do(mine, update, sure=False))["t"] == "accepted"
            waiting = await mine.until(update["seq"] + 1)
            assert (waiting["actors"], waiting["undo"]) == ([-1], update["seat"])
            assert 0 < waiting["pause"] <= LONG
            assert (await mine.act(update["seat"], waiting["seq"], "undo"))["t"] == "accepted"
            again = await mine.until(waiting["seq"] + 1)
            assert again["options"] == update["options"]
            assert (await do(mine, again, sure=False))["t"] == "accepted"
            held = await mine.until(again["seq"] + 1)
            await mine.say("go_on", seat=update["seat"])
            await mine.until(held["seq"] + 1)
            assert mine.lines[held["seq"]]["seat"] == -1

    asyncio.run(main())


def test_who_comes_back_after_a_restart_has_the_time_once_more(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    async def main(house: House, made: Said, known: int) -> Said:
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            return await (mine.until(known) if known else until_bots_are_next(mine))

    with serve(database, undo_seconds=LONG) as house:
        made = lay(house, "palermo", "me", "easy", "easy")
        waiting = asyncio.run(main(house, made, 0))
    with serve(database, undo_seconds=LONG) as house:
        back = asyncio.run(main(house, made, waiting["seq"]))
    assert (back["seq"], back["undo"]) == (waiting["seq"], 0)
    assert 0 < back["pause"] <= LONG


# ---------------------------------------------------------------- what could not be taken back


def test_what_could_not_be_taken_back_is_asked_about_first(house: House) -> None:
    """The call in Kuhn's game shows the cards, and the fold ends it."""

    async def main() -> None:
        made = lay(house, "kuhn", "me", "me")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.until(2)
            assert (await mine.act(0, 2, "bet"))["t"] == "accepted"
            await mine.until(3)
            for action in ("call", "fold"):
                await mine.say("act", seat=1, seq=3, action=action, sure=False)
                because = await mine.hear("because")
                assert (because["action"], because["final"]) == (action, True)
                assert because["objection"] is None
                assert because["option"]["text"]["key"]
            assert await mine.is_quiet()
            await mine.say("act", seat=1, seq=3, action="call", sure=True)
            assert (await mine.hear("accepted"))["seq"] == 3

    asyncio.run(main())


def test_who_is_not_sure_is_told_no_secret_and_does_nothing_for_others(house: House) -> None:
    async def main() -> None:
        made = lay(house, "kuhn", "me", "open")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as ada:
            await ada.until(2)
            await ada.act(0, 2, "bet")
            await ada.until(3)
            await ada.say("act", seat=1, seq=3, action="call", sure=False)
            assert (await ada.hear("problem"))["code"] == "not_your_seat"
            async with line(house, made["table"]["id"]) as spectator:
                await spectator.say("act", seat=1, seq=3, action="call", sure=False)
                assert (await spectator.hear("problem"))["code"] == "not_your_seat"
            await ada.say("act", seat=0, seq=3, action="call", sure=False)
            assert (await ada.hear("problem"))["code"] == "not_your_turn"

    asyncio.run(main())


def test_the_last_move_of_a_match_stands(house: House) -> None:
    async def main() -> None:
        made = lay(house, "palermo", "me", "easy", "easy")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.hear("update")
            while update["actors"]:
                if update["options"]:
                    await do(mine, update)
                update = await mine.hear("update")
            assert update["undo"] is None
            for text in ("undo", "undo 2", "undo 3"):
                assert (await mine.act(0, update["seq"], text))["code"] == "illegal"

    asyncio.run(main())
