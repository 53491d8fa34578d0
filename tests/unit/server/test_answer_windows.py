"""For whom time runs, how long, and what silence means then."""

import asyncio
from typing import Any

import pytest

from tavolino.core.game import Window
from tavolino.core.match import Match
from tavolino.server.clock.answer_windows import AnswerWindows, open_windows
from tests.kit.fake_clock import Clock
from tests.kit.games.questions import SLOW


def questioned(seats: int = 3, **options: Any) -> Match[Any, Any, Any]:
    """Seat 0 has asked."""
    match: Match[Any, Any, Any] = Match(SLOW, seats, options)
    match.play(0, "ask")
    return match


@pytest.mark.parametrize(
    ("connections", "hurried"),
    [
        ([(0,), (1,), (2,)], {1, 2}),
        ([(0,)], {1, 2}),  # who is not there is waited for as well
        ([(1,)], {2}),  # nobody waits for the one who is there alone
        ([(0, 1, 2)], set()),  # one device goes round
        ([(0,), (1, 2)], set()),
        ([(0, 1), (2,)], {2}),
        ([(0,), (1,), (1, 2)], set()),  # a second device of somebody who shares one
        ([(0,), (1,), (1,)], {1, 2}),
        ([(), (1,)], {2}),  # spectators do not count
        ([], set()),
    ],
)
def test_time_runs_for_a_device_of_ones_own_while_somebody_else_waits(
    connections: list[tuple[int, ...]], hurried: set[int]
) -> None:
    assert open_windows(questioned(), {0, 1, 2}, connections).keys() == hurried


def test_nobody_waits_for_bots_nor_do_they_wait() -> None:
    assert open_windows(questioned(), {0, 1}, [(0,), (1,)]).keys() == {1}
    assert open_windows(questioned(), {1}, [(1,)]) == {}
    assert open_windows(questioned(), {0, 1}, [(0, 2), (1, 2)]).keys() == {1}


def test_where_nothing_is_asked_or_there_is_no_hurry_no_time_runs() -> None:
    match: Match[Any, Any, Any] = Match(SLOW, 3)
    assert open_windows(match, {0, 1, 2}, [(0,), (1,), (2,)]) == {}
    assert open_windows(questioned(hurry=False), {0, 1, 2}, [(0,), (1,), (2,)]) == {}


async def test_the_time_goes_on_while_others_answer_and_begins_anew_with_another_question() -> None:
    clock, window = Clock(), Window(15.0, "no")
    clocks = AnswerWindows(lambda: None, clock)
    assert clocks.sync({1: window, 2: window})
    clock.now = 10
    clocks.stop(1)
    assert not clocks.sync({2: window})
    assert clocks.seconds_left() == {2: 5}
    assert clocks.expired_action(2) is None
    clock.now = 15
    assert clocks.expired_action(2) == "no"
    assert clocks.sync({2: Window(15.0, "yes")})
    assert clocks.seconds_left() == {2: 15}
    assert clocks.expired_action(1) is None
    clocks.close()


async def test_more_time_is_given_once_for_each_question_and_only_in_time() -> None:
    clock, window = Clock(), Window(15.0, "no")
    clocks = AnswerWindows(lambda: None, clock)
    assert not clocks.may_extend(1)
    clocks.sync({1: window, 2: window})
    clock.now = 10
    assert clocks.may_extend(1)
    clocks.extend(1)
    assert clocks.seconds_left() == {1: 150, 2: 5}
    assert (clocks.may_extend(1), clocks.may_extend(2)) == (False, True)
    clock.now = 15
    assert (clocks.expired_action(1), clocks.expired_action(2)) == (None, "no")
    assert not clocks.may_extend(2)
    assert not clocks.sync({1: window, 2: window})
    clock.now = 160
    assert clocks.expired_action(1) == "no"
    clocks.stop(1)
    clocks.sync({1: window})
    assert clocks.may_extend(1)
    clocks.close()


@pytest.mark.leap
async def test_the_alarm_rings_when_the_longer_time_is_over_and_not_before() -> None:
    loop, rung = asyncio.get_running_loop(), asyncio.Event()
    clocks = AnswerWindows(rung.set, loop.time)
    clocks.sync({1: Window(15.0, "no")})
    await asyncio.sleep(14)
    clocks.extend(1)
    await asyncio.sleep(149)
    assert not rung.is_set()
    await rung.wait()
    assert clocks.expired_action(1) == "no"
    assert loop.time() - 164 < 1


def test_an_answer_for_which_time_ran_cannot_be_taken_back() -> None:
    match = questioned()
    assert match.may_undo(0)
    match.play(1, "no")
    assert not match.may_undo(1)
    leisurely = questioned(hurry=False)
    leisurely.play(1, "no")
    assert leisurely.may_undo(1)
