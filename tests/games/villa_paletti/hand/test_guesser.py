"""What clients receive reveals no more about loose pillars than a picture does.

A classifier is trained on all stored matches but one and tested on that one, for each in turn.
Visible facts give it a small advantage: thin pillars are loose more often than thick ones.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from math import pi, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from tavolino.core.game import SPECTATOR
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM, UNIT, Pose, Villa, is_covered
from tests.games.villa_paletti.hand.test_sight import MATCHES, is_loose, played
from tests.games.villa_paletti.loose_pillar_model import (
    Example,
    Stand,
    cross_validate,
    features_of,
    stand,
)

pytestmark = pytest.mark.slow

BLURS = (1, 2)
"""The same matches are evaluated with this many blurs."""
NOISE = 2.0
"""Standard errors by which two classifiers may differ although none is better."""

Observer: TypeAlias = Callable[[State], Villa]


# ---------------------------------------------------------------- levels of detail
def exact(state: State) -> Villa:
    return replace(state, blur=0).seen


def as_sent(state: State) -> Villa:
    """The view that everybody receives."""
    sent = VILLA_PALETTI.view(state, SPECTATOR)
    return Villa(
        pillars=tuple(pillar.pose for pillar in sent.pillars.values()),
        levels=tuple(pillar.level for pillar in sent.pillars.values()),
        floors=tuple(floor.pose for floor in sent.floors),
    )


def pictured(state: State) -> Villa:
    villa = as_sent(state)
    pillars = (pose and _drawn(pose) for pose in villa.pillars)
    return replace(villa, pillars=tuple(pillars), floors=tuple(map(_drawn, villa.floors)))


def _drawn(pose: Pose) -> Pose:
    """Rounded to a millimetre and a degree."""
    degree = UNIT * pi / 360
    parts = (round(part / degree) * degree for part in (pose.w, pose.i, pose.j, pose.k))
    turned = [*parts]
    length = sqrt(sum(part * part for part in turned)) / UNIT
    places = (round(part / NM) * NM for part in (pose.x, pose.y, pose.z))
    return Pose(*places, *(round(part / length) for part in turned))


# ---------------------------------------------------------------- examples
def at_rest(log: Path, blur: int) -> Iterator[tuple[int, State]]:
    """Every state without motion, with a blur of this kind."""
    match = played(log)
    for seq in range(match.seq):
        state = match.state_at(seq)
        if state.motion is None and state.phase not in ("wood", "scatter"):
            yield seq, replace(state, blur=f"{blur_of(state.heights)}{blur}")


def examples_of(log: Path, blur: int, eye: Observer, is_leaky: bool) -> Iterator[Example]:
    history: dict[int, list[Stand]] = defaultdict(list)
    for seq, state in at_rest(log, blur):
        seen = eye(state)
        for pillar in range(len(seen.pillars)):
            now = stand(seen, pillar)
            history[pillar] = [*history[pillar], now] if now else []
            if now and state.phase == "start" and is_covered(state.villa, pillar):
                loose, among = is_loose(state, pillar), (log, blur, seq, state.villa.levels[pillar])
                history_seen = _leaky(history[pillar]) if is_leaky and loose else history[pillar]
                yield Example(log.stem, among, loose, features_of(pillar, history_seen))


def _leaky(seen: list[Stand]) -> list[Stand]:
    """Simulates a leak: unloaded pillars are always sent at their first position."""
    return [one._replace(pillar=seen[0].pillar) for one in seen]


@cache
def success_rates(eye: Observer, *, is_leaky: bool = False) -> dict[str, float]:
    """How often the looser of two pillars of a level is found, by match; 0.5 is chance."""
    examples = [
        example
        for log in MATCHES
        for blur in BLURS
        for example in examples_of(log, blur, eye, is_leaky)
    ]
    return {villa: fmean(tried) for villa, tried in cross_validate(examples).items()}


def is_better(one: dict[str, float], other: dict[str, float]) -> bool:
    """Is one better by more than chance, match by match?"""
    ahead = [one[villa] - other[villa] for villa in one]
    return fmean(ahead) > NOISE * stdev(ahead) / sqrt(len(ahead))


def test_the_classifier_learns_from_exact_poses() -> None:
    fine = success_rates(exact)
    assert fmean(fine.values()) > 0.8
    assert is_better(fine, success_rates(pictured))


def test_the_classifier_finds_a_planted_leak() -> None:
    assert is_better(success_rates(as_sent, is_leaky=True), success_rates(pictured))


def test_sent_poses_reveal_no_more_than_a_picture() -> None:
    assert not is_better(success_rates(as_sent), success_rates(pictured))
