"""Whether it is good: what a bot looks at. No search."""

from collections.abc import Sequence

from examples.kuhn.actions import Action, Bet, Call, Check, Fold
from examples.kuhn.components import rank
from examples.kuhn.rules import actors, legal, scores, stakes
from examples.kuhn.state import PLAYERS, State
from tavolino.core.game import Seat


def estimate(state: State) -> tuple[float, ...]:
    """A guess of the final scores: as if the cards were shown now."""
    if not actors(state) or len(state.cards) < PLAYERS:
        first, second = scores(state)
        return (float(first), float(second))
    risk = float(min(stakes(state)))
    lead = risk if rank(state.cards[0]) > rank(state.cards[1]) else -risk
    return (lead, -lead)


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """Every option; boldness first with the king, caution first with a jack."""
    eager = {"J": (Check(), Fold()), "Q": (Check(), Call()), "K": (Bet(), Call())}
    wished = eager[state.cards[seat]] if 0 <= seat < len(state.cards) else ()
    return sorted(legal(state, seat), key=lambda action: action not in wished)
