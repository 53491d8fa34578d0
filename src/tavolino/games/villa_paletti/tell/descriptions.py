"""Describes pillars, spots and ways out, as arguments of messages."""

from collections.abc import Sequence
from math import atan2, degrees, hypot

from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.geometry import Spot, foot, overlap_area
from tavolino.games.villa_paletti.rules.moving import clearance, way_out
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.statics import verdict_without
from tavolino.games.villa_paletti.villa import ground, head

COMPASS = ("east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast")

MIDDLE_RADIUS = 25.0
"""mm: radius around the centre of the base that is called the middle."""

MAX_NAMES = 6
"""Maximum number of pillars that are listed by name. Of more, only the number is given."""


def from_middle(x: float, y: float) -> dict[str, str | int]:
    """Position in whole millimetres from the centre of the base."""
    return {
        "x": abs(round(x)),
        "y": abs(round(y)),
        "ew": "east" if x >= 0 else "west",
        "ns": "north" if y >= 0 else "south",
    }


def where(x: float, y: float) -> dict[str, str | int]:
    """The position, and the part of the villa that it is in."""
    middle = hypot(x, y) < MIDDLE_RADIUS
    towards = COMPASS[round(degrees(atan2(y, x)) / 45) % 8]
    return {**from_middle(x, y), "compass": "middle" if middle else towards}


def pillar_facts(state: State, number: int) -> dict[str, str | int]:
    """A pillar's name and kind, and the floor that it stands on."""
    piece, level = PILLARS[number], state.seen.levels[number]
    below = FLOORS[level - 1].colour if level > 0 else "base"
    kind = {"colour": piece.colour, "shape": piece.kind.shape, "points": piece.kind.points}
    return {"pillar": piece.name, "floor": below, **kind}


def advice(state: State, pillar: int) -> str:
    """VP-V2: the expected effect of removing the pillar, if the option is on."""
    return verdict_without(state.seen, pillar) if state.options.assist else "none"


def way(state: State, towards: int) -> dict[str, str | int]:
    """Length of a way out, its clearance, and the widest clearance nearby."""
    assert state.attempt is not None
    eighth = round(towards / 45)
    near = (45 * eighth + aside for aside in (-15, 0, 15))
    return {
        "compass": COMPASS[eighth % 8],
        "way": round(way_out(state.seen, state.attempt.pillar, towards)),
        "gap": _gap(state, towards),
        "widest": max(_gap(state, one % 360) for one in near),
    }


def _gap(state: State, towards: int) -> int:
    """Clearance in whole millimetres to other pillars in this direction."""
    assert state.attempt is not None
    return max(0, int(clearance(state.seen, state.attempt.pillar, towards)))


def ground_below(state: State, at: Spot) -> dict[str, str | int]:
    """Distance of a pillar from the floor's edge, and the pillars below it."""
    assert state.attempt is not None
    villa, kind = state.seen, PILLARS[state.attempt.pillar].kind
    footprint = foot(kind, at)
    below = [(number, villa.pillars[number]) for number in villa.standing_on(villa.top - 1)]
    under = [
        n for n, pose in below if pose is not None and overlap_area(head(n, pose), footprint) > 0
    ]
    return {
        "edge": int(ground(villa, villa.top).exterior.distance(footprint)),
        "over": "some" if under else "none",
        "each_pillar": " ".join(PILLARS[number].name for number in under),
    }


def names_or_count(names: Sequence[str]) -> dict[str, str | int]:
    """The names of a few pillars, or the number of many."""
    named = "many" if len(names) > MAX_NAMES else "few" if names else "none"
    return {"count": len(names), "names": named, "each_pillar": " ".join(names)}


def yes_no(fact: bool) -> str:
    """A boolean as a value for Fluent selectors."""
    return "yes" if fact else "no"
