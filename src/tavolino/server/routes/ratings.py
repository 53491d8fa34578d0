"""Routes for the statistics of an account and the ratings at a table."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.bots.level_ratings import SkillRating, bot_rating, skill_ratings
from tavolino.server.accounts.sessions import require_account
from tavolino.server.net.http import json_response
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.ratings import (
    GameStatistics,
    MatchResult,
    RatingHistory,
    RatingPoint,
    SeatRating,
    SeatRatings,
    Statistics,
    UnratedReason,
    displayed_rating,
)
from tavolino.server.ratings.openskill import INITIAL_RATING
from tavolino.server.ratings.weights import decode_rivals
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.endpoint import get, request_tokens
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.table.access import require_view_access
from tavolino.server.table.services import Services
from tavolino.server.table.table import Table
from tavolino.store.rating_records import (
    RATED,
    SAME_ADDRESS,
    TOO_SHORT,
    RatingRecord,
    ResultRecord,
)

UNRATED_REASONS: Mapping[int, UnratedReason] = {TOO_SHORT: "short", SAME_ADDRESS: "same_address"}

MAX_COUNTED = 20
"""Maximum number of matches, claimed after their end, to record in one request."""


class RatingRoutes:
    """Statistics for signed-in players, and ratings for viewers of a rated table."""

    def __init__(self, services: Services, registry: TableRegistry, limits: RequestLimits) -> None:
        self._store = services.store
        self._ratings = services.ratings
        self._registry = registry
        self._limiter = limits.visits

    def routes(self) -> list[Route]:
        return [
            get("/you/statistics", self.statistics, self._limiter),
            get("/tables/{table}/ratings", self.ratings, self._limiter),
        ]

    async def statistics(self, request: Request) -> Response:
        person = await require_account(request, self._store)
        await self._ratings.record_unrated(person, MAX_COUNTED)
        results = await self._store.ratings.results_of(person)
        return json_response(statistics_of(results, await self._store.ratings.ratings_of(person)))

    async def ratings(self, request: Request) -> Response:
        table = await self._registry.find(request.path_params["table"])
        if not table.terms.rated:
            raise Refused(problem("not_found"))
        require_view_access(table, request_tokens(request))
        seats = tuple([await self._seat(table, n) for n in _seats(table)])
        stored = await self._store.ratings.result_state(table.record.id)
        return json_response(SeatRatings(seats, UNRATED_REASONS.get(stored or 0)))

    async def _seat(self, table: Table, seat: int) -> SeatRating:
        record, sits = table.record, table.seats[seat]
        if not sits.token:
            bot = bot_rating(record.game, record.seats, sits.level or "")
            return SeatRating(seat, displayed_rating(bot), None)
        sitters = await self._store.accounts.seat_owners(record.id)
        person = {**sitters, **await self._ratings.result_owners(record)}.get(seat)
        ratings = await self._store.ratings.ratings_of(person) if person else []
        pool = [one for one in ratings if (one.game, one.players) == (record.game, record.seats)]
        return _seat_rating(seat, record.id, pool)


def _seats(table: Table) -> range:
    return range(len(table.seats))


def _seat_rating(seat: int, match: str, pool: list[RatingRecord]) -> SeatRating:
    """The rating after this match if it has been rated, otherwise the current rating."""
    at = next((n for n, one in enumerate(pool) if one.match == match), None)
    if at is None:
        return SeatRating(
            seat, displayed_rating(_displayed(pool[-1]) if pool else INITIAL_RATING), None
        )
    now, before = (
        displayed_rating(_displayed(pool[at])),
        displayed_rating(_displayed(pool[at - 1]) if at else INITIAL_RATING),
    )
    return SeatRating(seat, now, now.points - before.points)


def _displayed(rating: RatingRecord) -> SkillRating:
    return SkillRating(rating.mean, rating.deviation)


def statistics_of(results: Iterable[ResultRecord], ratings: Iterable[RatingRecord]) -> Statistics:
    """Group results and ratings by game."""
    ended, rated = list(results), list(ratings)
    games = sorted({one.game for one in ended} | {one.game for one in rated})
    return Statistics(tuple(_game_statistics(game, ended, rated) for game in games))


def _game_statistics(
    game: str, ended: list[ResultRecord], rated: list[RatingRecord]
) -> GameStatistics:
    own = [one for one in rated if one.game == game]
    pools = groupby(own, key=lambda one: one.players)
    return GameStatistics(
        game,
        tuple(_rating_history(game, players, group) for players, group in pools),
        tuple(_match_result(one) for one in ended if one.game == game),
    )


def _rating_history(game: str, players: int, ratings: Iterable[RatingRecord]) -> RatingHistory:
    return RatingHistory(
        players,
        tuple(RatingPoint(one.at, one.match, displayed_rating(_displayed(one))) for one in ratings),
        {level: displayed_rating(rating) for level, rating in skill_ratings(game, players).items()},
    )


def _match_result(one: ResultRecord) -> MatchResult:
    rivals = tuple(decode_rivals(one))
    return MatchResult(
        one.at,
        one.match,
        one.players,
        one.place,
        one.score,
        rivals,
        rated=one.rated == RATED,
        unrated=UNRATED_REASONS.get(one.rated),
    )
