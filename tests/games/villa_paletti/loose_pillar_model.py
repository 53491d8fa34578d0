"""Somebody who learns from villas which pillars are loose, by what is seen of them."""

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
from tavolino.games.villa_paletti.villa import NM, UNIT, Pose, Villa, along, axis

Table: TypeAlias = NDArray[np.float64]

SHRINK = 100.0
"""How hard it is for a fact to weigh anything: turns of one villa tell almost the same story."""
ROUNDS = 12
"""So often the weights are mended; they change no more long before."""
HAIR = 1e-6
"""Millimetres: nothing finer is looked at."""


class Stand(NamedTuple):
    """A pillar at one moment, the floor above it, and the one on which it stands, if any."""

    pillar: Pose
    above: Pose
    below: Pose | None


class Example(NamedTuple):
    """A covered pillar at the beginning of a turn."""

    villa: str
    among: object
    """The level and the moment: only pillars of the same are compared."""
    loose: bool
    facts: tuple[float, ...]


def stand(villa: Villa, pillar: int) -> Stand | None:
    pose, level = villa.pillars[pillar], villa.levels[pillar]
    if pose is None or level >= villa.top:
        return None
    return Stand(pose, villa.floors[level], villa.floors[level - 1] if level else None)


# ---------------------------------------------------------------- what one looks at
def facts(pillar: int, seen: Sequence[Stand]) -> tuple[float, ...]:
    """Sizes, gaps, tilts and places now and on average, and how it went with its floor so far."""
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
    """Millimetres and degrees."""
    pillar, floor = axis(at.pillar), axis(at.above)
    half = round(PILLAR_HEIGHT * NM / 2)
    aside = (at.pillar.x - at.above.x) / NM, (at.pillar.y - at.above.y) / NM
    return (
        _gap(along(at.pillar, half), at.above, -1),
        0.0 if at.below is None else _gap(along(at.pillar, -half), at.below, 1),
        _angle(pillar, (0.0, 0.0, 1.0)),
        _angle(floor, (0.0, 0.0, 1.0)),
        _angle(pillar, floor),
        hypot(*aside),
        aside[0] * floor[0] + aside[1] * floor[1],
    )


def _gap(end: Pose, floor: Pose, side: int) -> float:
    """Between an end of the pillar and that side of a floor."""
    face = along(floor, side * round(FLOOR_THICKNESS * NM / 2))
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
    """How far in all and at once, how often, and beside how far its floor went."""
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
    """By what part of its floor's ways the pillar went too."""
    both = floor = 0.0
    for one, other in steps:
        x, y = (other.above.x - one.above.x) / NM, (other.above.y - one.above.y) / NM
        both += x * (other.pillar.x - one.pillar.x) / NM + y * (other.pillar.y - one.pillar.y) / NM
        floor += x * x + y * y
    return max(-2.0, min(2.0, both / floor)) if floor else 0.0


def _digits(pose: Pose) -> Iterator[float]:
    """How far from a round number a place is: where something was set down, numbers are round."""
    for grain in (10_000, 50_000):
        yield max(abs(part - round(part / grain) * grain) / grain for part in (pose.x, pose.y))


# ---------------------------------------------------------------- learning
class Lesson(NamedTuple):
    """What was learnt: what each fact weighs, after it was brought to a common size."""

    weights: Table
    sizes: Table


def within(examples: Sequence[Example]) -> Table:
    """All facts, by how much they differ from the level's average."""
    groups: dict[object, list[int]] = defaultdict(list)
    for number, example in enumerate(examples):
        groups[example.among].append(number)
    table = np.array([example.facts for example in examples])
    for group in groups.values():
        table[group] -= table[group].mean(axis=0)
    return table


def learn(examples: Sequence[Example]) -> Lesson:
    """Logistic regression with a little shrinking, by Newton's method."""
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
    """For each loose and each firm pillar of a level: was the right one taken for the looser?"""
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
    """How it fares at each villa after it has learnt from all the others."""
    villas = sorted({example.villa for example in examples})
    found = {}
    for villa in villas:
        lesson = learn([example for example in examples if example.villa != villa])
        found[villa] = right(lesson, [one for one in examples if one.villa == villa])
    return {villa: tried for villa, tried in found.items() if tried}
