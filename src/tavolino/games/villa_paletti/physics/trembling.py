"""Tremor of the hands: fast pulling makes both of them shake, and their pieces with them.

Fingers that pull fast move their pillar up and down and hold it aslant. The steadying hand is as
calm as the pulling one, and it tires while it lifts: more with height, with the load it carries and
with time. The amounts were found by experiment (docs/decisions/026-a-hand-that-trembles.md,
030-haste.md).
"""

from math import cos, pi, radians, sin, sqrt

from tavolino.games.villa_paletti.physics.hand import TIME_STEP, Hand

SIDE_TREMOR, REFERENCE_SPEED = 0.0015, 0.1
"""Metres of tremor of the steadying hand at this pulling speed in m/s. At twice the speed it is
eight times as much."""
VERTICAL_AMPLITUDE, SLANT_AMPLITUDE = 0.006, radians(6)
"""Vertical amplitude in metres and slant in radians that fingers aim for at that speed. The
surrounding pieces prevent most of it."""
LIFT_TREMOR = 0.08
"""Metres of tremor per metre of lift, newton of load and second of lifting."""
MIN_LIFT = 0.0003
"""Metres: minimum lift for the tremor. Lifting by 0.05 mm already takes most of the load."""
MIN_LOAD = 0.1
"""Newtons: below this load the floor counts as lowered."""
MAX_AMPLITUDE = 0.004
"""Metres: maximum amplitude."""
SMOOTHING_SECONDS = 0.2
"""Time constant in seconds of the smoothed pulling speed."""
SIDE_FREQUENCIES = (2 * pi * 6.0, 2 * pi * 7.4)
"""rad/s: frequencies along x and y."""
VERTICAL_FREQUENCY = 2 * pi * 5.1
"""rad/s: frequency of the vertical movement."""


def shake_pulling_hand(hand: Hand, tick: int) -> None:
    """One tick of a pulling hand. A carrying hand does not shake."""
    if hand.carries:
        return
    hand.pull_speed += (_pulling_speed(hand) - hand.pull_speed) * TIME_STEP / SMOOTHING_SECONDS
    size, now = _relative_tremor(hand), tick * TIME_STEP
    up, rising = _wave(VERTICAL_AMPLITUDE * size, VERTICAL_FREQUENCY, now)
    hand.tremor, hand.tremor_velocity = (0.0, 0.0, up), (0.0, 0.0, rising)
    (x, _), (y, _) = (_wave(SLANT_AMPLITUDE * size, rate, now) for rate in SIDE_FREQUENCIES)
    hand.slant = (x, y)


def shake_steadying_hand(hand: Hand, pulling: Hand | None, ground: float, tick: int) -> None:
    """One tick of the steadying hand, whose floor rested at height `ground`."""
    hand.pull_speed += (_pulling_speed(pulling) - hand.pull_speed) * TIME_STEP / SMOOTHING_SECONDS
    is_loaded = hand.is_lifting or (hand.lift_seconds > 0 and hand.carried_load > MIN_LOAD)
    hand.lift_seconds = hand.lift_seconds + TIME_STEP if is_loaded else 0.0
    height = max(MIN_LIFT, hand.place[2] - ground)
    size = (
        SIDE_TREMOR * _relative_tremor(hand)
        + LIFT_TREMOR * height * hand.carried_load * hand.lift_seconds
    )
    size = min(size, MAX_AMPLITUDE)
    (x, across), (y, along) = (_wave(size, rate, tick * TIME_STEP) for rate in SIDE_FREQUENCIES)
    hand.tremor, hand.tremor_velocity = (x, y, 0.0), (across, along, 0.0)


def _relative_tremor(hand: Hand) -> float:
    """The tremor relative to that at the reference speed."""
    return (hand.pull_speed / REFERENCE_SPEED) ** 3


def _pulling_speed(hand: Hand | None) -> float:
    """Speed of a pulling hand; 0 for a hand that carries a free pillar."""
    if hand is None or hand.carries:
        return 0.0
    return sqrt(sum(part * part for part in hand.velocity))


def _wave(size: float, rate: float, now: float) -> tuple[float, float]:
    """Displacement and velocity of a sine wave."""
    return size * sin(rate * now), size * rate * cos(rate * now)
