"""Messages about ratings, results and statistics, with ratings in points.

Each unit of the rating scale is 40 points, so a newcomer has 1000. docs/protocol.md explains the
messages.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.bots.level_ratings import SkillRating

UnratedReason: TypeAlias = Literal["short", "same_address"]
"""A player made too few moves, or all players came from the same address."""

POINTS_PER_UNIT = 40
CONFIDENCE_DEVIATIONS = 1.96
"""Standard deviations on either side that contain the true rating with 95 % confidence."""


class Rival(Struct, frozen=True, array_like=True):
    """Another seat of a match."""

    seat: int
    level: str | None
    """Of its bot; None for a person."""
    place: int
    weight: float | None = None
    """How much it counts for the player's rating, from 0 to 1; None until the match is rated."""
    same_address: bool = False
    """Whether it played from the player's own address, which then does not count."""


class DisplayedRating(Struct, frozen=True):
    """A rating in points. With 95 % confidence the true rating is at most `give` points away."""

    points: int
    give: int


class RatingPoint(Struct, frozen=True):
    """A rating after one match."""

    at: str
    match: str
    strength: DisplayedRating


class RatingHistory(Struct, frozen=True):
    """A player's ratings at one game with one number of players, oldest first."""

    players: int
    history: tuple[RatingPoint, ...]
    bots: dict[str, DisplayedRating]
    """Rating of each bot level at that game and number of players."""


class MatchResult(Struct, frozen=True):
    """The result of a match for one player."""

    at: str
    match: str
    players: int
    place: int
    score: int
    rivals: tuple[Rival, ...]
    rated: bool
    unrated: UnratedReason | None = None
    """Why the result of a rated table does not count."""


class GameStatistics(Struct, frozen=True):
    """A player's ratings and results at one game."""

    game: str
    pools: tuple[RatingHistory, ...]
    results: tuple[MatchResult, ...]


class Statistics(Struct, frozen=True):
    """Reply to GET /api/you/statistics."""

    games: tuple[GameStatistics, ...]


class SeatRating(Struct, frozen=True):
    """The rating of a seat at a rated table and, once the match is rated, the change."""

    seat: int
    strength: DisplayedRating
    gained: int | None
    """None until the match is rated, and for bots."""


class SeatRatings(Struct, frozen=True):
    """Reply to GET /api/tables/{id}/ratings, for a rated table."""

    seats: tuple[SeatRating, ...]
    unrated: UnratedReason | None = None
    """Why the match changed no rating."""


def displayed_rating(rating: SkillRating) -> DisplayedRating:
    return DisplayedRating(
        round(POINTS_PER_UNIT * rating.mean),
        round(POINTS_PER_UNIT * CONFIDENCE_DEVIATIONS * rating.deviation),
    )
