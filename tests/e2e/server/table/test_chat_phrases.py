"""Ready-made phrases at a table, and the limits on them."""

import asyncio
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest

from examples.kuhn import KUHN
from tavolino.core.game import SPECTATOR
from tavolino.core.match import Match
from tavolino.i18n import LANGUAGES, catalogue
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.chat import Phrase
from tavolino.server.protocol.problems import Refused
from tavolino.server.table.chat import PHRASE_BURST, Chat
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.table.services import Services
from tavolino.store.records import MatchRecord
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, open_connection, open_raw_connection, tokens

pytestmark = pytest.mark.process


class RecordingOutlet(list[bytes]):
    """An outlet that keeps its messages."""

    is_open = True

    def push(self, letters: list[bytes], frames: list[bytes], news: list[bytes]) -> None:
        self.extend(letters)

    def fail(self) -> None:
        raise AssertionError

    def close_with(self, last: bytes, code: int) -> None:
        raise AssertionError


def nothing(_: Connection) -> Iterator[bytes]:
    return iter(())


async def test_everybody_at_the_table_gets_a_phrase_including_its_sender(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "open")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "open")) as bruno,
        open_connection(server, table) as spectator,
    ):
        await bruno.send("send_phrase", seat=1, phrase="nice_move")
        for who in (ada, bruno, spectator):
            assert await who.receive("phrase_sent") == {
                "t": "phrase_sent",
                "seat": 1,
                "phrase": "nice_move",
            }


async def test_a_player_cannot_send_a_phrase_for_another_seat(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "easy")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "host")) as host,
        open_connection(server, table) as spectator,
    ):
        for who, seat, code in (
            (spectator, 0, "not_your_seat"),
            (host, 0, "not_your_seat"),
            (ada, 1, "not_your_seat"),
            (ada, 9, "no_such_seat"),
        ):
            await who.send("send_phrase", seat=seat, phrase="thanks")
            assert (await who.receive("problem"))["code"] == code
        await ada.send("send_phrase", seat=0, phrase="thanks")
        heard = [await ada.receive("phrase_sent"), await spectator.receive("phrase_sent")]
        assert {said["seat"] for said in heard} == {0}


@pytest.mark.parametrize("phrase", ["", "shut up", "Hello", None, 1, ["hello"], "hello\n"])
async def test_only_ready_made_phrases_are_accepted(server: RunningServer, phrase: object) -> None:
    made = create_table(server, "kuhn", "me", "open")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.send("send_phrase", seat=0, phrase=phrase)
        assert (await ada.receive("problem"))["code"] == "malformed"
        await ada.send("send_phrase", seat=0, phrase="hello", text="more")
        assert (await ada.receive("problem"))["code"] == "malformed"


async def test_no_phrase_is_accepted_before_hello(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    async with open_raw_connection(server, made["table"]["id"]) as stranger:
        await stranger.send("send_phrase", seat=0, phrase="hello")
        assert (await stranger.receive("problem"))["code"] == "malformed"


async def test_a_player_sends_few_phrases_a_minute_from_any_number_of_windows(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "open")
    table, mine = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(server, table, mine) as one,
        open_connection(server, table, mine) as two,
    ):
        for _ in range(50):
            await one.send("send_phrase", seat=0, phrase="hello")
            await two.send("send_phrase", seat=0, phrase="hello")
        answers: list[str] = []
        while len(answers) < 45:
            answers.append((await one.receive("problem"))["code"])
        assert set(answers) == {"too_fast"}
        heard = [said for said in one.messages if said["t"] == "phrase_sent"]
        assert len(heard) <= PHRASE_BURST + 5
        # Moves are still accepted.
        assert (await one.act(0, 2, "check"))["t"] in ("accepted", "problem")


def table_context() -> TableContext:
    record = MatchRecord("m1", "kuhn", 1, "{}", 2, "", "", "")
    store: Any = None
    ledger = Ledger(record, [], Match(KUHN, 2), (), store)
    return TableContext(ledger, cast(Services, SimpleNamespace(store=store)))


async def test_each_seat_has_its_own_phrase_limit_and_only_greeted_connections_receive() -> None:
    outlets = [RecordingOutlet(), RecordingOutlet()]
    context = table_context()
    guests = [Connection("a", outlet, nothing) for outlet in outlets]
    context.connections.update(guests)
    guests[0].greeted = True
    assert guests[0].lines_sent_as == SPECTATOR
    voices = Chat(context, ())
    for _ in range(PHRASE_BURST):
        voices.send_phrase(0, "hello")
    with pytest.raises(Refused):
        voices.send_phrase(0, "hello")
    voices.send_phrase(1, "hello")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [len(outlet) for outlet in outlets] == [PHRASE_BURST + 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_translated_into_every_language(language: str) -> None:
    words = catalogue(language, ())
    for phrase in get_args(Phrase):
        assert re.search(rf"^phrase-{phrase.replace('_', '-')} = .+$", words, re.MULTILINE)
