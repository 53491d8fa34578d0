"""A finished match as the expert sees it: a short search at every moment, always equally long.

What a moment is worth is what the search expects of its best idea, tried once more by itself: who
picks the best of many noisy figures would think too well of it. Where chance is to act, it is the
mean over what may come of it until somebody is asked. So what a draw changes is luck and nothing
else, and a match repeats to the digit.
"""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from tavolino.bots.compare import ROUNDING_DIGITS
from tavolino.bots.one_ply import lead
from tavolino.bots.review_entry import Leads, ReviewedEntry
from tavolino.bots.search import TwinSearch
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.match import AnyMatch
from tavolino.core.thinking import AnyThinking
from tavolino.native import SearchedAction

SEARCH_SHARE, MAX_FULL_SEARCHES = 1 / 10, 30
"""Such a part of the expert's tries finds the best idea, and another one says what it is worth; but
for all moments together no more than for so many of the expert's moves, however long a match is."""

MAX_DRAWS = 16
"""If chance may bring more than so much, so many draws stand for all of it."""

CHOICE_SEED, VALUE_SEED = 1, 2
"""Of which seeds: whoever weighs must not have the luck of whoever looked."""


class ReviewSearch:
    """The expert's opinion of the moments of a match, so many, each worked out once."""

    def __init__(self, game: AnyGame, mind: AnyThinking, expert: TwinSearch, moments: int) -> None:
        self._game, self._mind, self._expert = game, mind, expert
        self._iterations = max(
            1, round(expert.twin.iterations * min(SEARCH_SHARE, MAX_FULL_SEARCHES / moments))
        )
        self._found: dict[tuple[Seat, tuple[bytes, ...]], SearchedAction] = {}

    def leads(self, state: Any) -> Leads:
        """What each seat can expect to be ahead; what is hidden counts as it is."""
        actors = self._game.actors(state)
        if not actors:
            return self._leads(self._mind.estimate(state))
        if actors == (NATURE,):
            return self._mean(state)
        expected = self._best([state], actors[0]).scores
        return self._leads(expected[: len(self._game.scores(state))])

    def lead_and_loss(self, state: Any, seat: Seat, action: Any) -> tuple[float, float]:
        """By what the seat could know: the lead that this brings beside the best idea, and by how
        many hundredths that would have been likelier to win."""
        worlds, number = self._sample_states(state, seat), self._expert.twin.number(action)
        if not worlds or len(self._game.legal(state, seat)) == 1:
            return 0.0, 0.0
        best, packed = self._best(worlds, seat), [self._expert.twin.pack(one) for one in worlds]
        if best.action == number:
            return 0.0, 0.0
        chosen, seats = self._searched(packed, seat, number), len(self._game.scores(state))
        more = lead(chosen.scores[:seats], seat) - lead(best.scores[:seats], seat)
        missed = max(0.0, 100 * (best.value - chosen.value))
        return round(self._mind.scale * more, ROUNDING_DIGITS), round(missed, ROUNDING_DIGITS)

    def _mean(self, state: Any) -> Leads:
        random = Random(self._expert.twin.pack(state))
        could = [
            (self.leads(one), part) for one, part in chance_outcomes(self._game, state, random)
        ]
        seats = range(len(could[0][0]))
        return tuple(
            round(sum(part * leads[s] for leads, part in could), ROUNDING_DIGITS) for s in seats
        )

    def _sample_states(self, state: Any, seat: Seat) -> list[Any]:
        """States that the seat could be in and in which it has the same options."""
        game, random = self._game, Random(self._expert.twin.pack(state))
        count, options = self._mind.worlds if game.secrets else 1, game.legal(state, seat)
        imagined = [game.imagine(state, seat, random) for _ in range(count)]
        worlds = [world for world in imagined if game.legal(world, seat) == options]
        return worlds if any(world != worlds[0] for world in worlds) else worlds[:1]

    def _best(self, states: Sequence[Any], seat: Seat) -> SearchedAction:
        packed = tuple(self._expert.twin.pack(state) for state in states)
        if (seat, packed) not in self._found:
            first = self._expert.compiled.search(packed, seat, self._iterations, CHOICE_SEED)[0]
            self._found[seat, packed] = self._searched(packed, seat, first.action)
        return self._found[seat, packed]

    def _searched(self, packed: Sequence[bytes], seat: Seat, number: int) -> SearchedAction:
        return self._expert.compiled.search(packed, seat, self._iterations, VALUE_SEED, number)[0]

    def _leads(self, expected: Sequence[float]) -> Leads:
        scale = self._mind.scale
        return tuple(
            round(scale * lead(expected, s), ROUNDING_DIGITS) for s in range(len(expected))
        )


def chance_outcomes(game: AnyGame, state: Any, random: Random) -> list[tuple[Any, float]]:
    """What chance may bring until a seat is asked, and how likely; or some draws of it."""
    return _all_outcomes(game, state) or [
        (_drawn_outcomes(game, state, random), 1 / MAX_DRAWS) for _ in range(MAX_DRAWS)
    ]


def _all_outcomes(game: AnyGame, state: Any) -> list[tuple[Any, float]]:
    """Nothing, if it is too much."""
    due, done = [(state, 1.0)], list[tuple[Any, float]]()
    while due and len(due) + len(done) <= MAX_DRAWS:
        state, part = due.pop()
        if game.actors(state) != (NATURE,):
            done.append((state, part))
            continue
        due += [(game.apply(state, NATURE, o), part * float(p)) for o, p in game.odds(state)]
    return [] if due else done


def _drawn_outcomes(game: AnyGame, state: Any, random: Random) -> Any:
    while game.actors(state) == (NATURE,):
        listed, parts = zip(*game.odds(state), strict=True)
        state = game.apply(state, NATURE, random.choices(listed, [float(p) for p in parts])[0])
    return state


# ---------------------------------------------------------------- a match
def review_by_search(
    match: AnyMatch, judge: ReviewSearch, span: range
) -> tuple[ReviewedEntry, ...]:
    """This span of the entries that stand.

    What chance does in one go counts once, at its last draw.
    """
    standing = match.standing[span.start : span.stop]
    moments = [
        _entries_before(match, place) for place in range(span.start, span.start + len(standing) + 1)
    ]
    values = {seq: judge.leads(match.state_at(seq)) for seq in dict.fromkeys(moments)}
    return tuple(
        _review_entry(match, judge, seq, values[before], values[after])
        for seq, (before, after) in zip(standing, pairwise(moments), strict=True)
    )


def _entries_before(match: AnyMatch, place: int) -> int:
    """After how many entries things stood as before this entry, but for what chance has begun."""
    if place == len(match.standing):
        return match.seq
    while place and _is_chance(match, place) and _is_chance(match, place - 1):
        place -= 1
    return match.standing[place]


def _is_chance(match: AnyMatch, place: int) -> bool:
    return match.entries[match.standing[place]].seat == NATURE


def _review_entry(
    match: AnyMatch, judge: ReviewSearch, seq: int, before: Leads, after: Leads
) -> ReviewedEntry:
    seat = match.entries[seq].seat
    if seat == NATURE:
        changes = zip(after, before, strict=True)
        luck = tuple(round(now - then, ROUNDING_DIGITS) for now, then in changes)
        return ReviewedEntry(seq, seat, before, after, luck, 0.0, 0.0)
    brought, missed = judge.lead_and_loss(match.state_at(seq), seat, match.action(seq))
    return ReviewedEntry(seq, seat, before, after, (0.0,) * len(before), brought, missed)
