"""Only uptime counts: an outage of the store or a stalled server costs no player any time."""

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
    """A match in which the second player is to act."""
    laid = await evening.create_table(tempo, "me", "open")
    ada, _ = await evening.join(laid, 0), await evening.join(laid, 1)
    await act(laid, ada, "ask")
    return laid


async def beat(evening: InProcessServer, seconds: float = 0) -> None:
    """Lets time pass, and runs what the server does every few seconds."""
    evening.clock.now += seconds
    await evening.uptime.save_and_sync(evening.store, evening.registry.on_uptime_change)


async def away(*_: object, **__: object) -> int:
    raise StoreUnavailable("the disk is gone")


@pytest.mark.parametrize("tempo", [BUDGET, DAYS])
async def test_an_outage_of_the_store_costs_no_player_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tempo: TimeControl
) -> None:
    """Even if no player tries to move during the outage, and if clocks are read."""
    async with InProcessServer(tmp_path) as evening:
        laid = await begun(evening, tempo)
        await beat(evening, SAVE_INTERVAL_SECONDS)
        before = laid.left()
        with monkeypatch.context() as outage:
            outage.setattr(evening.store, "save_uptime", away)
            evening.wait(laid, 3)  # the server has not noticed yet
            assert laid.left()[1] == before[1] - 3
            for _ in range(12):
                await beat(evening, SAVE_INTERVAL_SECONDS)
                assert (laid.left(), laid.time.running) == (before, ())
        await beat(evening, SAVE_INTERVAL_SECONDS)
        assert (laid.left(), laid.time.running) == (before, (1,))
        evening.wait(laid, 10)
        assert laid.left() == [before[0], before[1] - 10]


async def test_a_sleeping_table_is_not_due_sooner_after_an_outage(
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


async def test_a_refused_move_succeeds_when_the_store_is_back(
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


async def test_time_in_which_the_server_was_held_up_does_not_count(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await begun(evening, DAYS)
        await beat(evening, SAVE_INTERVAL_SECONDS)
        before = laid.left()
        evening.wait(laid, DAY_SECONDS)  # the alarm fires before the uptime is saved again
        assert laid.left() == before
        await beat(evening)
        assert laid.left() == before
        await beat(evening, SAVE_INTERVAL_SECONDS)
        assert laid.left()[1] == before[1] - SAVE_INTERVAL_SECONDS


async def test_uptime_of_other_servers_costs_no_player_any_time_at_a_table_that_was_held_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server takes over the larger uptime, and the table's clocks stay as they were."""
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


async def test_a_small_difference_between_servers_is_ignored(
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
