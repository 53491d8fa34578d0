"""Force feedback and status for the player whose hand moves, and for nobody else.

The hand feels what it holds: its own pulling force, and the weight of the floor that it lifts. Its
position, and whether it could let go, are computed from the poses that everybody sees: the true
poses would reveal secrets.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct, field

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.gesture import PACKET_SCALE, LayFloor, SetDown
from tavolino.games.villa_paletti.physics.course import Course
from tavolino.games.villa_paletti.physics.hand import Hand
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.stream import ShownLeg
from tavolino.games.villa_paletti.physics.visible_hands import (
    Stage,
    grip_point,
    seconds_left,
    stage,
)
from tavolino.games.villa_paletti.physics.world import Vector
from tavolino.games.villa_paletti.villa import UNIT, Pose, head, outline, spot

IntVector: TypeAlias = tuple[int, int, int]

Obstacle: TypeAlias = Literal["", "sticks-out", "on-another", "too-few-pillars"]
"""Why the hand does not open. Empty if it does."""

FORCE_GRAIN = 10
"""Resolution of forces, in millinewtons."""
PLACE_GRAIN = 5
"""Resolution of the hand's position, in hundredths of a millimetre."""


class Feeling(Struct, frozen=True):
    """What the moving hand feels, and the state of its task."""

    leg: ShownLeg = field(name="phase")
    force: IntVector
    """Force on the held piece in millinewtons. It includes the weight of a carried piece."""
    steady: IntVector | None
    """The same for the steadying hand; null if it holds nothing."""
    hand: IntVector
    """Position of the hand in hundredths of a millimetre. The held piece may lag behind."""
    stage: Stage
    """How far the carried piece has been lowered."""
    trouble: Obstacle
    """Why the hand did not open when told to."""
    here: Obstacle | None
    """What prevents a release here; empty if nothing does, null if nothing is carried."""
    carried_by: tuple[str, ...]
    """The pillars on which the carried floor would rest here."""
    seconds: int
    """Remaining time of the two minutes."""
    house: bool
    """Has the automatic hand taken over?"""


def feeling(course: Course, leg: ShownLeg, poses: Mapping[int, Pose]) -> Feeling:
    """Feedback at this moment, given the visible poses of the pieces."""
    now = course.now
    lays_floor = isinstance(course.task, LayFloor) and leg == "hand"
    bearers = _supporting_pillars(course, poses) if lays_floor else ()
    return Feeling(
        leg=leg,
        force=_felt_force(now.hand) or (0, 0, 0),
        steady=_felt_force(now.steadying),
        hand=_felt_position(course, now.hand, poses) if now.hand else (0, 0, 0),
        stage=stage(course),
        trouble=now.refusal.reason if now.refusal else "",
        here=_release_obstacle(course, poses, bearers) if leg == "hand" else None,
        carried_by=tuple(PILLARS[number].name for number in bearers),
        seconds=seconds_left(course),
        house=now.taken_over,
    )


def _felt_force(hand: Hand | None) -> IntVector | None:
    return _quantised(hand.force, 1000, FORCE_GRAIN) if hand else None


def _felt_position(course: Course, hand: Hand, poses: Mapping[int, Pose]) -> IntVector:
    """The hand's position, shifted by the offset between the true and the visible piece."""
    true_point = course.world.motion(hand.piece).at(hand.height)
    visible = grip_point(poses[hand.piece], hand.height)
    x, y, z = (s / UNIT + h - t for s, h, t in zip(visible, hand.place, true_point, strict=True))
    return _quantised((x, y, z), 1000 * PACKET_SCALE, PLACE_GRAIN)


def _quantised(vector: Vector, unit: int, grain: int) -> IntVector:
    x, y, z = (round(part * unit / grain) * grain for part in vector)
    return x, y, z


# ---------------------------------------------------------------- can the hand let go here?
def _release_obstacle(
    course: Course, poses: Mapping[int, Pose], bearers: tuple[int, ...]
) -> Obstacle | None:
    match course.task:
        case SetDown():
            return _pillar_obstacle(course, poses)
        case LayFloor(supports):
            floor = geometry.outline(FLOORS[course.villa.top], spot(poses[course.piece]))
            if not course.villa.top and not geometry.is_within_base(floor):
                return "sticks-out"
            return "" if len(bearers) >= supports else "too-few-pillars"
        case _:
            return None


def _pillar_obstacle(course: Course, poses: Mapping[int, Pose]) -> Obstacle:
    """VP-G3: not over the edge; VP-G8: not on another pillar, except on the red floor."""
    top = course.villa.top
    foot = geometry.foot(course.kind, spot(poses[course.piece]))
    if not geometry.is_inside(foot, outline(top - 1, poses[FIRST_FLOOR + top - 1])):
        return "sticks-out"
    others = (n for n in course.villa.standing_on(top) if n != course.piece)
    stacked = any(geometry.overlap_area(foot, head(n, poses[n])) > 0 for n in others)
    return "on-another" if stacked and top < len(FLOORS) else ""


def _supporting_pillars(course: Course, poses: Mapping[int, Pose]) -> tuple[int, ...]:
    """VP-F8: the pillars on the top level under the carried floor."""
    floor = geometry.outline(FLOORS[course.villa.top], spot(poses[course.piece]))
    heads = ((n, head(n, poses[n])) for n in course.villa.standing_on(course.villa.top))
    return tuple(n for n, above in heads if geometry.is_supporting(above, floor))
