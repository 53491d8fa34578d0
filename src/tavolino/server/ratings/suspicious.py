"""Finds accounts whose rated matches look arranged, for an operator to look at.

Nothing follows from being listed: two friends of different strength look the same.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, groupby

from msgspec import Struct

from tavolino.server.ratings.weights import decode_rivals
from tavolino.store.rating_records import ResultRecord

LEAST_MEETINGS = 5
"""Two accounts that met less often are listed only if they came from the same address."""

ONE_SIDED_SHARE = 0.9
"""Share of their matches that one of two accounts wins."""

NEWCOMER_MATCHES = 3
"""An opponent with fewer rated matches is a newcomer."""

LEAST_NEWCOMERS = 5
NEWCOMER_SHARE = 0.8
"""Share of an account's opponents who are newcomers."""


class SuspiciousPair(Struct, frozen=True, order=True):
    """Two accounts that met often with the same winner, or from the same address."""

    matches: int
    wins: int
    """Of the first account."""
    losses: int
    same_address: int
    """Number of matches in which both came from the same address."""
    people: tuple[str, str]


class SuspiciousWinner(Struct, frozen=True, order=True):
    """An account that beat mostly newcomers."""

    newcomers: int
    opponents: int
    person: str


def suspicious_pairs(results: Iterable[ResultRecord]) -> list[SuspiciousPair]:
    """The pairs, those with most matches first."""
    meetings: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for one, other in _meetings(results):
        winner, loser = (one, other) if one.person < other.person else (other, one)
        found = meetings[winner.person, loser.person]
        found["matches"] += 1
        found["wins"] += winner.place < loser.place
        found["losses"] += winner.place > loser.place
        found["same_address"] += any(
            rival.same_address and rival.seat == other.seat for rival in decode_rivals(one)
        )
    pairs = (_pair(people, counts) for people, counts in meetings.items())
    return sorted(filter(_is_suspicious, pairs), reverse=True)


def suspicious_winners(results: Iterable[ResultRecord]) -> list[SuspiciousWinner]:
    """The winners, those with most newcomers first."""
    counted = list(results)
    matches = Counter(one.person for one in counted)
    beaten: dict[str, set[str]] = defaultdict(set)
    for one, other in _meetings(counted):
        if one.place != other.place:
            winner, loser = sorted((one, other), key=lambda result: result.place)
            beaten[winner.person].add(loser.person)
    found = []
    for person, others in beaten.items():
        newcomers = sum(matches[other] < NEWCOMER_MATCHES for other in others)
        if newcomers >= max(LEAST_NEWCOMERS, NEWCOMER_SHARE * len(others)):
            found.append(SuspiciousWinner(newcomers, len(others), person))
    return sorted(found, reverse=True)


def _meetings(results: Iterable[ResultRecord]) -> Iterable[tuple[ResultRecord, ResultRecord]]:
    ordered = sorted(results, key=lambda one: (one.match, one.seat))
    for _, match in groupby(ordered, key=lambda one: one.match):
        yield from combinations(match, 2)


def _pair(people: tuple[str, str], counts: Counter[str]) -> SuspiciousPair:
    """The pair, with the account that won more often first."""
    wins, losses = counts["wins"], counts["losses"]
    if wins < losses:
        people, wins, losses = people[::-1], losses, wins
    return SuspiciousPair(counts["matches"], wins, losses, counts["same_address"], people)


def _is_suspicious(pair: SuspiciousPair) -> bool:
    is_one_sided = pair.wins >= ONE_SIDED_SHARE * pair.matches
    return pair.same_address > 0 or (pair.matches >= LEAST_MEETINGS and is_one_sided)
