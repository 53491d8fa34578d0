"""Ratings of the bot levels, on the same scale as the players' ratings.

They are derived from the ladder's measurements (`level_ratings.toml`) by the rating model: a player
with a lead of `LOGIT_SCALE` finishes ahead with a probability of 73 %. The level normal has the
mean rating.
"""

import tomllib
from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from math import hypot, log, sqrt

import msgspec
from msgspec import Struct

from tavolino.bots import BOTS
from tavolino.bots.elo import Z_95

INITIAL_MEAN, INITIAL_DEVIATION = 25.0, 25.0 / 3
"""The rating of a newcomer and its uncertainty: OpenSkill's defaults."""

BETA = 25.0 / 6
LOGIT_SCALE = sqrt(2) * BETA
"""One unit of the logistic curve, if both ratings are known exactly."""

ANCHOR_LEVEL = "normal"
OTHER_SEATS_FACTOR = 2.0
"""Factor for the uncertainty of a measurement with another number of seats."""


class MeasuredRate(Struct, frozen=True):
    """How often one level finishes ahead of another."""

    game: str
    seats: int
    level: str
    opponent: str
    rate: tuple[float, float, float]
    """The rate, then the lower and the upper end of its 95 % interval."""
    matches: int
    on: date

    @property
    def ahead(self) -> float:
        """The difference of the ratings.

        The rate of a level that never lost is taken as 1 - 0.5 / (matches + 1).
        """
        rate = self.rate[0]
        return LOGIT_SCALE * _logit(rate if rate < 1 else 1 - 0.5 / (self.matches + 1))

    @property
    def deviation(self) -> float:
        _, low, high = self.rate
        if high == 1:
            return (self.ahead - LOGIT_SCALE * _logit(low)) / Z_95
        return LOGIT_SCALE * (_logit(high) - _logit(low)) / (2 * Z_95)


class SkillRating(Struct, frozen=True):
    """A rating: the most likely strength, and its standard deviation."""

    mean: float
    deviation: float


def _logit(rate: float) -> float:
    return log(rate / (1 - rate))


@cache
def measured_rates() -> tuple[MeasuredRate, ...]:
    text = (files("tavolino.bots") / "level_ratings.toml").read_text(encoding="utf-8")
    return msgspec.convert(tuple(tomllib.loads(text)["measured"]), tuple[MeasuredRate, ...])


@cache
def skill_ratings(game: str, seats: int) -> dict[str, SkillRating]:
    """The ratings of all levels that were measured in this game."""
    links = list(_links(game, seats))
    known = {ANCHOR_LEVEL: SkillRating(INITIAL_MEAN, 0.0)}
    while fresh := dict(_neighbours(known, links)):
        known.update(fresh)
    return known


def bot_rating(game: str, seats: int, level: str) -> SkillRating:
    """The rating of a bot.

    A bot that was not measured has the uncertainty of a newcomer, and a mean no higher than any
    stronger level's.
    """
    known = skill_ratings(game, seats)
    if level in known:
        return known[level]
    names = [*BOTS]
    above = names[names.index(level) :] if level in names else []
    return SkillRating(
        min([INITIAL_MEAN, *(known[one].mean for one in above if one in known)]), INITIAL_DEVIATION
    )


def _links(game: str, seats: int) -> Iterator[tuple[str, str, float, float]]:
    """For each pair of levels, the measurement whose number of seats is closest."""
    here = [one for one in measured_rates() if one.game == game]
    for level, over in dict.fromkeys((one.level, one.opponent) for one in here):
        same = [one for one in here if (one.level, one.opponent) == (level, over)]
        best = min(same, key=lambda one: abs(one.seats - seats))
        factor = 1.0 if best.seats == seats else OTHER_SEATS_FACTOR
        yield level, over, best.ahead, factor * best.deviation


def _neighbours(
    known: dict[str, SkillRating], links: Iterable[tuple[str, str, float, float]]
) -> Iterator[tuple[str, SkillRating]]:
    """Levels that were measured against a level with a known rating."""
    for level, over, ahead, deviation in links:
        if over in known and level not in known:
            yield level, _relative_rating(known[over], ahead, deviation)
        elif level in known and over not in known:
            yield over, _relative_rating(known[level], -ahead, deviation)


def _relative_rating(other: SkillRating, ahead: float, deviation: float) -> SkillRating:
    return SkillRating(other.mean + ahead, hypot(other.deviation, deviation))
