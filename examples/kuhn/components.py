"""The components of the game and the rule options of a match."""

from typing import Literal, TypeAlias

from tavolino.core.game import Options

Card: TypeAlias = Literal["J", "Q", "K"]

DECK: tuple[Card, ...] = ("J", "Q", "K")
"""The cards in ascending order (KUHN-1.2)."""

Word: TypeAlias = Literal["check", "bet", "call", "fold"]
"""The actions of a player in the state."""

BET = 1
"""Number of chips in a bet (KUHN-2.2)."""


class KuhnOptions(Options, frozen=True):
    """The rule options of a match."""

    ante: Literal[1, 2] = 1
    """Chips that each player puts in before the deal (KUHN-1.1)."""


def rank(card: Card) -> int:
    return DECK.index(card)
