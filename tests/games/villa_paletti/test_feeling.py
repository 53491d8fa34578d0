"""What a hand feels: how hard and whereto it pulls, what it lifts, and whether it may let go."""

from collections.abc import Callable
from math import hypot

import pytest
from msgspec.structs import replace

from tavolino.core.simulation import FRAMES_PER_SECOND, IdleHand
from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.feeling import Feeling
from tavolino.games.villa_paletti.gesture import LONGEST, TICKS
from tavolino.games.villa_paletti.motions import Place
from tavolino.games.villa_paletti.performance import PerformedStretch
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import hover_spot, spot
from tests.games.villa_paletti.test_performance import act_place, held, performance


def advance(stretch: PerformedStretch, frames: int) -> Feeling:
    for _ in range(frames):
        stretch.advance()
    return stretch.feedback()


def until(stretch: PerformedStretch, is_so: Callable[[Feeling], bool]) -> Feeling:
    while not is_so(stretch.feedback()):
        stretch.advance()
        assert stretch.ending is None
    return stretch.feedback()


def in_hand() -> State:
    """A pillar is out, and nobody has moved it yet."""
    return replace(act_place(), motion=None, blur=blur_of(act_place().heights))


def pulled(towards: tuple[int, int]) -> Feeling:
    stretch = performance(held(), 0)
    assert stretch.feedback().force == (0, 0, 0)
    state = held()
    assert state.attempt
    foot = state.seen.pillars[state.attempt.pillar]
    assert foot
    x, y = foot.x // 10_000 + towards[0], foot.y // 10_000 + towards[1]
    stretch.take(f"m{x},{y},4000")
    return advance(stretch, 5)


@pytest.mark.parametrize("towards", [(300, 0), (-300, 0), (0, 300), (0, -300)])
def test_a_hand_feels_how_hard_and_whereto_it_pulls(towards: tuple[int, int]) -> None:
    felt = pulled(towards)
    assert felt.leg == "hand"
    assert 0 < hypot(*felt.force) <= 3010
    assert sum(a * b for a, b in zip(felt.force, towards, strict=False)) > 0
    assert all(part % 10 == 0 for part in felt.force)
    assert all(part % 5 == 0 for part in felt.hand)


def test_the_other_hand_feels_nothing_until_it_holds_and_then_what_it_lifts() -> None:
    stretch = performance(held(), 0)
    stretch.take("k")
    assert advance(stretch, 3).steady is None
    stretch.take("s0")
    stretch.take("l800")
    lifted = advance(stretch, FRAMES_PER_SECOND).steady
    assert lifted
    assert lifted[2] > 300, "a floor of 132 g weighs 1.3 N"
    stretch.take("x")
    until(stretch, lambda felt: felt.steady is None)


def test_whoever_is_only_there_has_not_begun_and_is_not_waited_for_for_ever() -> None:
    stretch = performance(held(), 0)
    assert stretch.take("k") is None
    assert stretch.take("r") is not None
    advance(stretch, 5)
    assert not stretch.has_started
    assert stretch.frame(keyframe=False), "but sees the table"
    with pytest.raises(IdleHand):
        advance(stretch, 20 * FRAMES_PER_SECOND)
    assert stretch._simulation.tick == 0


def test_a_hand_that_says_that_it_is_there_is_not_silent() -> None:
    stretch = performance(held(), 0)
    stretch.take("m0,0,4000")
    for _ in range(4):
        advance(stretch, FRAMES_PER_SECOND)
        stretch.take("k")
    assert not stretch._simulation.silent
    advance(stretch, 4 * FRAMES_PER_SECOND)
    assert stretch._simulation.silent


def test_seconds_are_counted_down_and_the_house_takes_over() -> None:
    state = in_hand()
    assert state.attempt
    late = replace(state, attempt=replace(state.attempt, spent=LONGEST - 2 * TICKS))
    stretch = performance(late, 0)
    stretch.take(f"m0,0,{4000}")
    assert stretch.feedback().seconds == 2
    assert advance(stretch, FRAMES_PER_SECOND + 5).seconds == 1
    assert not stretch.feedback().house
    assert until(stretch, lambda felt: felt.house).seconds == 0


# ---------------------------------------------------------------- may I let go here?
def carried_to(stretch: PerformedStretch, x: float, y: float) -> Feeling:
    stretch.take(f"g{round(x * 100)},{round(y * 100)},0,150")
    return advance(stretch, 2 * FRAMES_PER_SECOND)


@pytest.mark.parametrize("off", [(0, 0), (40, 0), (0, 70), (160, 0), (-60, 30)])
def test_what_a_hand_is_told_of_a_spot_is_what_the_rules_say_of_it(off: tuple[int, int]) -> None:
    state = in_hand()
    middle = hover_spot(state.seen)
    stretch = performance(state, 0)
    felt = carried_to(stretch, middle.x + off[0], middle.y + off[1])
    piece = stretch._simulation.course.piece
    there = spot(stretch._simulation.frame(state.blur)[piece])
    place = Place(round(there.x * 100), round(there.y * 100))
    assert (felt.here == "") == (GAME.objection(state, 0, place) is None)
    assert felt.stage == "up"


def test_a_carried_pillar_is_lowered_stands_and_is_let_go() -> None:
    state = in_hand()
    stretch = performance(state, 0)
    spots = [GAME.format(action) for action in GAME.legal(state, 0)]
    _, x, y, _ = spots[0].split()
    assert carried_to(stretch, float(x), float(y)).here == ""
    stretch.take("d")
    assert advance(stretch, 2).stage == "lowering"
    until(stretch, lambda felt: felt.stage == "standing")
    stretch.take("r")
    until(stretch, lambda felt: felt.leg == "releasing")


@pytest.mark.parametrize("off", [(0, 0), (60, 10), (140, 0)])
def test_a_floor_in_hand_knows_on_which_pillars_it_would_rest(off: tuple[int, int]) -> None:
    state = replace(in_hand(), phase="floor", attempt=None)
    stretch = performance(state, 0)
    felt = carried_to(stretch, *off)
    seen = stretch._simulation.frame(state.blur)
    there = spot(seen[stretch._simulation.course.piece])
    names = tuple(PILLARS[number].name for number in carried_by(state.seen, there))
    assert felt.carried_by == names
    assert felt.here == ("" if len(names) >= 3 else "too-few-pillars")


def test_nothing_is_told_of_letting_go_while_a_pillar_is_pulled() -> None:
    felt = pulled((100, 0))
    assert (felt.here, felt.stage, felt.carried_by) == (None, "up", ())
