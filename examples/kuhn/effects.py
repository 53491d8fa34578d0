"""The effects of an action, for a client to animate. Cards are ``J``, ``Q``, ``K``."""

from collections.abc import Iterator

from examples.kuhn.actions import Action, Bet, Call, Check, Deal, Fold, Show
from examples.kuhn.components import BET
from examples.kuhn.rules import actors, apply, scores, stakes, winner
from examples.kuhn.state import State
from tavolino.core.effects import Began, Drawn, Effect, Paid, Revealed, Said, Scored
from tavolino.core.game import NATURE, Seat


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    """All effects of an action. KUHN-1.3: only the owner sees a dealt card."""
    return (
        *_action_effects(state, seat, action, viewer),
        *_consequences(apply(state, seat, action)),
    )


def _action_effects(state: State, seat: Seat, action: Action, viewer: Seat) -> Iterator[Effect]:
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


def _consequences(after: State) -> Iterator[Effect]:
    """The next turn, or at the end the winner of the pot and the scores."""
    acting = actors(after)
    if not acting:
        yield Paid(sum(stakes(after)), taker=winner(after))
        yield from (Scored(seat, points) for seat, points in enumerate(scores(after)))
    elif acting != (NATURE,):
        yield Began("turn", acting[0])
