"""What a hand may say in a stretch, whether it is said in one go or while it moves (VP-G1, G2, B7).

Where a hand may not open it does not open: VP-G3, G8 and F8 are seen to while it moves.
"""

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti.components import HIGHEST_LIFT
from tavolino.games.villa_paletti.gesture import (
    Abort,
    Gesture,
    LetGo,
    Lift,
    Lower,
    Packet,
    Raise,
    Release,
    Remove,
    SetDown,
    Steady,
    Stretch,
    Turn,
)


def refuse_packets(stretch: Stretch, top: int, packets: Gesture) -> Objection | None:
    """The first packet of a gesture that no hand may say, if the villa has so many floors."""
    steadied: int | None = None
    for timed in packets:
        if wrong := refuse_packet(stretch, top, steadied, timed.packet):
            return wrong
        match timed.packet:
            case Steady(floor):
                steadied = floor
            case LetGo():
                steadied = None
            case _:
                continue
    return None


def refuse_packet(
    stretch: Stretch, top: int, steadied: int | None, packet: Packet
) -> Objection | None:
    """Why a hand may not say this, while the other one steadies that floor, or none."""
    pulls = isinstance(stretch, Remove)
    match packet:
        case Steady() | Lift() if not pulls:
            return objection("VP-G2", "villa_paletti-no-steadying")
        case Steady(floor):
            return _refuse_steadying(top, steadied, floor)
        case Lift(height):
            return refuse_lift(steadied is not None, height)
        case Turn() | Lower() | Raise() | Release() if pulls:
            return objection("VP-B7", "villa_paletti-no-not-free-yet")
        case Abort() if isinstance(stretch, SetDown):
            return objection("VP-B7", "villa_paletti-no-abort-now")
        case _:
            return None


def _refuse_steadying(top: int, steadied: int | None, floor: int) -> Objection | None:
    """VP-G1: one floor at a time, and one that is there."""
    if steadied not in (None, floor):
        return objection("VP-G1", "villa_paletti-no-two-floors")
    return None if 0 <= floor < top else objection("VP-G1", "villa_paletti-no-such-floor")


def refuse_lift(steady: bool, lift: int) -> Objection | None:
    """VP-G1: a floor may be lifted slightly, by the hand that steadies it."""
    if lift and not steady:
        return objection("VP-G1", "villa_paletti-no-lift-unsteadied")
    if not 0 <= lift <= HIGHEST_LIFT * 1000:
        return objection("VP-G1", "villa_paletti-no-lift-so-high", limit=round(HIGHEST_LIFT))
    return None
