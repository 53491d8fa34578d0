"""Verifiable chance: the server commits to the seed before the match and reveals it afterwards.

The match publishes ``commitment(seed)`` before the first draw. HMAC-SHA-256(seed, "seq label")
decides draw number `seq`. Anyone who knows the seed can repeat the draw. Nobody can predict it from
the commitment alone.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import lcm
from random import Random
from typing import TypeVar

from tavolino.core.game import Action, Game, State, View

T = TypeVar("T")

_BITS = 256


def commitment(seed: str) -> str:
    """The published commitment: SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def _random_words(seed: str, seq: int, label: str) -> Iterator[int]:
    """An endless stream of 256-bit numbers, unique to this seed, position and label."""
    turn = 0
    while True:
        message = f"{seq} {label} {turn}".encode()
        yield int.from_bytes(hmac.digest(seed.encode(), message, "sha256"))
        turn += 1


def random_below(bound: int, seed: str, seq: int, label: str) -> int:
    """A uniform number from 0 to bound - 1. Words that would favour small numbers are discarded."""
    fair = (1 << _BITS) // bound * bound
    return next(word % bound for word in _random_words(seed, seq, label) if word < fair)


def choose_outcome(odds: Sequence[tuple[T, Fraction]], seed: str, seq: int, label: str) -> T:
    """Chooses one outcome, each with exactly the probability that its fraction gives."""
    return _outcome_at(odds, lambda unit: random_below(unit, seed, seq, label))


def _outcome_at(odds: Sequence[tuple[T, Fraction]], below: Callable[[int], int]) -> T:
    """Chooses an outcome by a uniform point among all equally likely cases."""
    point = below(_unit(odds))
    for (outcome, _), share in zip(odds, case_counts(odds), strict=True):
        point -= share
        if point < 0:
            return outcome
    raise ValueError("the odds do not add up to 1")


def case_counts(odds: Sequence[tuple[T, Fraction]]) -> list[int]:
    """For each outcome, how many of the equally likely cases belong to it."""
    unit = _unit(odds)
    return [chance.numerator * (unit // chance.denominator) for _, chance in odds]


def _unit(odds: Sequence[tuple[T, Fraction]]) -> int:
    return lcm(*(chance.denominator for _, chance in odds))


def draw_outcome(game: Game[State, Action, View], state: State, seed: str, seq: int) -> Action:
    """Draws NATURE's action in a match whose log has `seq` entries so far.

    In a game with `hands`, one `Random` seeded with the first word of the stream decides both
    listed outcomes and outcomes of physics. Listed outcomes must keep using it, so that the oldest
    logs still match their seeds.
    """
    odds = game.odds(state)
    if game.hands is None:
        return choose_outcome(odds, seed, seq, game.name)
    random = Random(next(_random_words(seed, seq, game.name)))
    return _outcome_at(odds, random.randrange) if odds else game.hands.nature(state, random)
