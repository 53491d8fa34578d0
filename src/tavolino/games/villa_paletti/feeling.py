"""What a hand feels and may know while it moves; for whoever moves it, and nobody else.

A hand feels what it holds: how hard it pulls, and what the floor weighs that it lifts. Where it
could let go and where it is are told by what everybody sees: the truth would tell more.
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
"""Why a hand does not open; nothing if it does."""

FORCE_GRAIN = 10
"""Millinewtons: forces are felt no finer,"""
PLACE_GRAIN = 5
"""nor where the hand is than hundredths of a millimetre."""


class Feeling(Struct, frozen=True):
    """What a hand feels, and how far it is."""

    leg: ShownLeg = field(name="phase")
    force: Whole
    """How it pulls at what it holds, in millinewtons; what it carries weighs."""
    steady: Whole | None
    """How the other hand does; null if it holds nothing."""
    hand: Whole
    """Where the hand itself is, in hundredths of a millimetre: what it holds may lag behind."""
    stage: Stage
    """How far what it carries has been let down."""
    trouble: Obstacle
    """Why it did not open when it was told to."""
    here: Obstacle | None
    """Could it let go here? Nothing stands against it, or this; null if it carries nothing."""
    carried_by: tuple[str, ...]
    """The pillars on which the floor in hand would rest here."""
    seconds: int
    """Left of the two minutes."""
    house: bool
    """Has the house taken over?"""


def feeling(course: Course, leg: ShownLeg, poses: Mapping[int, Pose]) -> Feeling:
    """At this moment, where the pieces are seen so."""
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
    """As far from where its piece is seen as it is from where that piece is."""
    truly = course.world.motion(hand.piece).at(hand.height)
    seen = held_at(poses[hand.piece], hand.height)
    x, y, z = (s / UNIT + h - t for s, h, t in zip(seen, hand.place, truly, strict=True))
    return _grained((x, y, z), 1000 * GRAINS, PLACE_GRAIN)


def _grained(vector: Vector, unit: int, grain: int) -> Whole:
    x, y, z = (round(part * unit / grain) * grain for part in vector)
    return x, y, z


# ---------------------------------------------------------------- may it be let go here?
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
    """VP-G3: not over the edge; VP-G8: not on another, except on the red floor."""
    top = course.villa.top
    foot = geometry.foot(course.kind, spot(poses[course.piece]))
    if not geometry.stands_inside(foot, outline(top - 1, poses[FIRST_FLOOR + top - 1])):
        return "sticks-out"
    others = (n for n in course.villa.standing_on(top) if n != course.piece)
    stacked = any(geometry.overlap(foot, head(n, poses[n])) > 0 for n in others)
    return "on-another" if stacked and top < len(FLOORS) else ""


def _bearers(course: Course, poses: Mapping[int, Pose]) -> tuple[int, ...]:
    """VP-F8: the pillars of the top that the floor in hand lies over."""
    floor = geometry.outline(FLOORS[course.villa.top], spot(poses[course.piece]))
    heads = ((n, head(n, poses[n])) for n in course.villa.standing_on(course.villa.top))
    return tuple(n for n, above in heads if geometry.carries(above, floor))
