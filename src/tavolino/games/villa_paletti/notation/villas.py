"""Notation of a villa, piece by piece.

``r1@0=x,y,z,w,i,j,k`` with its level, ``blue=…`` for a floor, ``r1@-`` for a pillar that is out.
"""

from collections.abc import Sequence
from re import fullmatch

from tavolino.core.game import MalformedAction
from tavolino.core.parsing import quoted
from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.notation.numbers import whole
from tavolino.games.villa_paletti.villa import OUT, Pose, Villa


def format_villa(villa: Villa) -> str:
    pillars = [
        _stood(pillar.name, pose, level)
        for pillar, pose, level in zip(PILLARS, villa.pillars, villa.levels, strict=True)
    ]
    floors = [
        f"{floor.colour}={_pose(pose)}" for floor, pose in zip(FLOORS, villa.floors, strict=False)
    ]
    return " ".join([*pillars, *floors])


def _stood(name: str, pose: Pose | None, level: int) -> str:
    where = "-" if level == OUT else str(level)
    return f"{name}@{where}" if pose is None else f"{name}@{where}={_pose(pose)}"


def _pose(pose: Pose) -> str:
    parts = (pose.x, pose.y, pose.z, pose.w, pose.i, pose.j, pose.k)
    return ",".join(map(str, parts))


def parse_villa(pieces: Sequence[str]) -> Villa:
    """Parse twenty pillars in their order, then floors from blue upwards."""
    pillars, floors = pieces[: len(PILLARS)], pieces[len(PILLARS) :]
    if len(pillars) < len(PILLARS) or len(floors) > len(FLOORS):
        raise MalformedAction("a villa has twenty pillars and up to five floors")
    stood = [_read_pillar(pillar.name, text) for pillar, text in zip(PILLARS, pillars, strict=True)]
    return Villa(
        pillars=tuple(pose for pose, _ in stood),
        levels=tuple(level for _, level in stood),
        floors=tuple(
            _read_floor(floor.colour, text) for floor, text in zip(FLOORS, floors, strict=False)
        ),
    )


def _read_pillar(name: str, text: str) -> tuple[Pose | None, int]:
    found = fullmatch(rf"{name}@([0-5]|-)(?:=(.+))?", text)
    if not found or (found[1] == "-" and found[2]):
        raise MalformedAction(f"{quoted(text)} is not where {name} stands")
    level = OUT if found[1] == "-" else int(found[1])
    return (_read_pose(found[2], text) if found[2] else None), level


def _read_floor(colour: str, text: str) -> Pose:
    name, _, pose = text.partition("=")
    if name != colour:
        raise MalformedAction(f"{quoted(text)} is not where the {colour} floor lies")
    return _read_pose(pose, text)


def _read_pose(text: str, piece: str) -> Pose:
    parts = text.split(",")
    if len(parts) != 7:
        raise MalformedAction(f"{quoted(piece)} has no pose of seven numbers")
    return Pose(*map(whole, parts))
