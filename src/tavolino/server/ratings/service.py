"""Rates finished matches, each exactly once, on any server and also after a crash.

The result of a match is written in one transaction under its id, so a second attempt finds it
taken. A match that was not rated because of a crash is rated later.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import combinations

from msgspec.structs import replace

from tavolino.core.game import AnyGame
from tavolino.server.match.restore import UnknownRules
from tavolino.server.net.address_hashes import AddressHasher
from tavolino.server.protocol.play import TableCreated
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.ratings.eligibility import require_own_seat
from tavolino.server.ratings.results import match_results, meetings_since, rating_changes
from tavolino.server.ratings.weights import weigh_rivals
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint
from tavolino.store.interface import Store
from tavolino.store.rating_records import RATED, RatingRecord, ResultClaimRecord, ResultRecord
from tavolino.store.records import MatchRecord, SequenceConflict, StoreError

MAX_RATING_ATTEMPTS = 8
"""Maximum number of attempts, while other matches of the same players are rated."""

MAX_KNOWN_PLAYERS = 10_000
"""Maximum number of players who are remembered as owners of their seat's result."""

CATCH_UP_SECONDS = 600.0
"""Interval between searches for matches that were not rated."""

_log = logging.getLogger(__name__)


class RatingService:
    """Rates the matches of all tables."""

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], *, rates_households: bool = False
    ) -> None:
        """`rates_households` lets results between players at the same address count."""
        self._store = store
        self._rates_households = rates_households
        self._games = games
        self._addresses = AddressHasher(store)
        self._rating: dict[str, asyncio.Task[None]] = {}
        self._known_players: dict[tuple[str, int, str], str] = {}
        """The account behind a match, a seat and a session."""

    async def require_player(
        self, match: str, seat: int, session: str | None, address: str
    ) -> None:
        """Gives the result of a seat to the first player who moves there, and refuses all others.

        `address` is the client's. Raises Refused and StoreError.
        """
        shown = (match, seat, session or "")
        if shown in self._known_players:
            return
        person = await self._store.accounts.account_of_session(session, now()) if session else None
        if person is None:
            raise Refused(problem("not_your_seat", "problem-rated-stranger"))
        hashed = await self._addresses.hash(address)
        require_own_seat(person, seat, await self.claim_result(person, match, seat, hashed))
        if len(self._known_players) >= MAX_KNOWN_PLAYERS:
            self._known_players.clear()
        self._known_players[shown] = person

    async def claim_result(
        self, person: str, match: str, seat: int, address: str = ""
    ) -> dict[int, str | None]:
        """Claims the result of a seat for an account, if it is free. Returns all owners.

        `address` is the hash of the client's address.
        """
        claim = ResultClaimRecord(match, seat, person, now(), address)
        await self._store.ratings.claim_result(claim)
        return await self._store.ratings.result_owners(match)

    async def release_result(self, match: str, seat: int) -> None:
        """Frees the result of a seat that was never played. Raises StoreError."""
        await self._store.ratings.release_result(match, seat)
        self._known_players = {
            shown: known
            for shown, known in self._known_players.items()
            if shown[:2] != (match, seat)
        }

    def forget_player(self, person: str) -> None:
        """Asks the store again who plays, because sessions of this account have ended."""
        self._known_players = {
            shown: known for shown, known in self._known_players.items() if known != person
        }

    async def seat_creator(self, person: str, laid: TableCreated, address: str) -> None:
        """Claims the creator's own seats at a new rated table. Raises StoreError."""
        for key in laid.mine:
            shown = (key.token, fingerprint(key.token))
            await self._store.accounts.claim_seat(person, laid.table.id, shown, now())
            await self.claim_result(person, laid.table.id, key.seat, address)

    async def result_owners(self, match: MatchRecord) -> dict[int, str | None]:
        """The account that each seat's result belongs to: at a rated table, the one that played."""
        if match.rated:
            return await self._store.ratings.result_owners(match.id)
        return {**await self._store.accounts.seat_owners(match.id)}

    def match_finished(self, match: MatchRecord) -> None:
        """Starts to rate a finished match, if it is rated."""
        if match.rated and match.id not in self._rating:
            task = asyncio.create_task(self._rate_soon(match.id))
            self._rating[match.id] = task
            task.add_done_callback(lambda _: self._rating.pop(match.id, None))

    async def _rate_soon(self, match: str) -> None:
        try:
            await self.rate(match)
        except StoreError as error:
            _log.warning("match %s will be rated later: %s", match, error)

    async def rate(self, match: str) -> None:
        """Rates a finished match, unless it has been rated. Raises StoreError."""
        try:
            results = await self.results(match)
        except UnknownRules as error:
            _log.warning("match %s cannot be rated here: %s", match, error)
            return
        for _ in range(MAX_RATING_ATTEMPTS):
            if await self._store.ratings.is_rated(match):
                return
            weighed, ratings = results, list[RatingRecord]()
            if results and results[0].rated == RATED:
                weighed = await self._weighed(results)
                ratings = rating_changes(weighed, (await self._last_ratings(results)).get)
            try:
                await self._store.ratings.save_rated_match(match, now(), weighed, ratings)
            except SequenceConflict:  # another match of these players was rated at the same moment
                continue
            return

    async def results(self, match: str) -> list[ResultRecord]:
        """Results of the accounts in a match. Raises StoreError and UnknownRules."""
        stored = await self._store.load_match(match)
        if stored is None:
            return []
        whose = await self.result_owners(stored.match)
        claims = [] if self._rates_households else await self._store.ratings.claims_of_match(match)
        addresses = {claim.seat: claim.address for claim in claims}
        return await asyncio.to_thread(match_results, self._games, stored, whose, addresses)

    async def _last_ratings(
        self, results: Sequence[ResultRecord]
    ) -> dict[str, RatingRecord | None]:
        return {
            one.person: await self._store.ratings.last_rating(one.person, one.game, one.players)
            for one in results
        }

    async def _weighed(self, results: Sequence[ResultRecord]) -> list[ResultRecord]:
        """The results with how much each rival counts. Raises StoreError."""
        last, first = await self._last_ratings(results), results[0]
        pool, since = (first.game, first.players), meetings_since(first.at)
        meetings = {
            frozenset((one.person, other.person)): await self._store.ratings.count_meetings(
                one.person, other.person, *pool, since
            )
            for one, other in combinations(results, 2)
        }
        return weigh_rivals(
            results,
            lambda person: found.number + 1 if (found := last[person]) else 0,
            lambda one, other: meetings[frozenset((one, other))],
        )

    async def record_unrated(self, person: str, most: int) -> None:
        """Records results of finished matches of an account. Matches at rated tables are rated.

        Raises StoreError.
        """
        for match in await self._store.ratings.unrecorded_matches(person, most):
            with suppress(UnknownRules):
                results = await self.results(match)
                if results and results[0].rated == RATED:
                    await self.rate(match)
                await self._store.ratings.save_results([replace(one, rated=0) for one in results])

    async def catch_up(self) -> int:
        """Rates all matches that were not rated, and returns their number. Raises StoreError."""
        waiting = await self._store.ratings.unrated_matches()
        for match in waiting:
            await self.rate(match)
        return len(waiting)

    async def run(self) -> None:
        """Catches up at intervals, until cancelled."""
        while True:
            try:
                await self.catch_up()
            except StoreError as error:
                _log.warning("matches will be rated later: %s", error)
            await asyncio.sleep(CATCH_UP_SECONDS)

    async def close(self) -> None:
        """Waits for ratings in progress."""
        await asyncio.gather(*self._rating.values(), return_exceptions=True)
