"""Reviews a finished match: the luck and the mistakes of each seat, entry by entry.

Everything is measured as the expected lead over the average of the others. Luck is the difference
between a chance outcome and the mean of all possible outcomes, so its expectation over many matches
is zero. The review uses the expert's search if available, otherwise the game's estimate.
"""

import sys
from typing import Any

from tavolino.bots.compare import ROUNDING_DIGITS
from tavolino.bots.explain import evaluator_of
from tavolino.bots.one_ply import lead
from tavolino.bots.review_entry import Leads, ReviewedEntry
from tavolino.bots.review_search import ReviewSearch, SearchReview
from tavolino.bots.search import twin_search
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.match import AnyMatch

REVIEW_VERSION = 3
"""Must increase whenever a review, or the explanation of a mistake, would come out differently."""

ALL_ENTRIES = range(sys.maxsize)


class MatchReview:
    """Reviews the standing entries of a match, one at a time. Raises NoEvaluator."""

    def __init__(self, match: AnyMatch) -> None:
        self._match, self._evaluator = match, evaluator_of(match.game)
        expert = twin_search(match.game)
        self._by_search = expert and SearchReview(
            match, ReviewSearch(match.game, self._evaluator, expert, len(match.standing))
        )

    def entry(self, place: int) -> ReviewedEntry:
        """The review of the standing entry at this place."""
        if self._by_search:
            return self._by_search.entry(place)
        match, seq = self._match, self._match.standing[place]
        seat, before = match.entries[seq].seat, match.state_at(seq)
        return _review_entry(match.game, self._evaluator, seq, seat, before, match.action(seq))


def review_match(match: AnyMatch, span: range = ALL_ENTRIES) -> tuple[ReviewedEntry, ...]:
    """Reviews the standing entries of a match, or a span of them. Raises NoEvaluator."""
    review = MatchReview(match)
    return tuple(map(review.entry, range(len(match.standing))[span.start : span.stop]))


def _review_entry(
    game: AnyGame, mind: AnyThinking, seq: int, seat: Seat, before: Any, action: Any
) -> ReviewedEntry:
    stood, after = _leads(mind, before), _leads(mind, game.apply(before, seat, action))
    luck, brought, missed = (0.0,) * len(after), 0.0, 0.0
    if seat != NATURE:
        brought = round(after[seat] - stood[seat], ROUNDING_DIGITS)
        missed = _missed_lead(game, mind, seat, before, action, after[seat])
    elif odds := game.odds(before):
        luck = _luck(after, [(_leads(mind, game.apply(before, NATURE, o)), p) for o, p in odds])
    return ReviewedEntry(seq, seat, stood, after, luck, brought, missed)


def _leads(mind: AnyThinking, state: Any) -> Leads:
    expected = mind.estimate(state)
    return tuple(
        round(mind.scale * lead(expected, seat), ROUNDING_DIGITS) for seat in range(len(expected))
    )


def _luck(after: Leads, could: list[tuple[Leads, Any]]) -> Leads:
    mean = [sum(float(p) * leads[seat] for leads, p in could) for seat in range(len(after))]
    return tuple(
        round(one - other, ROUNDING_DIGITS) for one, other in zip(after, mean, strict=True)
    )


def _missed_lead(
    game: AnyGame, mind: AnyThinking, seat: Seat, before: Any, action: Any, reached: float
) -> float:
    """The lead that the best alternative would have added.

    In games with gestures the alternatives come from `Thinking.instead`, because the result of a
    gesture is unknown before it is made.
    """
    rather = mind.instead(before, seat, action) if game.hands else mind.candidates(before, seat)
    others = (game.apply(before, seat, one) for one in rather)
    return max([reached, *(_leads(mind, after)[seat] for after in others)]) - reached
