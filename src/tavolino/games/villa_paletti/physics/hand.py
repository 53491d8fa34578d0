"""A hand: springs between where a hand is and what it holds, never stronger than a person's.

Fingers keep a pillar upright, a hook only drags it along, and the other hand holds a floor as it
lies. What a hand wants arrives at thirty packets a second; the hand follows smoothly, never faster
than its speed. Metres, seconds and newtons; plain floats, so that every machine adds up alike.
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
"""A hand follows what it is told with this delay."""
LIFTING = 0.008
"""The other hand raises and lowers its floor at this speed."""
FADE = 0.2
"""A hand opens in this time."""


class Strength(Struct, frozen=True):
    """What a way of holding can do."""

    spring: float
    """N/m; 0: as stiff as is steady for the weight held."""
    force: float
    """N, at most."""
    righting: float
    """N·m/rad; 0 for flat: as stiff as is steady for the weight held."""
    torque: float
    """N·m, at most."""


STRENGTHS: dict[Hold, Strength] = {
    "fingers": Strength(spring=120.0, force=3.0, righting=0.12, torque=0.05),
    "hook": Strength(spring=80.0, force=1.5, righting=0.0, torque=0.0),
    "flat": Strength(spring=0.0, force=8.0, righting=0.0, torque=0.6),
}
STIFF = 100.0
"""rad/s: springs scaled by the inertia held swing at this rate, well below the tick's."""
TWIST = 40.0
"""rad/s: how fast fingers turn a pillar about its own axis."""
FINDING = 0.1
"""Seconds in which the other hand finds out how heavy a floor is."""
NOTICED = 1e-5
"""Metres: a hand that only holds a floor does not take its weight off the pillars by and by."""
GIVING_BACK = 2.0
"""N/s: who has let a floor down again leaves it to the pillars."""
TWIST_DRAG = 5e-5
"""N·m·s: fingers that do not turn a pillar only brake it."""


class Hand(Struct):
    """A hand on a piece. All that it knows is here, and is saved with the simulation."""

    piece: int
    hold: Hold
    height: float
    """Where it holds: above the piece's centre, along its axis."""
    place: Vector
    """Where the hand is now."""
    goal: Vector
    """Where it wants to be."""
    speed: float = FASTEST / 1000
    velocity: Vector = (0.0, 0.0, 0.0)
    turn: float = 0.0
    """How far it has turned what it holds, if it does."""
    turn_goal: float = 0.0
    turns: bool = False
    carries: bool = False
    """Does it bear the weight of what it holds?"""
    burden: float = 0.0
    """N: what the other hand has found that its floor weighs, with all that stands on it."""
    opening: float = 1.0
    """Falls from 1 to 0 while the hand opens."""
    opens: bool = False
    leaves: bool = False
    """Is it to open as soon as it has let its floor down?"""
    attitude: Quaternion = (1.0, 0.0, 0.0, 0.0)
    """How a floor lay when it was taken."""
    pull: Vector = (0.0, 0.0, 0.0)
    """With which force it pulled at its piece in the last tick."""
    haste: float = 0.0
    """How fast it pulled of late, or of the hand that steadies: how fast the other did, in m/s."""
    lifts: bool = False
    """Does the hand that steadies want its floor higher than it lay?"""
    tired: float = 0.0
    """For how many seconds it has lifted, and not given back what it bore."""
    slant: tuple[float, float] = (0.0, 0.0)
    """So far east and north of the plumb line, in radians, fingers hold their pillar now."""
    sway: Vector = (0.0, 0.0, 0.0)
    """So far from its place it trembles now,"""
    swaying: Vector = (0.0, 0.0, 0.0)
    """and so fast."""


def take(world: World, piece: int, hold: Hold, height: float = 0.0) -> Hand:
    """Lay a hand on a piece as it is."""
    motion = world.motion(piece)
    point = motion.at(height)
    turn = yaw(motion)
    return Hand(
        piece, hold, height, point, point, turn=turn, turn_goal=turn, attitude=motion.attitude
    )


def yaw(motion: Motion) -> float:
    return atan2(motion.axes[1][0], motion.axes[0][0])


# ---------------------------------------------------------------- following
def follow(hand: Hand) -> None:
    """One tick: go towards the goal, open if told so."""
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
"""Metres from its goal at which a hand has arrived."""


def is_there(hand: Hand) -> bool:
    return is_over(hand) and abs(hand.goal[2] - hand.place[2]) <= NEAR


def is_over(hand: Hand) -> bool:
    """Is it there, seen from above?"""
    return all(abs(hand.goal[n] - hand.place[n]) <= NEAR for n in (0, 1))


def lift(hand: Hand, ground: float, height: float) -> None:
    """The other hand wants its floor so high above where it lay, and never higher than allowed."""
    up = min(max(height, 0.0), HIGHEST_LIFT / 1000)
    hand.goal = (*hand.goal[:2], ground + up)
    hand.speed, hand.lifts = LIFTING, up > 0


# ---------------------------------------------------------------- pushing
def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def capped(vector: Vector, most: float) -> Vector:
    length = sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2)
    if length <= most:
        return vector
    part = most / length
    return vector[0] * part, vector[1] * part, vector[2] * part


def apply(hand: Hand, world: World) -> None:
    """Push the piece for the coming tick."""
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
    """Fingers set a pillar upright, or almost; about its own axis they brake it, or turn it."""
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
    """The other hand keeps a floor as it lay, or as it is being turned."""
    wanted = (cos(hand.turn / 2), 0.0, 0.0, sin(hand.turn / 2)) if hand.turns else hand.attitude
    off = _between(motion.attitude, wanted)
    x, y, z = (inertia * (STIFF**2 * off[n] - 2 * STIFF * motion.spin[n]) for n in range(3))
    return x, y, z


def _between(now: Quaternion, wanted: Quaternion) -> Vector:
    """The rotation from one attitude to the other, as an axis times an angle."""
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
    """The same angle between -180 and 180 degrees."""
    return atan2(sin(angle), cos(angle))
