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
from tavolino.games.villa_paletti.gesture import GRAINS, LayFloor, SetDown
from tavolino.games.villa_paletti.physics.course import Course
from tavolino.games.villa_paletti.physics.hand import Hand
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.onlooker import Stage, held_at, seconds_left, stage
from tavolino.games.villa_paletti.physics.stream import ShownLeg
from tavolino.games.villa_paletti.physics.world import Vector
from tavolino.games.villa_paletti.villa import UNIT, Pose, head, outline, spot

Whole: TypeAlias = tuple[int, int, int]

Obstacle: TypeAlias = Literal["", "sticks-out", "on-another", "too-few-pillars"]
"""Why the hand does not open. Empty if it does."""

FORCE_GRAIN = 10
"""Resolution of forces, in millinewtons."""
PLACE_GRAIN = 5
"""Resolution of the hand's position, in hundredths of a millimetre."""


class Feeling(Struct, frozen=True):
    """What the moving hand feels, and the state of its task."""

    leg: ShownLeg = field(name="phase")
    force: Whole
    """Force on the held piece in millinewtons. It includes the weight of a carried piece."""
    steady: Whole | None
    """The same for the steadying hand; null if it holds nothing."""
    hand: Whole
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
    lays = isinstance(course.stretch, LayFloor) and leg == "hand"
    bearers = _bearers(course, poses) if lays else ()
    return Feeling(
        leg=leg,
        force=_felt(now.hand) or (0, 0, 0),
        steady=_felt(now.other),
        hand=_where(course, now.hand, poses) if now.hand else (0, 0, 0),
        stage=stage(course),
        trouble=now.trouble.reason if now.trouble else "",
        here=_here(course, poses, bearers) if leg == "hand" else None,
        carried_by=tuple(PILLARS[number].name for number in bearers),
        seconds=seconds_left(course),
        house=now.taken_over,
    )


def _felt(hand: Hand | None) -> Whole | None:
    return _grained(hand.pull, 1000, FORCE_GRAIN) if hand else None


def _where(course: Course, hand: Hand, poses: Mapping[int, Pose]) -> Whole:
    """The hand's position, shifted by the offset between the true and the visible piece."""
    truly = course.world.motion(hand.piece).at(hand.height)
    seen = held_at(poses[hand.piece], hand.height)
    x, y, z = (s / UNIT + h - t for s, h, t in zip(seen, hand.place, truly, strict=True))
    return _grained((x, y, z), 1000 * GRAINS, PLACE_GRAIN)


def _grained(vector: Vector, unit: int, grain: int) -> Whole:
    x, y, z = (round(part * unit / grain) * grain for part in vector)
    return x, y, z


# ---------------------------------------------------------------- can the hand let go here?
def _here(course: Course, poses: Mapping[int, Pose], bearers: tuple[int, ...]) -> Obstacle | None:
    match course.stretch:
        case SetDown():
            return _pillar_here(course, poses)
        case LayFloor(supports):
            floor = geometry.outline(FLOORS[course.villa.top], spot(poses[course.piece]))
            if not course.villa.top and not geometry.within_base(floor):
                return "sticks-out"
            return "" if len(bearers) >= supports else "too-few-pillars"
        case _:
            return None


def _pillar_here(course: Course, poses: Mapping[int, Pose]) -> Obstacle:
    """VP-G3: not over the edge; VP-G8: not on another pillar, except on the red floor."""
    top = course.villa.top
    foot = geometry.foot(course.kind, spot(poses[course.piece]))
    if not geometry.stands_inside(foot, outline(top - 1, poses[FIRST_FLOOR + top - 1])):
        return "sticks-out"
    others = (n for n in course.villa.standing_on(top) if n != course.piece)
    stacked = any(geometry.overlap(foot, head(n, poses[n])) > 0 for n in others)
    return "on-another" if stacked and top < len(FLOORS) else ""


def _bearers(course: Course, poses: Mapping[int, Pose]) -> tuple[int, ...]:
    """VP-F8: the pillars on the top level under the carried floor."""
    floor = geometry.outline(FLOORS[course.villa.top], spot(poses[course.piece]))
    heads = ((n, head(n, poses[n])) for n in course.villa.standing_on(course.villa.top))
    return tuple(n for n, above in heads if geometry.carries(above, floor))
