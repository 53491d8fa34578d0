"""Who sees it. Built up from nothing, never cut down from the state."""

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
    """The cards dealt so far; None where the viewer may not look."""
    said: tuple[Word, ...]
    stakes: tuple[int, ...]
    """Chips that each seat has put in."""


def view(state: State, seat: Seat) -> View:
    """KUHN-1.3: a card is its owner's secret, until it is shown."""
    cards: list[Card | None] = [None] * len(state.cards)
    if 0 <= seat < len(cards):
        cards[seat] = state.cards[seat]
    if state.shown:
        cards = list(state.cards)
    return View(tuple(cards), state.said, stakes(state))


def imagine(state: State, seat: Seat, random: Random) -> State:
    """Deal afresh every card but the seat's own, until the cards are shown.

    It decides on its own, not by way of `view`, what is secret: so each checks the other.
    """
    if state.shown:
        return state
    own = state.cards[seat] if 0 <= seat < len(state.cards) else None
    unseen = [card for card in DECK if card != own]
    random.shuffle(unseen)
    cards = (card if owner == seat else unseen.pop() for owner, card in enumerate(state.cards))
    return replace(state, cards=tuple(cards))


def preview(state: State, seat: Seat, action: Action) -> Struct | None:
    """There is nothing to draw for a word."""
    return None
