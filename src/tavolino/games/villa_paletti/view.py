"""Who sees what: everybody the same, and nobody how long the pillars really are.

A view is built from the villa `as_seen`: feet where they are, heights no finer than 0.2 mm.
"""

from functools import lru_cache
from math import hypot
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.villa_paletti.actions import Action, Take, Touch
from tavolino.games.villa_paletti.components import (
    COLOURS,
    FLOOR_THICKNESS,
    FLOORS,
    PILLAR_HEIGHT,
    PILLARS,
    Colour,
    FloorColour,
    Shape,
)
from tavolino.games.villa_paletti.gesture import Tool
from tavolino.games.villa_paletti.motions import Lay, Pull
from tavolino.games.villa_paletti.rules.building import purpose_now, spots
from tavolino.games.villa_paletti.rules.claims import supports_needed
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.rules.moving import clearance, there, way_out
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.rules.setup import draw_heights
from tavolino.games.villa_paletti.state import NOBODY, Collapse, Ended, Phase, Purpose, Seal, State
from tavolino.games.villa_paletti.statics import Verdict, verdict_without
from tavolino.games.villa_paletti.villa import NM, OUT, Pose, Villa, along, axis, is_covered

Where: TypeAlias = Literal["box", "stands", "hand", "out"]

NEIGHBOURS = 3
"""So many of the nearest pillars of a level are named."""


class PillarView(Struct, frozen=True):
    """One pillar."""

    colour: Colour
    shape: Shape
    points: int
    owner: int
    """A seat, or -1: neutral, or not yet chosen."""
    where: Where
    level: int
    """What it stands on, 0 for the base; in a hand, where it came from; -1 out of the game."""
    x: int
    y: int
    z: int
    """Its foot, in hundredths of a millimetre from the middle of the base."""
    pose: Pose | None
    covered: bool
    locked: bool
    movable: bool
    """May it be touched now?"""
    neighbours: tuple[str, ...]
    """The nearest pillars of its level."""
    advice: Verdict | None = None
    """With `assist`: what the villa would do without it. It takes long to say, and follows."""


class FloorView(Struct, frozen=True):
    """A floor that lies."""

    colour: FloorColour
    pose: Pose


class PlayerView(Struct, frozen=True):
    """What one player has."""

    colours: tuple[Colour, ...]
    points: int
    """On the top floor."""
    resigned: bool


class Project(Struct, frozen=True):
    """What hands are doing, and whose."""

    mover: int
    purpose: Purpose
    pillar: str
    """Empty until one is touched."""
    tool: Tool
    grip: int


class View(Struct, frozen=True):
    """The whole table."""

    phase: Phase
    turn: int
    """The seat whose turn it is, -1 when the match is over."""
    youngest: int
    top: int
    """How many floors there are."""
    floors: tuple[FloorView, ...]
    pillars: dict[str, PillarView]
    players: tuple[PlayerView, ...]
    neutral: Colour | None
    project: Project | None
    waiting: tuple[int, ...]
    """Who is asked, and has not answered yet."""
    seal: Seal | None
    supports: int
    """On how many pillars the next floor must rest; 0 if there is none left."""
    idle: int
    """Claims in a row that brought no floor."""
    culprit: int
    """Who touched the villa last, or -1."""
    ended: Ended | None
    collapse: Collapse | None


class TouchPreview(Struct, frozen=True, tag_field="kind", tag="touch"):
    """The pillar that would be the one of this project."""

    pillar: str
    points: int
    covered: bool
    room: bool
    """Is there room for it on top (VP-B8)?"""
    advice: Verdict | None


class PullPreview(Struct, frozen=True, tag_field="kind", tag="pull"):
    """A pull's way out and how close it passes other pillars, in millimetres."""

    way: float
    clearance: float


class FloorPreview(Struct, frozen=True, tag_field="kind", tag="floor"):
    """The pillars on which the floor would rest."""

    carried: tuple[str, ...]


Preview: TypeAlias = TouchPreview | PullPreview | FloorPreview


# ---------------------------------------------------------------- the view
def view(state: State, seat: Seat) -> View:
    villa = state.seen
    over = state.phase == "over"
    neutral = state.neutral
    return View(
        phase=state.phase,
        turn=NOBODY if over else state.turn,
        youngest=state.youngest,
        top=villa.top,
        floors=tuple(
            FloorView(floor.colour, pose) for floor, pose in zip(FLOORS, villa.floors, strict=False)
        ),
        pillars=_pillars(state),
        players=tuple(_player(state, other) for other in range(state.seats)),
        neutral=COLOURS[neutral] if neutral >= 0 else None,
        project=_project(state),
        waiting=state.waiting,
        seal=state.seal,
        supports=supports_needed(state) if villa.top < len(FLOORS) else 0,
        idle=state.idle,
        culprit=state.culprit,
        ended=state.ended,
        collapse=state.collapse,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    colours = tuple(
        colour for colour, owner in zip(COLOURS, state.owners, strict=True) if owner == seat
    )
    return PlayerView(colours, points(state, seat), seat in state.resigned)


def _project(state: State) -> Project | None:
    attempt = state.attempt
    if attempt is None:
        return None
    name = PILLARS[attempt.pillar].name if attempt.pillar >= 0 else ""
    return Project(attempt.mover, attempt.purpose, name, attempt.tool, attempt.grip)


def _pillars(state: State) -> dict[str, PillarView]:
    touchable = _touchable(state)
    return {
        pillar.name: _pillar(state, pillar.number, pillar.number in touchable) for pillar in PILLARS
    }


def _touchable(state: State) -> tuple[int, ...]:
    if state.phase not in ("start", "own", "touch"):
        return ()
    return movable(state, purpose_now(state))


def _pillar(state: State, number: int, touchable: bool) -> PillarView:
    villa, piece = state.seen, PILLARS[number]
    pose, level = villa.pillars[number], villa.levels[number]
    x, y, z = foot_of(pose)
    return PillarView(
        colour=piece.colour,
        shape=piece.kind.shape,
        points=piece.kind.points,
        owner=state.owner(number),
        where=_where(state, number),
        level=level,
        x=x,
        y=y,
        z=z,
        pose=pose,
        covered=is_covered(villa, number),
        locked=number in state.locked,
        movable=touchable,
        neighbours=_neighbours(villa, number),
    )


def advise(state: State, seen: View) -> View:
    """VP-V2: what the villa would do without each pillar that may be touched."""
    if not state.options.assist:
        return seen
    advised = {
        PILLARS[number].name: replace(
            seen.pillars[PILLARS[number].name], advice=verdict_without(state.seen, number)
        )
        for number in _touchable(state)
    }
    return replace(seen, pillars={**seen.pillars, **advised})


def foot_of(pose: Pose | None) -> tuple[int, int, int]:
    """Hundredths of a millimetre; a pillar that stands nowhere has none."""
    if pose is None:
        return 0, 0, 0
    foot = along(pose, -round(PILLAR_HEIGHT * NM / 2))
    return round(foot.x / 10_000), round(foot.y / 10_000), round(foot.z / 10_000)


def _where(state: State, number: int) -> Where:
    if state.villa.pillars[number] is not None:
        return "stands"
    if state.villa.levels[number] == OUT:
        return "out"
    return "hand" if state.attempt and state.attempt.pillar == number else "box"


@lru_cache(maxsize=1024)
def _neighbours(villa: Villa, number: int) -> tuple[str, ...]:
    pose = villa.pillars[number]
    if pose is None:
        return ()
    near = [
        (hypot(other.x - pose.x, other.y - pose.y), PILLARS[there].name)
        for there in villa.standing_on(villa.levels[number])
        if there != number and (other := villa.pillars[there]) is not None
    ]
    return tuple(name for _, name in sorted(near)[:NEIGHBOURS])


# ---------------------------------------------------------------- what could be otherwise
def imagine(state: State, seat: Seat, random: Random) -> State:
    """The same feet and floors on pillars of other lengths: nobody can tell."""
    if state.phase == "wood":
        return state
    heights = tuple(
        min(height, _room_above(state, number))
        for number, height in enumerate(draw_heights(random))
    )
    pillars = tuple(
        None if pose is None else along(along(pose, -(old // 2)), new // 2)
        for pose, old, new in zip(state.villa.pillars, state.heights, heights, strict=True)
    )
    return replace(state, heights=heights, villa=replace(state.villa, pillars=pillars))


def _room_above(state: State, number: int) -> int:
    """How much longer than nominal a pillar can be under the floor that lies on it or above it."""
    villa = state.villa
    pose, level = villa.pillars[number], villa.levels[number]
    if pose is None or level >= villa.top or state.phase == "over":
        return NM
    top = along(pose, round(PILLAR_HEIGHT * NM / 2) - state.heights[number] // 2)
    floor = along(villa.floors[level], -round(FLOOR_THICKNESS * NM / 2))
    x, y, z = axis(floor)
    underside = floor.z - (x * (top.x - floor.x) + y * (top.y - floor.y)) / z
    return max(round(underside - top.z), -NM // 4)


def preview(state: State, seat: Seat, action: Action) -> Preview | None:
    """What an action would bring, as far as the villa as seen tells."""
    match action:
        case Touch(pillar) | Take(pillar):
            villa, piece = state.seen, PILLARS[pillar]
            known = verdict_without(villa, pillar) if state.options.assist else None
            return TouchPreview(
                piece.name,
                piece.kind.points,
                is_covered(villa, pillar),
                bool(spots(villa, pillar)),
                known,
            )
        case Pull(towards):
            assert state.attempt is not None
            villa, pillar = state.seen, state.attempt.pillar
            way, gap = way_out(villa, pillar, towards), clearance(villa, pillar, towards)
            return PullPreview(round(way, 1), round(gap, 1))
        case Lay():
            carried = carried_by(state.seen, there(action))
            return FloorPreview(tuple(PILLARS[number].name for number in carried))
        case _:
            return None
