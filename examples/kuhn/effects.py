"""What happened, for a board to show: cards are ``J``, ``Q``, ``K``; what is paid is in the pot."""

from collections.abc import Iterator

from examples.kuhn.actions import Action, Bet, Call, Check, Deal, Fold, Show
from examples.kuhn.components import BET
from examples.kuhn.rules import actors, apply, scores, stakes, winner
from examples.kuhn.state import State
from tavolino.core.effects import Began, Drawn, Effect, Paid, Revealed, Said, Scored
from tavolino.core.game import NATURE, Seat


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    """KUHN-1.3: which card was dealt is shown to its owner alone."""
    return (*_done(state, seat, action, viewer), *_then(apply(state, seat, action)))


def _done(state: State, seat: Seat, action: Action, viewer: Seat) -> Iterator[Effect]:
    match action:
        case Deal(card):
            owner = len(state.cards)
            yield Drawn(card if viewer == owner else "", owner)
        case Show():
            yield from (Revealed(card, owner) for owner, card in enumerate(state.cards))
        case Check():
            yield Said(seat, "check")
        case Bet():
            yield from (Said(seat, "bet"), Paid(BET, giver=seat))
        case Call():
            yield from (Said(seat, "call"), Paid(BET, giver=seat))
        case Fold():
            yield Said(seat, "fold")


def _then(after: State) -> Iterator[Effect]:
    """Whose turn it is now; or who takes the pot, and what that is worth."""
    acting = actors(after)
    if not acting:
        yield Paid(sum(stakes(after)), taker=winner(after))
        yield from (Scored(seat, points) for seat, points in enumerate(scores(after)))
    elif acting != (NATURE,):
        yield Began("turn", acting[0])
