"""Reads rows of Palermo, which has no secrets. native/palermo/state.h defines their layout."""

import numpy as np

from tavolino.games.palermo.geometry import SIDE
from tavolino.games.palermo.state import AT_HOME, AT_START
from tavolino.games.palermo.twin import DISC, DOOR, OFF_BOARD, ROW
from tavolino.research.twin_observations.base import (
    RowColumn,
    RowReader,
    Values,
    Viewpoint,
    bits,
    number,
    one_of,
    seat_of,
)

_KIND = np.dtype(
    [
        ("open", "<u8", 4),
        ("empty", "<u8"),
        ("money", "<i2", 5),
        ("arrived", "<u2", 5),
        ("round", "<u2"),
        ("door", "u1", 36),
        ("gangster", "u1", 5),
        ("policeman", "u1", 5),
        ("collected", "u1", 5),
        ("supply", "u1", 3),
        *((name, "u1") for name in ("phase", "turn", "seats", "start")),
        *((name, "u1") for name in ("laid", "progress", "stalled")),
        ("switches", "u1", 3),
        ("spare", "u1", 2),
    ]
)


def _door(doors: Values, eyes: Viewpoint) -> Values:
    """The owner and the corner of each cell's door, and whether its disc is still there."""
    there = (doors & DOOR > 0)[..., None]
    owner = seat_of(doors >> 2 & 7, eyes) & there
    corner = one_of(4)(doors & 3, eyes) & there
    return np.concatenate([owner, corner, (doors & DISC > 0)[..., None]], axis=-1)


def _figure(places: Values, _: Viewpoint) -> Values:
    """The row and the column, or whether the figure is at the start or at home."""
    start, home = places == OFF_BOARD[AT_START], places == OFF_BOARD[AT_HOME]
    row, column = np.divmod(np.where(start | home, 0, places), ROW)
    return np.stack([row / SIDE, column / SIDE, start, home], axis=-1)


PALERMO = RowReader(
    _KIND,
    (
        RowColumn("open", bits(64)),
        RowColumn("empty", bits(36)),
        RowColumn("money", number(10), each_seat=True),
        RowColumn("arrived", number(10), each_seat=True),
        RowColumn("collected", number(10), each_seat=True),
        RowColumn("gangster", _figure, each_seat=True),
        RowColumn("policeman", _figure, each_seat=True),
        RowColumn("door", _door),
        RowColumn("supply", number(12)),
        RowColumn("phase", one_of(5)),
        RowColumn("turn", seat_of),
        RowColumn("start", one_of(36)),
        RowColumn("round", number(10)),
        RowColumn("laid", number(36)),
        RowColumn("progress", number(10)),
        RowColumn("stalled", number(10)),
    ),
)
