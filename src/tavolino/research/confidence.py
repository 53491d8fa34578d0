"""Estimates with 95 % confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from tavolino.bots.elo import Z_95, rate_of


class Estimate(Struct, frozen=True):
    """A mean with its interval, and the number of matches."""

    value: float
    low: float
    high: float
    matches: int

    def differs(self, other: "Estimate") -> bool:
        """Whether the difference is significant at the 5 % level."""
        return abs(self.value - other.value) > sqrt(self._half**2 + other._half**2)

    @property
    def _half(self) -> float:
        return (self.high - self.low) / 2


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of values, by the normal approximation. Needs a few dozen matches."""
    half = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    mean = fmean(values)
    return Estimate(mean, mean - half, mean + half, len(values))


def share_estimate(shares: Sequence[float]) -> Estimate:
    """The mean of shares from 0 to 1, one per match, with Wilson's interval."""
    found = rate_of(shares)
    return Estimate(found.rate, found.low, found.high, found.matches)
