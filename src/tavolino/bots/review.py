"""How a match went, as a bot sees it afterwards: what chance brought, and what was given away.

Everything is measured in what a seat can expect to have more than the others on average. What
chance brought is the difference between what it decided and the mean of what it could have
decided; so over many matches nobody is lucky. The expert looks back where there is one, otherwise
the game's estimate says at a glance how things stand.
"""

import sys
from typing import Any

from tavolino.bots.compare import DIGITS
from tavolino.bots.explain import mind_of
from tavolino.bots.one_ply import lead
from tavolino.bots.review_entry import Entered, Leads
from tavolino.bots.review_search import Hindsight, look_back
from tavolino.bots.search import searcher
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.match import AnyMatch
from tavolino.core.thinking import AnyThinking

JUDGEMENT = 3
"""Raised whenever an account, or why a decision was wrong, would come out otherwise."""

ALL = range(sys.maxsize)


def account(match: AnyMatch, span: range = ALL) -> tuple[Entered, ...]:
    """The entries that stand, or a span of them; raises NoMind."""
    game, mind = match.game, mind_of(match.game)
    if expert := searcher(game):
        judge = Hindsight(game, mind, expert, len(match.standing))
        return look_back(match, judge, span)
    return tuple(
        _entered(game, mind, seq, match.entries[seq].seat, match.state_at(seq), match.action(seq))
        for seq in match.standing[span.start : span.stop]
    )


def _entered(
    game: AnyGame, mind: AnyThinking, seq: int, seat: Seat, before: Any, action: Any
) -> Entered:
    stood, after = _leads(mind, before), _leads(mind, game.apply(before, seat, action))
    luck, brought, missed = (0.0,) * len(after), 0.0, 0.0
    if seat != NATURE:
        brought = round(after[seat] - stood[seat], DIGITS)
        missed = _missed(game, mind, seat, before, action, after[seat])
    elif odds := game.odds(before):
        luck = _luck(after, [(_leads(mind, game.apply(before, NATURE, o)), p) for o, p in odds])
    return Entered(seq, seat, stood, after, luck, brought, missed)


def _leads(mind: AnyThinking, state: Any) -> Leads:
    expected = mind.estimate(state)
    return tuple(round(mind.scale * lead(expected, seat), DIGITS) for seat in range(len(expected)))


def _luck(after: Leads, could: list[tuple[Leads, Any]]) -> Leads:
    mean = [sum(float(p) * leads[seat] for leads, p in could) for seat in range(len(after))]
    return tuple(round(one - other, DIGITS) for one, other in zip(after, mean, strict=True))


def _missed(
    game: AnyGame, mind: AnyThinking, seat: Seat, before: Any, action: Any, reached: float
) -> float:
    """Where hands move, what else could have been done is not known until it is done."""
    rather = mind.instead(before, seat, action) if game.hands else mind.candidates(before, seat)
    others = (game.apply(before, seat, one) for one in rather)
    return max([reached, *(_leads(mind, after)[seat] for after in others)]) - reached
