"""What people reached in matches, and their ratings, in any store that knows SQL."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from tavolino.store.sql.statements import Row, Statement, values


class ResultRecord(Struct, frozen=True):
    """How a match ended for somebody."""

    match: str
    seat: int
    person: str
    game: str
    players: int
    place: int
    score: int
    rivals: str
    """As JSON: for each other seat the level of its bot, or nothing for a person, and its place."""
    at: str
    rated: int = 0
    """1: it counts for ratings."""


class RatingRecord(Struct, frozen=True):
    """Somebody's rating after a match: the `number`-th of this game with so many players."""

    person: str
    game: str
    players: int
    number: int
    match: str
    seat: int
    mean: float
    deviation: float
    at: str


class StakeRecord(Struct, frozen=True):
    """Whose result a seat of a rated match will be, whatever becomes of the seat."""

    match: str
    seat: int
    person: str | None
    """None: whoever it was keeps nothing here any more."""
    since: str


class Reached(Struct, frozen=True):
    """All that a store keeps of that."""

    results: tuple[ResultRecord, ...] = ()
    ratings: tuple[RatingRecord, ...] = ()
    judged: tuple[tuple[str, str], ...] = ()
    stakes: tuple[StakeRecord, ...] = ()


NEW_RESULT = "insert into results values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
NEW_RATING = "insert into ratings values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
NEW_VERDICT = "insert into judged values (?, ?)"
NO_STAKE = "delete from stakes where match = ? and seat = ?"
NEW_STAKE = "insert into stakes values (?, ?, ?, ?) on conflict do nothing"
STAYS = " on conflict do nothing"
RATING = (
    "select * from ratings where person = ? and game = ? and players = ? "
    "order by number desc limit 1"
)
RATINGS = "select * from ratings where person = ? order by game, players, number"
RESULTS = "select * from results where person = ? order by at, match, seat"
JUDGED = "select match from judged where match = ?"
STAKED = "select match, seat, person, since from stakes where person = ? order by since, match"
STAKES = "select seat, person from stakes where match = ?"
OF_MATCH = "select * from ratings where match = ? order by seat"
UNJUDGED = (
    "select id from matches where finished is not null and terms like '%\"rated\":true%' "
    "and id not in (select match from judged) order by finished, id"
)
ALL_RATED = "select * from results where rated = 1 order by at, match, seat"
UNCOUNTED = (
    "select sittings.match from sittings join matches on matches.id = sittings.match "
    "where person = ? and sittings.seat >= 0 and finished is not null "
    "and help in ('none', 'hints') and not exists (select 1 from sittings as first "
    "where first.match = sittings.match and first.seat = sittings.seat "
    "and (first.since, first.person) < (sittings.since, sittings.person)) "
    "and not exists (select 1 from results where results.match = sittings.match "
    "and results.person = sittings.person) "
    "and not exists (select 1 from judged where judged.match = sittings.match) "
    "order by finished limit ?"
)
STANDINGS = (
    "select game, players, count(distinct person), count(*) from ratings group by game, players "
    "order by game, players"
)
ANEW = "delete from ratings"

EVERY_RESULT = "select * from results order by at, match, seat"
EVERY_RATING = "select * from ratings order by person, game, players, number"
EVERY_STAKE = "select match, seat, person, since from stakes order by match, seat"
EVERY_VERDICT = "select match, at from judged order by at, match"

Write: TypeAlias = Callable[..., Awaitable[None]]
Fetch: TypeAlias = Callable[[str, Row], Awaitable[Sequence[Any]]]


class Results:
    """What a store keeps of results; raises as `tavolino.store.interface.Store` does."""

    def __init__(self, write: Write, fetch: Fetch) -> None:
        self._write = write
        self._fetch = fetch

    async def judge(
        self,
        match: str,
        at: str,
        results: Sequence[ResultRecord],
        ratings: Sequence[RatingRecord],
    ) -> None:
        """Keep how a match ended and what it did to ratings, once and wholly; OutOfStep if it was
        judged before, or somebody was rated meanwhile."""
        ended: list[Statement] = [(NEW_RESULT, values(one)) for one in results]
        rated: list[Statement] = [(NEW_RATING, values(one)) for one in ratings]
        await self._write((NEW_VERDICT, (match, at)), *ended, *rated)

    async def stake(self, stake: StakeRecord) -> None:
        """A seat's result will be this person's; it stays somebody else's if it was before, and
        nobody has two of one match."""
        await self._write((NEW_STAKE, values(stake)))

    async def unstake(self, match: str, seat: int) -> None:
        """A seat's result is nobody's again."""
        await self._write((NO_STAKE, (match, seat)))

    async def stakes(self, match: str) -> dict[int, str | None]:
        """Whose result will each seat's be, as far as that is decided?"""
        found = await self._fetch(STAKES, (match,))
        return {int(seat): person for seat, person in found}

    async def staked(self, person: str) -> list[StakeRecord]:
        """The seats whose result will be, or was, somebody's."""
        return [StakeRecord(*row) for row in await self._fetch(STAKED, (person,))]

    async def is_judged(self, match: str) -> bool:
        return bool(await self._fetch(JUDGED, (match,)))

    async def rating(self, person: str, game: str, players: int) -> RatingRecord | None:
        """Somebody's last rating at a game with so many players."""
        found = await self._fetch(RATING, (person, game, players))
        return RatingRecord(*found[0]) if found else None

    async def ratings(self, person: str) -> list[RatingRecord]:
        """All of somebody's ratings, game by game and in their order."""
        return [RatingRecord(*row) for row in await self._fetch(RATINGS, (person,))]

    async def of_match(self, match: str) -> list[RatingRecord]:
        """What a match did to ratings."""
        return [RatingRecord(*row) for row in await self._fetch(OF_MATCH, (match,))]

    async def unjudged(self) -> list[str]:
        """Rated matches that are over and not judged yet, the oldest first."""
        return [str(name) for (name,) in await self._fetch(UNJUDGED, ())]

    async def all_rated(self) -> list[ResultRecord]:
        """Every result that counts for ratings, in the order in which matches ended."""
        return [ResultRecord(*row) for row in await self._fetch(ALL_RATED, ())]

    async def replace_ratings(self, ratings: Sequence[RatingRecord]) -> None:
        """These are all ratings there are."""
        rated: list[Statement] = [(NEW_RATING, values(one)) for one in ratings]
        await self._write((ANEW, ()), *rated)

    async def count(self, results: Sequence[ResultRecord]) -> None:
        """Keep how a match ended for people; what is known already stays."""
        await self._write(*((NEW_RESULT, values(one)) for one in results))

    async def uncounted(self, person: str, most: int) -> list[str]:
        """Matches of somebody that are over, of which nothing is known yet."""
        return [str(name) for (name,) in await self._fetch(UNCOUNTED, (person, most))]

    async def results(self, person: str) -> list[ResultRecord]:
        return [ResultRecord(*row) for row in await self._fetch(RESULTS, (person,))]

    async def carry(self, reached: Reached) -> None:
        """Keep what another store had; what is here already stays."""
        statements: list[Statement] = [(NEW_RESULT, values(one)) for one in reached.results]
        statements += [(NEW_RATING + STAYS, values(one)) for one in reached.ratings]
        statements += [(NEW_VERDICT + STAYS, one) for one in reached.judged]
        statements += [(NEW_STAKE, values(one)) for one in reached.stakes]
        if statements:
            await self._write(*statements)

    async def standings(self) -> list[tuple[str, int, int, int]]:
        """For each game and number of players: how many people are rated, by how many results."""
        found = await self._fetch(STANDINGS, ())
        return [(str(game), int(n), int(people), int(rows)) for game, n, people, rows in found]
