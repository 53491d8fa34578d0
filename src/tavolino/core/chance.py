"""Verifiable chance: the seed is promised before the match and shown after it.

Before anything is drawn the match publishes ``commitment(seed)``. Draw number `seq` of a match is
decided by HMAC-SHA-256(seed, "seq label"), so that anyone who knows the seed can repeat it, and
nobody who knows only the commitment can foresee it.
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
    """The promise: SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def _random_words(seed: str, seq: int, label: str) -> Iterator[int]:
    """An endless stream of 256-bit numbers that belong to this draw alone."""
    turn = 0
    while True:
        message = f"{seq} {label} {turn}".encode()
        yield int.from_bytes(hmac.digest(seed.encode(), message, "sha256"))
        turn += 1


def random_below(bound: int, seed: str, seq: int, label: str) -> int:
    """A fair number from 0 to bound - 1: words that would favour small numbers are thrown away."""
    fair = (1 << _BITS) // bound * bound
    return next(word % bound for word in _random_words(seed, seq, label) if word < fair)


def choose_outcome(odds: Sequence[tuple[T, Fraction]], seed: str, seq: int, label: str) -> T:
    """One of the outcomes, each exactly as likely as its fraction says."""
    return _outcome_at(odds, lambda unit: random_below(unit, seed, seq, label))


def _outcome_at(odds: Sequence[tuple[T, Fraction]], below: Callable[[int], int]) -> T:
    """The outcome at a fair point among all of them."""
    point = below(_unit(odds))
    for (outcome, _), share in zip(odds, case_counts(odds), strict=True):
        point -= share
        if point < 0:
            return outcome
    raise ValueError("the odds do not add up to one")


def case_counts(odds: Sequence[tuple[T, Fraction]]) -> list[int]:
    """How many of all equally likely cases each outcome has."""
    unit = _unit(odds)
    return [chance.numerator * (unit // chance.denominator) for _, chance in odds]


def _unit(odds: Sequence[tuple[T, Fraction]]) -> int:
    return lcm(*(chance.denominator for _, chance in odds))


def draw_outcome(game: Game[State, Action, View], state: State, seed: str, seq: int) -> Action:
    """Let NATURE act in a match whose log has `seq` entries so far.

    Where things fall, one generator decides all of a draw: what can be listed as it always did, so
    that the oldest logs are still what their seeds decide.
    """
    odds = game.odds(state)
    if game.hands is None:
        return choose_outcome(odds, seed, seq, game.name)
    random = Random(next(_random_words(seed, seq, game.name)))
    return _outcome_at(odds, random.randrange) if odds else game.hands.nature(state, random)
