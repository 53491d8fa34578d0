"""The hand that steadies a floor is no vice: haste and lifting make it tremble (VP-G1)."""

from math import hypot

import pytest

from tavolino.games.villa_paletti.gesture import TICKS, Glide, LetGo, Lift, Remove, Steady
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.physics.hand import Hand
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.trembling import WORST, tremble
from tests.games.villa_paletti.stored import LEVEL, R2, stool

CALM, HASTY = 0.025, 0.12
"""Metres a second: how people pull who take their time, and who do not."""
HERE = (0.0, 0.0, 0.1)


def worst(
    pulled_at: float = 0.0, lifted: float = 0.0, weight: float = 0.0, seconds: int = 1
) -> float:
    """How far the hand was from its place, in millimetres, at most."""
    up = (0.0, 0.0, HERE[2] + lifted / 1000)
    other = Hand(FIRST_FLOOR, "flat", 0.0, up, up, burden=weight)
    pulling = Hand(R2, "fingers", 0.0, HERE, HERE, velocity=(pulled_at, 0.0, 0.0))
    far = 0.0
    for tick in range(seconds * TICKS):
        tremble(other, pulling, HERE[2], tick)
        far = max(far, hypot(*other.sway) * 1000)
    return far


def test_a_hand_that_only_holds_is_as_calm_as_the_one_that_pulls() -> None:
    assert worst() == 0.0
    assert worst(CALM) < 0.2
    assert worst(HASTY) > 2.0


def test_who_lifts_trembles_more_the_higher_the_heavier_and_the_longer() -> None:
    little = worst(lifted=0.3, weight=2.0)
    assert 0 < little < 0.1
    assert worst(lifted=0.9, weight=2.0) == pytest.approx(3 * little)
    assert worst(lifted=0.3, weight=4.0) == pytest.approx(2 * little)
    assert worst(lifted=0.3, weight=2.0, seconds=4) > 3 * little


def test_nobody_trembles_without_end() -> None:
    assert worst(0.15, lifted=3.0, weight=8.0, seconds=60) <= 1.5 * WORST * 1000


def test_a_hand_that_carries_what_is_out_hurries_nobody() -> None:
    other = Hand(FIRST_FLOOR, "flat", 0.0, HERE, HERE)
    carrying = Hand(R2, "fingers", 0.0, HERE, HERE, velocity=(HASTY, 0.0, 0.0), carries=True)
    tremble(other, carrying, HERE[2], 7)
    assert other.sway == (0.0, 0.0, 0.0)


def test_who_lets_a_floor_down_is_rested() -> None:
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    for packet in (Steady(0), Lift(1000)):
        simulation.packet(packet)
    simulation.advance(TICKS)
    other = simulation._course.now.other
    assert other is not None
    assert other.tired > 0.5
    simulation.packet(LetGo())
    simulation.advance(TICKS // 4)
    assert other.tired == 0.0


def test_haste_moves_the_floor_that_is_held() -> None:
    slow, fast = (moved(speed) for speed in (25, 120))
    assert slow < 0.2
    assert fast > 0.5


def moved(speed: int) -> float:
    """How far the held floor was from where it lay while a pillar was pulled, in millimetres."""
    simulation = Simulation(stool(), LEVEL, Remove(R2, "fingers", 40))
    simulation.packet(Steady(0))
    lay = simulation.frame()[FIRST_FLOOR]
    simulation.packet(Glide(9000, -5000, 4000, speed))
    far = 0.0
    for _ in range(TICKS // 10):
        if simulation.advance(5) != "hand":
            break
        now = simulation.frame()[FIRST_FLOOR]
        far = max(far, hypot(now.x - lay.x, now.y - lay.y) / 1e6)
    return far
