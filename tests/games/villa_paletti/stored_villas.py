"""Stored villas at rest: files of two to four thousand bytes each."""

from math import cos, dist, hypot, pi, sin
from pathlib import Path

import msgspec
from msgspec import Struct

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import Gesture, pull
from tavolino.games.villa_paletti.villa import NM, Villa, floor_pose, outline, pillar_pose, spot

FOLDER = Path(__file__).parent / "villas"
NAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


class Stored(Struct, frozen=True):
    """A villa at rest, and its hidden heights."""

    villa: Villa
    heights: tuple[int, ...]


def stored(name: str) -> Stored:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Stored)


def spot_of(villa: Villa, pillar: int) -> Spot:
    """The spot of a standing pillar."""
    pose = villa.pillars[pillar]
    assert pose is not None
    return spot(pose)


def max_shift(before: Villa, after: Villa) -> float:
    """Maximum horizontal displacement of a floor, in millimetres."""
    pairs = zip(before.floors, after.floors, strict=False)
    return max(dist((one.x, one.y), (other.x, other.y)) / NM for one, other in pairs)


def widest_way(villa: Villa, pillar: int) -> tuple[float, float]:
    """The direction with the widest corridor between other pillars, and the way out there."""
    return max(
        ((2 * pi * n / 72, way_out(villa, pillar, 2 * pi * n / 72)) for n in range(72)),
        key=lambda found: min(corridor(villa, pillar, *found), 6.0) - 0.02 * found[1],
    )


def way_out(villa: Villa, pillar: int, angle: float) -> float:
    """mm: distance in this direction at which a pillar is clear of every floor above it."""
    foot, kind = spot_of(villa, pillar), PILLARS[pillar].kind
    above = [outline(n, villa.floors[n]) for n in range(villa.levels[pillar], villa.top)]
    for way in range(0, 400, 2):
        there = Spot(foot.x + way * cos(angle), foot.y + way * sin(angle))
        if geometry.is_clear(kind, there, above):
            return float(way)
    return 400.0


def corridor(villa: Villa, pillar: int, angle: float, way: float) -> float:
    """Clearance in mm between other pillars and a pillar that is pulled out this way."""
    foot, radius = spot_of(villa, pillar), PILLARS[pillar].kind.radius
    gaps = [60.0]
    for other in villa.standing_on(villa.levels[pillar]):
        there = spot_of(villa, other)
        x, y = there.x - foot.x, there.y - foot.y
        along = min(max(x * cos(angle) + y * sin(angle), 0.0), way)
        aside = hypot(x - along * cos(angle), y - along * sin(angle))
        if other != pillar:
            gaps.append(aside - radius - PILLARS[other].kind.radius)
    return min(gaps)


def careful_pull(
    villa: Villa, pillar: int, grip: float = 40.0, *, steady: bool = False, lift: float = 0.0
) -> Gesture:
    """A straight pull along the widest corridor. The other hand may hold the floor above."""
    angle, way = widest_way(villa, pillar)
    foot, level = spot_of(villa, pillar), villa.levels[pillar]
    to = Spot(foot.x + (way + 12) * cos(angle), foot.y + (way + 12) * sin(angle))
    return pull(foot, level, grip, to, steady=level if steady else None, lift=lift)


# ---------------------------------------------------------------- small villas, quick to simulate
LEVEL = (0,) * len(PILLARS)
"""All pillars have exactly the nominal height."""


def table_of(*legs: tuple[int, float, float]) -> Villa:
    """The blue floor on these pillars, centred on the base."""
    villa = Villa(levels=(-1,) * len(PILLARS), floors=(floor_pose(0, Spot(0, 0)),))
    for pillar, x, y in legs:
        villa = villa.with_pillar(pillar, pillar_pose(Spot(x, y), 0), 0)
    return villa


R1, R2, R3, R4, R5, Y1, Y2, Y3, Y4, Y5 = range(10)


def stool() -> Villa:
    """Four legs, of which r5 is not needed; y1 stands beside the floor, uncovered."""
    return table_of((R1, 50, 50), (R2, 50, -50), (R3, -30, 60), (R5, -30, -60), (Y1, -100, 0))
