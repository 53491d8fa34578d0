"""Tremor of hands: from fast pulling in both hands, and from lifting in the lifting one (VP-G1)."""

from math import degrees, hypot

import pytest

from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
    Glide,
    Keep,
    Lift,
    Packet,
    Remove,
    Steady,
)
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.physics.hand import Hand
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import tilt
from tavolino.games.villa_paletti.physics.trembling import (
    MAX_AMPLITUDE,
    shake_pulling_hand,
    shake_steadying_hand,
)
from tests.games.villa_paletti.stored_villas import LEVEL, R2, stool, stored

SLOW_PULL, FAST_PULL = 0.025, 0.12
"""m/s: a careful and a hurried pull."""
HERE = (0.0, 0.0, 0.1)


def max_tremor(
    pulled_at: float = 0.0, lifted: float = 0.0, weight: float = 0.0, seconds: int = 1
) -> float:
    """Maximum distance of the hand from its position, in millimetres."""
    up = (0.0, 0.0, HERE[2] + lifted / 1000)
    other = Hand(FIRST_FLOOR, "flat", 0.0, up, up, carried_load=weight, is_lifting=lifted > 0)
    pulling = Hand(R2, "fingers", 0.0, HERE, HERE, velocity=(pulled_at, 0.0, 0.0))
    far = 0.0
    for tick in range(seconds * TICKS_PER_SECOND):
        shake_steadying_hand(other, pulling, HERE[2], tick)
        far = max(far, hypot(*other.tremor) * 1000)
    return far


def test_a_holding_hand_is_as_calm_as_the_pulling_one() -> None:
    assert max_tremor() == 0.0
    assert max_tremor(SLOW_PULL) < 0.2
    assert max_tremor(FAST_PULL) > 2.0


def test_tremor_grows_with_height_load_and_time() -> None:
    little = max_tremor(lifted=0.3, weight=2.0)
    assert 0 < little < 0.1
    assert max_tremor(lifted=0.9, weight=2.0) == pytest.approx(3 * little)
    assert max_tremor(lifted=0.3, weight=4.0) == pytest.approx(2 * little)
    assert max_tremor(lifted=0.3, weight=2.0, seconds=4) > 3 * little


def test_tremor_is_limited() -> None:
    assert max_tremor(0.15, lifted=3.0, weight=8.0, seconds=60) <= 1.5 * MAX_AMPLITUDE * 1000


def test_a_carrying_hand_causes_no_tremor() -> None:
    other = Hand(FIRST_FLOOR, "flat", 0.0, HERE, HERE)
    carrying = Hand(R2, "fingers", 0.0, HERE, HERE, velocity=(FAST_PULL, 0.0, 0.0), carries=True)
    shake_steadying_hand(other, carrying, HERE[2], 7)
    assert other.tremor == (0.0, 0.0, 0.0)


def lifting_hand(*packets: tuple[int, Packet], until: int) -> Hand:
    """The steadying hand on the first floor of a villa, after this many seconds."""
    fixture = stored("start")
    simulation = Simulation(fixture.villa, fixture.heights, Remove(0, "fingers", 40))
    simulation.packet(Steady(0))
    for second in range(until):
        for start, packet in packets:
            if start == second:
                simulation.packet(packet)
        simulation.packet(Keep())
        simulation.advance(TICKS_PER_SECOND)
    other = simulation.course.now.steadying
    assert other is not None
    return other


def test_the_smallest_lift_is_tiring_under_load() -> None:
    """Where 0.05 mm takes the load off the pillars, even that is tiring."""
    other = lifting_hand((0, Lift(49)), until=8)
    assert other.carried_load > 1.0
    assert other.lift_seconds == pytest.approx(8.0, abs=0.1)
    assert hypot(*other.tremor[:2]) > 0.0
    assert max_tremor(lifted=0.049, weight=3.0, seconds=8) > 0.4
    assert max_tremor(lifted=0.049, weight=0.01, seconds=8) < 0.01


def test_a_holding_hand_carries_no_load_and_does_not_tire() -> None:
    other = lifting_hand(until=3)
    assert (other.lift_seconds, other.tremor) == (0.0, (0.0, 0.0, 0.0))
    assert other.carried_load < 0.05


def test_lowering_a_floor_returns_its_load_and_ends_fatigue() -> None:
    lifted = lifting_hand((0, Lift(1000)), until=1)
    assert lifted.lift_seconds > 0.5
    down = lifting_hand((0, Lift(1000)), (1, Lift(0)), until=3)
    assert down.carried_load < 0.1
    assert down.lift_seconds == 0.0


def test_short_rests_do_not_end_fatigue() -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Steady(0))
    for _ in range(60):
        simulation.packet(Lift(49))
        simulation.advance(TICKS_PER_SECOND // 15)
        simulation.packet(Lift(0))
        simulation.advance(TICKS_PER_SECOND // 60)
    other = simulation.course.now.steadying
    assert other is not None
    assert other.carried_load > 0.5
    assert other.lift_seconds > 3.0


def test_fast_pulls_move_the_steadied_floor() -> None:
    slow, fast = (floor_shift(speed) for speed in (25, 120))
    assert slow < 0.2
    assert fast > 0.5


def floor_shift(speed: int) -> float:
    """Maximum displacement of the steadied floor during a pull, in millimetres."""
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Steady(0))
    lay = simulation.frame()[FIRST_FLOOR]
    simulation.packet(Glide(9000, -5000, 4000, speed))
    far = 0.0
    for _ in range(TICKS_PER_SECOND // 10):
        if simulation.advance(5) != "hand":
            break
        now = simulation.frame()[FIRST_FLOOR]
        far = max(far, hypot(now.x - lay.x, now.y - lay.y) / 1e6)
    return far


# ---------------------------------------------------------------- the pulling hand
def pull_tremor(speed: float, *, carries: bool = False) -> tuple[float, float]:
    """Maximum vertical displacement in millimetres and slant in degrees."""
    hand = Hand(R2, "fingers", 0.0, HERE, HERE, velocity=(speed, 0.0, 0.0), carries=carries)
    up = slant = 0.0
    for tick in range(2 * TICKS_PER_SECOND):
        shake_pulling_hand(hand, tick)
        up, slant = max(up, hand.tremor[2]), max(slant, hypot(*hand.slant))
    return up * 1000, degrees(slant)


def test_fast_fingers_shake_and_tilt_their_pillar() -> None:
    assert pull_tremor(0.0) == (0.0, 0.0)
    assert max(pull_tremor(SLOW_PULL)) < 0.2
    assert min(pull_tremor(FAST_PULL)) > 8.0
    assert pull_tremor(FAST_PULL, carries=True) == (0.0, 0.0)


@pytest.mark.physics
def test_a_slow_pull_keeps_the_pillar_upright_and_a_fast_one_does_not() -> None:
    slow, fast = (max_tilt(speed) for speed in (25, 120))
    assert slow < 0.3
    assert fast > 2 * slow


def max_tilt(speed: int) -> float:
    """Maximum tilt of the pillar during the pull, in degrees."""
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Glide(9000, -5000, 4000, speed))
    most = 0.0
    while simulation.advance(5) == "hand":
        most = max(most, tilt(simulation.course.world.motion(R2)))
    return most
