"""Answer windows: the seats for which time runs, how long, and what silence means."""

import asyncio
from typing import Any

import pytest

from tavolino.core.game import Window
from tavolino.core.match import Match
from tavolino.server.clock.answer_windows import AnswerWindows, open_windows
from tests.kit.fake_clock import Clock
from tests.kit.games.questions import SLOW


def questioned(seats: int = 3, **options: Any) -> Match[Any, Any, Any]:
    """A match in which seat 0 has asked."""
    match: Match[Any, Any, Any] = Match(SLOW, seats, options)
    match.play(0, "ask")
    return match


@pytest.mark.parametrize(
    ("connections", "hurried"),
    [
        ([(0,), (1,), (2,)], {1, 2}),
        ([(0,)], {1, 2}),  # an absent player keeps others waiting as well
        ([(1,)], {2}),  # no other player waits for the only one who is connected
        ([(0, 1, 2)], set()),  # all share one device
        ([(0,), (1, 2)], set()),
        ([(0, 1), (2,)], {2}),
        ([(0,), (1,), (1, 2)], set()),  # seat 1 has its own device and shares another one
        ([(0,), (1,), (1,)], {1, 2}),
        ([(), (1,)], {2}),  # spectators do not count
        ([], set()),
    ],
)
def test_time_runs_for_a_player_with_an_own_device_while_another_player_waits(
    connections: list[tuple[int, ...]], hurried: set[int]
) -> None:
    assert open_windows(questioned(), {0, 1, 2}, connections).keys() == hurried


def test_bots_have_no_window_and_do_not_count_as_waiting() -> None:
    assert open_windows(questioned(), {0, 1}, [(0,), (1,)]).keys() == {1}
    assert open_windows(questioned(), {1}, [(1,)]) == {}
    assert open_windows(questioned(), {0, 1}, [(0, 2), (1, 2)]).keys() == {1}


def test_without_a_question_or_with_the_hurry_option_off_no_time_runs() -> None:
    match: Match[Any, Any, Any] = Match(SLOW, 3)
    assert open_windows(match, {0, 1, 2}, [(0,), (1,), (2,)]) == {}
    assert open_windows(questioned(hurry=False), {0, 1, 2}, [(0,), (1,), (2,)]) == {}


async def test_a_window_keeps_its_end_while_others_answer_and_restarts_for_a_new_question() -> None:
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


async def test_a_window_is_extended_once_for_each_question_and_only_before_it_expires() -> None:
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
async def test_the_alarm_rings_at_the_end_of_the_extended_window() -> None:
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


def test_an_answer_with_a_time_limit_cannot_be_undone() -> None:
    match = questioned()
    assert match.may_undo(0)
    match.play(1, "no")
    assert not match.may_undo(1)
    leisurely = questioned(hurry=False)
    leisurely.play(1, "no")
    assert leisurely.may_undo(1)
