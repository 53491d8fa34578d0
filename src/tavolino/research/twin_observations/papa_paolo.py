"""Reads rows of Papà Paolo. native/papa_paolo/types.h defines their layout.

Hidden are the start tiles of other seats until they are opened, and the money of other seats if the
match hides it.
"""

from typing import get_args

import numpy as np

from tavolino.games.papa_paolo.state.table import Phase, Step
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

_CITIES, _SHOPS = 20, 10
_ORIGIN = np.array([3 / 4, 1], np.float32)
"""The place of the first pizzeria, in quarters of a frame of eight by nine cells."""
_PHASES, _STEPS = get_args(Phase), get_args(Step)
_KEEPING = [_STEPS.index("keep"), _STEPS.index("open")]
_OVER = _STEPS.index("over")

_DISTRICT = np.dtype(
    [
        ("sets", "<u8", 6),
        *((name, "u1", _CITIES) for name in ("at", "look", "served")),
        *((name, "u1", _SHOPS) for name in ("shop_at", "price", "capacity", "stock")),
        *((name, "u1") for name in ("cities", "shops", "wide", "high")),
        ("origin", "i1", 8),
    ]
)
_PLAYER = np.dtype(
    [
        ("money", "<i2"),
        ("markers", "u1", 4),
        ("earned", "u1", 4),
        *((name, "u1") for name in ("pool", "hand", "start", "bid", "bid_column", "bid_row")),
        *((name, "u1") for name in ("spoke", "out", "delivery")),
        ("investment", "i1"),
    ]
)
_KIND = np.dtype(
    [
        ("district", _DISTRICT, 4),
        ("player", _PLAYER, 4),
        ("box", "u1", 152),
        ("stops", "<u4"),
        ("stack", "u1", 60),
        ("supply", "u1", 3),
        ("large_stack", "u1", 4),
        ("tiles", "i1", 16),
        ("pawns", "i1", 16),
        ("coins", "i1", 8),
        *((name, "i1", 4) for name in ("order", "queue", "settled")),
        *((name, "u1") for name in ("queued", "settlers", "seats", "round", "phase", "step")),
        *((name, "i1") for name in ("turn", "large", "heir")),
        *((name, "u1") for name in ("offer", "forecast", "investments", "pending", "cell")),
        *((name, "u1") for name in ("pizzas", "rounds", "distance", "express", "begun")),
        *((name, "i1") for name in ("pizzeria", "last")),
        *((name, "u1") for name in ("turn_order", "money_points", "foretell", "own_level")),
        ("hidden_money", "u1"),
        ("spare", "u1", 3),
    ]
)


def _veil(rows: Values, eyes: Viewpoint) -> None:
    others = np.arange(4) != eyes.seat[:, None]
    keeping = np.isin(rows["step"], _KEEPING)[:, None]
    hiding = ((rows["hidden_money"] > 0) & (rows["step"] != _OVER))[:, None]
    start, money = rows["player"]["start"], rows["player"]["money"]
    start[others & keeping] = np.minimum(start, 1)[others & keeping]
    money[others & hiding] = -1
    for name, count in (("queue", "queued"), ("settled", "settlers"), ("order", "seats")):
        rows[name][np.arange(4) >= rows[count][:, None]] = -1


def _where(cells: Values) -> Values:
    """Columns and rows relative to the first pizzeria."""
    row, column = cells >> 3, cells & 7
    return np.stack([column, row], axis=-1).astype(np.float32) / 4 - _ORIGIN


def _city_tiles(districts: Values, eyes: Viewpoint) -> Values:
    """For each city tile: place, colour, houses, pizzas and open sides."""
    look = districts["look"]
    read = [
        _where(districts["at"]),
        one_of(4)(look & 3, eyes),
        (look >> 2 & 3)[..., None],
        districts["served"][..., None],
        bits(4)(look >> 4, eyes),
    ]
    return _lying(read, districts["cities"])


def _pizzerias(districts: Values, _: Viewpoint) -> Values:
    """For each pizzeria: place, price, capacity and stock."""
    figures = [
        districts[name][..., None] / np.float32(4) for name in ("price", "capacity", "stock")
    ]
    return _lying([_where(districts["shop_at"]), *figures], districts["shops"])


def _lying(read: list[Values], count: Values) -> Values:
    """A 1 for each item that exists, then its values. Values of missing items are 0."""
    slots = read[0].shape[-2]
    there = (np.arange(slots) < count[..., None])[..., None].astype(np.float32)
    return np.concatenate([there, *(part * there for part in read)], axis=-1)


def _tiles(tiles: Values, eyes: Viewpoint) -> Values:
    """Colour, houses and shape of the tiles in the city."""
    colour, rest = np.divmod(tiles, 15)
    there = (tiles >= 0)[..., None]
    shape = one_of(5)(rest % 5, eyes)
    return np.concatenate([one_of(4)(colour, eyes), there * (3 - rest // 5)[..., None], shape], -1)


PAPA_PAOLO = RowReader(
    _KIND,
    (
        RowColumn("district", _city_tiles, each_seat=True, name="district.cities"),
        RowColumn("district", _pizzerias, each_seat=True, name="district.pizzerias"),
        RowColumn("player.money", number(10), each_seat=True),
        RowColumn("player.markers", number(5), each_seat=True),
        RowColumn("player.earned", number(5), each_seat=True),
        RowColumn("player.pool", number(36), each_seat=True),
        RowColumn("player.hand", bits(4), each_seat=True),
        RowColumn("player.start", number(4), each_seat=True),
        RowColumn("player.bid", number(10), each_seat=True),
        RowColumn("player.bid_column", number(4), each_seat=True),
        RowColumn("player.bid_row", number(7), each_seat=True),
        RowColumn("player.spoke", number(), each_seat=True),
        RowColumn("player.out", number(), each_seat=True),
        RowColumn("player.delivery", one_of(5), each_seat=True),
        RowColumn("player.investment", one_of(4), each_seat=True),
        RowColumn("stops", bits(_CITIES)),
        RowColumn("stack", number()),
        RowColumn("supply", number(4)),
        RowColumn("large_stack", number()),
        RowColumn("tiles", _tiles),
        RowColumn("pawns", seat_of),
        RowColumn("coins", number(3)),
        RowColumn("order", seat_of),
        RowColumn("queue", seat_of),
        RowColumn("settled", seat_of),
        RowColumn("round", number(5)),
        RowColumn("phase", one_of(len(_PHASES))),
        RowColumn("step", one_of(len(_STEPS))),
        RowColumn("turn", seat_of),
        RowColumn("large", one_of(4)),
        RowColumn("heir", seat_of),
        RowColumn("offer", bits(4)),
        RowColumn("forecast", bits(4)),
        RowColumn("investments", bits(4)),
        RowColumn("pending", one_of(5)),
        RowColumn("cell", number(16)),
        RowColumn("pizzas", number(4)),
        RowColumn("rounds", number(4)),
        RowColumn("distance", number(20)),
        RowColumn("express", number()),
        RowColumn("begun", number()),
        RowColumn("pizzeria", number(10)),
        RowColumn("last", number(20)),
    ),
    _veil,
)
