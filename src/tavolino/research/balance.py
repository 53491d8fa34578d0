"""Compares the same measures for different values of a rule option or a component figure."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct

from tavolino.bots.ladder import seatings, share
from tavolino.research.confidence import Estimate, mean_estimate, share_estimate
from tavolino.research.fast_matches import FastMatchStats
from tavolino.research.match_stats import MatchStats

CLOSE_MARGIN = 0.1
"""Maximum margin of a close finish, as a fraction of the winner's points."""


class Variant(Struct, frozen=True):
    """One of the compared values: its name, with the rule options and component figures."""

    name: str
    options: dict[str, Any]
    figures: dict[str, Any] | None = None
    """The component set, if component figures are varied."""


class VariantMatch(Struct, frozen=True):
    """A match to play and measure."""

    variant: Variant
    bots: tuple[str, ...]
    seed: str


def variant_matches(
    variants: Sequence[Variant], bot: str, weaker: str | None, seats: int, matches: int, seed: str
) -> Iterator[VariantMatch]:
    """For each variant, `matches` matches of equal bots.

    If `weaker` is given, also as many matches with both kinds of bots.
    """
    for variant in variants:
        for number in range(matches):
            yield VariantMatch(variant, (bot,) * seats, f"{seed} {number}")
        ways = seatings(bot, weaker, seats) if weaker else []
        for number in range(matches if ways else 0):
            yield VariantMatch(variant, ways[number % len(ways)], f"{seed} mixed {number}")


MeasuredMatch: TypeAlias = MatchStats | FastMatchStats
Measure: TypeAlias = Callable[[Sequence[MeasuredMatch]], Estimate]


def _mean(figure: Callable[[MeasuredMatch], float]) -> Measure:
    return lambda matches: mean_estimate([figure(one) for one in matches])


def _share(figure: Callable[[MeasuredMatch], float]) -> Measure:
    return lambda matches: share_estimate([figure(one) for one in matches])


MEASURES: dict[str, Measure] = {
    "decisions": _mean(lambda one: one.decisions),
    "draws of chance": _mean(lambda one: one.outcomes),
    "options a decision": _mean(lambda one: one.breadth),
    "size of the tree, log10": _mean(lambda one: one.tree),
    "points of the winner": _mean(lambda one: max(one.scores)),
    "first to last": _mean(lambda one: one.spread),
    "first to second": _mean(lambda one: one.margin),
    "close finishes": _share(lambda one: one.margin <= CLOSE_MARGIN * abs(max(one.scores))),
    "shared wins": _share(lambda one: one.places.count(1) > 1),
    "changes of the lead": _mean(lambda one: one.changes),
    "led for good from": _mean(lambda one: one.settled),
}
"""The measures of matches between equal bots, by name."""


class Column(Struct, frozen=True):
    """The measures of one variant."""

    variant: str
    measures: dict[str, Estimate]


def column(variant: str, watched: Sequence[MatchStats], weaker: str | None) -> Column:
    """All measures of the matches of one variant."""
    equals = [one for one in watched if len(set(one.bots)) == 1]
    found = measure_matches(equals)
    found["stand-offs"] = share_estimate([one.stalled for one in equals])
    found["positions known from another"] = known_positions(equals)
    mixed = [one for one in watched if len(set(one.bots)) > 1]
    if weaker and mixed:
        found["share of luck"] = luck(mixed, weaker)
    return Column(variant, found)


def measure_matches(equals: Sequence[MeasuredMatch]) -> dict[str, Estimate]:
    """The measures of matches between equal bots, or equal fast players."""
    found = {name: measure(equals) for name, measure in MEASURES.items()}
    for seat in range(len(equals[0].bots)):
        found[f"wins of seat {seat}"] = share_estimate([one.win(seat) for one in equals])
    return found


def known_positions(matches: Sequence[MatchStats]) -> Estimate:
    """The share of a match's positions that also occur in another match."""
    times = Counter(state for one in matches for state in {*one.states})
    return share_estimate([fmean(times[state] > 1 for state in one.states) for one in matches])


def luck(mixed: Sequence[MatchStats], weaker: str) -> Estimate:
    """Twice the rate at which the weaker bot finishes ahead, at most 1; 0 if it never does."""
    ahead = share_estimate(
        [share(one.bots, one.places, weaker, _other(one, weaker)) for one in mixed]
    )
    low, value, high = (min(1.0, 2 * part) for part in (ahead.low, ahead.value, ahead.high))
    return Estimate(value, low, high, ahead.matches)


def _other(one: MatchStats, weaker: str) -> str:
    return next(bot for bot in one.bots if bot != weaker)


def differing_measures(columns: Sequence[Column]) -> Mapping[str, list[bool]]:
    """For each measure, whether each column differs significantly from the first."""
    first = columns[0]
    return {
        name: [one.measures[name].differs(known) for one in columns]
        for name, known in first.measures.items()
    }
