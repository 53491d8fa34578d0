"""Previews: the effect of an option, as far as the visible villa tells."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.villa_paletti.actions import Action, Take, Touch
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.motions import Lay, Pull
from tavolino.games.villa_paletti.rules import DIRECTIONS
from tavolino.games.villa_paletti.rules.building import spots
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.rules.moving import clearance, target, way_out
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.statics import Verdict, verdict_without
from tavolino.games.villa_paletti.villa import Villa, is_covered


class TouchPreview(Struct, frozen=True, tag_field="kind", tag="touch"):
    """The pillar that would be touched."""

    pillar: str
    points: int
    covered: bool
    room: bool
    """Is there space for it on top (VP-B8)?"""
    advice: Verdict | None
    ways: tuple[tuple[float, float], ...] = ()
    """Length and clearance of the way out in mm, from east on anticlockwise in equal steps. Empty
    if nothing covers the pillar or it is not to be touched."""


class PullPreview(Struct, frozen=True, tag_field="kind", tag="pull"):
    """Length and clearance of a pull's way out, in millimetres."""

    way: float
    clearance: float


class FloorPreview(Struct, frozen=True, tag_field="kind", tag="floor"):
    """The pillars on which the floor would rest."""

    carried: tuple[str, ...]


Preview: TypeAlias = TouchPreview | PullPreview | FloorPreview


def preview(state: State, seat: Seat, action: Action) -> Preview | None:
    """The expected effect of an action; None if there is nothing to show."""
    match action:
        case Take(pillar):
            return _touched(state, pillar)
        case Touch(pillar):
            ways = (_way(state.seen, pillar, towards) for towards in DIRECTIONS)
            free = not is_covered(state.seen, pillar)
            return replace(_touched(state, pillar), ways=() if free else tuple(ways))
        case Pull(towards):
            assert state.attempt is not None
            return PullPreview(*_way(state.seen, state.attempt.pillar, towards))
        case Lay():
            carried = carried_by(state.seen, target(action))
            return FloorPreview(tuple(PILLARS[number].name for number in carried))
        case _:
            return None


def _touched(state: State, pillar: int) -> TouchPreview:
    villa, piece = state.seen, PILLARS[pillar]
    covered, room = is_covered(villa, pillar), bool(spots(villa, pillar))
    known = verdict_without(villa, pillar) if state.options.assist else None
    return TouchPreview(piece.name, piece.kind.points, covered, room, known)


def _way(villa: Villa, pillar: int, towards: int) -> tuple[float, float]:
    """Length of the way and clearance."""
    way, gap = way_out(villa, pillar, towards), clearance(villa, pillar, towards)
    return round(way, 1), round(gap, 1)
