"""A classifier that learns from visible villas which pillars are loose."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import acos, degrees, hypot, log10
from statistics import fmean
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.games.villa_paletti.components import (
    FLOOR_THICKNESS,
    PILLAR_HEIGHT,
    PILLARS,
    THICK,
    THIN,
)
from tavolino.games.villa_paletti.villa import NM, UNIT, Pose, Villa, axis, moved_along_axis

Table: TypeAlias = NDArray[np.float64]

SHRINK = 100.0
"""Weight of the regularisation. It is strong because the turns of one villa are highly
correlated."""
ROUNDS = 12
"""Newton iterations; the weights converge long before."""
HAIR = 1e-6
"""mm: smallest distance that matters."""


class Stand(NamedTuple):
    """A pillar at one moment, the floor above it, and the one below it, if any."""

    pillar: Pose
    above: Pose
    below: Pose | None


class Example(NamedTuple):
    """A covered pillar at the beginning of a turn."""

    villa: str
    among: object
    """The level and the moment. Pillars are compared only within it."""
    loose: bool
    facts: tuple[float, ...]


def stand(villa: Villa, pillar: int) -> Stand | None:
    pose, level = villa.pillars[pillar], villa.levels[pillar]
    if pose is None or level >= villa.top:
        return None
    return Stand(pose, villa.floors[level], villa.floors[level - 1] if level else None)


# ---------------------------------------------------------------- features
def facts(pillar: int, seen: Sequence[Stand]) -> tuple[float, ...]:
    """Sizes, gaps, tilts and positions, now and on average, and motion relative to the floor."""
    kind, now = PILLARS[pillar].kind, seen[-1]
    steps = [*pairwise(seen)]
    return (
        float(kind == THIN),
        float(kind == THICK),
        *_posture(now),
        *(fmean(part) for part in zip(*map(_posture, seen), strict=True)),
        *_stirred(_slid, steps),
        *_stirred(_turned, steps),
        _went_along(steps),
        *_digits(now.pillar),
    )


@cache
def _posture(at: Stand) -> tuple[float, ...]:
    """Gaps, tilts and offsets, in millimetres and degrees."""
    pillar, floor = axis(at.pillar), axis(at.above)
    half = round(PILLAR_HEIGHT * NM / 2)
    aside = (at.pillar.x - at.above.x) / NM, (at.pillar.y - at.above.y) / NM
    return (
        _gap(moved_along_axis(at.pillar, half), at.above, -1),
        0.0 if at.below is None else _gap(moved_along_axis(at.pillar, -half), at.below, 1),
        _angle(pillar, (0.0, 0.0, 1.0)),
        _angle(floor, (0.0, 0.0, 1.0)),
        _angle(pillar, floor),
        hypot(*aside),
        aside[0] * floor[0] + aside[1] * floor[1],
    )


def _gap(end: Pose, floor: Pose, side: int) -> float:
    """Gap between an end of the pillar and that side of a floor."""
    face = moved_along_axis(floor, side * round(FLOOR_THICKNESS * NM / 2))
    x, y, z = axis(floor)
    return (x * (face.x - end.x) + y * (face.y - end.y) + z * (face.z - end.z)) / NM


def _angle(one: Sequence[float], other: Sequence[float]) -> float:
    inner = sum(a * b for a, b in zip(one, other, strict=True))
    return degrees(acos(max(-1.0, min(1.0, inner))))


def _slid(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y) / NM


def _turned(one: Pose, other: Pose) -> float:
    parts = (one.w - other.w, one.i - other.i, one.j - other.j, one.k - other.k)
    return hypot(*parts) / UNIT


Way: TypeAlias = Callable[[Pose, Pose], float]


def _stirred(way: Way, steps: Sequence[tuple[Stand, Stand]]) -> tuple[float, ...]:
    """Total and maximum motion, its frequency, and its ratio to the motion of the floor."""
    ways = [way(one.pillar, other.pillar) for one, other in steps] or [0.0]
    whole = way(steps[0][0].pillar, steps[-1][1].pillar) if steps else 0.0
    floors = [way(one.above, other.above) for one, other in steps] or [0.0]
    return (
        log10(HAIR + whole),
        log10(HAIR + max(ways)),
        fmean(far > 0 for far in ways),
        log10(HAIR + max(ways)) - log10(HAIR + max(floors)),
    )


def _went_along(steps: Sequence[tuple[Stand, Stand]]) -> float:
    """The fraction of the floor's motion that the pillar followed."""
    both = floor = 0.0
    for one, other in steps:
        x, y = (other.above.x - one.above.x) / NM, (other.above.y - one.above.y) / NM
        both += x * (other.pillar.x - one.pillar.x) / NM + y * (other.pillar.y - one.pillar.y) / NM
        floor += x * x + y * y
    return max(-2.0, min(2.0, both / floor)) if floor else 0.0


def _digits(pose: Pose) -> Iterator[float]:
    """Distance of coordinates from round numbers: a place where a pillar was set down is round."""
    for grain in (10_000, 50_000):
        yield max(abs(part - round(part / grain) * grain) / grain for part in (pose.x, pose.y))


# ---------------------------------------------------------------- learning
class Lesson(NamedTuple):
    """The trained model: the weight of each feature, and its scale."""

    weights: Table
    sizes: Table


def within(examples: Sequence[Example]) -> Table:
    """All features, relative to the mean of their level."""
    groups: dict[object, list[int]] = defaultdict(list)
    for number, example in enumerate(examples):
        groups[example.among].append(number)
    table = np.array([example.facts for example in examples])
    for group in groups.values():
        table[group] -= table[group].mean(axis=0)
    return table


def learn(examples: Sequence[Example]) -> Lesson:
    """Regularised logistic regression by Newton's method."""
    table = within(examples)
    sizes = table.std(axis=0) + HAIR
    table = np.hstack([table / sizes, np.ones((len(table), 1))])
    loose = np.array([example.loose for example in examples], dtype=float)
    weights = np.zeros(table.shape[1])
    shrink = np.full(len(weights), SHRINK)
    for _ in range(ROUNDS):
        likely = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (likely - loose) + shrink * weights
        bend = (table.T * (likely * (1 - likely))) @ table + np.diag(shrink)
        weights -= np.linalg.solve(bend, slope)
    return Lesson(weights[:-1], sizes)


def right(lesson: Lesson, examples: Sequence[Example]) -> list[float]:
    """For each loose and each loaded pillar of a level: was the loose one recognised?"""
    scores = within(examples) / lesson.sizes @ lesson.weights
    levels: dict[object, dict[bool, list[float]]] = defaultdict(lambda: defaultdict(list))
    for example, score in zip(examples, scores, strict=True):
        levels[example.among][example.loose].append(float(score))
    return [
        (loose > firm) + (loose == firm) / 2
        for level in levels.values()
        for loose in level[True]
        for firm in level[False]
    ]


def unseen(examples: Sequence[Example]) -> dict[str, list[float]]:
    """Leave-one-out results: each villa tested with a model trained on all others."""
    villas = sorted({example.villa for example in examples})
    found = {}
    for villa in villas:
        lesson = learn([example for example in examples if example.villa != villa])
        found[villa] = right(lesson, [one for one in examples if one.villa == villa])
    return {villa: tried for villa, tried in found.items() if tried}
