"""Pulling, lifting and toppling pillars. VP-B, VP-F10, VP-G1."""

from math import hypot

import pytest

from tavolino.games.villa_paletti.actions import Fell, Free, Returned, Stands
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
    Abort,
    Glide,
    Lift,
    LiftOut,
    Remove,
    Steady,
    Tool,
    lift_off,
    pull,
)
from tavolino.games.villa_paletti.physics import Simulation, run
from tavolino.games.villa_paletti.physics.monitors import tilt
from tavolino.games.villa_paletti.villa import OUT, pillar_pose
from tests.games.villa_paletti.gestures import in_hand, pull_by
from tests.games.villa_paletti.stored_villas import (
    LEVEL,
    R1,
    R2,
    R3,
    Y1,
    Y2,
    careful_pull,
    max_shift,
    spot_of,
    stool,
    stored,
)

pytestmark = pytest.mark.physics


@pytest.mark.parametrize(("tool", "grip"), [("fingers", 40), ("hook", 10)])
def test_a_loose_pillar_comes_out(tool: Tool, grip: int) -> None:
    heights = tuple(-100_000 if pillar == R2 else 0 for pillar in range(20))
    villa = stool()
    outcome = run(villa, heights, Remove(R2, tool, grip), pull_by(villa, R2, 80, -80, grip))
    assert isinstance(outcome, Free)
    assert outcome.villa.pillars[R2] is None
    assert outcome.villa.levels == villa.levels
    assert max_shift(villa, outcome.villa) < 0.1


def test_a_hook_topples_a_loaded_pillar() -> None:
    """The floor holds its head while the hook pulls at its foot."""
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(R2, "hook", 10))
    simulation.packet(Glide(13_000, -13_000, 1000, 30))
    simulation.advance(2 * TICKS_PER_SECOND)
    assert tilt(simulation._course.world.motion(R2)) > 45


def test_without_a_needed_leg_the_floor_falls() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(R3, "fingers", 40), pull_by(villa, R3, -60, 80))
    assert isinstance(outcome, Fell)
    assert (outcome.why, outcome.piece) in {("C1", "blue"), ("C2", "blue"), ("C3", "blue")}


def test_a_steadied_floor_moves_less() -> None:
    villa = stool()
    foot = spot_of(villa, R2)
    to = Spot(foot.x + 80, foot.y - 80)
    held = run(villa, LEVEL, Remove(R2, "fingers", 40), pull(foot, 0, 40, to, steady=0, lift=1.0))
    alone = run(villa, LEVEL, Remove(R2, "fingers", 40), pull(foot, 0, 40, to))
    assert isinstance(held, Free)
    assert isinstance(alone, Free)
    assert max_shift(villa, held.villa) < 0.1 < max_shift(villa, alone.villa)


def test_vp_b5_an_aborted_pillar_goes_back_where_it_was() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(R2, "fingers", 40), pull_by(villa, R2, 10, 0))
    assert isinstance(outcome, Returned)
    before, after = spot_of(villa, R2), spot_of(outcome.villa, R2)
    assert hypot(after.x - before.x, after.y - before.y) < 2
    assert outcome.villa.levels == villa.levels


def test_a_pillar_that_nothing_covers_is_lifted_off() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(Y1, "fingers", 40), lift_off(spot_of(villa, Y1), 0, 40))
    assert isinstance(outcome, Free)
    assert max_shift(villa, outcome.villa) < 0.05


def test_vp_b7_a_free_pillar_is_not_put_back() -> None:
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(Y1, "fingers", 40))
    simulation.packet(Glide(-10_000, 0, 8000, 50))
    while simulation.leg == "hand":
        simulation.advance(10)
    refusal = simulation.packet(Abort())
    assert refusal is not None
    assert refusal.text.key == "villa_paletti-hand-not-now"


def test_a_pillar_of_a_tall_villa_comes_out_and_the_villa_stays() -> None:
    fixture = stored("five-a")
    outcome = run(
        fixture.villa, fixture.heights, Remove(18, "fingers", 40), careful_pull(fixture.villa, 18)
    )
    assert isinstance(outcome, Free)
    assert max_shift(fixture.villa, outcome.villa) < 1


def test_only_a_standing_pillar_can_be_removed() -> None:
    with pytest.raises(ValueError, match="does not stand"):
        Simulation(in_hand(stool(), R1), LEVEL, Remove(R1, "fingers", 40))


def test_vp_f10_a_free_pillar_leaves_the_game() -> None:
    outcome = run(stool(), LEVEL, LiftOut(Y1))
    assert isinstance(outcome, Stands)
    assert outcome.villa.pillars[Y1] is None
    assert outcome.villa.levels[Y1] == OUT
    assert max_shift(stool(), outcome.villa) < 0.05


def test_tasks_without_effect_move_nothing() -> None:
    """Several tasks in a row without an effect move nothing."""
    villa = stool().with_pillar(Y2, pillar_pose(Spot(0, 0), 1), 1)
    after = villa
    for pillar, x in ((6, 120), (7, -120)) * 2:
        after = after.with_pillar(pillar, pillar_pose(Spot(x, 60), 0), 0)
        outcome = run(after, LEVEL, LiftOut(pillar))
        assert isinstance(outcome, Stands)
        after = outcome.villa
    assert max_shift(villa, after) < 0.05


def test_vp_g1_a_steadying_hand_lifts_three_millimetres_at_most() -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Steady(0))
    refusal = simulation.packet(Lift(3001))
    assert refusal is not None
    assert refusal.rule == "VP-G1"
    assert simulation.packet(Lift(3000)) is None
    simulation.advance(2 * TICKS_PER_SECOND)
    lifted = simulation.frame()[20].z - stool().floors[0].z
    assert 2_800_000 <= lifted <= 3_100_000


def test_a_hand_that_only_holds_a_floor_leaves_its_weight_on_the_pillars() -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Steady(0))
    simulation.advance(8 * TICKS_PER_SECOND)
    weight = simulation._course.world.mass(20) * 9.81
    assert simulation._course.world.load(20) > 0.9 * weight
