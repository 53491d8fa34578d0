"""What the host may do with the seats of others, and which names players may take."""

from pathlib import Path
from typing import Any

import pytest

from tavolino.server.protocol.play import Problem
from tavolino.server.protocol.problems import Refused
from tavolino.server.protocol.seats import Delegate, Rename
from tavolino.server.protocol.table_terms import JoinTable, TableTerms
from tavolino.server.protocol.time_control import UNTIMED
from tavolino.server.table.access import take_seat
from tests.kit.in_process_server import CreatedTable, InProcessServer, send

PUBLIC = TableTerms(public=True)


def problem_key(said: Any) -> str:
    [told] = said
    assert isinstance(told, Problem)
    assert told.text is not None
    return told.text.key


async def test_the_host_can_hand_a_seat_to_a_bot_only_while_its_player_is_away(
    tmp_path: Path,
) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await server.create_table(UNTIMED, "me", "open")
        host, ben = await server.join(laid, 0), await server.join(laid, 1)
        host.hosting = True
        assert problem_key(await send(laid, host, Delegate(seat=1, level="easy"))) == (
            "problem-player-here"
        )
        assert laid.table.is_human(1)
        laid.table.leave(ben)
        assert await send(laid, host, Delegate(seat=1, level="easy")) == []
        assert not laid.table.is_human(1)
        ben = await server.join(laid, 1)
        assert await send(laid, host, Delegate(seat=1, level="hard")) == [], "a bot plays there"
        assert await send(laid, ben, Delegate(seat=1, level=None)) == []
        assert await send(laid, ben, Delegate(seat=1, level="easy")) == [], "their own seat"


async def test_a_name_like_anothers_is_refused_when_renaming_and_joining(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await server.create_table(UNTIMED, "me", "open", terms=PUBLIC)
        ada = await server.join(laid, 0)
        assert await send(laid, ada, Rename(seat=0, name="Rosalia")) == []
        assert await send(laid, ada, Rename(seat=0, name="ROSALIA")) == [], "their own name"
        with pytest.raises(Refused) as refused:
            await take_seat(laid.table, JoinTable("Ｒosalia"))
        assert refused.value.problem.text.key == "problem-name-taken"
        assert laid.table.open_seats.is_free(1)
        taken = await take_seat(laid.table, JoinTable("Bruno"))
        ben = await server.join(CreatedTable(laid.table, ("", taken.token)), 1)
        assert problem_key(await send(laid, ben, Rename(seat=1, name="Rоsalia"))) == (
            "problem-name-taken"
        )
        assert laid.table.seats[1].name == "Bruno"


async def test_a_table_cannot_be_created_with_two_names_that_look_alike(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        with pytest.raises(Refused):
            await server.create_table(UNTIMED, "me", "me", names=("Emma", "Ernma"))
