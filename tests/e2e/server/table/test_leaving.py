"""Disconnecting does not cancel messages that were already sent."""

import pytest

from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, open_connection, tokens

pytestmark = pytest.mark.process


async def test_a_move_sent_before_the_connection_broke_counts(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with open_connection(server, table, held) as mine:
        seq = (await mine.receive("update"))["seq"]
        for name in ("Ada", "Eve", "Ada"):
            await mine.send("rename", seat=0, name=name)
        await mine.send("act", seat=0, seq=seq, action="bet")
    async with open_connection(server, table, held) as again:
        assert (await again.until_seq(seq + 1))["actors"] == [1]
