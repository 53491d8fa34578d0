"""Player clocks of a table: limits, pauses, restarts, and delays that cost no player any time."""

from pathlib import Path
from typing import Any

import pytest

from tavolino.server.protocol.play import Accepted, Problem
from tavolino.server.protocol.seats import Delegate
from tavolino.server.protocol.time_control import (
    DAY_SECONDS,
    UNTIMED,
    AbsenceLimit,
    Budget,
    PerTurn,
    TimeControl,
    VotePause,
)
from tavolino.store.records import StoreUnavailable
from tests.kit.games.questions import SLOW
from tests.kit.in_process_server import InProcessServer, act, send, wait_for

TURNS = TimeControl(limit=PerTurn(60))
BUDGET = TimeControl(limit=Budget(300, 10))
DAYS = TimeControl("days", PerTurn(3 * DAY_SECONDS))


async def test_time_runs_for_the_seat_to_act_from_the_second_move_on(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "open")
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        evening.wait(laid, 50)
        assert (laid.left(), laid.time.running) == ([300, 300], ())
        await act(laid, ada, "ask")
        evening.wait(laid, 50)
        assert (laid.left(), laid.time.running) == ([310, 250], (1,))
        await act(laid, ben, "yes")
        evening.wait(laid, 5)
        assert (laid.left(), laid.time.running) == ([310, 245], (1,))  # its turn goes on
        await act(laid, ben, "ask")
        assert (laid.left(), laid.time.running) == ([310, 255], (0,))


async def test_a_limit_per_turn_restarts_with_each_move(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(TURNS, "me", "open")
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        evening.wait(laid, 50)
        assert laid.left() == [60, 10]
        await act(laid, ben, "yes")
        assert laid.left() == [60, 60]


async def test_an_undo_gains_no_time(tmp_path: Path) -> None:
    for limit, after in ((PerTurn(60), 20), (Budget(300, 10), 260)):
        (folder := tmp_path / type(limit).__name__).mkdir()
        async with InProcessServer(folder) as evening:
            laid = await evening.create_table(TimeControl(limit=limit), "me", "open")
            ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
            await act(laid, ada, "ask")
            await act(laid, ben, "no")
            evening.wait(laid, 40)
            await act(laid, ben, "ask")
            assert isinstance(await act(laid, ben, "undo"), Accepted)
            assert laid.left()[1] == after


async def test_seats_that_act_at_the_same_time_each_have_their_own_clock(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "open", "open")
        ada, ben, cleo = [await evening.join(laid, seat) for seat in range(3)]
        await act(laid, ada, "ask")
        evening.wait(laid, 20)
        await act(laid, ben, "no")
        evening.wait(laid, 20)
        assert (laid.left(), laid.time.running) == ([310, 290, 260], (2,))
        await act(laid, cleo, "no")
        assert laid.left() == [310, 290, 270]


async def test_on_a_shared_device_only_one_clock_runs_at_a_time(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "me", "me")
        all_three = await evening.join(laid, 0, 1, 2)
        await act(laid, all_three, "ask", 0)
        assert laid.time.running == (1,)
        await act(laid, all_three, "no", 1)
        assert laid.time.running == (2,)


async def test_no_clock_runs_while_a_bot_thinks(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "bot", "open")
        ada = await evening.join(laid, 0)
        evening.bots.may_think.clear()
        await act(laid, ada, "ask")
        evening.wait(laid, 200)
        assert (laid.left(), laid.time.running) == ([310, 300, 300], ())
        evening.bots.may_think.set()
        await wait_for(lambda: laid.time.running == (0, 2))
        assert laid.left() == [310, 310, 300]


async def test_no_clock_runs_during_a_gesture(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "open")
        ada, _ = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        performing: Any = laid.table._gestures
        performing._mark_started(None, 1)
        evening.wait(laid, 100)
        assert laid.left() == [310, 300]
        performing.seat = None
        laid.table._context.gesture_changed()
        evening.wait(laid, 100)
        assert laid.left() == [310, 200]


async def test_a_slow_or_failing_disk_costs_no_player_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "open")
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        append = evening.store.append_entries

        async def slow(*said: Any, **more: Any) -> None:
            evening.clock.now += 100
            raise StoreUnavailable("full")

        monkeypatch.setattr(evening.store, "append_entries", slow)
        assert isinstance(await act(laid, ben, "yes"), Problem)
        evening.wait(laid, 100)
        assert (laid.left(), laid.time.running) == ([310, 300], ())
        monkeypatch.setattr(evening.store, "append_entries", append)
        assert isinstance(await act(laid, ben, "yes"), Accepted)
        evening.wait(laid, 100)
        assert laid.left() == [310, 200]


@pytest.mark.parametrize("tempo", [TURNS, BUDGET, DAYS])
async def test_downtime_costs_no_player_any_time(tmp_path: Path, tempo: TimeControl) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(tempo, "me", "open")
        ada, _ = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        evening.wait(laid, 20)
        before = laid.left()
    evening.clock.now += 60
    async with InProcessServer(tmp_path, evening.clock) as again:
        found = await again.reopen(laid)
        await again.join(found, 0)
        assert found.time.running == (1,)
        assert all(now >= then for now, then in zip(found.left(), before, strict=True))
        again.wait(found, 10)
        assert found.left()[1] <= before[1] + 20 - 10


async def test_clocks_stop_at_an_empty_live_table_but_not_at_a_table_over_days(
    tmp_path: Path,
) -> None:
    for tempo, left in ((BUDGET, 300), (DAYS, 3 * DAY_SECONDS - 100)):
        (folder := tmp_path / tempo.pace).mkdir()
        async with InProcessServer(folder) as evening:
            laid = await evening.create_table(tempo, "me", "open")
            ada = await evening.join(laid, 0)
            await act(laid, ada, "ask")
            laid.table.leave(ada)
            await laid.table.clock.close()
            del evening.registry._tables[laid.table.record.id]
            evening.clock.now += 100
            again = await evening.reopen(laid)
            assert again.left()[1] == left


async def test_a_player_out_of_time_is_replaced_by_a_bot_of_the_tables_level_and_may_return(
    tmp_path: Path,
) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(
            TimeControl(limit=Budget(300), level="hard"), "me", "open"
        )
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        evening.bots.may_think.clear()
        await act(laid, ada, "ask")
        evening.wait(laid, 300)
        await wait_for(lambda: not laid.table.is_human(1))
        assert laid.table.seats[1].level == "hard"

        back = Delegate(seat=1, level=None)
        refused = (await send(laid, ben, back))[0]
        assert isinstance(refused, Problem)
        assert refused.text.key == "problem-time-is-up"
        evening.bots.may_think.set()
        await wait_for(lambda: laid.table.match.seq >= 2)
        await send(laid, ben, back)
        assert laid.table.is_human(1)
        assert laid.left()[1] == 30


async def test_a_table_over_days_wakes_when_it_is_due(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(DAYS, "me", "open")
        ada = await evening.join(laid, 0)
        await act(laid, ada, "ask")
        laid.table.leave(ada)
    evening.clock.now += 30 * DAY_SECONDS
    async with InProcessServer(tmp_path, evening.clock) as again:
        assert await again.store.matches_due(again.uptime()) == ()
        again.clock.now += 2 * DAY_SECONDS
        assert await again.store.matches_due(again.uptime()) == (laid.table.record.id,)
        found = await again.reopen(laid)
        assert found.left()[1] == DAY_SECONDS
        again.clock.now += DAY_SECONDS
        assert again.registry.loaded_count == 1
        found.table.clock.on_alarm()
        await wait_for(lambda: found.table.match.seq > 1)


async def test_with_an_absence_limit_a_connected_player_may_think_forever(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(TimeControl(limit=AbsenceLimit(120)), "me", "open")
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        evening.wait(laid, 1000)
        assert laid.left() == [120, 120]
        laid.table.leave(ben)
        evening.wait(laid, 100)
        assert (laid.left(), laid.time.running) == ([120, 20], (1,))
        ben = await evening.join(laid, 1)
        evening.wait(laid, 1000)
        assert laid.table.is_human(1)
        laid.table.leave(ben)
        evening.bots.may_think.clear()
        evening.wait(laid, 20)
        await wait_for(lambda: not laid.table.is_human(1))
        ben = await evening.join(laid, 1)
        await send(laid, ben, Delegate(seat=1, level=None))
        assert (laid.table.is_human(1), laid.left()[1]) == (True, 120)


async def test_a_pause_begins_and_ends_when_all_human_players_vote_for_it(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "open", "bot")
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        await wait_for(lambda: laid.table.match.actors == (1,))
        await send(laid, ada, VotePause(seat=0))
        assert (laid.time.wants, laid.time.paused) == ((0,), False)
        await send(laid, ada, VotePause(seat=0, wants=False))
        assert laid.time.wants == ()
        await send(laid, ada, VotePause(seat=0))
        await send(laid, ben, VotePause(seat=1))
        assert (laid.time.wants, laid.time.paused, laid.time.running) == ((), True, ())
        before = laid.left()
        evening.wait(laid, 1000)
        assert laid.left() == before
        refused = await act(laid, ben, "ask")
        assert isinstance(refused, Problem)
        assert refused.text.key == "problem-paused"
        await send(laid, ben, VotePause(seat=1))
        await send(laid, ada, VotePause(seat=0))
        assert (laid.time.paused, laid.time.running) == (False, (1,))
        assert isinstance(await act(laid, ben, "ask"), Accepted)


async def test_a_pause_that_begins_while_a_move_is_written_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "open")
        ada, ben = await evening.join(laid, 0), await evening.join(laid, 1)
        await act(laid, ada, "ask")
        append = evening.store.append_entries

        async def interrupted(*said: Any, **more: Any) -> None:
            await send(laid, ada, VotePause(seat=0))
            await send(laid, ben, VotePause(seat=1))
            await laid.table.clock.settle()
            await append(*said, **more)

        monkeypatch.setattr(evening.store, "append_entries", interrupted)
        assert isinstance(await act(laid, ben, "yes"), Accepted)
        assert (laid.time.paused, laid.time.running) == (True, ())
    async with InProcessServer(tmp_path, evening.clock) as again:
        assert (await again.reopen(laid)).time.paused


async def test_a_pause_survives_a_restart_and_ends_after_its_maximum_length(tmp_path: Path) -> None:
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "bot")
        ada = await evening.join(laid, 0)
        evening.bots.may_think.clear()
        await act(laid, ada, "ask")
        await send(laid, ada, VotePause(seat=0))
        assert laid.time.paused
        evening.bots.may_think.set()
    async with InProcessServer(tmp_path, evening.clock) as again:
        found = await again.reopen(laid)
        await again.join(found, 0)
        assert found.time.paused
        again.wait(found, 3601)
        assert not found.time.paused
        await wait_for(lambda: found.table.match.seq > 1)


async def test_a_question_of_the_game_has_an_answer_window_only_at_a_live_table(
    tmp_path: Path,
) -> None:
    for tempo, windows in ((BUDGET, 1), (DAYS, 0)):
        (folder := tmp_path / tempo.pace).mkdir()
        async with InProcessServer(folder) as evening:
            laid = await evening.create_table(tempo, "me", "open", game=SLOW.name)
            ada, _ = await evening.join(laid, 0), await evening.join(laid, 1)
            await act(laid, ada, "ask")
            assert len(laid.table.clock.answer_clocks()) == windows
            assert len(laid.time.running) == 1 - windows


async def test_clocks_reveal_no_more_than_which_seats_are_to_act(
    tmp_path: Path,
) -> None:
    """Whatever a player knows in secret, clocks run for the seats to act, which is public."""
    async with InProcessServer(tmp_path) as evening:
        laid = await evening.create_table(BUDGET, "me", "open", "open")
        ada, ben, cleo = [await evening.join(laid, seat) for seat in range(3)]
        for guest, said in ((ada, "ask"), (ben, "no"), (cleo, "yes"), (ben, "ask")):
            await act(laid, guest, said)
            assert laid.time.running == laid.table.match.actors


async def test_every_client_learns_at_once_that_the_store_is_away_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with InProcessServer(tmp_path) as server:
        laid = await server.create_table(UNTIMED, "me", "open")
        ada = await server.join(laid, 0)

        async def away(milliseconds: int) -> int:
            raise StoreUnavailable("the disk is full")

        for save, unavailable in ((away, True), (server.store.save_uptime, False)):
            ada.needs_table = False
            with monkeypatch.context() as changed:
                changed.setattr(server.store, "save_uptime", save)
                await server.uptime.save_and_sync(server.store, server.registry.on_uptime_change)
            assert ada.needs_table
            assert laid.table.info(ada).unavailable == unavailable
