"""What is said in words of one's own: where it may be, kept for who comes later, and reported."""

from pathlib import Path

import pytest

from tests.e2e.cli.test_operator import run
from tests.kit.server import House, serve
from tests.kit.ws_client import Said, ask, lay, line, play_out, tokens

pytestmark = pytest.mark.process

FREE = {"talk": "words"}


def laid(house: House, **terms: object) -> tuple[str, list[str], list[str], Said]:
    made = lay(house, "kuhn", "me", "open", terms=terms)
    return made["table"]["id"], tokens(made, "mine"), tokens(made, "open"), made


async def test_everybody_hears_it_and_whoever_comes_later_reads_it(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as house:
        table, mine, other, _ = laid(house, **FREE)
        async with line(house, table, mine) as ada, line(house, table) as watcher:
            await ada.say("say", seat=0, words="  <b>Ciao</b>\n a  tutti ")
            for guest in (ada, watcher):
                said = await guest.hear("said")
                assert (said["number"], said["seat"]) == (1, 0)
                assert said["words"] == "<b>Ciao</b> a tutti"
    with serve(database) as house:
        async with line(house, table, other) as bruno:
            [said] = (await bruno.hear("earlier"))["said"]
            assert said["words"] == "<b>Ciao</b> a tutti"
            await bruno.say("say", seat=1, words="Ciao!")
            assert (await bruno.hear("said"))["number"] == 2


@pytest.mark.parametrize(
    ("talk", "kind", "more"),
    [
        ("off", "speak", {"phrase": "hello"}),
        ("off", "say", {"words": "Ciao"}),
        ("phrases", "say", {"words": "Ciao"}),
        ("off", "report_words", {"number": 1}),
    ],
)
async def test_what_the_table_does_not_want_is_not_said(
    house: House, talk: str, kind: str, more: Said
) -> None:
    table, mine, _, _ = laid(house, talk=talk)
    async with line(house, table, mine) as ada:
        await ada.say(kind, seat=0, **more)
        assert (await ada.hear("problem"))["text"]["key"] == "problem-no-talk"


async def test_words_are_short_readable_and_not_too_many_and_spectators_say_none(
    house: House,
) -> None:
    table, mine, _, _ = laid(house, **FREE)
    async with line(house, table, mine) as ada, line(house, table) as watcher:
        for words, code in (
            ("x" * 241, "malformed"),
            ("", "malformed"),
            ("\u3164", "malformed"),
        ):
            await ada.say("say", seat=0, words=words)
            assert (await ada.hear("problem"))["code"] == code
        await watcher.say("say", seat=0, words="hello")
        assert (await watcher.hear("problem"))["code"] == "not_your_seat"
        for number in range(6):
            await ada.say("say", seat=0, words=str(number))
        assert (await ada.hear("problem"))["code"] == "too_fast"


async def test_it_is_not_in_the_log(house: House) -> None:
    table, mine, _, made = laid(house, **FREE)
    async with line(house, table, mine) as ada:
        await ada.say("say", seat=0, words="geheimnis")
        await ada.hear("said")
    await play_out(house, made)
    for form in ("", "?form=json"):
        status, log, _ = ask(house, f"/api/tables/{table}/log{form}")
        assert status == 200
        assert "geheimnis" not in str(log)


async def test_whoever_runs_the_house_reads_what_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as house:
        table, mine, other, _ = laid(house, **FREE)
        async with line(house, table, mine) as ada, line(house, table, other) as bruno:
            await ada.say("say", seat=0, words="Fool!")
            await bruno.hear("said")
            for _ in range(2):  # it is kept once
                await bruno.say("report_words", seat=1, number=1)
                assert (await bruno.hear("reported"))["number"] == 1
            await bruno.say("report_words", seat=1, number=7)
            assert (await bruno.hear("problem"))["code"] == "not_found"
        assert run("reports", "--database", str(database)) == 0
        [said, summary] = capsys.readouterr().out.splitlines()
        assert f"kuhn-{table}" in said
        assert "seat 0" in said
        assert "“Fool!”" in said
        assert summary.startswith("1 report")


async def test_what_players_said_among_themselves_stays_theirs_when_everybody_may_look(
    house: House,
) -> None:
    table, mine, _, made = laid(house, **FREE, spectators=False)
    async with line(house, table, mine) as ada:
        await ada.say("say", seat=0, words="geheimnis")
        await ada.hear("said")
    await play_out(house, made)
    async with line(house, table, mine) as ada, line(house, table) as stranger:
        assert (await ada.hear("earlier"))["said"][0]["words"] == "geheimnis"
        await ada.say("say", seat=0, words="Ciao")
        await ada.say("speak", seat=0, phrase="goodbye")
        await ada.hear("spoken")
        await stranger.say("ping")
        await stranger.hear("pong")
        heard = {said["t"] for said in stranger.heard}
        assert not heard & {"earlier", "said", "spoken"}
