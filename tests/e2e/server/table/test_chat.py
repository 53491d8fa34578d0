"""Free chat: where it is allowed, who reads it later, and how it is reported."""

from pathlib import Path

import pytest

from tests.e2e.cli.operator.test_operator import run
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, create_table, http, open_connection, play_to_end, tokens

pytestmark = pytest.mark.process

FREE = {"talk": "words"}


def create_chat_table(
    server: RunningServer, **terms: object
) -> tuple[str, list[str], list[str], Json]:
    made = create_table(server, "kuhn", "me", "open", terms=terms)
    return made["table"]["id"], tokens(made, "mine"), tokens(made, "open"), made


async def test_everybody_reads_a_chat_message_and_latecomers_get_the_history(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        table, mine, other, _ = create_chat_table(server, **FREE)
        async with (
            open_connection(server, table, mine) as ada,
            open_connection(server, table) as watcher,
        ):
            await ada.send("send_chat", seat=0, words="  <b>Ciao</b>\n a  tutti ")
            for guest in (ada, watcher):
                said = await guest.receive("chat_message")
                assert (said["number"], said["seat"]) == (1, 0)
                assert said["words"] == "<b>Ciao</b> a tutti"
    with serve(database) as server:
        async with open_connection(server, table, other) as bruno:
            [said] = (await bruno.receive("chat_history"))["messages"]
            assert said["words"] == "<b>Ciao</b> a tutti"
            await bruno.send("send_chat", seat=1, words="Ciao!")
            assert (await bruno.receive("chat_message"))["number"] == 2


@pytest.mark.parametrize(
    ("talk", "kind", "more"),
    [
        ("off", "send_phrase", {"phrase": "hello"}),
        ("off", "send_chat", {"words": "Ciao"}),
        ("phrases", "send_chat", {"words": "Ciao"}),
        ("off", "report_chat", {"number": 1}),
    ],
)
async def test_a_table_without_chat_refuses_messages(
    server: RunningServer, talk: str, kind: str, more: Json
) -> None:
    table, mine, _, _ = create_chat_table(server, talk=talk)
    async with open_connection(server, table, mine) as ada:
        await ada.send(kind, seat=0, **more)
        assert (await ada.receive("problem"))["text"]["key"] == "problem-no-talk"


async def test_chat_messages_are_limited_in_length_characters_and_rate_and_spectators_send_none(
    server: RunningServer,
) -> None:
    table, mine, _, _ = create_chat_table(server, **FREE)
    async with (
        open_connection(server, table, mine) as ada,
        open_connection(server, table) as watcher,
    ):
        for words, code in (
            ("x" * 241, "malformed"),
            ("", "malformed"),
            ("\u3164", "malformed"),
        ):
            await ada.send("send_chat", seat=0, words=words)
            assert (await ada.receive("problem"))["code"] == code
        await watcher.send("send_chat", seat=0, words="hello")
        assert (await watcher.receive("problem"))["code"] == "not_your_seat"
        for number in range(6):
            await ada.send("send_chat", seat=0, words=str(number))
        assert (await ada.receive("problem"))["code"] == "too_fast"


async def test_chat_is_not_in_the_log(server: RunningServer) -> None:
    table, mine, _, made = create_chat_table(server, **FREE)
    async with open_connection(server, table, mine) as ada:
        await ada.send("send_chat", seat=0, words="geheimnis")
        await ada.receive("chat_message")
    await play_to_end(server, made)
    for form in ("", "?form=json"):
        status, log, _ = http(server, f"/api/tables/{table}/log{form}")
        assert status == 200
        assert "geheimnis" not in str(log)


async def test_the_operator_reads_reported_chat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        table, mine, other, _ = create_chat_table(server, **FREE)
        async with (
            open_connection(server, table, mine) as ada,
            open_connection(server, table, other) as bruno,
        ):
            await ada.send("send_chat", seat=0, words="Fool!")
            await bruno.receive("chat_message")
            for _ in range(2):  # stored once
                await bruno.send("report_chat", seat=1, number=1)
                assert (await bruno.receive("chat_reported"))["number"] == 1
            await bruno.send("report_chat", seat=1, number=7)
            assert (await bruno.receive("problem"))["code"] == "not_found"
        assert run("reports", "--database", str(database)) == 0
        [said, summary] = capsys.readouterr().out.splitlines()
        assert f"kuhn-{table}" in said
        assert "seat 0" in said
        assert "“Fool!”" in said
        assert summary.startswith("1 report")


async def test_chat_among_players_stays_hidden_when_spectators_are_allowed_later(
    server: RunningServer,
) -> None:
    table, mine, _, made = create_chat_table(server, **FREE, spectators=False)
    async with open_connection(server, table, mine) as ada:
        await ada.send("send_chat", seat=0, words="geheimnis")
        await ada.receive("chat_message")
    await play_to_end(server, made)
    async with (
        open_connection(server, table, mine) as ada,
        open_connection(server, table) as stranger,
    ):
        assert (await ada.receive("chat_history"))["messages"][0]["words"] == "geheimnis"
        await ada.send("send_chat", seat=0, words="Ciao")
        await ada.send("send_phrase", seat=0, phrase="goodbye")
        await ada.receive("phrase_sent")
        await stranger.send("ping")
        await stranger.receive("pong")
        heard = {said["t"] for said in stranger.messages}
        assert not heard & {"chat_history", "chat_message", "phrase_sent"}
