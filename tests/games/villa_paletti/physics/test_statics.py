"""Static equilibrium: linear programs against manual calculations and the simulation."""

from math import cos, pi

import pytest

from tavolino.games.villa_paletti import statics
from tavolino.games.villa_paletti.actions import Fell, Stands
from tavolino.games.villa_paletti.components import PILLAR_HEIGHT, THIN
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import LiftOut
from tavolino.games.villa_paletti.physics import run
from tavolino.games.villa_paletti.villa import Villa, moved_along_axis, pillar_pose, upright
from tests.games.villa_paletti.stored_villas import (
    LEVEL,
    R1,
    R2,
    R3,
    R4,
    R5,
    Y1,
    Y5,
    stool,
    stored,
    table_of,
)

pytestmark = pytest.mark.physics


def alone(pillar: int) -> Villa:
    return Villa(levels=(-1,) * 20).with_pillar(pillar, pillar_pose(Spot(0, 0), 0), 0)


def test_a_lone_pillar_tips_over_its_edge() -> None:
    """It tips over a flat side of the dodecagon: half the width over half the height."""
    flat = THIN.radius * cos(pi / 12) / (PILLAR_HEIGHT / 2)
    assert statics.margin(alone(R1)) == pytest.approx(flat, rel=0.03)


def test_a_thick_pillar_slides_before_it_tips() -> None:
    """Friction 0.4, less what the pyramid cuts off the cone. Tipping takes 0.35."""
    assert statics.margin(alone(R5)) == pytest.approx(14 * cos(pi / 12) / 40, rel=0.03)
    assert statics.margin(alone(R5)) < 0.4


def test_a_floor_on_two_pillars_stands_if_its_centre_is_between_them() -> None:
    assert statics.can_stand(table_of((R1, -40, 0), (R2, 40, 0)))
    assert not statics.can_stand(table_of((R1, -40, 20), (R2, 40, 20)))


def test_a_floor_on_one_pillar_stands_if_it_is_below_the_centre() -> None:
    assert statics.can_stand(table_of((R1, 7.9, 0)))
    assert not statics.can_stand(table_of((R1, 8.1, 0)))


def test_smaller_contact_patches_are_less_stable() -> None:
    table = table_of((R1, 7.5, 0))
    assert statics.can_stand(table)
    assert not statics.can_stand(table, shrink=1.0)


def test_a_floor_can_depend_on_ballast() -> None:
    """The pillars are off-centre; the floor stands only with enough load on the far side."""
    legs = table_of((R5, 25, 0), (R1, 25, 30))
    ballast = legs.with_pillar(R4, pillar_pose(Spot(70, 0), 1), 1)
    assert not statics.can_stand(legs)
    assert not statics.can_stand(ballast)
    heavy = ballast.with_pillar(Y5, pillar_pose(Spot(70, 25), 1), 1)
    assert statics.can_stand(heavy)
    assert statics.is_needed(heavy, Y5)


def test_which_legs_of_a_stool_are_needed() -> None:
    assert [pillar for pillar in (R1, R2, R3, R5, Y1) if statics.is_needed(stool(), pillar)] == [
        R3,
        R5,
    ]
    assert statics.margin(statics.without(stool(), R3)) == -1.0
    assert statics.verdict_without(stool(), R3) == "falls"
    assert statics.verdict_without(stored("start").villa, R5) == "safe"


def test_a_pillar_stacked_on_another_stands_on_its_head() -> None:
    villa = stored("five-a").villa
    villa = villa.with_pillar(R1, None, 0)
    under = villa.standing_on(5)[0]
    pose = villa.pillars[under]
    assert pose is not None
    x, y = pose.x / 1e6, pose.y / 1e6
    stacked = villa.with_pillar(R1, upright(Spot(x, y), 5 * 86 + 80 + 40), 5)
    assert (under, R1) in {(patch.below, patch.above) for patch in statics.patches(stacked)}
    aside = villa.with_pillar(R1, upright(Spot(x + 60, y), 5 * 86 + 80 + 40), 5)
    assert not statics.can_stand(aside)


@pytest.mark.parametrize("name", ["start", "two", "three", "four", "five-a", "five-b", "five-c"])
def test_stored_villas_stand_with_a_margin(name: str) -> None:
    assert statics.margin(stored(name).villa) > statics.MIN_STABLE_MARGIN


def test_the_margin_is_negative_without_equilibrium() -> None:
    assert statics.margin(table_of((R1, 20, 0))) == -1.0


def test_hidden_heights_do_not_matter() -> None:
    """Shifting every pillar vertically by less than half a millimetre changes nothing."""
    villa = stored("three").villa
    lower = villa
    for number, pose in enumerate(villa.pillars):
        if pose is not None:
            moved = type(pose)(pose.x, pose.y, pose.z - 200_000, pose.w, pose.i, pose.j, pose.k)
            lower = lower.with_pillar(number, moved, villa.levels[number])
    assert statics.margin(lower) == statics.margin(villa)


REMOVALS = [("start", 3), ("start", 14), ("three", 5), ("four", R2), ("four", 5), ("four", 17)]


@pytest.mark.parametrize(("name", "pillar"), REMOVALS)
def test_statics_and_simulation_agree(name: str, pillar: int) -> None:
    fixture = stored(name)
    needed = statics.is_needed(fixture.villa, pillar)
    outcome = run(fixture.villa, fixture.heights, LiftOut(pillar))
    assert isinstance(outcome, Fell if needed else Stands)


def test_the_removals_above_are_of_both_kinds() -> None:
    kinds = {statics.is_needed(stored(name).villa, pillar) for name, pillar in REMOVALS}
    assert kinds == {True, False}


@pytest.mark.parametrize(("x", "stands"), [(13.8, True), (14.2, False)])
def test_a_floor_tips_where_statics_predict(x: float, stands: bool) -> None:
    """At rest on two pillars, with the centre just inside or outside the line of their edges."""
    table = table_of((R5, x, 50), (Y5, x, -50), (Y1, -110, 0))
    assert statics.can_stand(table) is stands
    assert isinstance(run(table, LEVEL, LiftOut(Y1)), Stands if stands else Fell)


def test_pillars_in_line_let_a_floor_lean() -> None:
    """A height difference of 0.2 mm over the width of the support: wide, narrow, two pillars."""
    wide = table_of((R1, -50, -50), (R2, 50, -50), (R3, 50, 50), (R5, -50, 50))
    pair = table_of((R1, -50, 0), (R2, 50, 0))
    assert statics.lean(wide) == pytest.approx(0.004, rel=0.1)
    assert statics.lean(row(0)) == pytest.approx(0.05, rel=0.1)
    assert statics.lean(pair) == pytest.approx(0.004, rel=0.1)


def row(y: float) -> Villa:
    """Three pillars almost in line; another one stands beside the floor."""
    return table_of((R1, -50, y), (R2, 50, y), (R3, 0, y + 8), (Y1, -110, 0))


@pytest.mark.parametrize(("y", "steady"), [(0, True), (5, False)])
def test_steadiness_accounts_for_unequal_pillars(y: float, steady: bool) -> None:
    """Pillars of equal height carry the floor; a difference of 0.2 mm makes the row fall."""
    assert statics.margin(row(y)) > 0.05
    assert (statics.steadiness(row(y)) > 0.015) is steady
    assert isinstance(run(row(y), LEVEL, LiftOut(Y1)), Stands)
    heights = tuple(-100_000 if n in (R1, R2) else 100_000 if n == R3 else 0 for n in range(20))
    unequal = row(y)
    for number in (R1, R2, R3):
        pose = unequal.pillars[number]
        assert pose is not None
        unequal = unequal.with_pillar(number, moved_along_axis(pose, heights[number] // 2), 0)
    assert isinstance(run(unequal, heights, LiftOut(Y1)), Stands if steady else Fell)
