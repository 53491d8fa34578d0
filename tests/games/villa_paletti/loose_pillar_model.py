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

REGULARISATION = 100.0
"""Weight of the regularisation. It is strong because the turns of one villa are highly
correlated."""
ITERATIONS = 12
"""Newton iterations; the weights converge long before."""
MIN_DISTANCE = 1e-6
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
    features: tuple[float, ...]


def stand(villa: Villa, pillar: int) -> Stand | None:
    pose, level = villa.pillars[pillar], villa.levels[pillar]
    if pose is None or level >= villa.top:
        return None
    return Stand(pose, villa.floors[level], villa.floors[level - 1] if level else None)


# ---------------------------------------------------------------- features
def features_of(pillar: int, seen: Sequence[Stand]) -> tuple[float, ...]:
    """Sizes, gaps, tilts and positions, now and on average, and motion relative to the floor."""
    kind, now = PILLARS[pillar].kind, seen[-1]
    steps = [*pairwise(seen)]
    return (
        float(kind == THIN),
        float(kind == THICK),
        *_pose_features(now),
        *(fmean(part) for part in zip(*map(_pose_features, seen), strict=True)),
        *_motion_features(_shift, steps),
        *_motion_features(_turned, steps),
        _follow_ratio(steps),
        *_digits(now.pillar),
    )


@cache
def _pose_features(at: Stand) -> tuple[float, ...]:
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


def _shift(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y) / NM


def _turned(one: Pose, other: Pose) -> float:
    parts = (one.w - other.w, one.i - other.i, one.j - other.j, one.k - other.k)
    return hypot(*parts) / UNIT


Measure: TypeAlias = Callable[[Pose, Pose], float]


def _motion_features(way: Measure, steps: Sequence[tuple[Stand, Stand]]) -> tuple[float, ...]:
    """Total and maximum motion, its frequency, and its ratio to the motion of the floor."""
    ways = [way(one.pillar, other.pillar) for one, other in steps] or [0.0]
    whole = way(steps[0][0].pillar, steps[-1][1].pillar) if steps else 0.0
    floors = [way(one.above, other.above) for one, other in steps] or [0.0]
    return (
        log10(MIN_DISTANCE + whole),
        log10(MIN_DISTANCE + max(ways)),
        fmean(far > 0 for far in ways),
        log10(MIN_DISTANCE + max(ways)) - log10(MIN_DISTANCE + max(floors)),
    )


def _follow_ratio(steps: Sequence[tuple[Stand, Stand]]) -> float:
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
class Model(NamedTuple):
    """The trained model: the weight of each feature, and its scale."""

    weights: Table
    sizes: Table


def centred(examples: Sequence[Example]) -> Table:
    """All features, relative to the mean of their level."""
    groups: dict[object, list[int]] = defaultdict(list)
    for number, example in enumerate(examples):
        groups[example.among].append(number)
    table = np.array([example.features for example in examples])
    for group in groups.values():
        table[group] -= table[group].mean(axis=0)
    return table


def train(examples: Sequence[Example]) -> Model:
    """Regularised logistic regression by Newton's method."""
    table = centred(examples)
    sizes = table.std(axis=0) + MIN_DISTANCE
    table = np.hstack([table / sizes, np.ones((len(table), 1))])
    loose = np.array([example.loose for example in examples], dtype=float)
    weights = np.zeros(table.shape[1])
    shrink = np.full(len(weights), REGULARISATION)
    for _ in range(ITERATIONS):
        likely = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (likely - loose) + shrink * weights
        bend = (table.T * (likely * (1 - likely))) @ table + np.diag(shrink)
        weights -= np.linalg.solve(bend, slope)
    return Model(weights[:-1], sizes)


def recognised(lesson: Model, examples: Sequence[Example]) -> list[float]:
    """For each loose and each loaded pillar of a level: was the loose one recognised?"""
    scores = centred(examples) / lesson.sizes @ lesson.weights
    levels: dict[object, dict[bool, list[float]]] = defaultdict(lambda: defaultdict(list))
    for example, score in zip(examples, scores, strict=True):
        levels[example.among][example.loose].append(float(score))
    return [
        (loose > firm) + (loose == firm) / 2
        for level in levels.values()
        for loose in level[True]
        for firm in level[False]
    ]


def cross_validate(examples: Sequence[Example]) -> dict[str, list[float]]:
    """Leave-one-out results: each villa tested with a model trained on all others."""
    villas = sorted({example.villa for example in examples})
    found = {}
    for villa in villas:
        lesson = train([example for example in examples if example.villa != villa])
        found[villa] = recognised(lesson, [one for one in examples if one.villa == villa])
    return {villa: tried for villa, tried in found.items() if tried}
