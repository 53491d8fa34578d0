"""The notation: ``start D3``, ``house D3 2 r1``, ``plaza A1 NW``, ``police 5.9``, ``go 4.9``.

``police -`` leaves the policeman in place, ``stay`` the gangster. A mirrored house card has an
``m`` at the end: ``house D3 2 r1 m``.
"""

from functools import lru_cache

from tavolino.core.game import MalformedAction
from tavolino.core.parsing import lookup, quoted
from tavolino.games.palermo.actions import (
    Action,
    Go,
    LayHouse,
    LayPlaza,
    LayStart,
    MovePolice,
    SkipPolice,
    Stay,
)
from tavolino.games.palermo.components import CORNERS, SIZES
from tavolino.games.palermo.geometry import CELLS, FIELDS, cell_name, field_name

_CELLS = {cell_name(cell): cell for cell in CELLS}
_FIELDS = {field_name(field): field for field in FIELDS}
_ROTATIONS = {f"r{turns}": turns for turns in range(4)}
_SIZES = {str(size): size for size in SIZES}
_CORNERS = {corner: number for number, corner in enumerate(CORNERS)}


@lru_cache(maxsize=4096)
def format(action: Action) -> str:
    match action:
        case LayStart(cell):
            return f"start {cell_name(cell)}"
        case LayHouse(cell, size, rotation, mirrored):
            return f"house {cell_name(cell)} {size} r{rotation}{' m' if mirrored else ''}"
        case LayPlaza(cell, corner):
            return f"plaza {cell_name(cell)} {CORNERS[corner]}"
        case MovePolice(field):
            return f"police {field_name(field)}"
        case SkipPolice():
            return "police -"
        case Go(field):
            return f"go {field_name(field)}"
        case Stay():
            return "stay"


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """Parse an action. Raises MalformedAction with a description of what was expected."""
    match text.split():
        case ["start", cell]:
            return LayStart(_cell(cell))
        case ["house", cell, size, rotation]:
            return LayHouse(_cell(cell), _size(size), _rotation(rotation))
        case ["house", cell, size, rotation, "m"]:
            return LayHouse(_cell(cell), _size(size), _rotation(rotation), mirrored=True)
        case ["plaza", cell, corner]:
            return LayPlaza(_cell(cell), _corner(corner))
        case ["police", "-"]:
            return SkipPolice()
        case ["police", field]:
            return MovePolice(_field(field))
        case ["go", field]:
            return Go(_field(field))
        case ["stay"]:
            return Stay()
        case _:
            raise MalformedAction(f"{quoted(text)} is not one of: {_KINDS}")


_KINDS = "start D3, house D3 2 r1, plaza A1 NW, police 5.9, police -, go 4.9, stay"


def _cell(text: str) -> int:
    return lookup(_CELLS, text, "a cell from A1 to F6")


def _field(text: str) -> int:
    return lookup(_FIELDS, text, "a field from 0.0 to 13.13")


def _size(text: str) -> int:
    return lookup(_SIZES, text, "the size of a house: 1, 2 or 3")


def _rotation(text: str) -> int:
    return lookup(_ROTATIONS, text, "a rotation: r0, r1, r2 or r3")


def _corner(text: str) -> int:
    return lookup(_CORNERS, text, "a corner: NW, NE, SE or SW")
