"""Hands without packets, and time limits. VP-P4."""

import pytest

from tavolino.games.villa_paletti.actions import Free, Returned, Stands
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    MAX_GESTURE_TICKS,
    TICKS_PER_SECOND,
    Abort,
    Glide,
    LayFloor,
    Lower,
    Move,
    Raise,
    Release,
    Remove,
    SetDown,
    Timed,
)
from tavolino.games.villa_paletti.physics import Simulation, legs, run, run_recorded
from tavolino.games.villa_paletti.villa import pillar_pose
from tests.games.villa_paletti.gestures import in_hand, pull_by, two_storeys
from tests.games.villa_paletti.stored_villas import LEVEL, R2, R4, R5, Y1, spot_of, stool

pytestmark = pytest.mark.physics


@pytest.fixture
def early_takeover(monkeypatch: pytest.MonkeyPatch) -> None:
    """The automatic hand takes over after only four seconds."""
    monkeypatch.setattr(legs, "TAKEOVER_TICKS", 4 * TICKS_PER_SECOND)


def test_a_live_hand_stops_without_packets() -> None:
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Move(40_000, -5000, 4000))
    simulation.advance(TICKS_PER_SECOND // 5)
    moving = simulation.frame()[R2].x
    simulation.advance(TICKS_PER_SECOND // 2)
    stopped = simulation.frame()[R2].x
    simulation.advance(TICKS_PER_SECOND)
    assert 50_000_000 < moving < stopped < 100_000_000
    assert abs(simulation.frame()[R2].x - stopped) < 500_000


def test_a_glide_needs_no_second_packet() -> None:
    villa = stool()
    outcome = run(villa, LEVEL, Remove(Y1, "fingers", 40), (Timed(0, Glide(-20_000, 0, 4000, 60)),))
    assert isinstance(outcome, Free)


def test_a_silent_hand_freezes_after_3_s_and_is_taken_over_after_20_s() -> None:
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Glide(5600, -5000, 4000, 20))
    simulation.advance(3 * TICKS_PER_SECOND - 1)
    assert not simulation.silent
    simulation.advance(1)
    assert simulation.silent
    simulation.advance(17 * TICKS_PER_SECOND)
    assert simulation.leg == "returning"
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    assert isinstance(simulation.outcome, Returned)


def test_a_taken_over_hand_sets_its_pillar_on_the_nearest_spot(early_takeover: None) -> None:
    villa = in_hand(stool(), R5)
    villa = villa.with_pillar(R4, pillar_pose(Spot(-30, -60), 0), 0)
    outcome = run(villa, LEVEL, SetDown(R5), (Timed(0, Glide(20_000, 0, 0, 120)),))
    assert isinstance(outcome, Stands)
    assert outcome.villa.levels[R5] == 1
    x = spot_of(outcome.villa, R5).x
    assert 75 < x < 90, "as far east as permitted"


def test_a_taken_over_hand_takes_its_floor_away(early_takeover: None) -> None:
    villa = two_storeys()
    outcome = run(villa, LEVEL, LayFloor(), (Timed(0, Glide(0, 0, 0, 120)),))
    assert isinstance(outcome, Returned)
    assert outcome.villa.top == 1
    assert outcome.spent > 4 * TICKS_PER_SECOND, "it was never released"


def test_vp_f8_a_floor_raised_before_the_hand_opened_is_no_try() -> None:
    packets = ((0, Lower()), (1, Release()), (2, Raise()), (10, Abort()))
    gesture = tuple(Timed(tick, packet) for tick, packet in packets)
    outcome, recording = run_recorded(two_storeys(), LEVEL, LayFloor(), gesture)
    assert isinstance(outcome, Returned)
    assert outcome.spent == recording.ticks


def test_vp_f8_a_released_floor_that_did_not_stay_is_a_try() -> None:
    """It does not matter which hand took it off: the player's hand had opened."""
    simulation = Simulation(two_storeys(), LEVEL, LayFloor())
    simulation.packet(Lower())
    simulation.packet(Release())
    while simulation.leg in ("hand", "releasing"):
        simulation.advance(1)
    assert simulation.leg == "settling"
    legs.take_away(simulation.course)
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    assert isinstance(simulation.outcome, Returned)
    assert simulation.outcome.spent == 0


def test_vp_p4_a_floor_has_the_rest_of_the_two_minutes() -> None:
    simulation = Simulation(
        two_storeys(), LEVEL, LayFloor(spent=MAX_GESTURE_TICKS - TICKS_PER_SECOND)
    )
    assert simulation.packet(Glide(0, 0, 0, 5)) is None
    simulation.advance(TICKS_PER_SECOND - 1)
    assert simulation.packet(Glide(0, 0, 0, 5)) is None
    simulation.advance(1)
    assert simulation.packet(Glide(0, 0, 0, 5)) is not None, "the automatic hand has taken over"


def test_vp_p4_the_outcome_of_a_pull_reports_its_time() -> None:
    villa = stool()
    gesture = pull_by(villa, R2, 80, -80, 40)
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


def test_vp_p4_a_placement_has_the_rest_of_the_two_minutes() -> None:
    villa = in_hand(stool(), Y1)
    simulation = Simulation(villa, LEVEL, SetDown(Y1, spent=MAX_GESTURE_TICKS - TICKS_PER_SECOND))
    assert simulation.packet(Glide(2000, 0, 0, 5)) is None
    simulation.advance(TICKS_PER_SECOND - 1)
    assert simulation.packet(Glide(2000, 0, 0, 5)) is None
    simulation.advance(1)
    assert simulation.packet(Glide(2000, 0, 0, 5)) is not None, "the automatic hand has taken over"
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    assert isinstance(simulation.outcome, Stands)
    assert spot_of(simulation.outcome.villa, Y1).x < 20
