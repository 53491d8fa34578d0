"""Only open hours count: while the store is away, or the server held up, nobody loses a second."""

from pathlib import Path

import pytest

from tavolino.server.clock.uptime import SAVE_INTERVAL_SECONDS
from tavolino.server.protocol.play import Accepted, Problem
from tavolino.server.protocol.time_control import DAY_SECONDS, Budget, PerTurn, TimeControl
from tavolino.store.records import StoreUnavailable
from tests.kit.in_process_server import CreatedTable, InProcessServer, act

BUDGET = TimeControl(limit=Budget(300, 10))
DAYS = TimeControl("days", PerTurn(3 * DAY_SECONDS))


async def begun(evening: InProcessServer, tempo: TimeControl) -> CreatedTable:
    """A match in which the second player is asked."""
    laid = await evening.create_table(tempo, "me", "open")
    ada, _ = await evening.join(laid, 0), await evening.join(laid, 1)
    await act(laid, ada, "ask")
    return laid


async def beat(evening: InProcessServer, seconds: float = 0) -> None:
    """Time goes by, and what the house does every few seconds is done."""
    evening.clock.now += seconds
    await evening.uptime.save_and_sync(evening.store, evening.registry.on_uptime_change)


async def away(*_: object, **__: object) -> int:
    raise StoreUnavailable("the disk is gone")


@pytest.mark.parametrize("tempo", [BUDGET, DAYS])
async def test_a_minute_without_a_store_costs_nobody_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tempo: TimeControl
) -> None:
    """Also where nobody tried to move meanwhile, and where somebody came and looked."""
    async with InProcessServer(tmp_path) as evening:
        laid = await begun(evening, tempo)
        await beat(evening, SAVE_INTERVAL_SECONDS)
        before = laid.left()
        with monkeypatch.context() as outage:
            outage.setattr(evening.store, "save_uptime", away)
            evening.wait(laid, 3)  # nobody has noticed yet
            assert laid.left()[1] == before[1] - 3
            for _ in range(12):
                await beat(evening, SAVE_INTERVAL_SECONDS)
                assert (laid.left(), laid.time.running) == (before, ())
        await beat(evening, SAVE_INTERVAL_SECONDS)
        assert (laid.left(), laid.time.running) == (before, (1,))
        evening.wait(laid, 10)
        assert laid.left() == [before[0], before[1] - 10]


async def test_a_table_that_sleeps_through_an_outage_is_not_due_any_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await begun(evening, DAYS)
        await beat(evening)
        await laid.table.clock.close()
        del evening.registry._tables[laid.table.record.id]
        with monkeypatch.context() as outage:
            outage.setattr(evening.store, "save_uptime", away)
            await beat(evening, 4 * DAY_SECONDS)
        await beat(evening)
        assert await evening.store.matches_due(evening.uptime()) == ()
        assert (await evening.reopen(laid)).left()[1] == 3 * DAY_SECONDS


async def test_who_tried_in_vain_goes_on_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await begun(evening, BUDGET)
        ben = next(guest for guest in laid.table._context.connections if guest.seats == (1,))
        await beat(evening)
        with monkeypatch.context() as outage:
            outage.setattr(evening.store, "save_uptime", away)
            outage.setattr(evening.store, "append_entries", away)
            assert isinstance(await act(laid, ben, "yes"), Problem)
            await beat(evening, 60)
        await beat(evening)
        assert (laid.left(), laid.time.running) == ([310, 300], (1,))
        assert isinstance(await act(laid, ben, "yes"), Accepted)


async def test_a_server_that_was_held_up_was_not_open(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await begun(evening, DAYS)
        await beat(evening, SAVE_INTERVAL_SECONDS)
        before = laid.left()
        evening.wait(laid, DAY_SECONDS)  # the first thing it does when it goes on
        assert laid.left() == before
        await beat(evening)
        assert laid.left() == before
        await beat(evening, SAVE_INTERVAL_SECONDS)
        assert laid.left()[1] == before[1] - SAVE_INTERVAL_SECONDS


async def test_what_others_were_open_for_costs_nobody_at_a_table_that_was_held_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server takes over the time of the house; the table goes on as it stood."""
    async with InProcessServer(tmp_path) as evening:
        laid = await begun(evening, DAYS)
        await beat(evening)
        before, then = laid.left(), evening.uptime()
        open_for = evening.store.save_uptime

        async def elsewhere(milliseconds: int) -> int:
            return await open_for(milliseconds) + DAY_SECONDS * 1000

        with monkeypatch.context() as others:
            others.setattr(evening.store, "save_uptime", elsewhere)
            await beat(evening)
        assert (evening.uptime(), laid.left()) == (then + DAY_SECONDS * 1000, before)
        await laid.table.clock.settle()
        await laid.table.clock.close()
        del evening.registry._tables[laid.table.record.id]
        assert (await evening.reopen(laid)).left() == before


async def test_servers_that_differ_by_a_moment_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with InProcessServer(tmp_path) as evening:
        moved: list[int] = []
        open_for = evening.store.save_uptime

        async def elsewhere(milliseconds: int) -> int:
            return await open_for(milliseconds) + 300

        monkeypatch.setattr(evening.store, "save_uptime", elsewhere)
        await evening.uptime.save_and_sync(evening.store, moved.append)
        assert (evening.uptime(), moved) == (0, [])
