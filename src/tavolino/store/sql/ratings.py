"""What people reached in matches, and their ratings, in any store that knows SQL."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from tavolino.store.sql.statements import Row, Statement, row_of


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


class ResultClaimRecord(Struct, frozen=True):
    """Whose result a seat of a rated match will be, whatever becomes of the seat."""

    match: str
    seat: int
    person: str | None
    """None: whoever it was keeps nothing here any more."""
    since: str


class StoredRatings(Struct, frozen=True):
    """All that a store keeps of that."""

    results: tuple[ResultRecord, ...] = ()
    ratings: tuple[RatingRecord, ...] = ()
    judged: tuple[tuple[str, str], ...] = ()
    stakes: tuple[ResultClaimRecord, ...] = ()


INSERT_RESULT = "insert into results values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
INSERT_RATING = "insert into ratings values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_RATED_MATCH = "insert into judged values (?, ?)"
DELETE_CLAIM = "delete from stakes where match = ? and seat = ?"
INSERT_CLAIM = "insert into stakes values (?, ?, ?, ?) on conflict do nothing"
ON_CONFLICT_KEEP = " on conflict do nothing"
SELECT_LAST_RATING = (
    "select * from ratings where person = ? and game = ? and players = ? "
    "order by number desc limit 1"
)
SELECT_RATINGS = "select * from ratings where person = ? order by game, players, number"
SELECT_RESULTS = "select * from results where person = ? order by at, match, seat"
SELECT_IS_RATED = "select match from judged where match = ?"
SELECT_CLAIMS_OF_ACCOUNT = (
    "select match, seat, person, since from stakes where person = ? order by since, match"
)
SELECT_CLAIMS_OF_MATCH = "select seat, person from stakes where match = ?"
SELECT_MATCH_RATINGS = "select * from ratings where match = ? order by seat"
SELECT_UNRATED_MATCHES = (
    "select id from matches where finished is not null and terms like '%\"rated\":true%' "
    "and id not in (select match from judged) order by finished, id"
)
SELECT_RATED_RESULTS = "select * from results where rated = 1 order by at, match, seat"
SELECT_UNRECORDED_MATCHES = (
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
SELECT_RATING_COUNTS = (
    "select game, players, count(distinct person), count(*) from ratings group by game, players "
    "order by game, players"
)
DELETE_RATINGS = "delete from ratings"

SELECT_ALL_RESULTS = "select * from results order by at, match, seat"
SELECT_ALL_RATINGS = "select * from ratings order by person, game, players, number"
SELECT_ALL_CLAIMS = "select match, seat, person, since from stakes order by match, seat"
SELECT_ALL_RATED_MATCHES = "select match, at from judged order by at, match"

Write: TypeAlias = Callable[..., Awaitable[None]]
Fetch: TypeAlias = Callable[[str, Row], Awaitable[Sequence[Any]]]


class SqlRatings:
    """What a store keeps of results; raises as `tavolino.store.interface.Store` does."""

    def __init__(self, write: Write, fetch: Fetch) -> None:
        self._write = write
        self._fetch = fetch

    async def save_rated_match(
        self,
        match: str,
        at: str,
        results: Sequence[ResultRecord],
        ratings: Sequence[RatingRecord],
    ) -> None:
        """Save the results and rating changes of a match once; SequenceConflict if it was
        judged before, or somebody was rated meanwhile."""
        ended: list[Statement] = [(INSERT_RESULT, row_of(one)) for one in results]
        rated: list[Statement] = [(INSERT_RATING, row_of(one)) for one in ratings]
        await self._write((INSERT_RATED_MATCH, (match, at)), *ended, *rated)

    async def claim_result(self, stake: ResultClaimRecord) -> None:
        """A seat's result will be this person's; it stays somebody else's if it was before, and
        nobody has two of one match."""
        await self._write((INSERT_CLAIM, row_of(stake)))

    async def release_result(self, match: str, seat: int) -> None:
        """A seat's result is nobody's again."""
        await self._write((DELETE_CLAIM, (match, seat)))

    async def result_owners(self, match: str) -> dict[int, str | None]:
        """Whose result will each seat's be, as far as that is decided?"""
        found = await self._fetch(SELECT_CLAIMS_OF_MATCH, (match,))
        return {int(seat): person for seat, person in found}

    async def claims_of(self, person: str) -> list[ResultClaimRecord]:
        """The seats whose result will be, or was, somebody's."""
        return [
            ResultClaimRecord(*row)
            for row in await self._fetch(SELECT_CLAIMS_OF_ACCOUNT, (person,))
        ]

    async def is_rated(self, match: str) -> bool:
        return bool(await self._fetch(SELECT_IS_RATED, (match,)))

    async def last_rating(self, person: str, game: str, players: int) -> RatingRecord | None:
        """Somebody's last rating at a game with so many players."""
        found = await self._fetch(SELECT_LAST_RATING, (person, game, players))
        return RatingRecord(*found[0]) if found else None

    async def ratings_of(self, person: str) -> list[RatingRecord]:
        """All of somebody's ratings, game by game and in their order."""
        return [RatingRecord(*row) for row in await self._fetch(SELECT_RATINGS, (person,))]

    async def match_ratings(self, match: str) -> list[RatingRecord]:
        """What a match did to ratings."""
        return [RatingRecord(*row) for row in await self._fetch(SELECT_MATCH_RATINGS, (match,))]

    async def unrated_matches(self) -> list[str]:
        """Rated matches that are over and not judged yet, the oldest first."""
        return [str(name) for (name,) in await self._fetch(SELECT_UNRATED_MATCHES, ())]

    async def rated_results(self) -> list[ResultRecord]:
        """Every result that counts for ratings, in the order in which matches ended."""
        return [ResultRecord(*row) for row in await self._fetch(SELECT_RATED_RESULTS, ())]

    async def replace_ratings(self, ratings: Sequence[RatingRecord]) -> None:
        """These are all ratings there are."""
        rated: list[Statement] = [(INSERT_RATING, row_of(one)) for one in ratings]
        await self._write((DELETE_RATINGS, ()), *rated)

    async def save_results(self, results: Sequence[ResultRecord]) -> None:
        """Keep how a match ended for people; what is known already stays."""
        await self._write(*((INSERT_RESULT, row_of(one)) for one in results))

    async def unrecorded_matches(self, person: str, most: int) -> list[str]:
        """Matches of somebody that are over, of which nothing is known yet."""
        return [
            str(name) for (name,) in await self._fetch(SELECT_UNRECORDED_MATCHES, (person, most))
        ]

    async def results_of(self, person: str) -> list[ResultRecord]:
        return [ResultRecord(*row) for row in await self._fetch(SELECT_RESULTS, (person,))]

    async def copy_ratings(self, reached: StoredRatings) -> None:
        """Keep what another store had; what is here already stays."""
        statements: list[Statement] = [(INSERT_RESULT, row_of(one)) for one in reached.results]
        statements += [(INSERT_RATING + ON_CONFLICT_KEEP, row_of(one)) for one in reached.ratings]
        statements += [(INSERT_RATED_MATCH + ON_CONFLICT_KEEP, one) for one in reached.judged]
        statements += [(INSERT_CLAIM, row_of(one)) for one in reached.stakes]
        if statements:
            await self._write(*statements)

    async def rating_counts(self) -> list[tuple[str, int, int, int]]:
        """For each game and number of players: how many people are rated, by how many results."""
        found = await self._fetch(SELECT_RATING_COUNTS, ())
        return [(str(game), int(n), int(people), int(rows)) for game, n, people, rows in found]
