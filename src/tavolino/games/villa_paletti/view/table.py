"""Builds the view from the visible villa. Heights have a resolution of 0.2 mm."""

from functools import lru_cache
from math import hypot

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.villa_paletti.components import COLOURS, FLOORS, PILLAR_HEIGHT, PILLARS
from tavolino.games.villa_paletti.rules.building import purpose_now
from tavolino.games.villa_paletti.rules.claims import supports_needed
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.state import NOBODY, State
from tavolino.games.villa_paletti.statics import verdict_without
from tavolino.games.villa_paletti.view.in_hand import area, carried
from tavolino.games.villa_paletti.view.parts import (
    FloorView,
    PillarView,
    PlayerView,
    Project,
    View,
    Where,
)
from tavolino.games.villa_paletti.villa import NM, OUT, Pose, Villa, is_covered, moved_along_axis

MAX_NEIGHBOURS = 3
"""Maximum number of neighbours of a pillar."""


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
        carried=carried(state),
        area=area(state),
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
    """VP-V2: add the effect of removing each pillar that may be touched."""
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
    """Foot of a pillar in hundredths of a millimetre; zeros if it does not stand."""
    if pose is None:
        return 0, 0, 0
    foot = moved_along_axis(pose, -round(PILLAR_HEIGHT * NM / 2))
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
    return tuple(name for _, name in sorted(near)[:MAX_NEIGHBOURS])
