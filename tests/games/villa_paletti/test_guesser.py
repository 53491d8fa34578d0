"""Whoever learns from what clients are sent finds no more loose pillars than who sees a picture.

The guesser learns from all kept matches but one and is tried at that one, at each in turn. What
anybody sees tells it something: thin pillars are loose more often than thick ones.
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
from tests.games.villa_paletti.loose_pillar_model import Example, Stand, facts, stand, unseen
from tests.games.villa_paletti.test_sight import MATCHES, is_loose, played

pytestmark = pytest.mark.slow

BLURS = (1, 2)
"""The same matches are looked at with so many kinds of blur."""
NOISE = 2.0
"""So many standard errors may lie between two guessers of whom none is better."""

Eye: TypeAlias = Callable[[State], Villa]


# ---------------------------------------------------------------- eyes
def to_the_last_digit(state: State) -> Villa:
    return replace(state, blur=0).seen


def as_sent(state: State) -> Villa:
    """From the view that everybody gets."""
    sent = VILLA_PALETTI.view(state, SPECTATOR)
    return Villa(
        pillars=tuple(pillar.pose for pillar in sent.pillars.values()),
        levels=tuple(pillar.level for pillar in sent.pillars.values()),
        floors=tuple(floor.pose for floor in sent.floors),
    )


def in_a_picture(state: State) -> Villa:
    villa = as_sent(state)
    pillars = (pose and _drawn(pose) for pose in villa.pillars)
    return replace(villa, pillars=tuple(pillars), floors=tuple(map(_drawn, villa.floors)))


def _drawn(pose: Pose) -> Pose:
    """To a millimetre and a degree."""
    degree = UNIT * pi / 360
    parts = (round(part / degree) * degree for part in (pose.w, pose.i, pose.j, pose.k))
    turned = [*parts]
    length = sqrt(sum(part * part for part in turned)) / UNIT
    places = (round(part / NM) * NM for part in (pose.x, pose.y, pose.z))
    return Pose(*places, *(round(part / length) for part in turned))


# ---------------------------------------------------------------- what is learnt from
def at_rest(log: Path, blur: int) -> Iterator[tuple[int, State]]:
    """Every moment at which nothing moves, seen with a blur of this kind."""
    match = played(log)
    for seq in range(match.seq):
        state = match.state_at(seq)
        if state.motion is None and state.phase not in ("wood", "scatter"):
            yield seq, replace(state, blur=f"{blur_of(state.heights)}{blur}")


def of_a_match(log: Path, blur: int, eye: Eye, is_leaky: bool) -> Iterator[Example]:
    history: dict[int, list[Stand]] = defaultdict(list)
    for seq, state in at_rest(log, blur):
        seen = eye(state)
        for pillar in range(len(seen.pillars)):
            now = stand(seen, pillar)
            history[pillar] = [*history[pillar], now] if now else []
            if now and state.phase == "start" and is_covered(state.villa, pillar):
                loose, among = is_loose(state, pillar), (log, blur, seq, state.villa.levels[pillar])
                told = _leaky(history[pillar]) if is_leaky and loose else history[pillar]
                yield Example(log.stem, among, loose, facts(pillar, told))


def _leaky(seen: list[Stand]) -> list[Stand]:
    """As if what bears nothing were always sent where it first stood."""
    return [one._replace(pillar=seen[0].pillar) for one in seen]


@cache
def success(eye: Eye, *, is_leaky: bool = False) -> dict[str, float]:
    """How often the looser of two pillars of a level is found, by matches; 0.5 is luck."""
    examples = [
        example
        for log in MATCHES
        for blur in BLURS
        for example in of_a_match(log, blur, eye, is_leaky)
    ]
    return {villa: fmean(tried) for villa, tried in unseen(examples).items()}


def is_better(one: dict[str, float], other: dict[str, float]) -> bool:
    """By more than luck, match by match."""
    ahead = [one[villa] - other[villa] for villa in one]
    return fmean(ahead) > NOISE * stdev(ahead) / sqrt(len(ahead))


def test_the_guesser_learns_where_every_digit_is_told() -> None:
    fine = success(to_the_last_digit)
    assert fmean(fine.values()) > 0.8
    assert is_better(fine, success(in_a_picture))


def test_the_guesser_finds_a_planted_leak() -> None:
    assert is_better(success(as_sent, is_leaky=True), success(in_a_picture))


def test_what_is_sent_teaches_no_more_than_a_picture() -> None:
    assert not is_better(success(as_sent), success(in_a_picture))
