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

    hands: tuple[Card | None, ...]
    """The cards dealt so far; None where the viewer may not look."""
    said: tuple[Word, ...]
    stakes: tuple[int, ...]
    """Chips that each seat has put in."""


def view(state: State, seat: Seat) -> View:
    """KUHN-1.3: a card is its owner's secret, until it is shown."""
    hands: list[Card | None] = [None] * len(state.hands)
    if 0 <= seat < len(hands):
        hands[seat] = state.hands[seat]
    if state.shown:
        hands = list(state.hands)
    return View(tuple(hands), state.said, stakes(state))


def imagine(state: State, seat: Seat, random: Random) -> State:
    """Deal afresh every card but the seat's own, until the cards are shown.

    It decides on its own, not by way of `view`, what is secret: so each checks the other.
    """
    if state.shown:
        return state
    own = state.hands[seat] if 0 <= seat < len(state.hands) else None
    unseen = [card for card in DECK if card != own]
    random.shuffle(unseen)
    hands = (card if owner == seat else unseen.pop() for owner, card in enumerate(state.hands))
    return replace(state, hands=tuple(hands))


def preview(state: State, seat: Seat, action: Action) -> Struct | None:
    """There is nothing to draw for a word."""
    return None
