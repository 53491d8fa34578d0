"""Monitors of collapse, rest, free pillars and glitches, each at its threshold."""

from math import cos, radians, sin
from pathlib import Path

import pytest

from tavolino.games.villa_paletti.components import THIN
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.physics.model import GROUND
from tavolino.games.villa_paletti.physics.monitors import (
    LOOKS,
    TRIES,
    WINDOW,
    Alarm,
    Rest,
    Watch,
    glitch,
    guarded_step,
    is_free,
    piece_name,
    sound_step,
)
from tavolino.games.villa_paletti.physics.world import Touch, World, poses_of
from tavolino.games.villa_paletti.villa import UNIT, Pose, Villa, laid, on_level, outline, upright
from tests.games.villa_paletti.stored import LEVEL, R1, R2, Y1, stool, stored

BLUE = 20


def world(villa: Villa) -> World:
    return World(poses_of(villa), LEVEL)


def leaning(pose: Pose, degrees: float, lower: float = 0.0) -> Pose:
    """The same piece, tilted about the x axis and lowered by millimetres."""
    half = radians(degrees) / 2
    return Pose(
        pose.x,
        pose.y,
        pose.z - round(lower * 1e6),
        round(cos(half) * UNIT),
        round(sin(half) * UNIT),
    )


def watch(villa: Villa) -> Watch:
    return Watch(list(villa.levels))


# ---------------------------------------------------------------- collapse
def test_c1_a_floor_may_sink_fifteen_millimetres() -> None:
    villa = stool()
    for lower, alarm in ((14.9, None), (15.1, Alarm("C1", BLUE))):
        here = world(villa)
        here.put(BLUE, leaning(laid(0, Spot(0, 0)), 0, lower))
        assert watch(villa).look(here, ()) == alarm


def test_c2_a_floor_may_tilt_eight_degrees_but_five_only_for_a_moment() -> None:
    villa = stool()
    here = world(villa)
    here.put(BLUE, leaning(laid(0, Spot(0, 0)), 8.1))
    assert watch(villa).look(here, ()) == Alarm("C2", BLUE)
    here.put(BLUE, leaning(laid(0, Spot(0, 0)), 5.1))
    looker = watch(villa)
    looks = [looker.look(here, ()) for _ in range(LOOKS)]
    assert looks == [None] * (LOOKS - 1) + [Alarm("C2", BLUE)]
    here.put(BLUE, leaning(laid(0, Spot(0, 0)), 4.9))
    assert all(looker.look(here, ()) is None for _ in range(2 * LOOKS))


def test_a_moment_is_a_quarter_of_a_second() -> None:
    assert pytest.approx(TICKS / 4, abs=10) == LOOKS * TICKS // 50


def test_c3_a_floor_touches_another_or_the_table() -> None:
    villa = Villa(levels=(-1,) * 20, floors=(upright(Spot(0, 0), 100), upright(Spot(0, 0), 105.99)))
    here = world(villa)
    here.step()
    assert here.floors_that_touch() == [20, 21]
    apart = Villa(levels=(-1,) * 20, floors=(upright(Spot(0, 0), 100), upright(Spot(0, 0), 120)))
    here = world(apart)
    here.step()
    assert here.floors_that_touch() == []
    low = world(Villa(levels=(-1,) * 20, floors=(upright(Spot(0, 0), 2.99),)))
    low.step()
    assert low.floors_that_touch() == [20]


def test_c4_a_pillar_may_lean_thirty_degrees_for_a_moment_unless_it_is_in_a_hand() -> None:
    villa = stool()
    here = world(villa)
    here.put(Y1, leaning(on_level(Spot(-100, 0), 0), 31, 5))
    looker = watch(villa)
    looks = [looker.look(here, ()) for _ in range(LOOKS)]
    assert looks == [None] * (LOOKS - 1) + [Alarm("C4", Y1)]
    assert all(watch(villa).look(here, (Y1,)) is None for _ in range(2 * LOOKS))


def test_c4_a_pillar_that_fell_from_its_level_has_fallen() -> None:
    villa = stool().with_pillar(R2, on_level(Spot(200, 0), 0), 1)
    assert watch(villa).look(world(villa), ()) == Alarm("C4", R2)


def test_floors_are_named_before_pillars() -> None:
    villa = stool()
    here = world(villa)
    here.put(BLUE, leaning(laid(0, Spot(0, 0)), 20))
    here.put(Y1, leaning(on_level(Spot(-100, 0), 0), 60, 30))
    assert watch(villa).look(here, ()) == Alarm("C2", BLUE)
    assert (piece_name(BLUE), piece_name(Y1)) == ("blue", "y1")


# ---------------------------------------------------------------- rest
def test_two_still_windows_are_rest() -> None:
    here, rest = world(stool()), Rest()
    looks = [rest.look(here, ()) for _ in range(2 * WINDOW + 1)]
    assert looks.index(True) == 2 * WINDOW - 1


def test_a_movement_between_two_still_windows_starts_the_count_again() -> None:
    here, rest = world(stool()), Rest()
    for push in (0.0, 100e-6, 0.0):
        here.nudge(Y1, (push, 0.0, 0.0))
        assert not any(rest.look(here, ()) for _ in range(WINDOW))
    assert any(rest.look(here, ()) for _ in range(WINDOW))


def test_what_creeps_is_not_at_rest_unless_it_is_in_a_hand() -> None:
    here, rest, held = world(stool()), Rest(), Rest()
    for _ in range(3 * WINDOW):
        here.nudge(Y1, (70e-6 / WINDOW, 0.0, 0.0))
        assert not rest.look(here, ())
        settled = held.look(here, (Y1,))
    assert settled


def test_what_only_turns_is_not_at_rest() -> None:
    here, rest = world(stool()), Rest()
    for tick in range(3 * WINDOW):
        turn = radians(0.15) * tick / WINDOW
        here.put(Y1, upright(Spot(-100, 0, turn), 40))
        assert not rest.look(here, ())


# ---------------------------------------------------------------- free pillars
@pytest.mark.parametrize(("beside", "free"), [(-20, False), (1.9, False), (2.1, True)])
def test_a_pillar_is_free_two_millimetres_beside_every_floor_and_off_its_spot(
    beside: float, free: bool
) -> None:
    villa = stool()
    here = world(villa)
    floor = outline(0, villa.floors[0])
    here.put(Y1, on_level(Spot(floor.bounds[2] + THIN.radius + beside, -1.192), 0))
    assert is_free(here, Y1, (0.0, 0.0, 0.04), [0]) is free
    assert not is_free(here, Y1, here.motion(Y1).place, [0])


def test_a_leaning_pillar_is_free_only_with_its_head_too() -> None:
    villa = stool()
    here = world(villa)
    floor = outline(0, villa.floors[0])
    south = floor.bounds[1]
    here.put(Y1, leaning(on_level(Spot(0, south - 12), 0), -20))
    assert not is_free(here, Y1, (0.0, 0.0, 0.04), [0])
    here.put(Y1, on_level(Spot(0, south - 12), 0))
    assert is_free(here, Y1, (0.0, 0.0, 0.04), [0])


# ---------------------------------------------------------------- solver glitches
def test_a_sudden_overlap_at_rest_is_a_glitch_but_not_what_moved_there() -> None:
    here = world(stool())
    deep = [Touch(BLUE, R1, 0.0004, 1.0)]
    assert glitch(here, deep) == BLUE
    assert glitch(here, [Touch(GROUND, R1, 0.0004, 1.0)]) == R1
    assert glitch(here, [Touch(BLUE, R1, 0.0002, 1.0)]) is None
    here.state.qvel[:] = 0.2
    assert glitch(here, deep) is None


def test_the_guard_goes_back_and_tries_beside() -> None:
    """A pillar half a millimetre inside the base cannot be freed: all tries fail."""
    villa = stool()
    here = world(villa)
    here.put(Y1, upright(Spot(-100, 0), 39.4))
    assert guarded_step(here) == TRIES
    moved = here.motion(Y1).place
    assert 0 < abs(moved[0] + 0.1) < 100e-6


def test_what_cannot_be_reckoned_stops_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    here = world(stool())
    here.state.qvel[:6] = 1e200
    sound_step(here)
    assert here.is_sound
    assert here.pose(BLUE) == stool().floors[0]
    assert list(tmp_path.iterdir()) == [], "the engine would note in a file that it gave up"


def test_the_guard_leaves_a_good_tick_alone() -> None:
    kept = stored("three")
    one, other = (World(poses_of(kept.villa), kept.heights) for _ in range(2))
    for _ in range(50):
        assert guarded_step(one) == 0
        other.step()
    assert one.fingerprint() == other.fingerprint()


def test_a_settled_villa_has_no_deep_contact() -> None:
    for name in ("start", "four", "five-a"):
        kept = stored(name)
        here = World(poses_of(kept.villa), kept.heights)
        here.step()
        assert here.deepest() < 0.3e-3
