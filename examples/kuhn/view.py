"""The view of each seat. It is built from nothing, never by removing secrets from the state."""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from examples.kuhn.actions import Action
from examples.kuhn.components import DECK, Card, Word
from examples.kuhn.rules import stakes
from examples.kuhn.state import State
from tavolino.core.game import Seat


class View(Struct, frozen=True):
    """The table as one seat or a spectator sees it."""

    cards: tuple[Card | None, ...]
    """The cards dealt so far; None if a card is hidden from the viewer."""
    said: tuple[Word, ...]
    stakes: tuple[int, ...]
    """The number of chips that each seat has put in."""


def view(state: State, seat: Seat) -> View:
    """The table as a seat sees it. KUHN-1.3: a card is its owner's secret until the showdown."""
    cards: list[Card | None] = [None] * len(state.cards)
    if 0 <= seat < len(cards):
        cards[seat] = state.cards[seat]
    if state.shown:
        cards = list(state.cards)
    return View(tuple(cards), state.said, stakes(state))


def imagine(state: State, seat: Seat, random: Random) -> State:
    """A random state that the seat cannot distinguish from the true one: other cards are redealt.

    The code decides what is secret independently of `view`, so that tests can compare the two.
    """
    if state.shown:
        return state
    own = state.cards[seat] if 0 <= seat < len(state.cards) else None
    unseen = [card for card in DECK if card != own]
    random.shuffle(unseen)
    cards = (card if owner == seat else unseen.pop() for owner, card in enumerate(state.cards))
    return replace(state, cards=tuple(cards))


def preview(state: State, seat: Seat, action: Action) -> Struct | None:
    """None: an action has nothing to draw."""
    return None
