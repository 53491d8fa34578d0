"""The value of experience: final points, and the benefit of the tracks until then."""

from functools import lru_cache
from itertools import combinations
from math import comb
from typing import TypeAlias

from tavolino.games.papa_paolo.components import BOXES
from tavolino.games.papa_paolo.components.box import Box
from tavolino.games.papa_paolo.components.printed import BLUE, COLOURS, GOLD, GREEN, RED, TRACK_END
from tavolino.games.papa_paolo.evaluate.planning import Worth

Markers: TypeAlias = tuple[int, int, int, int]

AIM_PROBABILITY = 0.6
"""Probability that a future step goes to the best track."""
STEPS_PER_ROUND = 2.5
"""Steps per round: two or three completed tiles, or an investment."""
LEVEL_VALUE: dict[int, float] = {GOLD: 0.15, BLUE: 0.3, RED: 0.25, GREEN: 0.7}
"""Points per remaining round for each additional lira, pizza or delivery round of a track."""


# ---------------------------------------------------------------- final points
@lru_cache(maxsize=4096)
def most_points(fingerprint: str, markers: Markers, steps: int) -> int:
    """PP-Z3, PP-Z4: the maximum of points after this number of steps."""
    return max(
        _points_with(BOXES[fingerprint], markers, experts, steps)
        for count in range(len(markers) + 1)
        for experts in combinations(range(len(markers)), count)
    )


def _points_with(box: Box, markers: Markers, experts: tuple[int, ...], steps: int) -> int:
    """The points if the experts' markers reach the end and the other steps raise the lowest one."""
    steps -= sum(TRACK_END - markers[colour] for colour in experts)
    if steps < 0:
        return 0
    others = sorted(markers[colour] for colour in range(len(markers)) if colour not in experts)
    lowest = _raised_lowest(others, steps) if others else TRACK_END
    ends = len(experts) + others.count(TRACK_END)
    return box.tracks.versatility[lowest] + box.tracks.expert * ends


def _raised_lowest(markers: list[int], steps: int) -> int:
    """The level of the lowest marker if all steps go to the lowest."""
    level = markers[0]
    while level < TRACK_END:
        steps -= sum(marker <= level for marker in markers)
        if steps < 0:
            break
        level += 1
    return level


@lru_cache(maxsize=16384)
def expected_points(fingerprint: str, markers: Markers, steps: int) -> float:
    """Like `most_points`, if each step goes to the best track with AIM_PROBABILITY."""
    return sum(
        comb(steps, aimed)
        * AIM_PROBABILITY**aimed
        * (1 - AIM_PROBABILITY) ** (steps - aimed)
        * most_points(fingerprint, markers, aimed)
        for aimed in range(steps + 1)
    )


def experience(fingerprint: str, markers: tuple[float, ...], steps: float) -> float:
    """Like `expected_points`, for fractional markers and steps (expected values)."""
    return sum(
        marker_probability
        * probability
        * expected_points(fingerprint, (gold, blue, red, green), step_count)
        for marker_probability, (gold, blue, red, green) in _integer_markers(markers)
        for probability, step_count in _adjacent_integers(steps)
    )


def _integer_markers(markers: tuple[float, ...]) -> list[tuple[float, tuple[int, ...]]]:
    """The possible integer positions of the markers, with probabilities."""
    ways: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    for marker in markers:
        places = _adjacent_integers(min(marker, TRACK_END))
        ways = [(p * probability, (*way, at)) for p, way in ways for probability, at in places]
    return ways


def _adjacent_integers(number: float) -> tuple[tuple[float, int], ...]:
    """The integers around a number, with probabilities that give the number on average."""
    low = int(number)
    part = number - low
    return ((1 - part, low), (part, low + 1)) if part else ((1.0, low),)


# ---------------------------------------------------------------- value of a step
@lru_cache(maxsize=4096)
def worth_of_steps(fingerprint: str, markers: Markers, rounds: int) -> Worth:
    """The value of a step on each track with `rounds` rounds to come."""
    gold, blue, red, green = (
        _worth_of_step(fingerprint, markers, rounds, colour) for colour in range(len(COLOURS))
    )
    return gold, blue, red, green


def _worth_of_step(fingerprint: str, markers: Markers, rounds: int, colour: int) -> float:
    if markers[colour] == TRACK_END:
        return 0.0
    gold, blue, red, green = (m + (c == colour) for c, m in enumerate(markers))
    level, steps = BOXES[fingerprint].levels[colour], int(STEPS_PER_ROUND * rounds)
    after = (gold, blue, red, green)
    more = level[after[colour]] - level[markers[colour]]
    points = expected_points(fingerprint, after, steps) - expected_points(
        fingerprint, markers, steps
    )
    return round(points + more * rounds * LEVEL_VALUE[colour], 3)
