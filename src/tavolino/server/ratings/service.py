"""Rates finished matches, each exactly once, on any server and also after a crash.

The result of a match is written in one transaction under its id, so a second attempt finds it
taken. A match that was not rated because of a crash is rated later.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress

from msgspec.structs import replace

from tavolino.core.game import AnyGame
from tavolino.server.match.restore import UnknownRules
from tavolino.server.protocol.play import TableCreated
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.ratings.eligibility import require_own_seat
from tavolino.server.ratings.results import match_results, rating_changes
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint
from tavolino.store.interface import Store
from tavolino.store.rating_records import RatingRecord, ResultClaimRecord, ResultRecord
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

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games
        self._rating: dict[str, asyncio.Task[None]] = {}
        self._known_players: set[tuple[str, int, str]] = set()

    async def require_player(self, match: str, seat: int, session: str | None) -> None:
        """Gives the result of a seat to the first player who moves there, and refuses all others.

        Raises Refused and StoreError.
        """
        shown = (match, seat, session or "")
        if shown in self._known_players:
            return
        person = await self._store.accounts.account_of_session(session, now()) if session else None
        if person is None:
            raise Refused(problem("not_your_seat", "problem-rated-stranger"))
        require_own_seat(person, seat, await self.claim_result(person, match, seat))
        if len(self._known_players) >= MAX_KNOWN_PLAYERS:
            self._known_players.clear()
        self._known_players.add(shown)

    async def claim_result(self, person: str, match: str, seat: int) -> dict[int, str | None]:
        """Claims the result of a seat for an account, if it is free. Returns all owners."""
        await self._store.ratings.claim_result(ResultClaimRecord(match, seat, person, now()))
        return await self._store.ratings.result_owners(match)

    async def release_result(self, match: str, seat: int) -> None:
        """Frees the result of a seat that was never played. Raises StoreError."""
        await self._store.ratings.release_result(match, seat)
        self._known_players = {one for one in self._known_players if one[:2] != (match, seat)}

    async def seat_creator(self, person: str, laid: TableCreated) -> None:
        """Claims the creator's own seats at a new rated table. Raises StoreError."""
        for key in laid.mine:
            shown = (key.token, fingerprint(key.token))
            await self._store.accounts.claim_seat(person, laid.table.id, shown, now())
            await self.claim_result(person, laid.table.id, key.seat)

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
            ratings = await self._ratings(results) if results and results[0].rated else []
            try:
                await self._store.ratings.save_rated_match(match, now(), results, ratings)
            except SequenceConflict:  # another match of these players was rated at the same moment
                continue
            return

    async def results(self, match: str) -> list[ResultRecord]:
        """Results of the accounts in a match. Raises StoreError and UnknownRules."""
        stored = await self._store.load_match(match)
        if stored is None:
            return []
        whose = await self.result_owners(stored.match)
        return await asyncio.to_thread(match_results, self._games, stored, whose)

    async def _ratings(self, results: Sequence[ResultRecord]) -> list[RatingRecord]:
        known = {
            one.person: await self._store.ratings.last_rating(one.person, one.game, one.players)
            for one in results
        }
        return rating_changes(results, known.get)

    async def record_unrated(self, person: str, most: int) -> None:
        """Records results of finished matches of an account. Matches at rated tables are rated.

        Raises StoreError.
        """
        for match in await self._store.ratings.unrecorded_matches(person, most):
            with suppress(UnknownRules):
                results = await self.results(match)
                if results and results[0].rated:
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
