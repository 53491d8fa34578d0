"""Results of finished matches for accounts, and the rating changes that follow from them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, groupby

from tavolino.bots.level_ratings import SkillRating, bot_rating
from tavolino.core.game import AnyGame
from tavolino.core.match import AnyMatch
from tavolino.server.match.restore import restore_match
from tavolino.server.protocol.ratings import Rival
from tavolino.server.protocol.time_control import DAY_SECONDS
from tavolino.server.ratings.eligibility import has_default_rules
from tavolino.server.ratings.openskill import INITIAL_RATING, Opponent, rate_player
from tavolino.server.ratings.weights import (
    MEETING_DAYS,
    decode_rivals,
    encode_rivals,
    weigh_rivals,
)
from tavolino.server.timestamps import iso_timestamp, timestamp_ms
from tavolino.store.rating_records import (
    RATED,
    SAME_ADDRESS,
    TOO_SHORT,
    RatingRecord,
    ResultRecord,
)
from tavolino.store.records import SeatRecord, StoredMatch

LEAST_ENTRIES = 4
"""A match in which a seat has fewer entries is too short to be rated."""

FindRating = Callable[[str], RatingRecord | None]
"""Finds the last rating of an account at one game and number of players."""


def match_results(
    games: Mapping[str, AnyGame],
    stored: StoredMatch,
    whose: Mapping[int, str | None],
    addresses: Mapping[int, str],
) -> list[ResultRecord]:
    """Results of the accounts in a match; empty if it is not over. Raises UnknownRules.

    `addresses` has the hashes of the addresses from which seats were taken; empty if they do not
    matter.
    """
    match, record = restore_match(games, stored).match, stored.match
    if not match.is_over or record.finished is None:
        return []
    places, scores = match.game.places(match.state), match.game.scores(match.state)
    held = {one.seat for one in stored.seats if one.token}
    people = {seat: person for seat, person in whose.items() if person and seat in held}
    fair = has_default_rules(match) and held <= whose.keys()
    rated = RATED if fair and _is_rateable(stored, people) else 0
    if rated and _is_short(match):
        rated = TOO_SHORT
    elif rated and _is_one_household(held, len(stored.seats), addresses):
        rated = SAME_ADDRESS
    return [
        ResultRecord(
            match=record.id,
            seat=seat,
            person=person,
            game=record.game,
            players=record.seats,
            place=places[seat],
            score=scores[seat],
            rivals=encode_rivals(_rivals(stored, places, seat, addresses)),
            at=record.finished,
            rated=rated,
        )
        for seat, person in sorted(people.items())
    ]


def _level(seat: SeatRecord) -> str | None:
    """The bot level of a seat. A seat with a token is a person's, even if a bot stood in."""
    return None if seat.token else seat.level


def _is_rateable(stored: StoredMatch, people: Mapping[int, str]) -> bool:
    """Whether the table is rated and without help, and no account has two seats."""
    alone = len(set(people.values())) == len(people)
    return bool(stored.match.rated) and stored.match.help == "none" and alone


def _is_short(match: AnyMatch) -> bool:
    """Whether a seat has too few entries, its own or of a bot that stood in."""
    made = Counter(entry.seat for entry in match.entries)
    return any(made[seat] < LEAST_ENTRIES for seat in range(match.header.seats))


def _is_one_household(held: set[int], seats: int, addresses: Mapping[int, str]) -> bool:
    """Whether all players, and no bot, played from the same address."""
    known = {addresses.get(seat, "") for seat in held}
    return 1 < len(held) == seats and len(known) == 1 and known != {""}


def _rivals(
    stored: StoredMatch, places: Sequence[int], seat: int, addresses: Mapping[int, str]
) -> list[Rival]:
    own = addresses.get(seat, "")
    return [
        Rival(
            one.seat,
            _level(one),
            places[one.seat],
            same_address=bool(own) and addresses.get(one.seat) == own,
        )
        for one in stored.seats
        if one.seat != seat
    ]


def rating_changes(results: Sequence[ResultRecord], known: FindRating) -> list[RatingRecord]:
    """The ratings of all accounts after one match with weighed rivals.

    Bots keep their published rating. A player without stored data counts as a newcomer.
    """
    before = {one.seat: known(one.person) for one in results}

    def strength(seat: int, level: str | None) -> SkillRating:
        return _rating_before(results[0], before.get(seat), level)

    return [
        _rating_record(
            one,
            before[one.seat],
            rate_player(
                strength(one.seat, None),
                one.place,
                [
                    Opponent(
                        strength(r.seat, r.level), r.place, 1.0 if r.weight is None else r.weight
                    )
                    for r in decode_rivals(one)
                ],
            ),
        )
        for one in results
    ]


def _rating_before(
    match: ResultRecord, last: RatingRecord | None, level: str | None
) -> SkillRating:
    if last:
        return SkillRating(last.mean, last.deviation)
    return bot_rating(match.game, match.players, level) if level else INITIAL_RATING


def _rating_record(
    result: ResultRecord, last: RatingRecord | None, now: SkillRating
) -> RatingRecord:
    return RatingRecord(
        person=result.person,
        game=result.game,
        players=result.players,
        number=last.number + 1 if last else 0,
        match=result.match,
        seat=result.seat,
        mean=now.mean,
        deviation=now.deviation,
        at=result.at,
    )


def recompute_all(results: Iterable[ResultRecord]) -> list[RatingRecord]:
    """All ratings from the beginning, with matches in the order in which they ended."""
    pools: dict[tuple[str, int], RatingPool] = {}
    found: list[RatingRecord] = []
    ordered = sorted(results, key=lambda one: (one.at, one.match, one.seat))
    for _, group in groupby(ordered, key=lambda one: one.match):
        match = list(group)
        pool = pools.setdefault((match[0].game, match[0].players), RatingPool())
        found += pool.rate(match)
    return found


class RatingPool:
    """The ratings of all accounts at one game with one number of players, match after match."""

    def __init__(self) -> None:
        self._last: dict[str, RatingRecord] = {}
        self._meetings: dict[frozenset[str], list[str]] = {}

    def rate(self, match: Sequence[ResultRecord]) -> list[RatingRecord]:
        """The ratings after the next match."""
        since = meetings_since(match[0].at)
        weighed = weigh_rivals(
            match,
            lambda person: self._last[person].number + 1 if person in self._last else 0,
            lambda one, other: sum(
                at >= since for at in self._meetings.get(frozenset((one, other)), ())
            ),
        )
        ratings = rating_changes(weighed, self._last.get)
        self._last.update({one.person: one for one in ratings})
        for one, other in combinations(match, 2):
            pair = frozenset((one.person, other.person))
            self._meetings.setdefault(pair, []).append(one.at)
        return ratings


def meetings_since(at: str) -> str:
    """The time since which meetings count at a match that ended at this time."""
    return iso_timestamp(timestamp_ms(at) - MEETING_DAYS * DAY_SECONDS * 1000)
