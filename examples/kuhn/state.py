"""The state of a match and its invariants."""

from collections.abc import Sequence

from msgspec import Struct

from examples.kuhn.components import Card, KuhnOptions, Word

PLAYERS = 2


class State(Struct, frozen=True):
    """The complete state of a match. The remaining cards follow from those dealt."""

    options: KuhnOptions
    cards: tuple[Card, ...] = ()
    said: tuple[Word, ...] = ()
    shown: bool = False


def bet_is_open(state: State) -> bool:
    """Must the next player answer a bet?"""
    return state.said[-1:] == ("bet",)


def betting_is_over(state: State) -> bool:
    """KUHN-2.4: has the betting ended with two checks or an answered bet?"""
    return state.said == ("check", "check") or state.said[-1:] in (("call",), ("fold",))


def folded(state: State) -> bool:
    return state.said[-1:] == ("fold",)


def check(state: State) -> Sequence[str]:
    """The invariants that this state violates."""
    answered = "call" in state.said or "fold" in state.said
    invariants = {
        "two players hold the same card": len(set(state.cards)) == len(state.cards),
        "more cards than players": len(state.cards) <= PLAYERS,
        "a player acted before the deal": len(state.cards) == PLAYERS or not state.said,
        "two bets": state.said.count("bet") <= 1,
        "an answer without a bet": not answered or state.said[-2:-1] == ("bet",),
        "cards shown too early": not state.shown or betting_is_over(state),
        "cards shown after a fold": not (state.shown and folded(state)),
    }
    return [violation for violation, holds in invariants.items() if not holds]
