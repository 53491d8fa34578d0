"""Before the first turn: twenty pillars on the base, no two equally high, and the blue floor."""

from collections.abc import Iterator
from math import cos, pi, sin, sqrt
from random import Random

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import (
    FLOOR_THICKNESS,
    FLOORS,
    GAP,
    HEIGHT_LIMIT,
    HEIGHT_SPREAD,
    PILLAR_HEIGHT,
    PILLARS,
    SITE_RADIUS,
    STOREY,
    Kind,
    Pillar,
)
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import LOOK, Rest, Watch, guarded_step
from tavolino.games.villa_paletti.physics.phases import CALM, PATIENCE, SWAY
from tavolino.games.villa_paletti.physics.world import World, poses_of
from tavolino.games.villa_paletti.villa import NM, Villa, spot, upright

TRIES = 400
"""Places that are tried for the blue floor (VP-S4)."""
WANDER = 40.0
"""Millimetres that it may lie off the middle."""
GENTLE = 0.9
"""Part of the velocity that is left after each tick while a villa is let down gently."""
GENTLY = round(0.6 * TICKS)


def draw_heights(random: Random) -> tuple[int, ...]:
    """By how many nanometres each pillar is longer than it should be. Nobody is told."""
    return tuple(_height(pillar.kind, random) for pillar in PILLARS)


def _height(kind: Kind, random: Random) -> int:
    drawn = random.gauss(-kind.shorter, HEIGHT_SPREAD)
    return round(min(max(drawn, -HEIGHT_LIMIT), HEIGHT_LIMIT) * NM)


def scatter(random: Random) -> tuple[Spot, ...]:
    """VP-S2, VP-S3: a spot on the building site for every pillar, at least 4 mm apart."""
    while True:
        spots: dict[int, Spot] = {}
        for pillar in sorted(PILLARS, key=lambda pillar: -pillar.kind.radius):
            found = _free_spot(pillar, spots, random)
            if found is None:
                break
            spots[pillar.number] = found
        else:
            return tuple(spots[number] for number in range(len(PILLARS)))


def _free_spot(pillar: Pillar, taken: dict[int, Spot], random: Random) -> Spot | None:
    for _ in range(10_000):
        angle = random.uniform(0, 2 * pi)
        radius = (SITE_RADIUS - pillar.kind.radius) * sqrt(random.random())
        here = Spot(radius * cos(angle), radius * sin(angle), random.uniform(0, 2 * pi))
        others = ((PILLARS[n].kind, there) for n, there in taken.items())
        if all(geometry.apart(pillar.kind, here, *other, gap=GAP) for other in others):
            return here
    return None


def set_up(random: Random, heights: tuple[int, ...]) -> Villa:
    """VP-S2: all pillars stand on the base."""
    poses = [
        upright(here, PILLAR_HEIGHT / 2 + height / 2 / NM)
        for here, height in zip(scatter(random), heights, strict=True)
    ]
    return Villa(pillars=tuple(poses))


def lay_blue(villa: Villa, heights: tuple[int, ...], random: Random) -> Villa:
    """VP-S4: the blue floor lies over as many pillars as 400 tries found, and stands."""
    for here in blue_spots(villa, random):
        laid = settled(with_floor(villa, heights, here), heights)
        if laid is not None:
            return laid
    raise ValueError("the blue floor stands nowhere")


def blue_spots(villa: Villa, random: Random) -> Iterator[Spot]:
    """Legal spots of the blue floor, those that cover most pillars first."""
    heads = [
        geometry.foot(PILLARS[number].kind, spot(pose))
        for number, pose in enumerate(villa.pillars)
        if pose is not None
    ]
    found = []
    for n in range(TRIES):
        x, y = random.uniform(-WANDER, WANDER), random.uniform(-WANDER, WANDER)
        here = Spot(x, y, random.uniform(0, 2 * pi))
        outline = geometry.outline(FLOORS[0], here)
        if geometry.within_base(outline):
            cover = sum(geometry.carries(head, outline) for head in heads)
            found.append((-cover, n, here))
    return (here for *_, here in sorted(found))


def with_floor(villa: Villa, heights: tuple[int, ...], here: Spot) -> Villa:
    """The next floor just above the highest pillar of the top level."""
    tallest = max(heights[number] for number in villa.standing_on(villa.top))
    z = villa.top * STOREY + PILLAR_HEIGHT + tallest / NM + FLOOR_THICKNESS / 2
    return Villa(villa.pillars, villa.levels, (*villa.floors, upright(here, z)))


def settled(villa: Villa, heights: tuple[int, ...]) -> Villa | None:
    """The villa let down gently until it rests; None if it falls."""
    world, watch, rest = World(poses_of(villa), heights), Watch(list(villa.levels)), Rest()
    for tick in range(GENTLY + PATIENCE):
        guarded_step(world)
        if tick < GENTLY:
            world.calm(GENTLE)
        elif tick >= GENTLY + SWAY:
            world.calm(CALM)
        if tick % LOOK == 0 and watch.look(world, ()):
            return None
        if tick >= GENTLY and rest.look(world, ()):
            break
    return frozen(villa, world)


def frozen(villa: Villa, world: World) -> Villa:
    """The same pieces as they are now."""
    pillars = tuple(
        None if pose is None else world.pose(number) for number, pose in enumerate(villa.pillars)
    )
    floors = tuple(world.pose(FIRST_FLOOR + number) for number in range(villa.top))
    return Villa(pillars, villa.levels, floors)
