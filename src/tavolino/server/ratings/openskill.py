"""Rating changes by the result of a match: Weng and Lin's Bradley-Terry method, by OpenSkill.

Every pair of players in a match counts as one game and a tie as half a win, as on the ladder of the
bots.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

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
