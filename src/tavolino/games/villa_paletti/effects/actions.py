"""Effects of what players say and do. NATURE resolves the outcome of a gesture."""

from tavolino.core.effects import Effect, Placed, Said
from tavolino.core.game import Seat
from tavolino.games.villa_paletti.actions import Action, Stand, Take, Touch
from tavolino.games.villa_paletti.effects.names import name, place_of, spot_on
from tavolino.games.villa_paletti.gesture import PACKET_SCALE
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.notation import format
from tavolino.games.villa_paletti.rules.moving import released_at
from tavolino.games.villa_paletti.state import State


def said(state: State, after: State, seat: Seat, action: Action) -> tuple[Effect]:
    match action:
        case Stand(pillar):
            return (Placed(name(pillar), place_of(after, pillar)),)
        case Touch(pillar):
            return (Said(seat, f"touch {name(pillar)}", at=place_of(state, pillar)),)
        case Take(pillar):
            return (Said(seat, f"take {name(pillar)}", at=place_of(state, pillar)),)
        case Pull() | LiftOff() | Place() | Lay() | ByHand():
            return (_motion(state, seat, action),)
        case _:
            return (Said(seat, format(action)),)


def _motion(state: State, seat: Seat, motion: Pull | LiftOff | Place | Lay | ByHand) -> Said:
    """The kind of a gesture and its place; for a pull and a floor also the angle in degrees."""
    match motion:
        case Pull(towards):
            return Said(seat, "pull", towards, _held(state))
        case LiftOff():
            return Said(seat, "up", at=_held(state))
        case Place(x, y):
            return Said(seat, "place", at=_top(state, x / PACKET_SCALE, y / PACKET_SCALE))
        case Lay(x, y, turn):
            return Said(seat, "lay", turn, _top(state, x / PACKET_SCALE, y / PACKET_SCALE))
        case ByHand() if state.phase == "pull":
            return Said(seat, "pull", at=_held(state))
        case ByHand(packets):
            there = released_at(packets)
            word = "place" if state.phase == "place" else "lay"
            return Said(seat, word, at=_top(state, there.x, there.y))


def _held(state: State) -> str:
    assert state.attempt is not None
    return place_of(state, state.attempt.pillar)


def _top(state: State, x: float, y: float) -> str:
    return spot_on(state.villa.top, x, y)
