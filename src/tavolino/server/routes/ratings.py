"""Where somebody sees what they reached, and a table who is how strong."""

from collections.abc import Iterable
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.bots.level_ratings import Published, of_bot, published
from tavolino.server.accounts.sessions import person_of
from tavolino.server.net.http import as_json
from tavolino.server.net.rate_limits import Buckets, address_of
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.ratings import (
    GameStatistics,
    MatchResult,
    RatingHistory,
    RatingPoint,
    SeatRating,
    SeatRatings,
    Statistics,
    displayed_rating,
)
from tavolino.server.ratings.openskill import NEWCOMER
from tavolino.server.ratings.results import rivals_of
from tavolino.server.ratings.service import Umpire
from tavolino.server.registry.registry import Lobby
from tavolino.server.table.access import demand_sight, shown_by
from tavolino.server.table.table import Table
from tavolino.store.interface import Store
from tavolino.store.sql.ratings import RatingRecord, ResultRecord

MOST_COUNTED = 20
"""So many matches that somebody claimed afterwards are looked at in one go."""


class RatedDesk:
    """For whoever keeps who they are, and for anybody at a rated table."""

    def __init__(self, store: Store, lobby: Lobby, umpire: Umpire, asked: Buckets) -> None:
        self._store = store
        self._lobby = lobby
        self._umpire = umpire
        self._asked = asked

    def routes(self) -> list[Route]:
        return [
            Route("/you/statistics", self.statistics),
            Route("/tables/{table}/ratings", self.ratings),
        ]

    def _demand_pace(self, request: Request) -> None:
        if not self._asked.take(address_of(request.client)):
            raise Refused(problem("too_fast"))

    async def statistics(self, request: Request) -> Response:
        self._demand_pace(request)
        person = await person_of(request, self._store)
        if person is None:
            raise Refused(problem("not_found", "problem-not-signed-in"))
        await self._umpire.count(person, MOST_COUNTED)
        results = await self._store.results.results(person)
        return as_json(statistics_of(results, await self._store.results.ratings(person)))

    async def ratings(self, request: Request) -> Response:
        self._demand_pace(request)
        table = await self._lobby.find(request.path_params["table"])
        if not table.terms.rated:
            raise Refused(problem("not_found"))
        demand_sight(table, shown_by(request))
        return as_json(SeatRatings(tuple([await self._seat(table, n) for n in _seats(table)])))

    async def _seat(self, table: Table, seat: int) -> SeatRating:
        record, sits = table.record, table.seats[seat]
        if not sits.token:
            bot = of_bot(record.game, record.seats, sits.level or "")
            return SeatRating(seat, displayed_rating(bot), None)
        sitters = await self._store.people.sitters(record.id)
        person = {**sitters, **await self._umpire.whose(record)}.get(seat)
        ratings = await self._store.results.ratings(person) if person else []
        pool = [one for one in ratings if (one.game, one.players) == (record.game, record.seats)]
        return _rated(seat, record.id, pool)


def _seats(table: Table) -> range:
    return range(len(table.seats))


def _rated(seat: int, match: str, pool: list[RatingRecord]) -> SeatRating:
    """After this match if it was judged, else as it is now."""
    at = next((n for n, one in enumerate(pool) if one.match == match), None)
    if at is None:
        return SeatRating(seat, displayed_rating(_of(pool[-1]) if pool else NEWCOMER), None)
    now, before = (
        displayed_rating(_of(pool[at])),
        displayed_rating(_of(pool[at - 1]) if at else NEWCOMER),
    )
    return SeatRating(seat, now, now.points - before.points)


def _of(rating: RatingRecord) -> Published:
    return Published(rating.mean, rating.deviation)


def statistics_of(results: Iterable[ResultRecord], ratings: Iterable[RatingRecord]) -> Statistics:
    """Game by game."""
    ended, rated = list(results), list(ratings)
    games = sorted({one.game for one in ended} | {one.game for one in rated})
    return Statistics(tuple(_game(game, ended, rated) for game in games))


def _game(game: str, ended: list[ResultRecord], rated: list[RatingRecord]) -> GameStatistics:
    own = [one for one in rated if one.game == game]
    pools = groupby(own, key=lambda one: one.players)
    return GameStatistics(
        game,
        tuple(_pool(game, players, group) for players, group in pools),
        tuple(_ended(one) for one in ended if one.game == game),
    )


def _pool(game: str, players: int, ratings: Iterable[RatingRecord]) -> RatingHistory:
    return RatingHistory(
        players,
        tuple(RatingPoint(one.at, one.match, displayed_rating(_of(one))) for one in ratings),
        {level: displayed_rating(rating) for level, rating in published(game, players).items()},
    )


def _ended(one: ResultRecord) -> MatchResult:
    rivals = tuple(rivals_of(one))
    return MatchResult(
        one.at, one.match, one.players, one.place, one.score, rivals, rated=bool(one.rated)
    )
