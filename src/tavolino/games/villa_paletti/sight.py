"""What everybody sees of a villa: nothing finer than an eye, and nothing that gives secrets away.

Wood that bears a load yields by some hundredths of a millimetre, wood that bears none stays where
it was to the last digit. So every pillar is seen a hair's breadth beside where it stands, by
another hair whenever a floor is laid or it is set down, and a little otherwise after each gesture:
what never moved looks like what did.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import repeat
from math import isqrt
from typing import TypeAlias

from msgspec.structs import replace

from tavolino.games.villa_paletti.villa import UNIT, Pose, Villa, alike

HEIGHT_GRAIN = 200_000
"""Heights are seen no finer than 0.2 mm: else they would give the pillars' true lengths away."""

GRAIN = 50_000
"""Nor places finer than 0.05 mm,"""

TURN_GRAIN = 1_000_000
"""nor how something is turned or tilted finer than a tenth of a degree."""

HAIRS = 2
"""So many grains beside where it stands a pillar is seen, at most."""

IMAGINED = -1
"""The blur of a villa that somebody imagines: its feet and floors are where they are seen."""

NOTICED, TURN_NOTICED = 250_000, 2_500_000
"""That a pillar moves is seen from a quarter of a millimetre, or a third of a degree on."""

FINE_TURN_GRAIN = 100_000
"""So finely turns were seen by those who still see every place as it is."""


Blur: TypeAlias = int | str
"""By which hairs a villa is seen: a key that nobody can search for, or once a number, or none."""


def blur_of(heights: tuple[int, ...]) -> str:
    """By which hairs pillars of these lengths are seen: whoever does not know them cannot tell."""
    return blake2b(repr(heights).encode(), digest_size=32).hexdigest()


def number_of(heights: tuple[int, ...]) -> int:
    """The same as it once was: of 48 bits, so that it could be searched for."""
    return int.from_bytes(blake2b(repr(heights).encode(), digest_size=6).digest(), "little") | 1


@lru_cache(maxsize=512)
def as_seen(villa: Villa, heights: tuple[int, ...], blur: Blur, since: Villa) -> Villa:
    """The villa without its secrets: every foot where it seems to be, all pillars equally long.

    `heights` are the pillars' hidden deviations in nanometres, `since` the villa before the gesture
    that is being made, or this one. All rules, views and bots look at the villa that is seen only;
    the true one is for NATURE. Without a blur places are seen to the last digit, as they once were.
    """
    feet = alike(villa, heights).pillars
    if blur == IMAGINED:
        return replace(villa, pillars=tuple(feet))
    if not blur:
        pillars = (pose and _fine(pose) for pose in feet)
        return replace(villa, pillars=tuple(pillars), floors=tuple(map(_fine, villa.floors)))
    placed = enumerate(zip(feet, villa.levels, strict=True))
    return replace(
        villa,
        pillars=tuple(
            pose and _blurred(pose, (blur, number, level, villa.top), since)
            for number, (pose, level) in placed
        ),
        floors=tuple(_rounded(pose, repeat(0)) for pose in villa.floors),
    )


def as_noticed(villa: Villa, since: Villa) -> Villa:
    """While hands move: what stands under a floor and hardly stirred stands where it stood.

    A pillar that bears a load goes with its floor when another is pulled; one that bears none does
    not. Nobody notices a quarter of a millimetre, but whoever counts frames would.
    """
    pairs = zip(villa.pillars, since.pillars, villa.levels, strict=True)
    return replace(
        villa,
        pillars=tuple(
            old if level < since.top and old and now and _is_near(now, old) else now
            for now, old, level in pairs
        ),
    )


def _is_near(now: Pose, old: Pose) -> bool:
    ways = (now.x - old.x, now.y - old.y, now.z - old.z)
    turns = (now.w - old.w, now.i - old.i, now.j - old.j, now.k - old.k)
    return max(map(abs, ways)) < NOTICED and max(map(abs, turns)) < TURN_NOTICED


def _blurred(pose: Pose, where: tuple[Blur, int, int, int], since: Villa) -> Pose:
    """A hair beside where it stands, and not the same after every gesture; if a floor is above."""
    *_, level, top = where
    if level >= top:
        return _rounded(pose, repeat(0))
    hairs = zip(_noise(where), _noise((where, since.floors)), strict=True)
    return _rounded(pose, (HAIRS * lasting + 0.5 * passing for lasting, passing in hairs))


@lru_cache(maxsize=8192)
def _noise(of: object) -> tuple[float, ...]:
    """Six numbers between -1 and 1, the same whenever they are asked for."""
    drawn = blake2b(repr(of).encode(), digest_size=12).digest()
    words = (int.from_bytes(drawn[at : at + 2], "little") for at in range(0, len(drawn), 2))
    return tuple(word / 0x7FFF - 1 for word in words)


def _rounded(pose: Pose, noise: Iterable[float]) -> Pose:
    """To the grain, after so many grains were added to each part but the height."""
    parts = (pose.x, pose.y, pose.w, pose.i, pose.j, pose.k)
    grains = (GRAIN, GRAIN, *repeat(TURN_GRAIN, 4))
    x, y, *turned = (
        _to_grain(part + round(more * grain), grain)
        for part, more, grain in zip(parts, noise, grains, strict=False)
    )
    return Pose(x, y, _to_grain(pose.z, HEIGHT_GRAIN), *_of_length_one(turned))


def _of_length_one(turned: Sequence[int]) -> Iterator[int]:
    length = isqrt(sum(part * part for part in turned))
    return (part * UNIT // length for part in turned)


def _fine(pose: Pose) -> Pose:
    turned = (_to_grain(part, FINE_TURN_GRAIN) for part in (pose.w, pose.i, pose.j, pose.k))
    return Pose(pose.x, pose.y, _to_grain(pose.z, HEIGHT_GRAIN), *turned)


def _to_grain(value: int, grain: int) -> int:
    return (value + grain // 2) // grain * grain
