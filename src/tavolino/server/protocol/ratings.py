"""What is told of ratings and results (docs/protocol.md). Strengths are told in points: 40 for each
of the scale's units, so that a newcomer has 1000."""

from msgspec import Struct

from tavolino.bots.level_ratings import SkillRating

POINTS_PER_UNIT = 40
CONFIDENCE_DEVIATIONS = 1.96
"""So many deviations on either side hold the truth with 95 % confidence."""


class Rival(Struct, frozen=True, array_like=True):
    """Another seat of a match."""

    seat: int
    level: str | None
    """Of its bot; None for a person."""
    place: int


class DisplayedRating(Struct, frozen=True):
    """A rating in points: the truth lies so much to either side with 95 % confidence."""

    points: int
    give: int


class RatingPoint(Struct, frozen=True):
    """A rating after one match."""

    at: str
    match: str
    strength: DisplayedRating


class RatingHistory(Struct, frozen=True):
    """Somebody's ratings at a game with so many players, from the first to the last."""

    players: int
    history: tuple[RatingPoint, ...]
    bots: dict[str, DisplayedRating]
    """What each level of bots has there."""


class MatchResult(Struct, frozen=True):
    """How a match ended for somebody."""

    at: str
    match: str
    players: int
    place: int
    score: int
    rivals: tuple[Rival, ...]
    rated: bool


class GameStatistics(Struct, frozen=True):
    """All that somebody played of one game."""

    game: str
    pools: tuple[RatingHistory, ...]
    results: tuple[MatchResult, ...]


class Statistics(Struct, frozen=True):
    """GET /api/you/statistics."""

    games: tuple[GameStatistics, ...]


class SeatRating(Struct, frozen=True):
    """What a seat of a rated match has: before it is judged, and then what that brought."""

    seat: int
    strength: DisplayedRating
    gained: int | None
    """None while the match is not judged, and for bots."""


class SeatRatings(Struct, frozen=True):
    """GET /api/tables/{id}/ratings: of a rated table."""

    seats: tuple[SeatRating, ...]


def displayed_rating(rating: SkillRating) -> DisplayedRating:
    return DisplayedRating(
        round(POINTS_PER_UNIT * rating.mean),
        round(POINTS_PER_UNIT * CONFIDENCE_DEVIATIONS * rating.deviation),
    )
