"""Tremor of the hands: fast pulling makes both of them shake, and their pieces with them.

Fingers that pull fast move their pillar up and down and hold it aslant. The steadying hand is as
calm as the pulling one, and it tires while it lifts: more with height, with the load it carries and
with time. The amounts were found by experiment (docs/decisions/026-a-hand-that-trembles.md,
030-haste.md).
"""

from math import cos, pi, radians, sin, sqrt

from tavolino.games.villa_paletti.physics.hand import TICK, Hand

HASTE, SWIFT = 0.0015, 0.1
"""Metres of tremor of the steadying hand at this pulling speed in m/s. At twice the speed it is
eight times as much."""
HEAVE, ASLANT = 0.006, radians(6)
"""Vertical amplitude in metres and slant in radians that fingers aim for at that speed. The
surrounding pieces prevent most of it."""
EFFORT = 0.08
"""Metres of tremor per metre of lift, newton of load and second of lifting."""
LEAST = 0.0003
"""Metres: minimum lift for the tremor. Lifting by 0.05 mm already takes most of the load."""
LIGHT = 0.1
"""Newtons: below this load the floor counts as lowered."""
WORST = 0.004
"""Metres: maximum amplitude."""
LASTING = 0.2
"""Time constant in seconds of the smoothed pulling speed."""
RATES = (2 * pi * 6.0, 2 * pi * 7.4)
"""rad/s: frequencies along x and y."""
HEAVING = 2 * pi * 5.1
"""rad/s: frequency of the vertical movement."""


def hurry(hand: Hand, tick: int) -> None:
    """One tick of a pulling hand. A carrying hand does not shake."""
    if hand.carries:
        return
    hand.haste += (_speed(hand) - hand.haste) * TICK / LASTING
    size, now = _haste(hand), tick * TICK
    up, rising = _wave(HEAVE * size, HEAVING, now)
    hand.sway, hand.swaying = (0.0, 0.0, up), (0.0, 0.0, rising)
    (x, _), (y, _) = (_wave(ASLANT * size, rate, now) for rate in RATES)
    hand.slant = (x, y)


def tremble(other: Hand, pulling: Hand | None, ground: float, tick: int) -> None:
    """One tick of the steadying hand, whose floor rested at height `ground`."""
    other.haste += (_speed(pulling) - other.haste) * TICK / LASTING
    bears = other.lifts or (other.tired > 0 and other.burden > LIGHT)
    other.tired = other.tired + TICK if bears else 0.0
    lifted = max(LEAST, other.place[2] - ground)
    size = HASTE * _haste(other) + EFFORT * lifted * other.burden * other.tired
    size = min(size, WORST)
    (x, across), (y, along) = (_wave(size, rate, tick * TICK) for rate in RATES)
    other.sway, other.swaying = (x, y, 0.0), (across, along, 0.0)


def _haste(hand: Hand) -> float:
    """The tremor relative to that at the reference speed."""
    return (hand.haste / SWIFT) ** 3


def _speed(hand: Hand | None) -> float:
    """Speed of a pulling hand; 0 for a hand that carries a free pillar."""
    if hand is None or hand.carries:
        return 0.0
    return sqrt(sum(part * part for part in hand.velocity))


def _wave(size: float, rate: float, now: float) -> tuple[float, float]:
    """Displacement and velocity of a sine wave."""
    return size * sin(rate * now), size * rate * cos(rate * now)
