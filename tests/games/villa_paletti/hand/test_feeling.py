"""Force feedback: the direction and size of forces, the lift, and whether the hand may let go."""

from collections.abc import Callable
from math import hypot

import pytest
from msgspec.structs import replace

from tavolino.core.contract.simulation import FRAMES_PER_SECOND, IdleHand
from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.feeling import Feeling
from tavolino.games.villa_paletti.gesture import MAX_GESTURE_TICKS, TICKS_PER_SECOND
from tavolino.games.villa_paletti.motions import Place
from tavolino.games.villa_paletti.performance import LiveSimulation
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import hover_spot, spot
from tests.games.villa_paletti.physics.test_performance import held, live_simulation, placing


def advance(live: LiveSimulation, frames: int) -> Feeling:
    for _ in range(frames):
        live.advance()
    return live.feedback()


def until(live: LiveSimulation, is_so: Callable[[Feeling], bool]) -> Feeling:
    while not is_so(live.feedback()):
        live.advance()
        assert live.ending is None
    return live.feedback()


def in_hand() -> State:
    """A pillar is free and has not been moved yet."""
    return replace(placing(), motion=None, blur=blur_of(placing().heights))


def feedback_of_pull(towards: tuple[int, int]) -> Feeling:
    live = live_simulation(held(), 0)
    assert live.feedback().force == (0, 0, 0)
    state = held()
    assert state.attempt
    foot = state.seen.pillars[state.attempt.pillar]
    assert foot
    x, y = foot.x // 10_000 + towards[0], foot.y // 10_000 + towards[1]
    live.take(f"m{x},{y},4000")
    return advance(live, 5)


@pytest.mark.parametrize("towards", [(300, 0), (-300, 0), (0, 300), (0, -300)])
def test_a_hand_feels_the_size_and_direction_of_its_force(towards: tuple[int, int]) -> None:
    felt = feedback_of_pull(towards)
    assert felt.leg == "hand"
    assert 0 < hypot(*felt.force) <= 3010
    assert sum(a * b for a, b in zip(felt.force, towards, strict=False)) > 0
    assert all(part % 10 == 0 for part in felt.force)
    assert all(part % 5 == 0 for part in felt.hand)


def test_the_other_hand_feels_nothing_until_it_holds_and_then_what_it_lifts() -> None:
    live = live_simulation(held(), 0)
    live.take("k")
    assert advance(live, 3).steady is None
    live.take("s0")
    live.take("l800")
    lifted = advance(live, FRAMES_PER_SECOND).steady
    assert lifted
    assert lifted[2] > 300, "a floor of 132 g weighs 1.3 N"
    live.take("x")
    until(live, lambda felt: felt.steady is None)


def test_a_present_hand_has_not_begun_and_times_out() -> None:
    live = live_simulation(held(), 0)
    assert live.take("k") is None
    assert live.take("r") is not None
    advance(live, 5)
    assert not live.has_started
    assert live.frame(keyframe=False), "a present hand still sees the table"
    with pytest.raises(IdleHand):
        advance(live, 20 * FRAMES_PER_SECOND)
    assert live._simulation.tick == 0


def test_keep_packets_prevent_silence() -> None:
    live = live_simulation(held(), 0)
    live.take("m0,0,4000")
    for _ in range(4):
        advance(live, FRAMES_PER_SECOND)
        live.take("k")
    assert not live._simulation.silent
    advance(live, 4 * FRAMES_PER_SECOND)
    assert live._simulation.silent


def test_seconds_count_down_and_the_automatic_hand_takes_over() -> None:
    state = in_hand()
    assert state.attempt
    late = replace(
        state, attempt=replace(state.attempt, spent=MAX_GESTURE_TICKS - 2 * TICKS_PER_SECOND)
    )
    live = live_simulation(late, 0)
    live.take(f"m0,0,{4000}")
    assert live.feedback().seconds == 2
    assert advance(live, FRAMES_PER_SECOND + 5).seconds == 1
    assert not live.feedback().house
    assert until(live, lambda felt: felt.house).seconds == 0


# ---------------------------------------------------------------- may the hand let go here?
def carried_to(live: LiveSimulation, x: float, y: float) -> Feeling:
    live.take(f"g{round(x * 100)},{round(y * 100)},0,150")
    return advance(live, 2 * FRAMES_PER_SECOND)


@pytest.mark.parametrize("off", [(0, 0), (40, 0), (0, 70), (160, 0), (-60, 30)])
def test_feedback_about_a_spot_agrees_with_the_rules(off: tuple[int, int]) -> None:
    state = in_hand()
    middle = hover_spot(state.seen)
    live = live_simulation(state, 0)
    felt = carried_to(live, middle.x + off[0], middle.y + off[1])
    piece = live._simulation.course.piece
    there = spot(live._simulation.frame(state.blur)[piece])
    place = Place(round(there.x * 100), round(there.y * 100))
    assert (felt.here == "") == (GAME.objection(state, 0, place) is None)
    assert felt.stage == "up"


def test_a_carried_pillar_is_lowered_stands_and_is_let_go() -> None:
    state = in_hand()
    live = live_simulation(state, 0)
    spots = [GAME.format(action) for action in GAME.legal(state, 0)]
    _, x, y, _ = spots[0].split()
    assert carried_to(live, float(x), float(y)).here == ""
    live.take("d")
    assert advance(live, 2).stage == "lowering"
    until(live, lambda felt: felt.stage == "standing")
    live.take("r")
    until(live, lambda felt: felt.leg == "releasing")


@pytest.mark.parametrize("off", [(0, 0), (60, 10), (140, 0)])
def test_feedback_names_the_pillars_below_a_carried_floor(off: tuple[int, int]) -> None:
    state = replace(in_hand(), phase="floor", attempt=None)
    live = live_simulation(state, 0)
    felt = carried_to(live, *off)
    seen = live._simulation.frame(state.blur)
    there = spot(seen[live._simulation.course.piece])
    names = tuple(PILLARS[number].name for number in carried_by(state.seen, there))
    assert felt.carried_by == names
    assert felt.here == ("" if len(names) >= 3 else "too-few-pillars")


def test_no_release_feedback_during_a_pull() -> None:
    felt = feedback_of_pull((100, 0))
    assert (felt.here, felt.stage, felt.carried_by) == (None, "up", ())
