"""What lies where, and what must always be true of it."""

from collections.abc import Sequence

from msgspec import Struct

from examples.kuhn.actions import Bet, Call, Check, Fold, Said
from examples.kuhn.components import Card, KuhnOptions

PLAYERS = 2


class State(Struct, frozen=True):
    """The whole truth. The rest of the deck needs no place: it is whatever nobody holds."""

    options: KuhnOptions
    hands: tuple[Card, ...] = ()
    said: tuple[Said, ...] = ()
    shown: bool = False


def bet_is_open(state: State) -> bool:
    """Must the next player answer a bet?"""
    return bool(state.said) and state.said[-1] == Bet()


def betting_is_over(state: State) -> bool:
    """KUHN-2.4: two checks, or a bet that was answered."""
    return state.said == (Check(), Check()) or state.said[-1:] in ((Call(),), (Fold(),))


def folded(state: State) -> bool:
    return state.said[-1:] == (Fold(),)


def check(state: State) -> Sequence[str]:
    """Every invariant that this state breaks."""
    answers = [word for word in state.said if isinstance(word, Call | Fold)]
    promises = {
        "a card is held twice": len(set(state.hands)) == len(state.hands),
        "more hands than players": len(state.hands) <= PLAYERS,
        "somebody spoke before the deal": len(state.hands) == PLAYERS or not state.said,
        "two bets": state.said.count(Bet()) <= 1,
        "an answer without a bet": not answers or state.said[-2:-1] == (Bet(),),
        "cards shown too early": not state.shown or betting_is_over(state),
        "cards shown after a fold": not (state.shown and folded(state)),
    }
    return [broken for broken, kept in promises.items() if not kept]
