"""The hands as everybody sees them: their position and grip, without any forces.

A hand is shown on the piece that it holds, at that piece's visible pose. The hand's own position
would reveal how hard it pulls.
"""

from collections.abc import Mapping
from math import hypot
from typing import Literal, NamedTuple, TypeAlias

from tavolino.games.villa_paletti.components import FLOORS
from tavolino.games.villa_paletti.geometry import outline, shape
from tavolino.games.villa_paletti.gesture import MAX_GESTURE_TICKS, TICKS_PER_SECOND, LiftOut
from tavolino.games.villa_paletti.physics.course import Course
from tavolino.games.villa_paletti.physics.hand import Hold
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.simulation import Simulation
from tavolino.games.villa_paletti.physics.sounds import Sound
from tavolino.games.villa_paletti.physics.world import rotation
from tavolino.games.villa_paletti.sight import Blur
from tavolino.games.villa_paletti.villa import NM, UNIT, Pose, moved_along_axis, spot

Point: TypeAlias = tuple[int, int, int]
"""A point in nanometres."""

LIFT_GRAIN = 50
"""µm: resolution of the visible lift of a floor."""

Stage: TypeAlias = Literal["up", "lowering", "standing"]
"""How far the carried piece has been lowered."""


class VisibleHand(NamedTuple):
    """The hand that pulls or carries."""

    place: Point
    tool: Hold
    piece: int
    stage: Stage
    opens: bool
    house: bool
    """Has the automatic hand taken over?"""
    seconds: int
    """Remaining time of the two minutes."""
    seat: int
    """The seat that the hand belongs to."""


class VisibleOtherHand(NamedTuple):
    """The hand that steadies a floor."""

    place: Point
    """A point on the floor's rim, away from the pulled pillar."""
    piece: int
    leaves: bool
    lift: int
    """In micrometres."""


class VisibleState(NamedTuple):
    """Everything that is visible at one moment."""

    pieces: Mapping[int, Pose]
    hand: VisibleHand | None = None
    other: VisibleOtherHand | None = None
    sounds: tuple[Sound, ...] = ()


def visible_state(simulation: Simulation, blur: Blur, seat: int) -> VisibleState:
    """The visible pieces and hands of a seat. A pillar that was lifted out is no longer shown."""
    poses, course = simulation.frame(blur), simulation.course
    if isinstance(course.task, LiftOut) and course.now.leg != "lifting":
        del poses[course.piece]
    return VisibleState(poses, visible_hand(course, poses, seat), visible_other_hand(course, poses))


def visible_hand(course: Course, poses: Mapping[int, Pose], seat: int) -> VisibleHand | None:
    """The hand, if there is one, at the visible pose of its piece."""
    hand = course.now.hand
    if hand is None:
        return None
    return VisibleHand(
        place=grip_point(poses[hand.piece], hand.height),
        tool=hand.hold,
        piece=hand.piece,
        stage=stage(course),
        opens=hand.opens,
        house=course.now.taken_over,
        seconds=seconds_left(course),
        seat=seat,
    )


def grip_point(pose: Pose, height: float) -> Point:
    """The point on a piece's axis at this height above its centre, in metres."""
    grip = moved_along_axis(pose, round(height * UNIT))
    return grip.x, grip.y, grip.z


def stage(course: Course) -> Stage:
    now = course.now
    return "standing" if now.standing else "lowering" if now.lowering else "up"


def seconds_left(course: Course) -> int:
    """VP-P4: remaining seconds of the two minutes, rounded up."""
    spent = course.spent + (course.now.freed_at or course.now.tick)
    return max(0, -((spent - MAX_GESTURE_TICKS) // TICKS_PER_SECOND))


def visible_other_hand(course: Course, poses: Mapping[int, Pose]) -> VisibleOtherHand | None:
    """The steadying hand, if there is one."""
    other = course.now.steadying
    if other is None:
        return None
    lifted = (other.place[2] - course.now.floor_height) * 1e6
    lift = max(0, round(lifted / LIFT_GRAIN) * LIFT_GRAIN)
    return VisibleOtherHand(_rim_point(course, poses, other.piece), other.piece, other.leaves, lift)


def _rim_point(course: Course, poses: Mapping[int, Pose], piece: int) -> Point:
    """The corner of a floor that was farthest from the pillar at the start."""
    number = piece - FIRST_FLOOR
    initial = outline(FLOORS[number], spot(course.villa.floors[number]))
    distances = [
        hypot(x - course.origin[0] * 1000, y - course.origin[1] * 1000)
        for x, y in initial.exterior.coords[:-1]
    ]
    x, y = shape(FLOORS[number]).exterior.coords[distances.index(max(distances))]
    pose = poses[piece]
    axes = rotation((pose.w / UNIT, pose.i / UNIT, pose.j / UNIT, pose.k / UNIT))
    east, north, up = (round((row[0] * x + row[1] * y) * NM) for row in axes)
    return pose.x + east, pose.y + north, pose.z + up
