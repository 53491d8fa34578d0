"""Random matches of every case, played once and looked at by many tests."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from tavolino.core.game import SPECTATOR, AnyGame, Seat
from tavolino.core.log import read
from tavolino.core.match import AnyMatch, replay
from tavolino.core.playthrough import wander
from tests.conformance.rooms import CASES, Case, kept_matches

STOPS = 6
"""At so many steps of each match the costly questions are asked."""

PURPOSE = (0.0, 0.5)
"""Matches of blind players, and of players with some purpose."""


@dataclass(frozen=True)
class Stop:
    """A moment of a match: somebody is about to act."""

    game: AnyGame
    seats: int
    state: Any
    seat: Seat
    action: Any

    @property
    def viewers(self) -> Sequence[Seat]:
        return (*range(self.seats), SPECTATOR)


@cache
def match_of(case: Case) -> AnyMatch:
    if case.game.hands is not None:
        kept = kept_matches(case.game)[case].read_text(encoding="utf-8")
        return replay(case.game, read(kept))
    purpose = Random(str(case)).choice(PURPOSE)
    return wander(case.game, case.seats, case.options, f"walk {case}", purpose)


@cache
def steps(case: Case) -> tuple[Stop, ...]:
    """Every step of the match."""
    match, game = match_of(case), case.game
    return tuple(
        Stop(game, case.seats, match.past(seq), entry.seat, game.parse(entry.text))
        for seq, entry in enumerate(match.entries)
    )


@cache
def stops(case: Case) -> tuple[Stop, ...]:
    """A few steps, from all over the match."""
    every = steps(case)
    random = Random(str(case))
    return tuple(random.sample(every, min(STOPS, len(every))))


@cache
def heard_elsewhere(game: AnyGame) -> tuple[Any, ...]:
    """Actions from all cases of a game: most of them are wrong at any other moment."""
    found = {
        game.format(stop.action): stop.action
        for case in CASES
        if case.game.name == game.name
        for stop in steps(case)
    }
    return tuple(found.values())


def some(things: Sequence[Any], count: int, seed: str) -> list[Any]:
    return Random(seed).sample(list(things), min(count, len(things)))
