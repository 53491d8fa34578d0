"""Hands are no vices: haste makes both of them tremble, and what they hold trembles with them.

Fingers that pull in haste heave at their pillar and hold it aslant. The hand that steadies a floor
is as calm as they are, and whoever lifts tires: the more, the higher the floor, the more it bears
of all that stands on it, and the longer it lasts. How much of each was found by letting hands pull
(docs/decisions/026-a-hand-that-trembles.md, 030-haste.md).
"""

from math import cos, pi, radians, sin, sqrt

from tavolino.games.villa_paletti.physics.hand import TICK, Hand

HASTE, SWIFT = 0.0015, 0.1
"""Metres by which the hand trembles while the other pulls so many metres a second; eight times as
much if it pulls twice as fast."""
HEAVE, ASLANT = 0.006, radians(6)
"""Metres up and down, and radians off the plumb line, that fingers want their pillar while they
pull so fast; what stands round it lets them have little of that."""
EFFORT = 0.08
"""Metres for each metre of height, newton of weight and second that a floor has been lifted."""
LEAST = 0.0003
"""Metres: who lifts less bears no less. A twentieth of a millimetre takes most weight off."""
LIGHT = 0.1
"""Newtons: who bears no more has let the floor down."""
WORST = 0.004
"""Metres: nobody trembles more."""
LASTING = 0.2
"""Seconds in which haste comes, and goes again."""
RATES = (2 * pi * 6.0, 2 * pi * 7.4)
"""Radians a second: how fast they tremble along and across,"""
HEAVING = 2 * pi * 5.1
"""and up and down."""


def hurry(hand: Hand, tick: int) -> None:
    """One tick of a hand that pulls; one that carries has all the time in the world."""
    if hand.carries:
        return
    hand.haste += (_speed(hand) - hand.haste) * TICK / LASTING
    size, now = _haste(hand), tick * TICK
    up, rising = _wave(HEAVE * size, HEAVING, now)
    hand.sway, hand.swaying = (0.0, 0.0, up), (0.0, 0.0, rising)
    (x, _), (y, _) = (_wave(ASLANT * size, rate, now) for rate in RATES)
    hand.slant = (x, y)


def tremble(other: Hand, pulling: Hand | None, ground: float, tick: int) -> None:
    """One tick of the hand that steadies a floor, which lay at this height."""
    other.haste += (_speed(pulling) - other.haste) * TICK / LASTING
    bears = other.lifts or (other.tired > 0 and other.burden > LIGHT)
    other.tired = other.tired + TICK if bears else 0.0
    lifted = max(LEAST, other.place[2] - ground)
    size = HASTE * _haste(other) + EFFORT * lifted * other.burden * other.tired
    size = min(size, WORST)
    (x, across), (y, along) = (_wave(size, rate, tick * TICK) for rate in RATES)
    other.sway, other.swaying = (x, y, 0.0), (across, along, 0.0)


def _haste(hand: Hand) -> float:
    """How much of it there is, as a part of what there is at the swift speed."""
    return (hand.haste / SWIFT) ** 3


def _speed(hand: Hand | None) -> float:
    """Of a hand that pulls; one that carries what is out already is nobody's haste."""
    if hand is None or hand.carries:
        return 0.0
    return sqrt(sum(part * part for part in hand.velocity))


def _wave(size: float, rate: float, now: float) -> tuple[float, float]:
    """How far it is off now, and how fast it goes."""
    return size * sin(rate * now), size * rate * cos(rate * now)
