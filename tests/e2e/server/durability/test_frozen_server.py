"""A frozen server loses its matches to another one, and gives them up when it goes on."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.e2e.server.durability.test_outage import Player
from tests.e2e.server.durability.test_several_servers import (
    entries,
    owner_of,
    run_servers,
    wait_until_owned,
)
from tests.kit.server import RunningServer
from tests.kit.store.postgres import Postgres
from tests.kit.ws_client import http, open_connection, tokens, wait_for

pytestmark = pytest.mark.process

MOVES = 4


@pytest.fixture
async def address(database_server: Postgres, tmp_path: Path) -> str:
    return await database_server.create_database(tmp_path.name)


async def test_another_server_plays_on_and_the_frozen_one_refuses_its_first_write(
    address: str,
) -> None:
    with run_servers(address, 2) as (frozen, other):
        player = Player(frozen)
        table = player.made["table"]["id"]
        await play(player, frozen, MOVES)
        assert owner_of([other, frozen], table) is frozen
        async with open_connection(frozen, table, tokens(player.made, "mine")) as mine:
            update = await mine.receive("update")
            frozen.process.send_signal(signal.SIGSTOP)
            try:
                await play(player, other, 2 * MOVES)
                await mine.send(
                    "act",
                    seat=update["seat"],
                    seq=update["seq"],
                    action=update["actions"][0]["action"],
                )
            finally:
                frozen.process.send_signal(signal.SIGCONT)
            await mine.socket.wait_closed()
            assert "accepted" not in [message["t"] for message in mine.messages]
        await wait_until_owned(frozen, 0)
        await play(player, frozen, 3 * MOVES)
        assert [http(server, "/api/health")[1]["tables"] for server in (frozen, other)] == [0, 1]
    kept = await entries(address, table)
    assert [seq for seq, _, _ in kept] == list(range(len(kept)))
    assert {seq: kept[seq][2] for seq in player.acknowledged} == player.acknowledged
    own = {seq: text for seq, seat, text in kept if seat >= 0}
    assert own.items() <= player.sent.items(), "a move was written twice"


async def play(player: Player, server: RunningServer, moves: int) -> None:
    """Play at this server until so many moves are acknowledged in all."""
    player.front = server
    await player.play(lambda one: len(one.acknowledged) >= moves)


async def test_players_at_the_relay_of_a_frozen_server_play_on(address: str) -> None:
    """The relay ends their connections as soon as the lease has expired."""
    with run_servers(address, 2) as (frozen, other):
        player = Player(frozen)
        player.front = other
        playing = asyncio.create_task(player.play(lambda one: len(one.acknowledged) >= 3 * MOVES))
        await wait_for(lambda: len(player.acknowledged) >= MOVES)
        frozen.process.send_signal(signal.SIGSTOP)
        try:
            await playing
        finally:
            frozen.process.send_signal(signal.SIGCONT)
        await wait_until_owned(frozen, 0)
    kept = await entries(address, player.made["table"]["id"])
    assert {seq: kept[seq][2] for seq in player.acknowledged} == player.acknowledged
