"""The visible villa: limited resolution and a blur that hides the loads.

Loaded wood creeps by some hundredths of a millimetre; unloaded wood stays exactly in place. To hide
the difference, each pillar is shown slightly off its position. The offset changes when a floor is
laid or the pillar is set down, and a little after every gesture, so that a pillar that never moved
looks like one that did.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import repeat
from math import isqrt
from typing import TypeAlias

from msgspec.structs import replace

from tavolino.games.villa_paletti.villa import UNIT, Pose, Villa, with_nominal_heights

HEIGHT_GRAIN = 200_000
"""Resolution of visible heights: 0.2 mm. A finer one would reveal the pillars' true heights."""

PLACE_GRAIN = 50_000
"""Resolution of visible positions: 0.05 mm."""

TURN_GRAIN = 1_000_000
"""Resolution of visible rotations: about a tenth of a degree."""

BLUR_GRAINS = 2
"""Maximum offset of a visible pillar from its position, in steps of PLACE_GRAIN."""

IMAGINED = -1
"""The blur of an imagined villa: its feet and floors are exactly where they are seen."""

VISIBLE_SHIFT, VISIBLE_TURN = 250_000, 2_500_000
"""Displacement of a pillar that becomes visible: 0.25 mm, or a third of a degree."""

EXACT_TURN_GRAIN = 100_000
"""Resolution of rotations in old matches, which show exact positions."""


Blur: TypeAlias = int | str
"""The key of the blur: a hash; in old matches a number, or 0 for no blur."""


def blur_of(heights: tuple[int, ...]) -> str:
    """The blur key for pillars of these heights. It cannot be guessed without knowing them."""
    return blake2b(repr(heights).encode(), digest_size=32).hexdigest()


def numeric_blur_of(heights: tuple[int, ...]) -> int:
    """The blur key of revision 4: 48 bits, few enough for a brute-force search."""
    return int.from_bytes(blake2b(repr(heights).encode(), digest_size=6).digest(), "little") | 1


@lru_cache(maxsize=512)
def as_seen(villa: Villa, heights: tuple[int, ...], blur: Blur, since: Villa) -> Villa:
    """The villa as it is visible: blurred positions, all pillars of equal height.

    `heights` are the pillars' hidden deviations in nanometres, `since` is the villa before the
    current gesture, or this one. Rules, views and bots use only the visible villa; NATURE uses the
    true one. Without a blur positions are exact, as in old matches.
    """
    feet = with_nominal_heights(villa, heights).pillars
    if blur == IMAGINED:
        return replace(villa, pillars=tuple(feet))
    if not blur:
        pillars = (pose and _unblurred(pose) for pose in feet)
        return replace(villa, pillars=tuple(pillars), floors=tuple(map(_unblurred, villa.floors)))
    placed = enumerate(zip(feet, villa.levels, strict=True))
    return replace(
        villa,
        pillars=tuple(
            pose and _blurred(pose, (blur, number, level, villa.top), since)
            for number, (pose, level) in placed
        ),
        floors=tuple(_rounded(pose, repeat(0)) for pose in villa.floors),
    )


def without_small_motion(villa: Villa, since: Villa) -> Villa:
    """Show pillars under a floor that hardly moved during a gesture where they stood before.

    When a pillar is pulled, a loaded pillar moves with its floor and an unloaded one does not. A
    quarter of a millimetre is invisible to players, but a program could read it from the frames.
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
    shifts = (now.x - old.x, now.y - old.y, now.z - old.z)
    turns = (now.w - old.w, now.i - old.i, now.j - old.j, now.k - old.k)
    return max(map(abs, shifts)) < VISIBLE_SHIFT and max(map(abs, turns)) < VISIBLE_TURN


def _blurred(pose: Pose, where: tuple[Blur, int, int, int], since: Villa) -> Pose:
    """Offset a pillar under a floor by a lasting noise and a smaller one per gesture."""
    *_, level, top = where
    if level >= top:
        return _rounded(pose, repeat(0))
    noises = zip(_noise(where), _noise((where, since.floors)), strict=True)
    return _rounded(pose, (BLUR_GRAINS * lasting + 0.5 * passing for lasting, passing in noises))


@lru_cache(maxsize=8192)
def _noise(of: object) -> tuple[float, ...]:
    """Six deterministic numbers between -1 and 1, derived from a hash of the argument."""
    drawn = blake2b(repr(of).encode(), digest_size=12).digest()
    words = (int.from_bytes(drawn[at : at + 2], "little") for at in range(0, len(drawn), 2))
    return tuple(word / 0x7FFF - 1 for word in words)


def _rounded(pose: Pose, noise: Iterable[float]) -> Pose:
    """Add noise in units of the resolution to everything but the height, and round."""
    parts = (pose.x, pose.y, pose.w, pose.i, pose.j, pose.k)
    grains = (PLACE_GRAIN, PLACE_GRAIN, *repeat(TURN_GRAIN, 4))
    x, y, *turned = (
        _to_grain(part + round(noise * grain), grain)
        for part, noise, grain in zip(parts, noise, grains, strict=False)
    )
    return Pose(x, y, _to_grain(pose.z, HEIGHT_GRAIN), *_normalised(turned))


def _normalised(turned: Sequence[int]) -> Iterator[int]:
    length = isqrt(sum(part * part for part in turned))
    return (part * UNIT // length for part in turned)


def _unblurred(pose: Pose) -> Pose:
    turned = (_to_grain(part, EXACT_TURN_GRAIN) for part in (pose.w, pose.i, pose.j, pose.k))
    return Pose(pose.x, pose.y, _to_grain(pose.z, HEIGHT_GRAIN), *turned)


def _to_grain(value: int, grain: int) -> int:
    return (value + grain // 2) // grain * grain
