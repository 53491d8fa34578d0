"""What can be said: four words for the players, two for NATURE."""

from typing import TypeAlias

from msgspec import Struct

from examples.kuhn.components import Card


class Check(Struct, frozen=True):
    """Put nothing in while nobody has bet."""


class Bet(Struct, frozen=True):
    """Put one chip in."""


class Call(Struct, frozen=True):
    """Answer a bet with a chip."""


class Fold(Struct, frozen=True):
    """Give the pot up rather than answer a bet."""


class Deal(Struct, frozen=True):
    """NATURE gives the next seat a card."""

    card: Card


class Show(Struct, frozen=True):
    """NATURE turns the cards over: what an entry reveals can never be undone."""


Action: TypeAlias = Check | Bet | Call | Fold | Deal | Show
