"""Reviews a finished match by the expert's search, with a fixed number of iterations per position.

The value of a position is the search's value of its best action, measured by a second search with
another seed, because the maximum of noisy values is biased upwards. Where chance acts, the value is
the mean over the outcomes until a seat has to act. So a chance draw changes nothing but luck. The
results are reproducible to the last digit.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from tavolino.bots.compare import ROUNDING_DIGITS
from tavolino.bots.one_ply import lead
from tavolino.bots.review_entry import Leads, ReviewedEntry
from tavolino.bots.search import TwinSearch
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.match import AnyMatch
from tavolino.native import SearchedAction

SEARCH_SHARE, MAX_FULL_SEARCHES = 1 / 10, 30
"""Fraction of the expert's iterations per search of a position, and the limit for a match.

All positions together use no more iterations than `MAX_FULL_SEARCHES` moves of the expert, whatever
the length of the match. A second search of equal size evaluates the best action.
"""

MAX_DRAWS = 16
"""Number of random draws that represent chance if there are more outcomes than this."""

CHOICE_SEED, VALUE_SEED = 1, 2
"""Seeds of the two searches. They differ so that the value is independent of the choice."""


class ReviewSearch:
    """The expert's values of the positions of a match, with a cache."""

    def __init__(self, game: AnyGame, mind: AnyThinking, expert: TwinSearch, moments: int) -> None:
        self._game, self._mind, self._expert = game, mind, expert
        self._iterations = max(
            1, round(expert.twin.iterations * min(SEARCH_SHARE, MAX_FULL_SEARCHES / moments))
        )
        self._found: dict[tuple[Seat, tuple[bytes, ...]], SearchedAction] = {}

    def leads(self, state: Any) -> Leads:
        """Each seat's expected lead. Uses the true state, including hidden information."""
        actors = self._game.actors(state)
        if not actors:
            return self._leads(self._mind.estimate(state))
        if actors == (NATURE,):
            return self._mean(state)
        expected = self._best([state], actors[0]).scores
        return self._leads(expected[: len(self._game.scores(state))])

    def lead_and_loss(self, state: Any, seat: Seat, action: Any) -> tuple[float, float]:
        """The action's lead and lost win probability (percent), relative to the best action.

        Uses only what the seat could know.
        """
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
        """Possible states from the seat's view in which its legal actions are the same."""
        game, random = self._game, Random(self._expert.twin.pack(state))
        count, options = self._mind.worlds if game.secrets else 1, game.legal(state, seat)
        imagined = [game.imagine(state, seat, random) for _ in range(count)]
        worlds = [world for world in imagined if game.legal(world, seat) == options]
        return worlds if any(world != worlds[0] for world in worlds) else worlds[:1]

    def _best(self, states: Sequence[Any], seat: Seat) -> SearchedAction:
        packed = tuple(self._expert.twin.pack(state) for state in states)
        if (seat, packed) not in self._found:
            first = self._expert.search(packed, seat, self._iterations, CHOICE_SEED)[0]
            self._found[seat, packed] = self._searched(packed, seat, first.action)
        return self._found[seat, packed]

    def _searched(self, packed: Sequence[bytes], seat: Seat, number: int) -> SearchedAction:
        return self._expert.search(packed, seat, self._iterations, VALUE_SEED, number)[0]

    def _leads(self, expected: Sequence[float]) -> Leads:
        scale = self._mind.scale
        return tuple(
            round(scale * lead(expected, s), ROUNDING_DIGITS) for s in range(len(expected))
        )


def chance_outcomes(game: AnyGame, state: Any, random: Random) -> list[tuple[Any, float]]:
    """The states that chance can lead to before a seat has to act, with their probabilities.

    If there are too many, a random sample.
    """
    return _all_outcomes(game, state) or [
        (_drawn_outcomes(game, state, random), 1 / MAX_DRAWS) for _ in range(MAX_DRAWS)
    ]


def _all_outcomes(game: AnyGame, state: Any) -> list[tuple[Any, float]]:
    """Empty if there are more than `MAX_DRAWS`."""
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
class SearchReview:
    """Reviews the standing entries of a match. Consecutive chance draws count as one, the last."""

    def __init__(self, match: AnyMatch, judge: ReviewSearch) -> None:
        self._match, self._judge = match, judge
        self._values: dict[int, Leads] = {}

    def entry(self, place: int) -> ReviewedEntry:
        """The review of the standing entry at this place."""
        match, seq = self._match, self._match.standing[place]
        seat = match.entries[seq].seat
        before, after = self._leads_before(place), self._leads_before(place + 1)
        if seat == NATURE:
            changes = zip(after, before, strict=True)
            luck = tuple(round(now - then, ROUNDING_DIGITS) for now, then in changes)
            return ReviewedEntry(seq, seat, before, after, luck, 0.0, 0.0)
        brought, missed = self._judge.lead_and_loss(match.state_at(seq), seat, match.action(seq))
        return ReviewedEntry(seq, seat, before, after, (0.0,) * len(before), brought, missed)

    def _leads_before(self, place: int) -> Leads:
        moment = _entries_before(self._match, place)
        if moment not in self._values:
            self._values[moment] = self._judge.leads(self._match.state_at(moment))
        return self._values[moment]


def _entries_before(match: AnyMatch, place: int) -> int:
    """The number of entries before this one and before chance draws that directly precede it."""
    if place == len(match.standing):
        return match.seq
    while place and _is_chance(match, place) and _is_chance(match, place - 1):
        place -= 1
    return match.standing[place]


def _is_chance(match: AnyMatch, place: int) -> bool:
    return match.entries[match.standing[place]].seat == NATURE
