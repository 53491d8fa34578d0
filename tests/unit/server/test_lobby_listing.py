"""The lobby lists a public table while somebody is there, and few tables of one creator."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tavolino.server.protocol.problems import Refused
from tavolino.server.protocol.table_terms import JoinTable, TableTerms
from tavolino.server.protocol.time_control import UNTIMED, TimeControl
from tavolino.server.table.access import take_seat
from tavolino.server.table.connection import Connection
from tavolino.server.table.public_limit import Creator
from tavolino.server.timestamps import now
from tavolino.store.records import ListingStage
from tests.kit.in_process_server import CreatedTable, InProcessServer

PUBLIC = TableTerms(public=True)
DAYS = TimeControl("days")
GUEST = Creator(address="household")


async def listed(server: InProcessServer, stage: ListingStage = "open", at: str = "") -> set[str]:
    """The tables in the lobby at this time, or now."""
    for table in server.registry._tables.values():
        await table.lobby_entry.settle()
    found = await server.store.load_listings(stage, "", at or now(), ("9999", ""), 100)
    return {listing.match for listing in found}


async def enter_as_host(server: InProcessServer, laid: CreatedTable) -> Connection:
    host = await server.join(laid, 0)
    host.hosting = True
    laid.table.lobby_entry.update()
    return host


async def test_a_live_table_is_listed_only_while_a_player_is_there(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await server.create_table(UNTIMED, "me", "open", terms=PUBLIC)
        assert await listed(server) == set(), "nobody has come yet"
        spectator = await server.join(laid)
        assert await listed(server) == set(), "nobody waits for players"
        host = await server.join(laid, 0)
        assert await listed(server) == {laid.id}
        laid.table.leave(host)
        assert await listed(server) == set()
        laid.table.leave(spectator)
        await server.join(laid, 0)
        assert await listed(server) == {laid.id}
        assert await listed(server, at="2999") == set(), "even if the server stops"


async def test_a_running_match_is_listed_while_somebody_is_there(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await server.create_table(UNTIMED, "me", "bot", terms=PUBLIC)
        host = await server.join(laid, 0)
        assert await listed(server, "running") == {laid.id}
        laid.table.leave(host)
        assert await listed(server, "running") == set()


async def test_a_table_over_days_is_listed_for_a_week_after_its_host_was_there(
    tmp_path: Path,
) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await server.create_table(DAYS, "me", "open", terms=PUBLIC)
        assert await listed(server) == {laid.id}
        [listing] = await server.store.load_listings("open", "", now(), ("9999", ""), 1)
        await server.store.save_listing(replace(listing, until="2026-01-01T00:00:00.000Z"))
    async with InProcessServer(tmp_path) as server:
        again = await server.reopen(laid)
        await server.join(again)
        assert await listed(server) == set(), "a visitor is not the host"
        await enter_as_host(server, again)
        assert await listed(server) == {laid.id}


@pytest.mark.parametrize("creator", [GUEST, Creator("ada", "elsewhere")])
async def test_one_address_or_person_has_at_most_three_open_public_tables(
    tmp_path: Path, creator: Creator
) -> None:
    async with InProcessServer(tmp_path) as server:
        made = [
            await server.create_table(UNTIMED, "me", "open", terms=PUBLIC, creator=creator)
            for _ in range(3)
        ]
        with pytest.raises(Refused) as refused:
            await server.create_table(
                UNTIMED, "me", "open", terms=PUBLIC, creator=Creator(creator.person, "household")
            )
        assert refused.value.problem.text.key == "problem-many-public-tables"
        await server.create_table(UNTIMED, "me", "open", terms=PUBLIC, creator=Creator("eve", "x"))
        await server.create_table(UNTIMED, "me", "open", creator=creator)
        await take_seat(made[0].table, JoinTable())
        await listed(server)
        await server.create_table(UNTIMED, "me", "open", terms=PUBLIC, creator=creator)


async def test_tables_created_one_after_another_are_not_all_listed_later(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        made = []
        for _ in range(5):
            made.append(
                await server.create_table(UNTIMED, "me", "open", terms=PUBLIC, creator=GUEST)
            )
            await server.store.delete_listing(made[-1].id)  # as some minutes later
        for laid in made:
            await server.join(laid, 0)
        assert await listed(server) == {laid.id for laid in made[:3]}


async def test_simultaneous_requests_create_no_more_tables(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        asked = [
            server.create_table(UNTIMED, "me", "open", terms=PUBLIC, creator=GUEST)
            for _ in range(10)
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Refused) for answer in answers) == 7


async def test_a_seat_says_when_its_earlier_links_no_longer_open_it(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await server.create_table(UNTIMED, "me", "open", "open", terms=PUBLIC)

        def ended() -> list[bool]:
            return [seat.link_ended for seat in laid.table.info().seats]

        await server.join(laid, 1)
        assert ended() == [False, False, False], "a link that was used still opens the seat"
        await take_seat(laid.table, JoinTable())
        assert ended() == [False, False, True]
        assert laid.table.open_seats.is_unplayed(2)
        await laid.table.open_seats.free_seat(2)
        assert ended() == [False, False, False], "the host has its new link"
        await take_seat(laid.table, JoinTable())
        laid.table.open_seats._absent_since[2] = -1000.0
        await laid.table.open_seats.release_abandoned()
        assert laid.table.open_seats.is_free(2)
        assert ended() == [False, False, True], "nobody has the new link"
