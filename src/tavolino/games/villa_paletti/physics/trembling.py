"""The hand that steadies a floor is not a vice: it trembles, and what it holds trembles with it.

It is as calm as the hand that pulls, and whoever lifts tires: the more, the higher the floor, the
heavier all that stands on it, and the longer it lasts. How much of each was found by letting hands
pull (docs/decisions/026-a-hand-that-trembles.md).
"""

from math import cos, pi, sin, sqrt

from tavolino.games.villa_paletti.physics.hand import NEAR, TICK, Hand

HASTE, SWIFT = 0.0015, 0.1
"""Metres by which the hand trembles while the other pulls so many metres a second; eight times as
much if it pulls twice as fast."""
EFFORT = 0.08
"""Metres for each metre of height, newton of weight and second that a floor has been lifted."""
WORST = 0.004
"""Metres: nobody trembles more."""
LASTING = 0.2
"""Seconds in which haste comes, and goes again."""
RATES = (2 * pi * 6.0, 2 * pi * 7.4)
"""Radians a second: how fast it trembles along and across."""


def tremble(other: Hand, pulling: Hand | None, ground: float, tick: int) -> None:
    """One tick of the hand that steadies a floor, which lay at this height."""
    other.haste += (_speed(pulling) - other.haste) * TICK / LASTING
    lifted = max(0.0, other.place[2] - ground)
    other.tired = other.tired + TICK if lifted > NEAR else 0.0
    size = HASTE * (other.haste / SWIFT) ** 3 + EFFORT * lifted * other.burden * other.tired
    size = min(size, WORST)
    (x, across), (y, along) = (_wave(size, rate, tick * TICK) for rate in RATES)
    other.sway, other.swaying = (x, y, 0.0), (across, along, 0.0)


def _speed(hand: Hand | None) -> float:
    """Of a hand that pulls; one that carries what is out already is nobody's haste."""
    if hand is None or hand.carries:
        return 0.0
    return sqrt(sum(part * part for part in hand.velocity))


def _wave(size: float, rate: float, now: float) -> tuple[float, float]:
    """How far it is off now, and how fast it goes."""
    return size * sin(rate * now), size * rate * cos(rate * now)
