"""A hand: spring-damper forces between the hand and the piece it holds, limited in strength.

Fingers keep a pillar upright, a hook only drags it, and the other hand holds a floor in its
attitude. Set points arrive at about thirty packets per second; the hand follows smoothly and never
exceeds its speed. Metres, seconds and newtons. Plain floats give the same sums on every machine.
"""

from math import atan2, cos, radians, sin, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.components import GRAVITY, MAX_LIFT
from tavolino.games.villa_paletti.gesture import MAX_HAND_SPEED, TICKS_PER_SECOND, TURN_SPEED
from tavolino.games.villa_paletti.physics.world import Motion, Quaternion, Vector, World

Hold: TypeAlias = Literal["fingers", "hook", "flat"]

TIME_STEP = 1 / TICKS_PER_SECOND
FOLLOW_SECONDS = 0.06
"""Time constant in seconds with which a hand follows its set point."""
LIFT_SPEED = 0.008
"""m/s: speed at which the steadying hand lifts and lowers its floor."""
OPENING_SECONDS = 0.2
"""Seconds in which a hand opens."""


class Strength(Struct, frozen=True):
    """The strength of one kind of grip."""

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
SPRING_FREQUENCY = 100.0
"""rad/s: natural frequency of springs scaled by mass or inertia, well below the tick rate."""
TWIST_FREQUENCY = 40.0
"""rad/s: natural frequency with which fingers turn a pillar about its own axis."""
LOAD_SECONDS = 0.1
"""Time constant in seconds with which the steadying hand adapts to the load of its floor."""
LOAD_DEAD_BAND = 1e-5
"""Metres: dead band of that adaptation, so that a hand that only holds a floor does not slowly
unload the pillars."""
UNLOADING_RATE = 2.0
"""N/s: rate at which a hand returns the load to the pillars after it has lowered a floor."""
TWIST_DAMPING = 5e-5
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
    speed: float = MAX_HAND_SPEED / 1000
    velocity: Vector = (0.0, 0.0, 0.0)
    turn: float = 0.0
    """Rotation of the held piece, if the hand turns it."""
    turn_goal: float = 0.0
    turns: bool = False
    carries: bool = False
    """Does it compensate the weight of the held piece?"""
    carried_load: float = 0.0
    """N: the load that the steadying hand carries, including everything on its floor."""
    opening: float = 1.0
    """Falls from 1 to 0 while the hand opens."""
    opens: bool = False
    leaves: bool = False
    """Is it to open as soon as it has lowered its floor?"""
    attitude: Quaternion = (1.0, 0.0, 0.0, 0.0)
    """Attitude of the floor when the hand took hold of it."""
    force: Vector = (0.0, 0.0, 0.0)
    """Force on the piece in the last tick."""
    pull_speed: float = 0.0
    """m/s: smoothed pulling speed; for the steadying hand, the speed of the pulling one."""
    is_lifting: bool = False
    """Is the steadying hand told to lift its floor?"""
    lift_seconds: float = 0.0
    """Seconds of lifting without returning the load: the fatigue of the hand."""
    slant: tuple[float, float] = (0.0, 0.0)
    """Radians from the vertical, east and north, at which fingers currently hold their pillar."""
    tremor: Vector = (0.0, 0.0, 0.0)
    """Current displacement due to tremor."""
    tremor_velocity: Vector = (0.0, 0.0, 0.0)
    """Its velocity."""


def grasp(world: World, piece: int, hold: Hold, height: float = 0.0) -> Hand:
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
    step = [
        (g - p) * TIME_STEP / FOLLOW_SECONDS for g, p in zip(hand.goal, hand.place, strict=True)
    ]
    length = sqrt(sum(c * c for c in step))
    if length > hand.speed * TIME_STEP:
        step = [c * hand.speed * TIME_STEP / length for c in step]
    x, y, z = (p + c for p, c in zip(hand.place, step, strict=True))
    hand.place = (x, y, z)
    hand.velocity = (step[0] / TIME_STEP, step[1] / TIME_STEP, step[2] / TIME_STEP)
    most = radians(TURN_SPEED) * TIME_STEP
    hand.turn += min(max((hand.turn_goal - hand.turn) * TIME_STEP / FOLLOW_SECONDS, -most), most)
    if hand.opens:
        hand.opening = max(0.0, hand.opening - TIME_STEP / OPENING_SECONDS)


ARRIVAL_TOLERANCE = 5e-5
"""Metres from its set point at which a hand has arrived."""


def has_arrived(hand: Hand) -> bool:
    return is_above_goal(hand) and abs(hand.goal[2] - hand.place[2]) <= ARRIVAL_TOLERANCE


def is_above_goal(hand: Hand) -> bool:
    """Has the hand arrived, in plan view?"""
    return all(abs(hand.goal[n] - hand.place[n]) <= ARRIVAL_TOLERANCE for n in (0, 1))


def set_lift(hand: Hand, ground: float, height: float) -> None:
    """Tell the steadying hand to lift its floor by this height, at most the permitted one."""
    up = min(max(height, 0.0), MAX_LIFT / 1000)
    hand.goal = (*hand.goal[:2], ground + up)
    hand.speed, hand.is_lifting = LIFT_SPEED, up > 0


# ---------------------------------------------------------------- forces
def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def clamped(vector: Vector, most: float) -> Vector:
    length = sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2)
    if length <= most:
        return vector
    part = most / length
    return vector[0] * part, vector[1] * part, vector[2] * part


def apply_hand_force(hand: Hand, world: World) -> None:
    """Apply the hand's force and torque to its piece for the next tick."""
    motion = world.motion(hand.piece)
    arm = tuple(hand.height * c for c in motion.up)
    lever: Vector = (arm[0], arm[1], arm[2])
    force = _force(hand, world, motion, lever)
    twist = _torque(hand, world, motion)
    moment = cross(lever, force)
    hand.force = force
    world.apply_force(
        hand.piece, force, (moment[0] + twist[0], moment[1] + twist[1], moment[2] + twist[2])
    )


def _force(hand: Hand, world: World, motion: Motion, lever: Vector) -> Vector:
    strength, mass = STRENGTHS[hand.hold], world.mass(hand.piece)
    spring = strength.spring or mass * SPRING_FREQUENCY**2
    damping = 2 * sqrt(spring * mass)
    lever_velocity = cross(motion.spin, lever)
    x, y, z = (
        spring * (hand.place[n] + hand.tremor[n] - motion.place[n] - lever[n])
        + damping
        * (hand.velocity[n] + hand.tremor_velocity[n] - motion.velocity[n] - lever_velocity[n])
        for n in range(3)
    )
    if hand.hold == "hook":
        z = 0.0
    elif hand.carries:
        z += mass * GRAVITY
    elif hand.hold == "flat":
        gap = hand.place[2] - motion.place[2]
        if abs(gap) > LOAD_DEAD_BAND:
            found = hand.carried_load + spring * gap * TIME_STEP / LOAD_SECONDS
            hand.carried_load = min(max(found, 0.0), strength.force)
        elif hand.lift_seconds and not hand.is_lifting:
            hand.carried_load = max(0.0, hand.carried_load - UNLOADING_RATE * TIME_STEP)
        z += hand.carried_load
    return clamped((x, y, z), strength.force * hand.opening)


def _torque(hand: Hand, world: World, motion: Motion) -> Vector:
    if hand.hold == "hook":
        return 0.0, 0.0, 0.0
    strength, inertia = STRENGTHS[hand.hold], world.inertia(hand.piece)
    twist = (
        _levelling_torque(hand, motion, inertia[0])
        if hand.hold == "flat"
        else _righting_torque(hand, motion, strength.righting, inertia)
    )
    return clamped(twist, strength.torque * hand.opening)


def _righting_torque(hand: Hand, motion: Motion, righting: float, inertia: list[float]) -> Vector:
    """Torque of fingers that hold a pillar upright, and that turn it or brake its twist."""
    lean = cross(motion.up, (*hand.slant, 1.0))
    axial_spin = sum(s * u for s, u in zip(motion.spin, motion.up, strict=True))
    damping = 2 * sqrt(righting * inertia[2])
    axial_torque = -TWIST_DAMPING * axial_spin
    if hand.turns:
        error = _wrapped_angle(hand.turn - yaw(motion))
        axial_torque = inertia[0] * (TWIST_FREQUENCY**2 * error - 2 * TWIST_FREQUENCY * axial_spin)
    x, y, z = (
        righting * lean[n]
        - damping * (motion.spin[n] - axial_spin * motion.up[n])
        + axial_torque * motion.up[n]
        for n in range(3)
    )
    return x, y, z


def _levelling_torque(hand: Hand, motion: Motion, inertia: float) -> Vector:
    """Torque that keeps a floor in its attitude, or turns it."""
    target = (cos(hand.turn / 2), 0.0, 0.0, sin(hand.turn / 2)) if hand.turns else hand.attitude
    error = _rotation_between(motion.attitude, target)
    x, y, z = (
        inertia * (SPRING_FREQUENCY**2 * error[n] - 2 * SPRING_FREQUENCY * motion.spin[n])
        for n in range(3)
    )
    return x, y, z


def _rotation_between(now: Quaternion, target: Quaternion) -> Vector:
    """Rotation from the current to the target attitude, as axis times angle."""
    (w, x, y, z), (a, b, c, d) = target, now
    real = w * a + x * b + y * c + z * d
    i = -w * b + x * a - y * d + z * c
    j = -w * c + x * d + y * a - z * b
    k = -w * d - x * c + y * b + z * a
    if real < 0:
        real, i, j, k = -real, -i, -j, -k
    size = sqrt(i * i + j * j + k * k)
    part = 2.0 if size < 1e-9 else 2 * atan2(size, real) / size
    return part * i, part * j, part * k


def _wrapped_angle(angle: float) -> float:
    """The same angle in the range from -180 to 180 degrees."""
    return atan2(sin(angle), cos(angle))
