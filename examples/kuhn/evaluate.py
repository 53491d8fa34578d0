"""The evaluation for bots: an estimate of the scores, and candidate actions."""

from collections.abc import Sequence

from examples.kuhn.actions import Action, Bet, Call, Check, Fold
from examples.kuhn.components import rank
from examples.kuhn.rules import actors, legal, scores, stakes
from examples.kuhn.state import PLAYERS, State
from tavolino.core.game import Seat


def estimate(state: State) -> tuple[float, ...]:
    """An estimate of the final scores: the result if the cards were shown now."""
    if not actors(state) or len(state.cards) < PLAYERS:
        first, second = scores(state)
        return (float(first), float(second))
    risk = float(min(stakes(state)))
    lead = risk if rank(state.cards[0]) > rank(state.cards[1]) else -risk
    return (lead, -lead)


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """All legal actions: with the king the bold ones first, with the jack the cautious ones."""
    preferred_by_card = {"J": (Check(), Fold()), "Q": (Check(), Call()), "K": (Bet(), Call())}
    preferred = preferred_by_card[state.cards[seat]] if 0 <= seat < len(state.cards) else ()
    return sorted(legal(state, seat), key=lambda action: action not in preferred)
