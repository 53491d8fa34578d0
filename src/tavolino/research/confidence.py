"""Figures with the intervals in which the true ones are, with 95 % confidence."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from tavolino.bots.elo import Z_95, rate_of


class Estimate(Struct, frozen=True):
    """A mean and its interval, from so many matches."""

    value: float
    low: float
    high: float
    matches: int

    def differs(self, other: "Estimate") -> bool:
        """Is the difference larger than chance makes it nineteen times in twenty?"""
        return abs(self.value - other.value) > sqrt(self._half**2 + other._half**2)

    @property
    def _half(self) -> float:
        return (self.high - self.low) / 2


def mean_estimate(values: Sequence[float]) -> Estimate:
    """By the normal distribution: for a few dozen matches or more."""
    half = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    mean = fmean(values)
    return Estimate(mean, mean - half, mean + half, len(values))


def share_estimate(shares: Sequence[float]) -> Estimate:
    """A part of all, each match counting from 0 to 1: Wilson's interval."""
    found = rate_of(shares)
    return Estimate(found.rate, found.low, found.high, found.matches)
