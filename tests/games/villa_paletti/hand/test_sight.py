"""Visible poses do not reveal which pillars carry no load, at any resolution."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tavolino.core.log import parse_log
from tavolino.core.match import AnyMatch, replay
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.components import FLOOR_THICKNESS, PILLAR_HEIGHT
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, Pose, axis, is_covered, moved_along_axis

MATCHES = sorted((Path(__file__).parents[1] / "matches").glob("random-*.log"))
BLURS = 3
"""The same matches are evaluated with this many blurs, to rule out chance."""
AIR = 2_000
"""nm: minimum gap between a loose pillar, which carries no load, and the floor above it."""


class Observation(NamedTuple):
    """A covered pillar at the beginning of a turn: its group for comparison, and its poses."""

    among: tuple[str, int, int]
    loose: bool
    poses: tuple[Pose, ...]


def is_loose(state: State, pillar: int) -> bool:
    villa, height = state.villa, state.heights[pillar]
    pose, floor = villa.pillars[pillar], villa.floors[villa.levels[pillar]]
    assert pose is not None
    head = moved_along_axis(pose, (round(PILLAR_HEIGHT * NM) + height) // 2)
    under = moved_along_axis(floor, -round(FLOOR_THICKNESS * NM / 2))
    x, y, z = axis(floor)
    below = x * (under.x - head.x) + y * (under.y - head.y) + z * (under.z - head.z)
    return below > AIR


@cache
def played(log: Path) -> AnyMatch:
    return replay(VILLA_PALETTI, parse_log(log.read_text()))


def observations(log: Path, blur: int) -> Iterator[Observation]:
    """The covered pillars, with a blur of this kind or none."""
    match = played(log)
    poses: dict[int, list[Pose]] = defaultdict(list)
    for seq in range(match.seq):
        true = match.state_at(seq)
        state = replace(true, blur=blur and f"{blur_of(true.heights)}{blur}")
        if state.motion is not None or state.phase in ("wood", "scatter"):
            continue
        for pillar, pose in enumerate(state.seen.pillars):
            poses[pillar] = [*poses[pillar], pose] if pose is not None else []
        for pillar, seen in poses.items() if state.phase == "start" else ():
            if seen and is_covered(state.villa, pillar):
                among = log.stem, seq, state.villa.levels[pillar]
                yield Observation(among, is_loose(state, pillar), tuple(seen))


def shift(one: Pose, other: Pose) -> float:
    return max(abs(one.x - other.x), abs(one.y - other.y))


def turned(one: Pose, other: Pose) -> float:
    return max(
        abs(one.w - other.w), abs(one.i - other.i), abs(one.j - other.j), abs(one.k - other.k)
    )


def guesses(poses: tuple[Pose, ...]) -> dict[str, float]:
    """Measures of how much a pillar seems to move. More motion suggests more load."""
    steps = [*pairwise(poses)]
    found = {}
    for name, way in (("slid", shift), ("turned", turned)):
        ways = [way(*step) for step in steps]
        found[f"{name} in all"] = way(poses[0], poses[-1])
        found[f"{name} how often"] = fmean(far > 0 for far in ways) if ways else 0.0
        found[f"{name} at once"] = max(ways, default=0.0)
    return found


@cache
def success_rates(*blurs: int) -> dict[str, float]:
    """How often each measure finds the looser of two pillars of a level; 0.5 is chance."""
    levels: dict[object, list[tuple[bool, dict[str, float]]]] = defaultdict(list)
    for blur, log in product(blurs, MATCHES):
        for one in observations(log, blur):
            levels[blur, one.among].append((one.loose, guesses(one.poses)))
    tried = defaultdict(list)
    for level in levels.values():
        pairs = ((a, b) for loose, a in level if loose for other, b in level if not other)
        for loose, firm in pairs:
            for guess in loose:
                right = (loose[guess] < firm[guess]) + (loose[guess] == firm[guess]) / 2
                tried[guess].append(right)
    return {guess: fmean(right) for guess, right in tried.items()}


def test_exact_poses_reveal_loose_pillars() -> None:
    assert max(success_rates(0).values()) > 0.7


@pytest.mark.parametrize("guess", [*guesses((Pose(0, 0, 0),))])
def test_visible_poses_do_not_reveal_loose_pillars(guess: str) -> None:
    assert success_rates(*range(1, BLURS + 1))[guess] < 0.55
