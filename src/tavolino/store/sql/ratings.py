"""Match results and ratings of accounts, for every SQL store."""

from collections.abc import Sequence

from tavolino.store.rating_records import (
    RatingRecord,
    ResultClaimRecord,
    ResultRecord,
    StoredRatings,
)
from tavolino.store.sql.statements import FetchRows, RunWrite, Statement, row_of

INSERT_RESULT = "insert into results values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
INSERT_RATING = "insert into ratings values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_RATED_MATCH = "insert into judged values (?, ?)"
DELETE_CLAIM = "delete from stakes where match = ? and seat = ?"
INSERT_CLAIM = "insert into stakes values (?, ?, ?, ?, ?) on conflict do nothing"
CLEAR_CLAIM_ADDRESSES = "update stakes set address = '' where match = ?"
ON_CONFLICT_KEEP = " on conflict do nothing"
SELECT_RESULT_STATE = "select rated from results where match = ? limit 1"
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
SELECT_CLAIMS_OF_MATCH = "select * from stakes where match = ?"
SELECT_MATCH_RATINGS = "select * from ratings where match = ? order by seat"
COUNT_MEETINGS = (
    "select count(*) from results as own join results as other on other.match = own.match "
    "where own.person = ? and other.person = ? and own.game = ? and own.players = ? "
    "and own.rated = 1 and own.at >= ?"
)
SELECT_UNRATED_MATCHES = (
    "select id from matches where finished is not null and rated = 1 "
    "and id not in (select match from judged) order by finished, id"
)
SELECT_RATED_RESULTS = "select * from results where rated = 1 order by at, match, seat"
SELECT_RESULTS_OF_RATED_TABLES = "select * from results where rated > 0 order by at, match, seat"
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
SELECT_ALL_CLAIMS = "select * from stakes order by match, seat"
SELECT_ALL_RATED_MATCHES = "select match, at from judged order by at, match"


class SqlRatings:
    """The results and ratings in a store; raises the errors of `tavolino.store.interface.Store`."""

    def __init__(self, write: RunWrite, fetch: FetchRows) -> None:
        self._write = write
        self._fetch = fetch

    async def save_rated_match(
        self,
        match: str,
        at: str,
        results: Sequence[ResultRecord],
        ratings: Sequence[RatingRecord],
    ) -> None:
        """Save the results and new ratings of a match once.

        Raises SequenceConflict if the match is rated already, or if one of the accounts got
        another rating meanwhile.
        """
        ended: list[Statement] = [(INSERT_RESULT, row_of(one)) for one in results]
        rated: list[Statement] = [(INSERT_RATING, row_of(one)) for one in ratings]
        forgotten = (CLEAR_CLAIM_ADDRESSES, (match,))
        await self._write((INSERT_RATED_MATCH, (match, at)), *ended, *rated, forgotten)

    async def claim_result(self, stake: ResultClaimRecord) -> None:
        """Give a seat's result to an account. An existing claim stays, and an account can claim
        only one result of a match."""
        await self._write((INSERT_CLAIM, row_of(stake)))

    async def release_result(self, match: str, seat: int) -> None:
        """Delete the claim to a seat's result."""
        await self._write((DELETE_CLAIM, (match, seat)))

    async def result_owners(self, match: str) -> dict[int, str | None]:
        """Return the account that gets each claimed seat's result; None if it was deleted."""
        return {claim.seat: claim.person for claim in await self.claims_of_match(match)}

    async def claims_of_match(self, match: str) -> list[ResultClaimRecord]:
        """Return the claims to the results of a match."""
        return [
            ResultClaimRecord(*row) for row in await self._fetch(SELECT_CLAIMS_OF_MATCH, (match,))
        ]

    async def claims_of(self, person: str) -> list[ResultClaimRecord]:
        """Return all result claims of an account."""
        return [
            ResultClaimRecord(*row)
            for row in await self._fetch(SELECT_CLAIMS_OF_ACCOUNT, (person,))
        ]

    async def is_rated(self, match: str) -> bool:
        return bool(await self._fetch(SELECT_IS_RATED, (match,)))

    async def result_state(self, match: str) -> int | None:
        """Return whether the results of a match count for ratings; None if there are none."""
        found = await self._fetch(SELECT_RESULT_STATE, (match,))
        return int(found[0][0]) if found else None

    async def last_rating(self, person: str, game: str, players: int) -> RatingRecord | None:
        """Return an account's latest rating at a game with this number of players."""
        found = await self._fetch(SELECT_LAST_RATING, (person, game, players))
        return RatingRecord(*found[0]) if found else None

    async def count_meetings(
        self, one: str, other: str, game: str, players: int, since: str
    ) -> int:
        """Count the rated matches of two accounts at a game that ended at or after `since`."""
        [[count]] = await self._fetch(COUNT_MEETINGS, (one, other, game, players, since))
        return int(count)

    async def ratings_of(self, person: str) -> list[RatingRecord]:
        """Return all ratings of an account, by game and in order of time."""
        return [RatingRecord(*row) for row in await self._fetch(SELECT_RATINGS, (person,))]

    async def match_ratings(self, match: str) -> list[RatingRecord]:
        """Return the ratings that result from a match."""
        return [RatingRecord(*row) for row in await self._fetch(SELECT_MATCH_RATINGS, (match,))]

    async def unrated_matches(self) -> list[str]:
        """Return finished rated matches whose ratings are not computed yet, the oldest first."""
        return [str(name) for (name,) in await self._fetch(SELECT_UNRATED_MATCHES, ())]

    async def rated_results(self) -> list[ResultRecord]:
        """Return every result that counts for ratings, in the order in which matches ended."""
        return [ResultRecord(*row) for row in await self._fetch(SELECT_RATED_RESULTS, ())]

    async def results_of_rated_tables(self) -> list[ResultRecord]:
        """Return every result of a rated table, also those that do not count for ratings."""
        found = await self._fetch(SELECT_RESULTS_OF_RATED_TABLES, ())
        return [ResultRecord(*row) for row in found]

    async def replace_ratings(self, ratings: Sequence[RatingRecord]) -> None:
        """Delete all ratings and save these instead."""
        rated: list[Statement] = [(INSERT_RATING, row_of(one)) for one in ratings]
        await self._write((DELETE_RATINGS, ()), *rated)

    async def save_results(self, results: Sequence[ResultRecord]) -> None:
        """Save results; those that exist already stay."""
        await self._write(*((INSERT_RESULT, row_of(one)) for one in results))

    async def unrecorded_matches(self, person: str, most: int) -> list[str]:
        """Return finished matches of an account that have no stored result, oldest first."""
        return [
            str(name) for (name,) in await self._fetch(SELECT_UNRECORDED_MATCHES, (person, most))
        ]

    async def results_of(self, person: str) -> list[ResultRecord]:
        return [ResultRecord(*row) for row in await self._fetch(SELECT_RESULTS, (person,))]

    async def copy_ratings(self, reached: StoredRatings) -> None:
        """Copy the results and ratings of another store; existing records stay."""
        statements: list[Statement] = [(INSERT_RESULT, row_of(one)) for one in reached.results]
        statements += [(INSERT_RATING + ON_CONFLICT_KEEP, row_of(one)) for one in reached.ratings]
        statements += [(INSERT_RATED_MATCH + ON_CONFLICT_KEEP, one) for one in reached.judged]
        statements += [(INSERT_CLAIM, row_of(one)) for one in reached.stakes]
        if statements:
            await self._write(*statements)

    async def rating_counts(self) -> list[tuple[str, int, int, int]]:
        """Return rows of game, number of players, rated accounts and ratings."""
        found = await self._fetch(SELECT_RATING_COUNTS, ())
        return [(str(game), int(n), int(people), int(rows)) for game, n, people, rows in found]
