"""No message reveals a secret: the tests check every byte that the server sends."""

import json
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.tokens import fingerprint
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, TestConnection, create_table, open_connection, tokens

pytestmark = pytest.mark.process


def card_of(seat: int, heard: list[Json]) -> str:
    """The card of this seat, as its own messages name it."""
    lines = [told for said in heard if said["t"] == "update" for told in said["lines"]]
    [card] = {
        told["message"]["text"]["args"]["card"]
        for told in lines
        if told["message"]["text"]["key"] == "kuhn-told-deal-card"
    }
    assert isinstance(card, str)
    return card


def names_card(message: Any, card: str) -> bool:
    """Does this message name the card, as a value or in notation?"""
    match message:
        case dict():
            return any(names_card(part, card) for part in message.values())
        case list():
            return any(names_card(part, card) for part in message)
        case str():
            return card in message.split()
        case _:
            return False


async def receive_all(guest: TestConnection) -> None:
    """Receive everything that is still under way: it all arrives before the answer to this."""
    await guest.send("view_at", seq=0)
    await guest.receive("position_at")


async def test_no_message_holds_another_players_card_or_the_seed_before_the_end(
    server: RunningServer,
) -> None:
    for _ in range(6):  # three cards: every pair of hands soon comes up
        made = create_table(server, "kuhn", "me", "open")
        table = made["table"]["id"]
        async with (
            open_connection(server, table, tokens(made, "mine", "host")) as ada,
            open_connection(server, table, tokens(made, "open")) as bruno,
            open_connection(server, table) as watcher,
        ):
            everybody = (ada, bruno, watcher)
            await ada.receive("update")
            await ada.act(0, 2, "check")
            await ada.act(0, 3, "undo")
            await ada.act(0, 4, "bet")
            await ada.send("check_action", seat=0, action="call")
            for guest in everybody:
                await guest.until_seq(5)
                for seq in range(6):
                    await guest.send("view_at", seq=seq)
                await guest.send("check_action", seat=0, action="deal J")
                await receive_all(guest)
            for told, others in ((0, (bruno, watcher)), (1, (ada, watcher))):
                card = card_of(told, everybody[told].messages)
                for guest in others:
                    own = {card_of(1 - told, guest.messages)} if guest is not watcher else set()
                    assert card not in own
                    assert not any(names_card(said, card) for said in guest.messages)
            assert all(
                said.get("table", {"seed": None})["seed"] is None
                for guest in everybody
                for said in guest.messages
            )
            await bruno.receive("update") if not bruno.lines else None
            await bruno.act(1, 5, "call")
            for guest in everybody:
                await guest.until_table(lambda table: table["seed"] is not None)


def test_the_database_does_not_store_seat_secrets(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    written = b"".join(Path(f"{server.database}{end}").read_bytes() for end in ("", "-wal"))
    assert made["table"]["id"].encode() in written
    for token in tokens(made, "mine", "open", "host"):
        assert token.encode() not in written
        assert fingerprint(token).encode() in written


async def test_a_spectator_cannot_tell_one_deal_from_another(server: RunningServer) -> None:
    """All messages to a spectator before the showdown are the same for every deal."""

    async def watch() -> str:
        made = create_table(server, "kuhn", "me", "me")
        table = made["table"]["id"]
        async with (
            open_connection(server, table, tokens(made, "mine")) as both,
            open_connection(server, table) as watcher,
        ):
            await both.receive("update")
            await both.act(0, 2, "bet")
            await watcher.until_seq(3)
            await receive_all(watcher)
        told = json.dumps(watcher.messages)
        for mark in (table, watcher.table["commitment"], watcher.table["created"]):
            told = told.replace(mark, "…")
        for entry in watcher.lines:
            told = told.replace(entry["at"], "…")
        return told

    assert len({await watch() for _ in range(8)}) == 1


async def test_on_a_shared_screen_each_seat_reads_its_own_log(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with open_connection(server, table, held) as both:
        update = await both.receive("update")
        assert update["seat"] == 0
        assert both.lines[0]["message"]["notation"].startswith("deal ")
        assert both.lines[1]["message"].get("notation", "") == ""
        await both.act(0, 2, "check")
        update = await both.until_seq(3)
        assert update["seat"] == 1
        assert update["since"] == 0
        assert both.lines[0]["message"].get("notation", "") == ""
        assert both.lines[1]["message"]["notation"].startswith("deal ")
    async with open_connection(server, table, held, since=3) as again:
        assert (await again.receive("update"))["since"] == 0
