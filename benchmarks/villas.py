"""Random villas of one to five floors: random legal moves, checked by statics, then settled."""

from collections.abc import Iterator
from math import pi
from random import Random

from shapely import Point

from tavolino.core.game import NATURE
from tavolino.games.villa_paletti import geometry, rules, statics
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.nature import nature
from tavolino.games.villa_paletti.physics.legs import (
    DAMPING_FACTOR,
    DAMPING_START_TICKS,
    MAX_SETTLE_TICKS,
)
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import (
    CHECK_TICKS,
    CollapseMonitor,
    RestMonitor,
    guarded_step,
)
from tavolino.games.villa_paletti.physics.world import World, poses_of
from tavolino.games.villa_paletti.state import VillaOptions
from tavolino.games.villa_paletti.villa import Villa, floor_pose, head, outline, pillar_pose, spot

PILLARS_PER_FLOOR = {1: 9, 2: 7, 3: 6, 4: 5}
"""Number of pillars on a level before the next floor is laid."""
MAX_ON_TOP = 4
"""Maximum number of pillars on the top floor."""
PATCH_TOLERANCE = 1.0
"""mm: each contact patch could be smaller by this much."""


GENTLE_FACTOR = 0.9
"""Fraction of the velocity that remains after each tick while a villa is settled gently."""
GENTLE_TICKS = round(0.6 * TICKS_PER_SECOND)


def start_position(random: Random) -> tuple[Villa, tuple[int, ...]]:
    """The villa of a new match after the blue floor was laid, and the hidden heights."""
    state = rules.initial(VillaOptions(), 4)
    while state.phase != "colours":
        state = rules.apply(state, NATURE, nature(state, random))
    return state.villa, state.heights


def random_villa(random: Random, floors: int) -> tuple[Villa, tuple[int, ...]] | None:
    """A standing villa and its hidden heights; None if the moves lead to none."""
    start, heights = start_position(random)
    villa: Villa | None = start
    while villa is not None and villa.top < floors:
        villa = _next_floor(_with_more_on_top(villa, PILLARS_PER_FLOOR[villa.top], random), random)
    if villa is None:
        return None
    still = settled(_with_more_on_top(villa, random.randint(1, MAX_ON_TOP), random), heights)
    return None if still is None else (still, heights)


def _with_more_on_top(villa: Villa, pillars: int, random: Random) -> Villa:
    """Bring up pillars until this many are on top, as far as possible."""
    while len(villa.standing_on(villa.top)) < pillars:
        lower = [n for n, level in enumerate(villa.levels) if level < villa.top]
        random.shuffle(lower)
        after = next((v for n in lower[:8] for v in _placements(villa, n, random)), None)
        if after is None:
            return villa
        villa = after
    return villa


def _placements(villa: Villa, pillar: int, random: Random) -> Iterator[Villa]:
    if not statics.can_stand(statics.without(villa, pillar)):
        return
    for here in _spots_on_top(villa, pillar, random, 6):
        after = villa.with_pillar(pillar, pillar_pose(here, villa.top), villa.top)
        if statics.can_stand(after, PATCH_TOLERANCE):
            yield after


def _spots_on_top(villa: Villa, pillar: int, random: Random, count: int) -> list[Spot]:
    """Random legal spots for a pillar on the top floor."""
    standing = [(PILLARS[n].kind, _spot(villa, n)) for n in villa.standing_on(villa.top)]
    floor = outline(villa.top - 1, villa.floors[-1])
    room = geometry.free_region(PILLARS[pillar].kind, floor, standing, gap=1.0)
    if room.is_empty:
        return []
    west, south, east, north = room.bounds
    tries = [(random.uniform(west, east), random.uniform(south, north)) for _ in range(60)]
    found = [Spot(x, y, random.uniform(0, 2 * pi)) for x, y in tries if room.covers(Point(x, y))]
    return found[:count]


def _spot(villa: Villa, pillar: int) -> Spot:
    pose = villa.pillars[pillar]
    assert pose is not None
    return spot(pose)


def _next_floor(villa: Villa, random: Random) -> Villa | None:
    """The pose of three hundred that covers most pillars and is stable."""
    standing = villa.standing_on(villa.top)
    if len(standing) < 3:
        return None
    spots = [_spot(villa, n) for n in standing]
    x, y = (sum(c) / len(spots) for c in zip(*((s.x, s.y) for s in spots), strict=True))
    heads = [head(n, pose) for n in standing if (pose := villa.pillars[n])]
    best: tuple[int, Villa | None] = (2, None)
    for _ in range(300):
        here = Spot(random.gauss(x, 15), random.gauss(y, 15), random.uniform(0, 2 * pi))
        pose = floor_pose(villa.top, here)
        count = sum(geometry.is_supporting(one, outline(villa.top, pose)) for one in heads)
        if count > best[0]:
            after = Villa(villa.pillars, villa.levels, (*villa.floors, pose))
            if statics.can_stand(after, PATCH_TOLERANCE):
                best = (count, after)
    return best[1]


# ---------------------------------------------------------------- settling
def settled(villa: Villa, heights: tuple[int, ...]) -> Villa | None:
    """The villa after gentle settling; None if it falls."""
    world, fell = settle_gently(villa, heights)
    pillars = (None if p is None else world.pose(n) for n, p in enumerate(villa.pillars))
    floors = (world.pose(FIRST_FLOOR + n) for n in range(villa.top))
    return None if fell else Villa(tuple(pillars), villa.levels, tuple(floors))


def settle_gently(villa: Villa, heights: tuple[int, ...]) -> tuple[World, bool]:
    """Settle the villa. Returns the pieces and whether a collapse was detected."""
    world, watch, rest = (
        World(poses_of(villa), heights),
        CollapseMonitor(list(villa.levels)),
        RestMonitor(),
    )
    for tick in range(GENTLE_TICKS + MAX_SETTLE_TICKS):
        guarded_step(world)
        if tick < GENTLE_TICKS:
            world.damp(GENTLE_FACTOR)
        elif tick >= GENTLE_TICKS + DAMPING_START_TICKS:
            world.damp(DAMPING_FACTOR)
        if tick % CHECK_TICKS == 0 and watch.check(world, ()):
            return world, True
        if tick >= GENTLE_TICKS and rest.update(world, ()):
            break
    return world, False
