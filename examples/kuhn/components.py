"""What exists: three cards, and a chip or two."""

from typing import Literal, TypeAlias

from tavolino.core.game import Options

Card: TypeAlias = Literal["J", "Q", "K"]

DECK: tuple[Card, ...] = ("J", "Q", "K")
"""The weakest card first (KUHN-1.2)."""

Word: TypeAlias = Literal["check", "bet", "call", "fold"]
"""What a player can say."""

BET = 1
"""Chips in a bet (KUHN-2.2)."""


class KuhnOptions(Options, frozen=True):
    """The rule switches of a match."""

    ante: Literal[1, 2] = 1
    """Chips that each player puts in before the deal (KUHN-1.1)."""


def rank(card: Card) -> int:
    return DECK.index(card)
