"""Rating changes by the result of a match: Weng and Lin's Bradley-Terry method, by OpenSkill.

Every pair of players in a match counts as one game and a tie as half a win, as on the ladder of the
bots. The changes of all pairs add up, so each pair can have a weight of its own.
"""

from collections.abc import Sequence
from functools import cache
from math import hypot, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from tavolino.bots.level_ratings import BETA, INITIAL_DEVIATION, INITIAL_MEAN, SkillRating

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

INITIAL_RATING = SkillRating(INITIAL_MEAN, INITIAL_DEVIATION)


@cache
def _model() -> "BradleyTerryFull":
    from openskill.models import BradleyTerryFull  # rarely needed

    return BradleyTerryFull(mu=INITIAL_MEAN, sigma=INITIAL_DEVIATION, beta=BETA)


def rate_match(ratings: Sequence[SkillRating], places: Sequence[int]) -> list[SkillRating]:
    """The ratings of all seats after a match that ended with these places."""
    model = _model()
    teams = [[model.rating(mu=one.mean, sigma=one.deviation)] for one in ratings]
    found = model.rate(teams, ranks=[float(place) for place in places])
    return [SkillRating(team[0].mu, team[0].sigma) for team in found]


class Opponent(Struct, frozen=True):
    """Another player of a match, and how much the player's rating changes by that pair."""

    rating: SkillRating
    place: int
    weight: float = 1.0


def rate_player(rating: SkillRating, place: int, opponents: Sequence[Opponent]) -> SkillRating:
    """The rating of one player after a match. With full weights it is that of `rate_match`."""
    counting = [one for one in opponents if one.weight]
    if not counting:
        return rating
    before = hypot(rating.deviation, _model().tau)
    mean, shrunk = rating.mean, 0.0
    for one in counting:
        alone, _ = rate_match([rating, one.rating], [place, one.place])
        mean += one.weight * (alone.mean - rating.mean)
        shrunk += one.weight * (1 - (alone.deviation / before) ** 2)
    return SkillRating(mean, before * sqrt(max(1 - shrunk, _model().kappa)))
