"""What can be said: four words for the players, two for NATURE."""

from typing import TypeAlias

from msgspec import Struct

from examples.kuhn.components import Card


class Check(Struct, frozen=True, tag="check"):
    """Put nothing in while nobody has bet."""


class Bet(Struct, frozen=True, tag="bet"):
    """Put one chip in."""


class Call(Struct, frozen=True, tag="call"):
    """Answer a bet with a chip."""


class Fold(Struct, frozen=True, tag="fold"):
    """Give the pot up rather than answer a bet."""


class Deal(Struct, frozen=True, tag="deal"):
    """NATURE gives the next seat a card."""

    card: Card


class Show(Struct, frozen=True, tag="show"):
    """NATURE turns the cards over: what an entry reveals can never be undone."""


Said: TypeAlias = Check | Bet | Call | Fold
Action: TypeAlias = Said | Deal | Show
