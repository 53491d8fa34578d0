"""Simulates human-like hands at Villa Paletti, and measures the stability of tall villas.

Random villas of two to five floors. Pillars, sorted by the verdict of statics on the villa without
them, are pulled by a careful and by a hurried hand, while the other hand does nothing, holds the
floor above, or lifts it. Then: do the visible poses of floors reveal which thin pillars are loose,
and how far do ten five-floor villas creep in a minute?
"""

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product
from math import cos, dist, radians, sin
from random import Random
from statistics import fmean
from typing import NamedTuple

from villas import random_villa

from tavolino.games.villa_paletti.components import (
    FLOOR_THICKNESS,
    PILLAR_HEIGHT,
    PILLARS,
    STOREY,
    THIN,
)
from tavolino.games.villa_paletti.evaluate.risk import ways_out
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    PACKET_SCALE,
    TICKS_PER_SECOND,
    Gesture,
    Remove,
    Timed,
    pull,
)
from tavolino.games.villa_paletti.physics import run
from tavolino.games.villa_paletti.physics.monitors import guarded_step
from tavolino.games.villa_paletti.physics.world import World, poses_of
from tavolino.games.villa_paletti.rules.moving import clearance, way_out
from tavolino.games.villa_paletti.sight import as_seen, blur_of
from tavolino.games.villa_paletti.statics import MIN_STABLE_MARGIN, Verdict, margin, verdict_without
from tavolino.games.villa_paletti.tremor import with_tremor
from tavolino.games.villa_paletti.villa import NM, Villa, axis, is_covered, moved_along_axis, spot

MIN_CLEARANCE = 2.5
"""mm: minimum clearance of the pulls in this benchmark."""
OVERSHOOT = 12.0
"""mm: how far a hand pulls beyond the necessary distance."""
LOOSE_GAP = 2_000
"""nm: minimum gap between a loose pillar, which carries no load, and the floor above it."""
PILLARS_PER_KIND = 2
"""Maximum number of pillars of each kind per villa."""


class Manner(NamedTuple):
    """A manner of pulling."""

    speed: int
    """mm/s"""
    error: float
    """mm: mean error of the position"""
    aim: float
    """degrees: standard deviation of the direction"""
    waits: float
    """Seconds until the other hand is ready."""


MANNERS = {"careful": Manner(25, 0.3, 2.0, 1.0), "hurried": Manner(120, 0.8, 7.0, 0.2)}
OTHER_HAND = {"nothing": None, "holds": 0.0, "lifts 0.8 mm": 0.8}


class VillaCase(NamedTuple):
    """A villa, its hidden heights, and the visible villa."""

    villa: Villa
    heights: tuple[int, ...]
    seen: Villa


class Case(NamedTuple):
    subject: VillaCase
    pillar: int
    towards: int


# ---------------------------------------------------------------- villas
def villas(count: int, seed: str, floors: tuple[int, ...]) -> Iterator[VillaCase]:
    """This many standing villas, with these numbers of floors in turn."""
    number = found = 0
    while found < count:
        sample = random_villa(Random(f"{seed} {number}"), floors[found % len(floors)])
        number += 1
        if sample is not None and margin(sample[0]) >= MIN_STABLE_MARGIN:
            found += 1
            yield VillaCase(*sample, as_seen(*sample, blur_of(sample[1]), sample[0]))


def cases(subjects: list[VillaCase], random: Random) -> dict[Verdict, list[Case]]:
    """Covered pillars with a wide way out, by the verdict of statics."""
    found: dict[Verdict, list[Case]] = defaultdict(list)
    for subject in subjects:
        seen, taken = subject.seen, Counter[Verdict]()
        covered = [pillar for pillar in range(len(PILLARS)) if is_covered(seen, pillar)]
        for pillar in random.sample(covered, len(covered)):
            verdict, ways = verdict_without(seen, pillar), ways_out(seen, pillar)
            is_wide = bool(ways) and clearance(seen, pillar, ways[0]) >= MIN_CLEARANCE
            if is_wide and taken[verdict] < PILLARS_PER_KIND:
                taken[verdict] += 1
                found[verdict].append(Case(subject, pillar, ways[0]))
    return found


# ---------------------------------------------------------------- hands
def gesture(case: Case, manner: Manner, lift: float | None, random: Random) -> Gesture:
    """The packets of such a hand, thirty per second."""
    seen, pillar = case.subject.seen, case.pillar
    pose, level = seen.pillars[pillar], seen.levels[pillar]
    assert pose is not None
    foot, angle = spot(pose), radians(case.towards + random.gauss(0, manner.aim))
    way = way_out(seen, pillar, case.towards) + OVERSHOOT
    to = Spot(foot.x + way * cos(angle), foot.y + way * sin(angle))
    held = None if lift is None else level
    glide = pull(foot, level, 40, to, speed=manner.speed, steady=held, lift=lift or 0.0)
    later = 0 if lift is None else round(manner.waits * TICKS_PER_SECOND) - glide[-2].tick
    moved = tuple(Timed(timed.tick + later, timed.packet) for timed in glide[-2:])
    start = (foot.x * PACKET_SCALE, foot.y * PACKET_SCALE, (level * STOREY + 40) * PACKET_SCALE)
    return tuple(with_tremor((*glide[:-2], *moved), start, manner.error, random))


def outcomes(some: list[Case], manner: Manner, lift: float | None) -> Counter[tuple[int, str]]:
    """How often the pillar came out or went back, or the villa fell, by number of floors."""
    found = Counter[tuple[int, str]]()
    for number, case in enumerate(some):
        packets = gesture(case, manner, lift, Random(number))
        task = Remove(case.pillar, "fingers", 40)
        end = type(run(case.subject.villa, case.subject.heights, task, packets)).__name__
        found[case.subject.villa.top, end] += 1
    return found


def pulls(subjects: list[VillaCase], count: int) -> None:
    head = f"{'without it':12}{'hand':10}{'other hand':14}{'tried':>6}"
    print(f"{head}  free  back  fell  free by floors")
    kinds = cases(subjects, Random("pulls"))
    for verdict in ("safe", "wobbly"):
        some = kinds[verdict][:count]
        for name, manner in MANNERS.items():
            for other, lift in OTHER_HAND.items():
                row = f"{verdict:12}{name:10}{other:14}{len(some):6}"
                print(f"{row}{format_counts(outcomes(some, manner, lift))}", flush=True)


def format_counts(found: Counter[tuple[int, str]]) -> str:
    """Counts of free, returned and fallen; and the share of free ones by number of floors."""
    all_of = {end: sum(found[key] for key in found if key[1] == end) for _, end in found}
    counts = "".join(f"{all_of.get(end, 0):6}" for end in ("Free", "Returned", "Fell"))
    by_floors = (
        f"{floors}: {found[floors, 'Free']}/{sum(found[key] for key in found if key[0] == floors)}"
        for floors in sorted({floors for floors, _ in found})
    )
    return f"{counts}  {', '.join(by_floors)}"


# ---------------------------------------------------------------- hidden information and creep
def loose_pillar_auc(subjects: list[VillaCase]) -> float:
    """How often the looser of two thin pillars of a level is the one with the larger gap above it.

    Uses the visible floors over pillars of equal height; 0.5 is chance.
    """
    right = [
        (loose > firm) + (loose == firm) / 2
        for subject in subjects
        for level in range(subject.villa.top)
        for loose, firm in _pairs(subject, level)
    ]
    return fmean(right) if right else 0.5


def _pairs(subject: VillaCase, level: int) -> Iterator[tuple[float, float]]:
    """For each loose and each loaded thin pillar: the visible gap to the floor above them."""
    under = [
        pillar
        for pillar in subject.seen.standing_on(level)
        if PILLARS[pillar].kind == THIN and is_covered(subject.seen, pillar)
    ]
    loose = {
        pillar
        for pillar in under
        if gap_above(subject.villa, pillar, subject.heights[pillar]) > LOOSE_GAP
    }
    for one, other in product(loose, set(under) - loose):
        yield gap_above(subject.seen, one), gap_above(subject.seen, other)


def gap_above(villa: Villa, pillar: int, longer: int = 0) -> float:
    """Gap between a pillar's head and the floor above it, in nanometres."""
    pose, floor = villa.pillars[pillar], villa.floors[villa.levels[pillar]]
    assert pose is not None
    head = moved_along_axis(pose, (round(PILLAR_HEIGHT * NM) + longer) // 2)
    under = moved_along_axis(floor, -round(FLOOR_THICKNESS * NM / 2))
    x, y, z = axis(floor)
    return x * (under.x - head.x) + y * (under.y - head.y) + z * (under.z - head.z)


def creep(subject: VillaCase, seconds: int) -> tuple[float, float]:
    """Maximum creep in mm per minute, and the speed relative to real time by CPU time."""
    world = World(poses_of(subject.villa), subject.heights)
    before = {piece: world.motion(piece).place for piece in world.pieces}
    began = time.process_time()
    for _ in range(seconds * TICKS_PER_SECOND):
        guarded_step(world)
    speed = seconds / (time.process_time() - began)
    far = max(dist(at, world.motion(piece).place) for piece, at in before.items())
    return far * 1000 * 60 / seconds, speed


def measure_creep(subjects: Iterator[VillaCase], seconds: int) -> None:
    crept, speeds = zip(*(creep(subject, seconds) for subject in subjects), strict=True)
    far = " ".join(f"{one:.3f}" for one in sorted(crept))
    print(f"five floors creep, mm a minute: {far}, mean {fmean(crept):.3f} (aim 0.1)", flush=True)
    print(f"simulated {min(speeds):.1f} to {max(speeds):.1f} times real time", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--villas", type=int, default=8, help="of two to five floors (8)")
    parser.add_argument("--pulls", type=int, default=8, help="of each kind (8)")
    parser.add_argument("--tall", type=int, default=10, help="of five floors, left alone (10)")
    parser.add_argument("--seconds", type=int, default=20, help="for so long (20)")
    parser.add_argument("--seed", default="hands")
    given = parser.parse_args()
    subjects = list(villas(given.villas, given.seed, (3, 4, 5, 2)))
    print(f"floors give loose thin pillars away: AUC {loose_pillar_auc(subjects):.2f}", flush=True)
    if given.tall:
        measure_creep(villas(given.tall, f"{given.seed} tall", (5,)), given.seconds)
    if given.pulls:
        pulls(subjects, given.pulls)


if __name__ == "__main__":
    main()
