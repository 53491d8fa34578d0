"""A hand: spring-damper forces between the hand and the piece it holds, limited in strength.

Fingers keep a pillar upright, a hook only drags it, and the other hand holds a floor in its
attitude. Set points arrive at about thirty packets per second; the hand follows smoothly and never
exceeds its speed. Metres, seconds and newtons. Plain floats give the same sums on every machine.
"""

from math import atan2, cos, radians, sin, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.components import GRAVITY, HIGHEST_LIFT
from tavolino.games.villa_paletti.gesture import FASTEST, TICKS, TURNING
from tavolino.games.villa_paletti.physics.world import Motion, Quaternion, Vector, World

Hold: TypeAlias = Literal["fingers", "hook", "flat"]

TICK = 1 / TICKS
LAG = 0.06
"""Time constant in seconds with which a hand follows its set point."""
LIFTING = 0.008
"""m/s: speed at which the steadying hand lifts and lowers its floor."""
FADE = 0.2
"""Seconds in which a hand opens."""


class Strength(Struct, frozen=True):
    """The strength of a way of holding."""

    spring: float
    """Stiffness in N/m; 0: the stiffest stable spring for the mass held."""
    force: float
    """Maximum force in N."""
    righting: float
    """Righting stiffness in N·m/rad; 0 for `flat`: the stiffest stable spring for the inertia."""
    torque: float
    """Maximum torque in N·m."""


STRENGTHS: dict[Hold, Strength] = {
    "fingers": Strength(spring=120.0, force=3.0, righting=0.12, torque=0.05),
    "hook": Strength(spring=80.0, force=1.5, righting=0.0, torque=0.0),
    "flat": Strength(spring=0.0, force=8.0, righting=0.0, torque=0.6),
}
STIFF = 100.0
"""rad/s: natural frequency of springs scaled by mass or inertia, well below the tick rate."""
TWIST = 40.0
"""rad/s: natural frequency with which fingers turn a pillar about its own axis."""
FINDING = 0.1
"""Time constant in seconds with which the steadying hand adapts to the load of its floor."""
NOTICED = 1e-5
"""Metres: dead band of that adaptation, so that a hand that only holds a floor does not slowly
unload the pillars."""
GIVING_BACK = 2.0
"""N/s: rate at which a hand returns the load to the pillars after it has lowered a floor."""
TWIST_DRAG = 5e-5
"""N·m·s: damping with which fingers brake the twist of a pillar that they do not turn."""


class Hand(Struct):
    """A hand on a piece. Its complete state is in these fields and is saved with the simulation."""

    piece: int
    hold: Hold
    height: float
    """Grip height along the piece's axis, above its centre."""
    place: Vector
    """Current position."""
    goal: Vector
    """Set point."""
    speed: float = FASTEST / 1000
    velocity: Vector = (0.0, 0.0, 0.0)
    turn: float = 0.0
    """Rotation of the held piece, if the hand turns it."""
    turn_goal: float = 0.0
    turns: bool = False
    carries: bool = False
    """Does it compensate the weight of the held piece?"""
    burden: float = 0.0
    """N: the load that the steadying hand carries, including everything on its floor."""
    opening: float = 1.0
    """Falls from 1 to 0 while the hand opens."""
    opens: bool = False
    leaves: bool = False
    """Is it to open as soon as it has lowered its floor?"""
    attitude: Quaternion = (1.0, 0.0, 0.0, 0.0)
    """Attitude of the floor when the hand took hold of it."""
    pull: Vector = (0.0, 0.0, 0.0)
    """Force on the piece in the last tick."""
    haste: float = 0.0
    """m/s: smoothed pulling speed; for the steadying hand, the speed of the pulling one."""
    lifts: bool = False
    """Is the steadying hand told to lift its floor?"""
    tired: float = 0.0
    """Seconds of lifting without returning the load: the fatigue of the hand."""
    slant: tuple[float, float] = (0.0, 0.0)
    """Radians from the vertical, east and north, at which fingers currently hold their pillar."""
    sway: Vector = (0.0, 0.0, 0.0)
    """Current displacement due to tremor."""
    swaying: Vector = (0.0, 0.0, 0.0)
    """Its velocity."""


def take(world: World, piece: int, hold: Hold, height: float = 0.0) -> Hand:
    """Grasp a piece in its current pose."""
    motion = world.motion(piece)
    point = motion.at(height)
    turn = yaw(motion)
    return Hand(
        piece, hold, height, point, point, turn=turn, turn_goal=turn, attitude=motion.attitude
    )


def yaw(motion: Motion) -> float:
    return atan2(motion.axes[1][0], motion.axes[0][0])


# ---------------------------------------------------------------- motion
def follow(hand: Hand) -> None:
    """Advance one tick towards the set point, and open if told to."""
    way = [(g - p) * TICK / LAG for g, p in zip(hand.goal, hand.place, strict=True)]
    length = sqrt(sum(c * c for c in way))
    if length > hand.speed * TICK:
        way = [c * hand.speed * TICK / length for c in way]
    x, y, z = (p + c for p, c in zip(hand.place, way, strict=True))
    hand.place = (x, y, z)
    hand.velocity = (way[0] / TICK, way[1] / TICK, way[2] / TICK)
    most = radians(TURNING) * TICK
    hand.turn += min(max((hand.turn_goal - hand.turn) * TICK / LAG, -most), most)
    if hand.opens:
        hand.opening = max(0.0, hand.opening - TICK / FADE)


NEAR = 5e-5
"""Metres from its set point at which a hand has arrived."""


def is_there(hand: Hand) -> bool:
    return is_over(hand) and abs(hand.goal[2] - hand.place[2]) <= NEAR


def is_over(hand: Hand) -> bool:
    """Has the hand arrived, in plan view?"""
    return all(abs(hand.goal[n] - hand.place[n]) <= NEAR for n in (0, 1))


def lift(hand: Hand, ground: float, height: float) -> None:
    """Tell the steadying hand to lift its floor by this height, at most the permitted one."""
    up = min(max(height, 0.0), HIGHEST_LIFT / 1000)
    hand.goal = (*hand.goal[:2], ground + up)
    hand.speed, hand.lifts = LIFTING, up > 0


# ---------------------------------------------------------------- forces
def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def capped(vector: Vector, most: float) -> Vector:
    length = sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2)
    if length <= most:
        return vector
    part = most / length
    return vector[0] * part, vector[1] * part, vector[2] * part


def apply(hand: Hand, world: World) -> None:
    """Apply the hand's force and torque to its piece for the next tick."""
    motion = world.motion(hand.piece)
    arm = tuple(hand.height * c for c in motion.up)
    lever: Vector = (arm[0], arm[1], arm[2])
    force = _force(hand, world, motion, lever)
    twist = _torque(hand, world, motion)
    bend = cross(lever, force)
    hand.pull = force
    world.push(hand.piece, force, (bend[0] + twist[0], bend[1] + twist[1], bend[2] + twist[2]))


def _force(hand: Hand, world: World, motion: Motion, lever: Vector) -> Vector:
    strength, mass = STRENGTHS[hand.hold], world.mass(hand.piece)
    spring = strength.spring or mass * STIFF**2
    drag = 2 * sqrt(spring * mass)
    swing = cross(motion.spin, lever)
    x, y, z = (
        spring * (hand.place[n] + hand.sway[n] - motion.place[n] - lever[n])
        + drag * (hand.velocity[n] + hand.swaying[n] - motion.velocity[n] - swing[n])
        for n in range(3)
    )
    if hand.hold == "hook":
        z = 0.0
    elif hand.carries:
        z += mass * GRAVITY
    elif hand.hold == "flat":
        gap = hand.place[2] - motion.place[2]
        if abs(gap) > NOTICED:
            found = hand.burden + spring * gap * TICK / FINDING
            hand.burden = min(max(found, 0.0), strength.force)
        elif hand.tired and not hand.lifts:
            hand.burden = max(0.0, hand.burden - GIVING_BACK * TICK)
        z += hand.burden
    return capped((x, y, z), strength.force * hand.opening)


def _torque(hand: Hand, world: World, motion: Motion) -> Vector:
    if hand.hold == "hook":
        return 0.0, 0.0, 0.0
    strength, inertia = STRENGTHS[hand.hold], world.inertia(hand.piece)
    twist = (
        _flat(hand, motion, inertia[0])
        if hand.hold == "flat"
        else _upright(hand, motion, strength.righting, inertia)
    )
    return capped(twist, strength.torque * hand.opening)


def _upright(hand: Hand, motion: Motion, righting: float, inertia: list[float]) -> Vector:
    """Torque of fingers that hold a pillar upright, and that turn it or brake its twist."""
    lean = cross(motion.up, (*hand.slant, 1.0))
    about = sum(s * u for s, u in zip(motion.spin, motion.up, strict=True))
    drag = 2 * sqrt(righting * inertia[2])
    own = -TWIST_DRAG * about
    if hand.turns:
        off = _wrapped(hand.turn - yaw(motion))
        own = inertia[0] * (TWIST**2 * off - 2 * TWIST * about)
    x, y, z = (
        righting * lean[n] - drag * (motion.spin[n] - about * motion.up[n]) + own * motion.up[n]
        for n in range(3)
    )
    return x, y, z


def _flat(hand: Hand, motion: Motion, inertia: float) -> Vector:
    """Torque that keeps a floor in its attitude, or turns it."""
    wanted = (cos(hand.turn / 2), 0.0, 0.0, sin(hand.turn / 2)) if hand.turns else hand.attitude
    off = _between(motion.attitude, wanted)
    x, y, z = (inertia * (STIFF**2 * off[n] - 2 * STIFF * motion.spin[n]) for n in range(3))
    return x, y, z


def _between(now: Quaternion, wanted: Quaternion) -> Vector:
    """Rotation from the current to the wanted attitude, as axis times angle."""
    (w, x, y, z), (a, b, c, d) = wanted, now
    real = w * a + x * b + y * c + z * d
    i = -w * b + x * a - y * d + z * c
    j = -w * c + x * d + y * a - z * b
    k = -w * d - x * c + y * b + z * a
    if real < 0:
        real, i, j, k = -real, -i, -j, -k
    size = sqrt(i * i + j * j + k * k)
    part = 2.0 if size < 1e-9 else 2 * atan2(size, real) / size
    return part * i, part * j, part * k


def _wrapped(angle: float) -> float:
    """The same angle in the range from -180 to 180 degrees."""
    return atan2(sin(angle), cos(angle))
