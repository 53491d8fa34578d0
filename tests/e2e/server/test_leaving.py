"""Whoever hangs up has said what they said."""

import pytest

from tests.kit.server import House
from tests.kit.ws_client import lay, line, tokens

pytestmark = pytest.mark.process


async def test_a_move_counts_that_was_made_before_the_line_broke(house: House) -> None:
    made = lay(house, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with line(house, table, held) as mine:
        seq = (await mine.hear("update"))["seq"]
        for name in ("Ada", "Eve", "Ada"):
            await mine.say("rename", seat=0, name=name)
        await mine.say("act", seat=0, seq=seq, action="bet")
    async with line(house, table, held) as again:
        assert (await again.until(seq + 1))["actors"] == [1]
