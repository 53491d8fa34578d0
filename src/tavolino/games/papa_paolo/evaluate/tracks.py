"""What experience is worth: points at the end, and what the tracks give until then."""

from functools import lru_cache
from itertools import combinations
from math import comb
from typing import TypeAlias

from tavolino.games.papa_paolo.components import BOXES
from tavolino.games.papa_paolo.components.box import Box
from tavolino.games.papa_paolo.components.printed import BLUE, COLOURS, GOLD, GREEN, RED, TRACK_END
from tavolino.games.papa_paolo.evaluate.planning import Worth

Markers: TypeAlias = tuple[int, int, int, int]

AIMED = 0.6
"""So likely a step to come goes where one wants it."""
STEPS_PER_ROUND = 2.5
"""Steps in a round: two or three tiles that are completed, or an investment."""
EACH_ROUND: dict[int, float] = {GOLD: 0.15, BLUE: 0.3, RED: 0.25, GREEN: 0.7}
"""Points in every round to come for each lira, pizza or delivery round that a track gives more."""


# ---------------------------------------------------------------- points at the end
@lru_cache(maxsize=4096)
def most_points(mark: str, markers: Markers, steps: int) -> int:
    """PP-Z3, PP-Z4: the most that so many steps can make of the markers."""
    return max(
        _points_with(BOXES[mark], markers, experts, steps)
        for count in range(len(markers) + 1)
        for experts in combinations(range(len(markers)), count)
    )


def _points_with(box: Box, markers: Markers, experts: tuple[int, ...], steps: int) -> int:
    """Some markers go to the end of their tracks if the steps suffice, the others rise together."""
    steps -= sum(TRACK_END - markers[colour] for colour in experts)
    if steps < 0:
        return 0
    others = sorted(markers[colour] for colour in range(len(markers)) if colour not in experts)
    lowest = _raised(others, steps) if others else TRACK_END
    ends = len(experts) + others.count(TRACK_END)
    return box.tracks.versatility[lowest] + box.tracks.expert * ends


def _raised(markers: list[int], steps: int) -> int:
    """How far the lowest marker comes if all steps go to the lowest."""
    level = markers[0]
    while level < TRACK_END:
        steps -= sum(marker <= level for marker in markers)
        if steps < 0:
            break
        level += 1
    return level


@lru_cache(maxsize=16384)
def expected_points(mark: str, markers: Markers, steps: int) -> float:
    """The same if each of the steps goes where it should only so often."""
    return sum(
        comb(steps, aimed)
        * AIMED**aimed
        * (1 - AIMED) ** (steps - aimed)
        * most_points(mark, markers, aimed)
        for aimed in range(steps + 1)
    )


def experience(mark: str, markers: tuple[float, ...], steps: float) -> float:
    """The same for markers and steps of which one knows only how many to expect."""
    return sum(
        likely * often * expected_points(mark, (gold, blue, red, green), whole)
        for likely, (gold, blue, red, green) in _wholes(markers)
        for often, whole in _neighbours(steps)
    )


def _wholes(markers: tuple[float, ...]) -> list[tuple[float, tuple[int, ...]]]:
    """Where the markers may stand, and how likely that is."""
    ways: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    for marker in markers:
        places = _neighbours(min(marker, TRACK_END))
        ways = [(p * often, (*way, at)) for p, way in ways for often, at in places]
    return ways


def _neighbours(number: float) -> tuple[tuple[float, int], ...]:
    """The whole numbers on both sides, each as likely as it is near."""
    low = int(number)
    part = number - low
    return ((1 - part, low), (part, low + 1)) if part else ((1.0, low),)


# ---------------------------------------------------------------- a step
@lru_cache(maxsize=4096)
def worth_of_steps(mark: str, markers: Markers, rounds: int) -> Worth:
    """What a step on each track is worth when so many rounds are still to come."""
    gold, blue, red, green = (
        _worth_of_step(mark, markers, rounds, colour) for colour in range(len(COLOURS))
    )
    return gold, blue, red, green


def _worth_of_step(mark: str, markers: Markers, rounds: int, colour: int) -> float:
    if markers[colour] == TRACK_END:
        return 0.0
    gold, blue, red, green = (m + (c == colour) for c, m in enumerate(markers))
    level, steps = BOXES[mark].levels[colour], int(STEPS_PER_ROUND * rounds)
    after = (gold, blue, red, green)
    more = level[after[colour]] - level[markers[colour]]
    points = expected_points(mark, after, steps) - expected_points(mark, markers, steps)
    return round(points + more * rounds * EACH_ROUND[colour], 3)
