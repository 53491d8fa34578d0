"""Packets that a hand may send, live or in a complete gesture (VP-G1, VP-G2, VP-B7).

VP-G3, VP-G8 and VP-F8 are checked while the hand moves: where it may not open, it does not.
"""

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti.components import MAX_LIFT
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
    Task,
    Turn,
)


def refuse_packets(task: Task, top: int, packets: Gesture) -> Objection | None:
    """The first forbidden packet of a gesture, in a villa with `top` floors."""
    steadied: int | None = None
    for timed in packets:
        if objection := refuse_packet(task, top, steadied, timed.packet):
            return objection
        match timed.packet:
            case Steady(floor):
                steadied = floor
            case LetGo():
                steadied = None
            case _:
                continue
    return None


def refuse_packet(task: Task, top: int, steadied: int | None, packet: Packet) -> Objection | None:
    """Why a hand may not send this packet while the other one steadies that floor, or none."""
    pulls = isinstance(task, Remove)
    match packet:
        case Steady() | Lift() if not pulls:
            return objection("VP-G2", "villa_paletti-no-steadying")
        case Steady(floor):
            return _refuse_steadying(top, steadied, floor)
        case Lift(height):
            return refuse_lift(steadied is not None, height)
        case Turn() | Lower() | Raise() | Release() if pulls:
            return objection("VP-B7", "villa_paletti-no-not-free-yet")
        case Abort() if isinstance(task, SetDown):
            return objection("VP-B7", "villa_paletti-no-abort-now")
        case _:
            return None


def _refuse_steadying(top: int, steadied: int | None, floor: int) -> Objection | None:
    """VP-G1: one floor at a time, and only one that exists."""
    if steadied not in (None, floor):
        return objection("VP-G1", "villa_paletti-no-two-floors")
    return None if 0 <= floor < top else objection("VP-G1", "villa_paletti-no-such-floor")


def refuse_lift(steady: bool, lift: int) -> Objection | None:
    """VP-G1: the hand that steadies a floor may lift it slightly."""
    if lift and not steady:
        return objection("VP-G1", "villa_paletti-no-lift-unsteadied")
    if not 0 <= lift <= MAX_LIFT * 1000:
        return objection("VP-G1", "villa_paletti-no-lift-so-high", limit=round(MAX_LIFT))
    return None
