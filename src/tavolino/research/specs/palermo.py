"""The numeric specification of Palermo: 36 cells, 196 small fields, no chance."""

from collections.abc import Sequence

from tavolino.games.palermo.components import CORNERS, DISCS, MIRRORED_FACES
from tavolino.games.palermo.geometry import CELLS, FIELDS, cell_name, field_name
from tavolino.games.palermo.view import View
from tavolino.research.action_space import ActionSpace, sentences
from tavolino.research.game_spec import GameSpec
from tavolino.research.observation import ViewBounds

_CELLS = [cell_name(cell) for cell in CELLS]
_FIELDS = [field_name(field) for field in FIELDS]
_FACES = [f"{face.size} r{face.rotation}{' m' if face.mirrored else ''}" for face in MIRRORED_FACES]
_EDGE = 14
"""Number of small fields along one side of the city, including the ring."""


def _where(name: str) -> Sequence[float]:
    """The row and the column of a field, as fractions of the side."""
    row, column = name.split(".")
    return int(row) / _EDGE, int(column) / _EDGE


PALERMO = GameSpec(
    actions=ActionSpace(
        (
            *sentences("start", _CELLS),
            *sentences("house", _CELLS, _FACES),
            *sentences("plaza", _CELLS, CORNERS),
            *sentences("police", ["-", *_FIELDS]),
            *sentences("go", _FIELDS),
            "stay",
        )
    ),
    outcomes=ActionSpace(()),
    view=View,
    bounds=ViewBounds(
        seats=frozenset({"turn", "cells.house.owner", "cells.plaza.owner"}),
        each_seat=frozenset({"players"}),
        words={
            "cells": _CELLS,
            "players.entrances": _FIELDS,
            "players.gangster": ["start", "home", *_FIELDS],
            "players.policeman": ["none", "start", *_FIELDS],
        },
        figures={"cells.plaza.entrance": (2, _where)},
        units={"cells.house.rotation": 1.0, "cells.house.size": 1.0},
        left_out=frozenset({"cells.house.roofs", "cells.house.entrance"}),
    ),
    longest=5000,
    points=(0, 100 * max(DISCS)),
)
