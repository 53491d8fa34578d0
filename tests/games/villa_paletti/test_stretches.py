"""Stretches from a frozen villa to a frozen villa: pulled, put back, placed, laid, lifted out."""

from math import degrees, hypot

import pytest

from tavolino.games.villa_paletti.actions import Fell, Free, Returned, Stands
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    LONGEST,
    TICKS,
    Abort,
    Gesture,
    Glide,
    LayFloor,
    Lift,
    LiftOut,
    Lower,
    Move,
    Raise,
    Release,
    Remove,
    SetDown,
    Steady,
    Timed,
    Tool,
    Turn,
    carry,
    lift_off,
    pull,
)
from tavolino.games.villa_paletti.physics import Simulation, legs, run
from tavolino.games.villa_paletti.physics.course import hover_spot
from tavolino.games.villa_paletti.physics.monitors import tilt
from tavolino.games.villa_paletti.villa import OUT, Villa, on_level, spot
from tests.games.villa_paletti.stored import (
    LEVEL,
    R1,
    R2,
    R3,
    R4,
    R5,
    Y1,
    Y2,
    careful_pull,
    shift,
    stool,
    stored,
    where,
)


def straight(villa: Villa, pillar: int, x: float, y: float, grip: float = 40.0) -> Gesture:
    """A pull to a spot, given from where the pillar stands."""
    foot = where(villa, pillar)
    return pull(foot, villa.levels[pillar], grip, Spot(foot.x + x, foot.y + y))


def in_hand(villa: Villa, pillar: int) -> Villa:
    return villa.with_pillar(pillar, None, villa.levels[pillar])


def placed(villa: Villa, pillar: int, to: Spot) -> Gesture:
    return carry(hover_spot(villa), to)


def blow_over(simulation: Simulation, pillar: int) -> None:
    """Somebody sneezed."""
    world = simulation._course.world
    for _ in range(20):
        world.push(pillar, (0.0, 0.0, 0.0), (0.0, 0.02, 0.0))
        world.step()


# ---------------------------------------------------------------- removing
@pytest.mark.parametrize(("tool", "grip"), [("fingers", 40), ("hook", 10)])
def test_a_loose_pillar_comes_out(tool: Tool, grip: int) -> None:
    heights = tuple(-100_000 if pillar == R2 else 0 for pillar in range(20))
    villa = stool()
    outcome = run(villa, heights, Remove(R2, tool, grip), straight(villa, R2, 80, -80, grip))
    assert isinstance(outcome, Free)
    assert outcome.villa.pillars[R2] is None
    assert outcome.villa.levels == villa.levels
    assert shift(villa, outcome.villa) < 0.1


def test_a_hook_fells_a_pillar_that_bears_a_load() -> None:
    """The floor keeps its head while the hook takes its foot away."""
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(R2, "hook", 10))
    simulation.packet(Glide(13_000, -13_000, 1000, 30))
    simulation.advance(2 * TICKS)
    assert tilt(simulation._course.world.motion(R2)) > 45


def test_without_a_needed_leg_the_floor_falls() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(R3, "fingers", 40), straight(villa, R3, -60, 80))
    assert isinstance(outcome, Fell)
    assert (outcome.why, outcome.piece) in {("C1", "blue"), ("C2", "blue"), ("C3", "blue")}


def test_a_steadied_floor_moves_less() -> None:
    villa = stool()
    foot = where(villa, R2)
    to = Spot(foot.x + 80, foot.y - 80)
    held = run(villa, LEVEL, Remove(R2, "fingers", 40), pull(foot, 0, 40, to, steady=0, lift=1.0))
    alone = run(villa, LEVEL, Remove(R2, "fingers", 40), pull(foot, 0, 40, to))
    assert isinstance(held, Free)
    assert isinstance(alone, Free)
    assert shift(villa, held.villa) < 0.1 < shift(villa, alone.villa)


def test_vp_b5_an_aborted_pillar_goes_back_where_it_was() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(R2, "fingers", 40), straight(villa, R2, 10, 0))
    assert isinstance(outcome, Returned)
    before, after = where(villa, R2), where(outcome.villa, R2)
    assert hypot(after.x - before.x, after.y - before.y) < 2
    assert outcome.villa.levels == villa.levels


def test_a_pillar_that_nothing_covers_is_lifted_off() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(Y1, "fingers", 40), lift_off(where(villa, Y1), 0, 40))
    assert isinstance(outcome, Free)
    assert shift(villa, outcome.villa) < 0.05


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
    kept = stored("five-a")
    outcome = run(kept.villa, kept.heights, Remove(18, "fingers", 40), careful_pull(kept.villa, 18))
    assert isinstance(outcome, Free)
    assert shift(kept.villa, outcome.villa) < 1


def test_only_a_standing_pillar_can_be_removed() -> None:
    with pytest.raises(ValueError, match="does not stand"):
        Simulation(in_hand(stool(), R1), LEVEL, Remove(R1, "fingers", 40))


# ---------------------------------------------------------------- a silent hand
@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house takes over after four seconds already."""
    monkeypatch.setattr(legs, "GONE", 4 * TICKS)


def test_a_live_hand_stands_still_when_no_packet_follows() -> None:
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Move(40_000, -5000, 4000))
    simulation.advance(TICKS // 5)
    moving = simulation.frame()[R2].x
    simulation.advance(TICKS // 2)
    stopped = simulation.frame()[R2].x
    simulation.advance(TICKS)
    assert 50_000_000 < moving < stopped < 100_000_000
    assert abs(simulation.frame()[R2].x - stopped) < 500_000


def test_a_glide_needs_no_second_packet() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(Y1, "fingers", 40), (Timed(0, Glide(-20_000, 0, 4000, 60)),))
    assert isinstance(outcome, Free)


def test_after_three_seconds_a_silent_hand_is_seen_after_twenty_the_house_takes_over() -> None:
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Glide(5600, -5000, 4000, 20))
    simulation.advance(3 * TICKS - 1)
    assert not simulation.silent
    simulation.advance(1)
    assert simulation.silent
    simulation.advance(17 * TICKS)
    assert simulation.leg == "returning"
    while simulation.outcome is None:
        simulation.advance(TICKS)
    assert isinstance(simulation.outcome, Returned)


def test_a_silent_hand_with_a_free_pillar_sets_it_on_the_nearest_spot(soon: None) -> None:
    villa = in_hand(stool(), R5)
    villa = villa.with_pillar(R4, on_level(Spot(-30, -60), 0), 0)
    outcome = run(villa, LEVEL, SetDown(R5), (Timed(0, Glide(20_000, 0, 0, 120)),))
    assert isinstance(outcome, Stands)
    assert outcome.villa.levels[R5] == 1
    x = where(outcome.villa, R5).x
    assert 75 < x < 90, "as far east as it may stand"


def test_a_silent_hand_with_a_floor_takes_it_away(soon: None) -> None:
    villa = two_storeys()
    outcome = run(villa, LEVEL, LayFloor(), (Timed(0, Glide(0, 0, 0, 120)),))
    assert isinstance(outcome, Returned)
    assert outcome.villa.top == 1


def test_vp_p4_the_pull_says_how_long_the_hand_took() -> None:
    villa = stool()
    gesture = straight(villa, R2, 80, -80, 40)
    simulation = Simulation(villa, LEVEL, Remove(R2, "fingers", 40))
    for timed in gesture:
        while simulation.tick < timed.tick and simulation.leg == "hand":
            simulation.advance(1)
        simulation.packet(timed.packet)
    free_at = simulation.tick
    assert simulation.leg == "freed"
    outcome = run(villa, LEVEL, Remove(R2, "fingers", 40), gesture)
    assert isinstance(outcome, Free)
    assert outcome.spent == free_at


def test_vp_p4_the_placement_has_what_the_pull_left_of_two_minutes() -> None:
    villa = in_hand(stool(), Y1)
    simulation = Simulation(villa, LEVEL, SetDown(Y1, spent=LONGEST - TICKS))
    assert simulation.packet(Glide(2000, 0, 0, 5)) is None
    simulation.advance(TICKS - 1)
    assert simulation.packet(Glide(2000, 0, 0, 5)) is None
    simulation.advance(1)
    assert simulation.packet(Glide(2000, 0, 0, 5)) is not None, "the house has taken over"
    while simulation.outcome is None:
        simulation.advance(TICKS)
    assert isinstance(simulation.outcome, Stands)
    assert where(simulation.outcome.villa, Y1).x < 20


# ---------------------------------------------------------------- placing
def test_a_pillar_is_placed_where_it_is_wanted() -> None:
    villa = in_hand(stool(), Y1)
    outcome = run(villa, LEVEL, SetDown(Y1), placed(villa, Y1, Spot(30, -20, 0.5)))
    assert isinstance(outcome, Stands)
    there = where(outcome.villa, Y1)
    assert hypot(there.x - 30, there.y + 20) < 0.3
    assert there.turn == pytest.approx(0.5, abs=0.01)
    assert outcome.villa.levels[Y1] == 1


@pytest.mark.parametrize(("x", "reason"), [(92, "sticks-out"), (40, "on-another")])
def test_vp_g3_g8_a_hand_does_not_open_where_a_pillar_may_not_stand(x: float, reason: str) -> None:
    villa = in_hand(stool(), Y1).with_pillar(Y2, on_level(Spot(40, 0), 1), 1)
    simulation = Simulation(villa, LEVEL, SetDown(Y1))
    for timed in placed(villa, Y1, Spot(x, 0)):
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    simulation.advance(4 * TICKS)
    assert simulation.leg == "hand"
    assert simulation.trouble is not None
    assert simulation.trouble.reason == reason
    assert simulation.packet(Raise()) is None
    simulation.advance(TICKS)
    simulation.packet(Glide(0, 0, 0, 120))
    simulation.advance(2 * TICKS)
    simulation.packet(Lower())
    simulation.packet(Release())
    simulation.advance(6 * TICKS)
    assert isinstance(simulation.outcome, Stands)


def test_vp_g8_on_the_red_floor_pillars_may_be_stacked() -> None:
    kept = stored("five-a")
    (under, *_) = kept.villa.standing_on(5)
    foot = where(kept.villa, under)
    pillar = next(p for p in kept.villa.standing_on(4) if p in (0, 1, 2, 17))
    villa = in_hand(kept.villa, pillar)
    outcome = run(villa, kept.heights, SetDown(pillar), placed(villa, pillar, Spot(foot.x, foot.y)))
    assert isinstance(outcome, Stands)
    upper, lower = outcome.villa.pillars[pillar], outcome.villa.pillars[under]
    assert upper is not None
    assert lower is not None
    assert (upper.z - lower.z) / 1e6 == pytest.approx(80, abs=1)


def test_vp_b7_a_pillar_that_falls_over_alone_is_in_the_hand_again() -> None:
    villa = in_hand(stool(), Y1)
    simulation = Simulation(villa, LEVEL, SetDown(Y1))
    for timed in placed(villa, Y1, Spot(0, 0)):
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    while simulation.leg != "settling":
        simulation.advance(1)
    blow_over(simulation, Y1)
    while simulation.outcome is None:
        simulation.advance(TICKS)
    assert isinstance(simulation.outcome, Returned)
    assert simulation.outcome.villa.pillars[Y1] is None


def test_vp_g2_nothing_is_steadied_while_a_pillar_is_placed() -> None:
    simulation = Simulation(in_hand(stool(), Y1), LEVEL, SetDown(Y1))
    refusal = simulation.packet(Steady(0))
    assert refusal is not None
    assert refusal.rule == "VP-G2"
    assert simulation.recording.gesture == ()


# ---------------------------------------------------------------- floors
def two_storeys() -> Villa:
    """Three pillars stand on the blue floor, ready for the green one; a fourth leg below."""
    villa = stool()
    for pillar, x, y in ((5, 40, 40), (10, 40, -40), (11, -40, 0)):
        villa = villa.with_pillar(pillar, on_level(Spot(x, y), 1), 1)
    return villa


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
    simulation.advance(3 * TICKS)
    assert simulation.trouble is not None
    assert simulation.trouble.reason == "too-few-pillars"
    assert simulation.packet(Abort()) is None
    simulation.advance(10 * TICKS)
    assert isinstance(simulation.outcome, Returned)
    assert simulation.outcome.villa.top == 1


def test_vp_v1_with_fewer_supports_allowed_it_is_released_and_physics_decide() -> None:
    villa = two_storeys()
    outcome = run(villa, LEVEL, LayFloor(supports=2), carry(hover_spot(villa), Spot(90, 0)))
    assert isinstance(outcome, Fell)


def test_vp_s4_the_blue_floor_stays_over_the_base() -> None:
    villa = Villa(levels=stool().levels, pillars=stool().pillars)
    simulation = Simulation(villa, LEVEL, LayFloor())
    for timed in carry(hover_spot(villa), Spot(0, 30)):
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    simulation.advance(3 * TICKS)
    assert simulation.trouble is not None
    assert simulation.trouble.rule == "VP-S4"


def test_a_floor_turns_the_short_way() -> None:
    simulation = Simulation(two_storeys(), LEVEL, LayFloor())
    simulation.packet(Turn(35_000))
    simulation.advance(TICKS // 4)
    assert -10 < degrees(spot(simulation.frame()[21]).turn) < 0


# ---------------------------------------------------------------- lifting out
def test_vp_f10_a_free_pillar_leaves_the_game() -> None:
    outcome = run(stool(), LEVEL, LiftOut(Y1))
    assert isinstance(outcome, Stands)
    assert outcome.villa.pillars[Y1] is None
    assert outcome.villa.levels[Y1] == OUT
    assert shift(stool(), outcome.villa) < 0.05


def test_what_is_frozen_thaws_as_it_was() -> None:
    """Ten stretches in a row that change nothing move nothing."""
    villa = stool().with_pillar(Y2, on_level(Spot(0, 0), 1), 1)
    after = villa
    for pillar, x in ((6, 120), (7, -120)) * 2:
        after = after.with_pillar(pillar, on_level(Spot(x, 60), 0), 0)
        outcome = run(after, LEVEL, LiftOut(pillar))
        assert isinstance(outcome, Stands)
        after = outcome.villa
    assert shift(villa, after) < 0.05


def test_vp_g1_a_steadying_hand_lifts_three_millimetres_at_most() -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Steady(0))
    refusal = simulation.packet(Lift(3001))
    assert refusal is not None
    assert refusal.rule == "VP-G1"
    assert simulation.packet(Lift(3000)) is None
    simulation.advance(2 * TICKS)
    lifted = simulation.frame()[20].z - stool().floors[0].z
    assert 2_800_000 <= lifted <= 3_100_000


def test_a_hand_that_only_holds_a_floor_leaves_its_weight_on_the_pillars() -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Steady(0))
    simulation.advance(8 * TICKS)
    weight = simulation._course.world.mass(20) * 9.81
    assert simulation._course.world.load(20) > 0.9 * weight
