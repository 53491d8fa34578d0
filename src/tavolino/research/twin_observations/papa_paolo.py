"""Rows of Papà Paolo: native/papa_paolo/types.h says what stands where.

Hidden are the start tiles that others keep, until they are opened, and others' money where the
match hides it.
"""

from typing import get_args

import numpy as np

from tavolino.games.papa_paolo.state.table import Phase, Step
from tavolino.research.twin_observations.base import (
    Column,
    Eyes,
    Rows,
    Values,
    bits,
    number,
    one_of,
    seat_of,
)

_CITIES, _SHOPS = 20, 10
_ORIGIN = np.array([3 / 4, 1], np.float32)
"""Where the first pizzeria stands, in quarters of a frame of eight by nine cells."""
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


def _veil(rows: Values, eyes: Eyes) -> None:
    others = np.arange(4) != eyes.seat[:, None]
    keeping = np.isin(rows["step"], _KEEPING)[:, None]
    hiding = ((rows["hidden_money"] > 0) & (rows["step"] != _OVER))[:, None]
    start, money = rows["player"]["start"], rows["player"]["money"]
    start[others & keeping] = np.minimum(start, 1)[others & keeping]
    money[others & hiding] = -1
    for name, count in (("queue", "queued"), ("settled", "settlers"), ("order", "seats")):
        rows[name][np.arange(4) >= rows[count][:, None]] = -1


def _where(cells: Values) -> Values:
    """Columns and rows from the first pizzeria on."""
    row, column = cells >> 3, cells & 7
    return np.stack([column, row], axis=-1).astype(np.float32) / 4 - _ORIGIN


def _city_tiles(districts: Values, eyes: Eyes) -> Values:
    """For each tile that lies there: where, its colour, houses, pizzas and open sides."""
    look = districts["look"]
    read = [
        _where(districts["at"]),
        one_of(4)(look & 3, eyes),
        (look >> 2 & 3)[..., None],
        districts["served"][..., None],
        bits(4)(look >> 4, eyes),
    ]
    return _lying(read, districts["cities"])


def _pizzerias(districts: Values, _: Eyes) -> Values:
    """For each of them: where, its price, how many pizzas it holds and how many lie there."""
    figures = [
        districts[name][..., None] / np.float32(4) for name in ("price", "capacity", "stock")
    ]
    return _lying([_where(districts["shop_at"]), *figures], districts["shops"])


def _lying(read: list[Values], count: Values) -> Values:
    """What is read of things in their order, if there are so many; and a 1 for each that is."""
    slots = read[0].shape[-2]
    there = (np.arange(slots) < count[..., None])[..., None].astype(np.float32)
    return np.concatenate([there, *(part * there for part in read)], axis=-1)


def _tiles(tiles: Values, eyes: Eyes) -> Values:
    """Colour, houses and shape of the tiles in the city."""
    colour, rest = np.divmod(tiles, 15)
    there = (tiles >= 0)[..., None]
    shape = one_of(5)(rest % 5, eyes)
    return np.concatenate([one_of(4)(colour, eyes), there * (3 - rest // 5)[..., None], shape], -1)


PAPA_PAOLO = Rows(
    _KIND,
    (
        Column("district", _city_tiles, each_seat=True, name="district.cities"),
        Column("district", _pizzerias, each_seat=True, name="district.pizzerias"),
        Column("player.money", number(10), each_seat=True),
        Column("player.markers", number(5), each_seat=True),
        Column("player.earned", number(5), each_seat=True),
        Column("player.pool", number(36), each_seat=True),
        Column("player.hand", bits(4), each_seat=True),
        Column("player.start", number(4), each_seat=True),
        Column("player.bid", number(10), each_seat=True),
        Column("player.bid_column", number(4), each_seat=True),
        Column("player.bid_row", number(7), each_seat=True),
        Column("player.spoke", number(), each_seat=True),
        Column("player.out", number(), each_seat=True),
        Column("player.delivery", one_of(5), each_seat=True),
        Column("player.investment", one_of(4), each_seat=True),
        Column("stops", bits(_CITIES)),
        Column("stack", number()),
        Column("supply", number(4)),
        Column("large_stack", number()),
        Column("tiles", _tiles),
        Column("pawns", seat_of),
        Column("coins", number(3)),
        Column("order", seat_of),
        Column("queue", seat_of),
        Column("settled", seat_of),
        Column("round", number(5)),
        Column("phase", one_of(len(_PHASES))),
        Column("step", one_of(len(_STEPS))),
        Column("turn", seat_of),
        Column("large", one_of(4)),
        Column("heir", seat_of),
        Column("offer", bits(4)),
        Column("forecast", bits(4)),
        Column("investments", bits(4)),
        Column("pending", one_of(5)),
        Column("cell", number(16)),
        Column("pizzas", number(4)),
        Column("rounds", number(4)),
        Column("distance", number(20)),
        Column("express", number()),
        Column("begun", number()),
        Column("pizzeria", number(10)),
        Column("last", number(20)),
    ),
    _veil,
)
