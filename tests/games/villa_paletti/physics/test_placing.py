"""Placing pillars and laying floors. VP-F8, VP-G, VP-S4, VP-V1."""

from math import degrees, hypot

import pytest

from tavolino.games.villa_paletti.actions import Fell, Returned, Stands
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
    Abort,
    Glide,
    LayFloor,
    Lower,
    Raise,
    Release,
    SetDown,
    Steady,
    Turn,
    carry,
)
from tavolino.games.villa_paletti.physics import Simulation, run
from tavolino.games.villa_paletti.villa import Villa, hover_spot, pillar_pose, spot
from tests.games.villa_paletti.gestures import in_hand, placement, tip_over, two_storeys
from tests.games.villa_paletti.stored_villas import LEVEL, Y1, Y2, spot_of, stool, stored

pytestmark = pytest.mark.physics


def test_a_pillar_is_placed_accurately() -> None:
    villa = in_hand(stool(), Y1)
    outcome = run(villa, LEVEL, SetDown(Y1), placement(villa, Y1, Spot(30, -20, 0.5)))
    assert isinstance(outcome, Stands)
    there = spot_of(outcome.villa, Y1)
    assert hypot(there.x - 30, there.y + 20) < 0.3
    assert there.turn == pytest.approx(0.5, abs=0.01)
    assert outcome.villa.levels[Y1] == 1


@pytest.mark.parametrize(("x", "reason"), [(92, "sticks-out"), (40, "on-another")])
def test_vp_g3_g8_a_hand_does_not_open_where_a_pillar_may_not_stand(x: float, reason: str) -> None:
    villa = in_hand(stool(), Y1).with_pillar(Y2, pillar_pose(Spot(40, 0), 1), 1)
    simulation = Simulation(villa, LEVEL, SetDown(Y1))
    for timed in placement(villa, Y1, Spot(x, 0)):
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    simulation.advance(4 * TICKS_PER_SECOND)
    assert simulation.leg == "hand"
    assert simulation.release_refusal is not None
    assert simulation.release_refusal.reason == reason
    assert simulation.packet(Raise()) is None
    simulation.advance(TICKS_PER_SECOND)
    simulation.packet(Glide(0, 0, 0, 120))
    simulation.advance(2 * TICKS_PER_SECOND)
    simulation.packet(Lower())
    simulation.packet(Release())
    simulation.advance(6 * TICKS_PER_SECOND)
    assert isinstance(simulation.outcome, Stands)


def test_vp_g8_on_the_red_floor_pillars_may_be_stacked() -> None:
    fixture = stored("five-a")
    (under, *_) = fixture.villa.standing_on(5)
    foot = spot_of(fixture.villa, under)
    pillar = next(p for p in fixture.villa.standing_on(4) if p in (0, 1, 2, 17))
    villa = in_hand(fixture.villa, pillar)
    outcome = run(
        villa, fixture.heights, SetDown(pillar), placement(villa, pillar, Spot(foot.x, foot.y))
    )
    assert isinstance(outcome, Stands)
    upper, lower = outcome.villa.pillars[pillar], outcome.villa.pillars[under]
    assert upper is not None
    assert lower is not None
    assert (upper.z - lower.z) / 1e6 == pytest.approx(80, abs=1)


def test_vp_b7_a_pillar_that_falls_over_alone_returns_to_the_hand() -> None:
    villa = in_hand(stool(), Y1)
    simulation = Simulation(villa, LEVEL, SetDown(Y1))
    for timed in placement(villa, Y1, Spot(0, 0)):
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    while simulation.leg != "settling":
        simulation.advance(1)
    tip_over(simulation, Y1)
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    assert isinstance(simulation.outcome, Returned)
    assert simulation.outcome.villa.pillars[Y1] is None


def test_vp_g2_nothing_is_steadied_while_a_pillar_is_placed() -> None:
    simulation = Simulation(in_hand(stool(), Y1), LEVEL, SetDown(Y1))
    refusal = simulation.packet(Steady(0))
    assert refusal is not None
    assert refusal.rule == "VP-G2"
    assert simulation.recording.gesture == ()


def test_vp_f8_a_floor_is_laid_on_three_pillars() -> None:
    villa = two_storeys()
    outcome = run(villa, LEVEL, LayFloor(), carry(hover_spot(villa), Spot(0, 0, 0.3)))
    assert isinstance(outcome, Stands)
    assert outcome.villa.top == 2
    green = spot(outcome.villa.floors[1])
    assert hypot(green.x, green.y) < 0.5
    assert degrees(green.turn) == pytest.approx(degrees(0.3), abs=0.2)


def test_vp_f8_a_floor_on_two_pillars_is_not_released() -> None:
    villa = two_storeys()
    simulation = Simulation(villa, LEVEL, LayFloor())
    for timed in carry(hover_spot(villa), Spot(70, 0)):
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    simulation.advance(3 * TICKS_PER_SECOND)
    assert simulation.release_refusal is not None
    assert simulation.release_refusal.reason == "too-few-pillars"
    assert simulation.packet(Abort()) is None
    simulation.advance(10 * TICKS_PER_SECOND)
    assert isinstance(simulation.outcome, Returned)
    assert simulation.outcome.villa.top == 1


def test_vp_v1_with_fewer_supports_the_physics_decide() -> None:
    villa = two_storeys()
    outcome = run(villa, LEVEL, LayFloor(supports=2), carry(hover_spot(villa), Spot(90, 0)))
    assert isinstance(outcome, Fell)


def test_vp_s4_the_blue_floor_stays_over_the_base() -> None:
    villa = Villa(levels=stool().levels, pillars=stool().pillars)
    simulation = Simulation(villa, LEVEL, LayFloor())
    for timed in carry(hover_spot(villa), Spot(0, 30)):
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    simulation.advance(3 * TICKS_PER_SECOND)
    assert simulation.release_refusal is not None
    assert simulation.release_refusal.rule == "VP-S4"


def test_a_floor_turns_the_short_way() -> None:
    simulation = Simulation(two_storeys(), LEVEL, LayFloor())
    simulation.packet(Turn(35_000))
    simulation.advance(TICKS_PER_SECOND // 4)
    assert -10 < degrees(spot(simulation.frame()[21]).turn) < 0
