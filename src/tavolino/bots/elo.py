"""Rates with confidence intervals, and Elo ratings, from match results.

An observation is a share between 0 (lost) and 1 (won). Each match gives one observation.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import fmean, variance
from typing import TypeAlias

Z_95 = 1.959964
"""Half-width, in standard deviations, of the central 95 % of a normal distribution."""

Duels: TypeAlias = Mapping[tuple[str, str], Sequence[float]]
"""The first bot's shares against the second bot, match by match."""


@dataclass(frozen=True)
class Rate:
    """A rate with its 95 % confidence interval."""

    rate: float
    low: float
    high: float
    matches: int


def rate_of(shares: Sequence[float]) -> Rate:
    """Wilson's interval for the mean of shares.

    The number of games in the formula is the number of independent games that would have the
    variance of the shares. A share averages several pairs, so it varies less than a single game and
    counts as more than one. It never counts as less, even if the sample happens to have no
    variance.
    """
    count, mean = len(shares), fmean(shares)
    games = float(count)
    if count > 1 and (spread := variance(shares)):
        games = max(games, count * mean * (1 - mean) / spread)
    middle = (mean + Z_95 * Z_95 / (2 * games)) / (1 + Z_95 * Z_95 / games)
    half = (
        Z_95
        * sqrt(mean * (1 - mean) / games + (Z_95 / (2 * games)) ** 2)
        / (1 + Z_95 * Z_95 / games)
    )
    return Rate(mean, max(0.0, middle - half), min(1.0, middle + half), count)


# ---------------------------------------------------------------- Elo
ELO_PER_UNIT = 400 / log(10)
"""Elo points per unit of the logistic curve."""

MAX_SWEEPS = 500
TOLERANCE = 1e-4
RESAMPLES = 300


@dataclass(frozen=True)
class Elo:
    """An Elo rating with its 95 % confidence interval."""

    elo: float
    low: float
    high: float


def elo_of(bots: Sequence[str], duels: Duels, seed: str) -> dict[str, Elo]:
    """The ratings that explain all duels best, with the first bot at 0.

    The intervals come from a bootstrap over the matches. Each sample may also draw one extra tie,
    so that the interval of a bot that always wins has a lower end.
    """
    random = Random(seed)
    fitted = fit(bots, duels)
    drawn = [fit(bots, _resample(duels, random)) for _ in range(RESAMPLES)]
    return {bot: _interval(fitted[bot], sorted(one[bot] for one in drawn)) for bot in bots}


def _resample(duels: Duels, random: Random) -> Duels:
    return {pair: random.choices([*shares, 0.5], k=len(shares)) for pair, shares in duels.items()}


def _interval(middle: float, drawn: Sequence[float]) -> Elo:
    tail = len(drawn) // 40
    return Elo(middle, min(middle, drawn[tail]), max(middle, drawn[-1 - tail]))


def fit(bots: Sequence[str], duels: Duels) -> dict[str, float]:
    """Fits the Bradley-Terry model by maximum likelihood, with the first bot at 0.

    Each pair gets one additional tie, so that a bot that always wins has a finite rating.
    """
    met: dict[str, list[tuple[str, float, float]]] = {bot: [] for bot in bots}
    for (first, second), shares in duels.items():
        won, games = sum(shares) + 0.5, len(shares) + 1.0
        met[first].append((second, won, games))
        met[second].append((first, games - won, games))
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(MAX_SWEEPS):
        steps = [_improve(bot, strength, met[bot]) for bot in bots]
        if max(map(abs, steps)) < TOLERANCE:
            break
    return {bot: ELO_PER_UNIT * (strength[bot] - strength[bots[0]]) for bot in bots}


def _improve(
    bot: str, strength: dict[str, float], met: Sequence[tuple[str, float, float]]
) -> float:
    """One Newton step for one bot, limited where the curve is flat."""
    slope = bend = 0.0
    for other, won, games in met:
        expected = 1 / (1 + exp(strength[other] - strength[bot]))
        slope += won - games * expected
        bend += games * expected * (1 - expected)
    step = max(-1.0, min(1.0, slope / bend)) if bend else 0.0
    strength[bot] += step
    return step
