"""Ratings of the bot levels, on the scale on which people are rated.

They follow from the ladder's measurements (`level_ratings.toml`) by the rating model: a player
who is `SPREAD` ahead finishes in front with a probability of 73 %. Normal is in the middle.
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
from tavolino.bots.elo import Z

MIDDLE, UNKNOWN = 25.0, 25.0 / 3
"""Where everybody begins, and how little is known of them then: OpenSkill's own figures."""

BETA = 25.0 / 6
SPREAD = sqrt(2) * BETA
"""One unit of the logistic curve, where both are known exactly."""

ANCHOR = "normal"
ELSEWHERE = 2.0
"""What was measured with another number of seats is so many times as uncertain."""


class Measured(Struct, frozen=True):
    """How often one level finishes ahead of another."""

    game: str
    seats: int
    level: str
    over: str
    rate: tuple[float, float, float]
    """With the ends of its 95 % interval."""
    matches: int
    on: date

    @property
    def ahead(self) -> float:
        """Who never lost is taken to have lost half a match more."""
        rate = self.rate[0]
        return SPREAD * _logit(rate if rate < 1 else 1 - 0.5 / (self.matches + 1))

    @property
    def deviation(self) -> float:
        _, low, high = self.rate
        if high == 1:
            return (self.ahead - SPREAD * _logit(low)) / Z
        return SPREAD * (_logit(high) - _logit(low)) / (2 * Z)


class Published(Struct, frozen=True):
    """A rating: the strength that is most likely, and the deviation from it."""

    mean: float
    deviation: float


def _logit(rate: float) -> float:
    return log(rate / (1 - rate))


@cache
def measured() -> tuple[Measured, ...]:
    text = (files("tavolino.bots") / "level_ratings.toml").read_text(encoding="utf-8")
    return msgspec.convert(tuple(tomllib.loads(text)["measured"]), tuple[Measured, ...])


@cache
def published(game: str, seats: int) -> dict[str, Published]:
    """The ratings of all levels that were measured at this game."""
    links = list(_links(game, seats))
    known = {ANCHOR: Published(MIDDLE, 0.0)}
    while fresh := dict(_reached(known, links)):
        known.update(fresh)
    return known


def of_bot(game: str, seats: int, level: str) -> Published:
    """The rating of a bot.

    One that nobody has measured is as unknown as a newcomer, and thought no better of than of those
    that are meant to be stronger.
    """
    known = published(game, seats)
    if level in known:
        return known[level]
    names = [*BOTS]
    above = names[names.index(level) :] if level in names else []
    return Published(min([MIDDLE, *(known[one].mean for one in above if one in known)]), UNKNOWN)


def _links(game: str, seats: int) -> Iterator[tuple[str, str, float, float]]:
    """For each pair of levels the one measurement that is nearest to so many seats."""
    here = [one for one in measured() if one.game == game]
    for level, over in dict.fromkeys((one.level, one.over) for one in here):
        same = [one for one in here if (one.level, one.over) == (level, over)]
        best = min(same, key=lambda one: abs(one.seats - seats))
        factor = 1.0 if best.seats == seats else ELSEWHERE
        yield level, over, best.ahead, factor * best.deviation


def _reached(
    known: dict[str, Published], links: Iterable[tuple[str, str, float, float]]
) -> Iterator[tuple[str, Published]]:
    """Levels that were measured against one whose rating is known."""
    for level, over, ahead, deviation in links:
        if over in known and level not in known:
            yield level, _beside(known[over], ahead, deviation)
        elif level in known and over not in known:
            yield over, _beside(known[level], -ahead, deviation)


def _beside(other: Published, ahead: float, deviation: float) -> Published:
    return Published(other.mean + ahead, hypot(other.deviation, deviation))
