"""What lies where, and what must always be true of it."""

from collections.abc import Sequence

from msgspec import Struct

from examples.kuhn.components import Card, KuhnOptions, Word

PLAYERS = 2


class State(Struct, frozen=True):
    """The whole truth. The rest of the deck needs no place: it is whatever nobody holds."""

    options: KuhnOptions
    cards: tuple[Card, ...] = ()
    said: tuple[Word, ...] = ()
    shown: bool = False


def bet_is_open(state: State) -> bool:
    """Must the next player answer a bet?"""
    return state.said[-1:] == ("bet",)


def betting_is_over(state: State) -> bool:
    """KUHN-2.4: two checks, or a bet that was answered."""
    return state.said == ("check", "check") or state.said[-1:] in (("call",), ("fold",))


def folded(state: State) -> bool:
    return state.said[-1:] == ("fold",)


def check(state: State) -> Sequence[str]:
    """Every invariant that this state breaks."""
    answered = "call" in state.said or "fold" in state.said
    promises = {
        "a card is held twice": len(set(state.cards)) == len(state.cards),
        "more cards than players": len(state.cards) <= PLAYERS,
        "somebody spoke before the deal": len(state.cards) == PLAYERS or not state.said,
        "two bets": state.said.count("bet") <= 1,
        "an answer without a bet": not answered or state.said[-2:-1] == ("bet",),
        "cards shown too early": not state.shown or betting_is_over(state),
        "cards shown after a fold": not (state.shown and folded(state)),
    }
    return [broken for broken, kept in promises.items() if not kept]
