"""Effects of NATURE's outcomes: pillars come out, stand, return and fall."""

from collections.abc import Iterator

from tavolino.core.effects import Drawn, Effect, Moved, Placed, Removed, Revealed, Turned
from tavolino.games.villa_paletti.actions import (
    Action,
    Fell,
    Free,
    Held,
    Returned,
    Roll,
    Scatter,
    Stands,
    Wood,
)
from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.effects.names import (
    BOX,
    floor,
    floor_place,
    floor_turn,
    hand,
    level_name,
    name,
    place_of,
)
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import Criterion

COLLAPSE_SIGNS: dict[Criterion, str] = {
    "C1": "sunk",
    "C2": "tilted",
    "C3": "touching",
    "C4": "fallen",
}
"""What was observed of the piece that fell first (VP-P3)."""


def happened(state: State, after: State, outcome: Action) -> Iterator[Effect]:
    match outcome:
        case Wood(_, youngest):
            yield Revealed("youngest", youngest)
        case Scatter():
            yield from (Placed(p.name, place_of(after, p.number)) for p in PILLARS)
        case Roll(colour):
            yield Drawn(colour, state.turn)
        case Held():
            yield Turned(*_handled(state), "held")
        case Free():
            yield from _came_free(state, after)
        case Stands():
            yield from _stands(state, after)
        case Returned():
            yield from _returned(state)
        case Fell():
            yield from _fell(state, outcome)
        case _:
            raise TypeError(f"NATURE does not say {outcome}")


def _handled(state: State) -> tuple[str, str]:
    """The pillar of the current project, and its place."""
    assert state.attempt is not None
    return name(state.attempt.pillar), place_of(state, state.attempt.pillar)


def _came_free(state: State, after: State) -> Iterator[Effect]:
    """VP-B7: the pillar is in the hand; VP-B8: without space on top it stays where it was."""
    pillar, place = _handled(state)
    if after.phase == "place":
        yield Moved(pillar, (place, hand(state.mover)), state.mover)
    else:
        yield Turned(pillar, place, "free")


def _stands(state: State, after: State) -> Iterator[Effect]:
    match state.phase:
        case "place":
            pillar, held = _handled(state)
            assert state.attempt is not None
            yield Moved(pillar, (held, place_of(after, state.attempt.pillar)), state.mover)
        case "lift":
            yield Turned(*_handled(state), "lifted")
        case _:
            top = state.villa.top
            pose = after.seen.floors[top]
            yield Placed(floor(top), floor_place(top, pose), turned=floor_turn(pose))


def _returned(state: State) -> Iterator[Effect]:
    """VP-B5, VP-B7, VP-F8: back on its spot, in the hand, or beside the villa."""
    if state.phase in ("pull", "place"):
        yield Turned(*_handled(state), "returned")
    else:
        yield Removed(floor(state.villa.top), level_name(state.villa.top), BOX)


def _fell(state: State, fell: Fell) -> Iterator[Effect]:
    """The floor that fell first, if any, then the pillars that fell over."""
    if state.phase == "blue":
        yield Removed(floor(0), level_name(0), BOX)
        return
    floors: list[str] = [one.colour for one in FLOORS]
    if fell.piece in floors:
        number = floors.index(fell.piece)
        yield Turned(floor(number), level_name(number), COLLAPSE_SIGNS[fell.why])
    for pillar in fell.toppled:
        yield Turned(name(pillar), place_of(state, pillar), "fallen")
