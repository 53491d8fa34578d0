"""Monitors of collapse, rest, free pillars and glitches, each at its threshold."""

from math import cos, radians, sin
from pathlib import Path

import pytest

from tavolino.games.villa_paletti.components import THIN
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.model import GROUND
from tavolino.games.villa_paletti.physics.monitors import (
    BRIEF_CHECKS,
    MAX_RETRIES,
    WINDOW_TICKS,
    Alarm,
    CollapseMonitor,
    RestMonitor,
    glitch,
    guarded_step,
    is_free,
    piece_name,
    safe_step,
)
from tavolino.games.villa_paletti.physics.world import Contact, World, poses_of
from tavolino.games.villa_paletti.villa import (
    UNIT,
    Pose,
    Villa,
    floor_pose,
    outline,
    pillar_pose,
    upright,
)
from tests.games.villa_paletti.stored_villas import LEVEL, R1, R2, Y1, stool, stored

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


def collapse_monitor(villa: Villa) -> CollapseMonitor:
    return CollapseMonitor(list(villa.levels))


# ---------------------------------------------------------------- collapse
def test_c1_a_floor_may_sink_fifteen_millimetres() -> None:
    villa = stool()
    for lower, alarm in ((14.9, None), (15.1, Alarm("C1", BLUE))):
        here = world(villa)
        here.set_pose(BLUE, leaning(floor_pose(0, Spot(0, 0)), 0, lower))
        assert collapse_monitor(villa).check(here, ()) == alarm


def test_c2_a_floor_may_tilt_eight_degrees_but_five_only_for_a_moment() -> None:
    villa = stool()
    here = world(villa)
    here.set_pose(BLUE, leaning(floor_pose(0, Spot(0, 0)), 8.1))
    assert collapse_monitor(villa).check(here, ()) == Alarm("C2", BLUE)
    here.set_pose(BLUE, leaning(floor_pose(0, Spot(0, 0)), 5.1))
    monitor = collapse_monitor(villa)
    looks = [monitor.check(here, ()) for _ in range(BRIEF_CHECKS)]
    assert looks == [None] * (BRIEF_CHECKS - 1) + [Alarm("C2", BLUE)]
    here.set_pose(BLUE, leaning(floor_pose(0, Spot(0, 0)), 4.9))
    assert all(monitor.check(here, ()) is None for _ in range(2 * BRIEF_CHECKS))


def test_brief_tilts_last_a_quarter_of_a_second() -> None:
    assert pytest.approx(TICKS_PER_SECOND / 4, abs=10) == BRIEF_CHECKS * TICKS_PER_SECOND // 50


def test_c3_a_floor_touches_another_or_the_table() -> None:
    villa = Villa(levels=(-1,) * 20, floors=(upright(Spot(0, 0), 100), upright(Spot(0, 0), 105.99)))
    here = world(villa)
    here.step()
    assert here.floors_in_contact() == [20, 21]
    apart = Villa(levels=(-1,) * 20, floors=(upright(Spot(0, 0), 100), upright(Spot(0, 0), 120)))
    here = world(apart)
    here.step()
    assert here.floors_in_contact() == []
    low = world(Villa(levels=(-1,) * 20, floors=(upright(Spot(0, 0), 2.99),)))
    low.step()
    assert low.floors_in_contact() == [20]


def test_c4_a_pillar_may_lean_thirty_degrees_for_a_moment_unless_it_is_in_a_hand() -> None:
    villa = stool()
    here = world(villa)
    here.set_pose(Y1, leaning(pillar_pose(Spot(-100, 0), 0), 31, 5))
    monitor = collapse_monitor(villa)
    looks = [monitor.check(here, ()) for _ in range(BRIEF_CHECKS)]
    assert looks == [None] * (BRIEF_CHECKS - 1) + [Alarm("C4", Y1)]
    assert all(collapse_monitor(villa).check(here, (Y1,)) is None for _ in range(2 * BRIEF_CHECKS))


def test_c4_a_pillar_that_fell_from_its_level_has_fallen() -> None:
    villa = stool().with_pillar(R2, pillar_pose(Spot(200, 0), 0), 1)
    assert collapse_monitor(villa).check(world(villa), ()) == Alarm("C4", R2)


def test_floors_are_reported_before_pillars() -> None:
    villa = stool()
    here = world(villa)
    here.set_pose(BLUE, leaning(floor_pose(0, Spot(0, 0)), 20))
    here.set_pose(Y1, leaning(pillar_pose(Spot(-100, 0), 0), 60, 30))
    assert collapse_monitor(villa).check(here, ()) == Alarm("C2", BLUE)
    assert (piece_name(BLUE), piece_name(Y1)) == ("blue", "y1")


# ---------------------------------------------------------------- rest
def test_two_still_windows_are_rest() -> None:
    here, rest = world(stool()), RestMonitor()
    looks = [rest.update(here, ()) for _ in range(2 * WINDOW_TICKS + 1)]
    assert looks.index(True) == 2 * WINDOW_TICKS - 1


def test_a_movement_between_two_still_windows_resets_the_count() -> None:
    here, rest = world(stool()), RestMonitor()
    for push in (0.0, 100e-6, 0.0):
        here.nudge(Y1, (push, 0.0, 0.0))
        assert not any(rest.update(here, ()) for _ in range(WINDOW_TICKS))
    assert any(rest.update(here, ()) for _ in range(WINDOW_TICKS))


def test_a_creeping_piece_is_not_at_rest_unless_it_is_held() -> None:
    here, rest, held = world(stool()), RestMonitor(), RestMonitor()
    for _ in range(3 * WINDOW_TICKS):
        here.nudge(Y1, (70e-6 / WINDOW_TICKS, 0.0, 0.0))
        assert not rest.update(here, ())
        settled = held.update(here, (Y1,))
    assert settled


def test_a_rotating_piece_is_not_at_rest() -> None:
    here, rest = world(stool()), RestMonitor()
    for tick in range(3 * WINDOW_TICKS):
        turn = radians(0.15) * tick / WINDOW_TICKS
        here.set_pose(Y1, upright(Spot(-100, 0, turn), 40))
        assert not rest.update(here, ())


# ---------------------------------------------------------------- free pillars
@pytest.mark.parametrize(("beside", "free"), [(-20, False), (1.9, False), (2.1, True)])
def test_a_pillar_is_free_off_its_spot_and_two_millimetres_from_every_floor(
    beside: float, free: bool
) -> None:
    villa = stool()
    here = world(villa)
    floor = outline(0, villa.floors[0])
    here.set_pose(Y1, pillar_pose(Spot(floor.bounds[2] + THIN.radius + beside, -1.192), 0))
    assert is_free(here, Y1, (0.0, 0.0, 0.04), [0]) is free
    assert not is_free(here, Y1, here.motion(Y1).place, [0])


def test_a_leaning_pillar_is_free_only_if_its_head_is() -> None:
    villa = stool()
    here = world(villa)
    floor = outline(0, villa.floors[0])
    south = floor.bounds[1]
    here.set_pose(Y1, leaning(pillar_pose(Spot(0, south - 12), 0), -20))
    assert not is_free(here, Y1, (0.0, 0.0, 0.04), [0])
    here.set_pose(Y1, pillar_pose(Spot(0, south - 12), 0))
    assert is_free(here, Y1, (0.0, 0.0, 0.04), [0])


# ---------------------------------------------------------------- solver glitches
def test_penetration_at_rest_is_a_glitch_but_not_at_speed() -> None:
    here = world(stool())
    deep = [Contact(BLUE, R1, 0.0004, 1.0)]
    assert glitch(here, deep) == BLUE
    assert glitch(here, [Contact(GROUND, R1, 0.0004, 1.0)]) == R1
    assert glitch(here, [Contact(BLUE, R1, 0.0002, 1.0)]) is None
    here.state.qvel[:] = 0.2
    assert glitch(here, deep) is None


def test_the_guard_retries_with_an_offset() -> None:
    """A pillar half a millimetre inside the base cannot be freed: all tries fail."""
    villa = stool()
    here = world(villa)
    here.set_pose(Y1, upright(Spot(-100, 0), 39.4))
    assert guarded_step(here) == MAX_RETRIES
    moved = here.motion(Y1).place
    assert 0 < abs(moved[0] + 0.1) < 100e-6


def test_a_diverging_step_is_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    here = world(stool())
    here.state.qvel[:6] = 1e200
    safe_step(here)
    assert here.is_finite
    assert here.pose(BLUE) == stool().floors[0]
    assert list(tmp_path.iterdir()) == [], "the engine must not write a log file"


def test_the_guard_does_not_change_good_ticks() -> None:
    fixture = stored("three")
    one, other = (World(poses_of(fixture.villa), fixture.heights) for _ in range(2))
    for _ in range(50):
        assert guarded_step(one) == 0
        other.step()
    assert one.fingerprint() == other.fingerprint()


def test_a_settled_villa_has_no_deep_contact() -> None:
    for name in ("start", "four", "five-a"):
        fixture = stored(name)
        here = World(poses_of(fixture.villa), fixture.heights)
        here.step()
        assert here.max_penetration() < 0.3e-3
