"""The actions: four for the players, two for NATURE."""

from typing import TypeAlias

from msgspec import Struct

from examples.kuhn.components import Card


class Check(Struct, frozen=True):
    """Put no chip in. Legal only if there is no bet."""


class Bet(Struct, frozen=True):
    """Put one chip in as a bet."""


class Call(Struct, frozen=True):
    """Answer a bet with one chip."""


class Fold(Struct, frozen=True):
    """Give up the pot instead of answering a bet."""


class Deal(Struct, frozen=True):
    """NATURE gives the next seat a card."""

    card: Card


class Show(Struct, frozen=True):
    """NATURE turns the cards over. An entry that reveals something cannot be undone."""


Action: TypeAlias = Check | Bet | Call | Fold | Deal | Show
