"""Random villas of one to five floors: random legal moves, judged by the statics, then settled."""

from collections.abc import Iterator
from math import pi
from random import Random

from shapely import Point

from tavolino.games.villa_paletti import geometry, statics
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.physics.start import draw_heights, lay_blue, set_up, settled
from tavolino.games.villa_paletti.villa import Villa, head, laid, on_level, outline, spot

ENOUGH = {1: 9, 2: 7, 3: 6, 4: 5}
"""So many pillars are brought up before the next floor is laid."""
ON_TOP = 4
"""At most so many stand on the last one."""
PRUDENCE = 1.0
"""Millimetres by which every patch could be smaller."""


def random_villa(random: Random, floors: int) -> tuple[Villa, tuple[int, ...]] | None:
    """A villa that stands, and its hidden heights; None if the moves led nowhere."""
    heights = draw_heights(random)
    villa: Villa | None = lay_blue(set_up(random, heights), heights, random)
    while villa is not None and villa.top < floors:
        villa = _next_floor(_moved(villa, ENOUGH[villa.top], random), random)
    if villa is None:
        return None
    still = settled(_moved(villa, random.randint(1, ON_TOP), random), heights)
    return None if still is None else (still, heights)


def _moved(villa: Villa, pillars: int, random: Random) -> Villa:
    """So many pillars are on top now, if so many can be moved."""
    while len(villa.standing_on(villa.top)) < pillars:
        lower = [n for n, level in enumerate(villa.levels) if level < villa.top]
        random.shuffle(lower)
        after = next((v for n in lower[:8] for v in _brought_up(villa, n, random)), None)
        if after is None:
            return villa
        villa = after
    return villa


def _brought_up(villa: Villa, pillar: int, random: Random) -> Iterator[Villa]:
    if not statics.stands(statics.without(villa, pillar)):
        return
    for here in _spots_on_top(villa, pillar, random, 6):
        after = villa.with_pillar(pillar, on_level(here, villa.top), villa.top)
        if statics.stands(after, PRUDENCE):
            yield after


def _spots_on_top(villa: Villa, pillar: int, random: Random, count: int) -> list[Spot]:
    """Random legal spots for a pillar on the top floor."""
    standing = [(PILLARS[n].kind, _spot(villa, n)) for n in villa.standing_on(villa.top)]
    floor = outline(villa.top - 1, villa.floors[-1])
    room = geometry.room_for(PILLARS[pillar].kind, floor, standing, gap=1.0)
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
    """The floor that lies over most pillars of three hundred tries and can stand."""
    standing = villa.standing_on(villa.top)
    if len(standing) < 3:
        return None
    spots = [_spot(villa, n) for n in standing]
    x, y = (sum(c) / len(spots) for c in zip(*((s.x, s.y) for s in spots), strict=True))
    heads = [head(n, pose) for n in standing if (pose := villa.pillars[n])]
    best: tuple[int, Villa | None] = (2, None)
    for _ in range(300):
        here = Spot(random.gauss(x, 15), random.gauss(y, 15), random.uniform(0, 2 * pi))
        pose = laid(villa.top, here)
        count = sum(geometry.carries(one, outline(villa.top, pose)) for one in heads)
        if count > best[0]:
            after = Villa(villa.pillars, villa.levels, (*villa.floors, pose))
            if statics.stands(after, PRUDENCE):
                best = (count, after)
    return best[1]
