"""The numeric specification of Papà Paolo: grid, districts, bids and chance outcomes."""

from collections.abc import Sequence
from itertools import combinations

from tavolino.games.papa_paolo.components.printed import (
    LETTERS,
    NUMBERS,
    PRICES,
    SHOP_COST,
)
from tavolino.games.papa_paolo.components.tiles import CODES, SHAPES
from tavolino.games.papa_paolo.geometry import (
    CELLS,
    LINES,
    SPOTS,
    cell_name,
    line_name,
    sides_name,
    spot_name,
)
from tavolino.games.papa_paolo.view import View
from tavolino.research.action_space import ActionSpace, sentences
from tavolino.research.game_spec import GameSpec
from tavolino.research.observation import ViewBounds

_CELLS = [cell_name(cell) for cell in CELLS[4]]
_LINES = [line_name(line) for line in LINES[4]]
_SPOTS = [spot_name(at) for at in SPOTS]
_SIDES = [sides_name(sides) for sides in range(1, 16)]
_COLOURS = list(CODES.values())
_AMOUNTS = range(1, 100)
"""Larger than any amount that a component file may contain."""
_MOST_PIZZAS = 36
_DISTRICT = 20
"""Number of cells of the largest district."""
_HOLDINGS = [name for size in NUMBERS for name in map("".join, combinations("1234", size))]


def _open_sides(sides: str) -> Sequence[float]:
    return [float(side in sides) for side in "NESW"]


PAPA_PAOLO = GameSpec(
    actions=ActionSpace(
        (
            *sentences("keep", NUMBERS),
            *sentences("pawn", _CELLS),
            *("take", "sponsor", "express", "nothing"),
            *sentences("shop", range(1, len(SHOP_COST) + 1)),
            *sentences("build", PRICES),
            *sentences("lay", _SPOTS, _SIDES),
            *sentences("site", _SPOTS),
            *sentences("stock", _SPOTS, range(_MOST_PIZZAS + 1)),
            *sentences("bid", _AMOUNTS),
            *sentences("bid", ["c1", "c2", "c3", "c4"], _AMOUNTS),
            *("pass", "decline", "track", "once", "discard"),
            *sentences("pick", _COLOURS),
            *(f"turn {one} {two}" for one in _COLOURS for two in _COLOURS if one != two),
            *sentences("once", range(1, _MOST_PIZZAS + 1)),
            *sentences("tile", NUMBERS),
            *sentences("ride", _SPOTS),
            *sentences("drop", _SPOTS, (1, 2, 3)),
            *("home", "stop"),
        )
    ),
    outcomes=ActionSpace(
        (
            *sentences("start", NUMBERS),
            "open",
            *(f"offer {letter}{held}" for letter in LETTERS for held in _HOLDINGS),
            *sentences("large", _COLOURS),
            *sentences("facedown", _LINES),
            *sentences("coin", range(1, 10)),
            *(f"deal {c}{houses}{s}" for c in _COLOURS for houses in (1, 2, 3) for s in SHAPES),
            *sentences("faceup", range(1, 10)),
        )
    ),
    view=View,
    bounds=ViewBounds(
        seats=frozenset(
            {"actors", "order", "settled", "next_order", "grid.pawn", "lines.leader"},
        ),
        each_seat=frozenset({"players"}),
        lengths={
            "investments": 4,
            "offer": 4,
            "forecast": 4,
            "players.hand": 2,
            "players.cities": _DISTRICT,
            "players.pizzerias": 8,
            "pending.delivery.stops": _DISTRICT,
        },
        words={
            "grid": _CELLS,
            "lines": _LINES,
            "supply": [str(price) for price in PRICES],
            "pending.placed.cell": _CELLS,
        },
        figures={"players.cities.open": (4, _open_sides)},
        units={"players.cities.houses": 1.0, "players.cities.served": 1.0, "stack": 84.0},
        left_out=frozenset(
            {
                "piazza",
                "printed",
                "grid.jobs",
                "lines.jobs",
                "offer.name",
                "forecast.name",
                "players.delivery.name",
                "pending.delivery.way",
                "pending.delivery.round",
                "pending.stocking.spaces",
                "players.cities.far",
                "players.cities.entry",
            }
        ),
    ),
    longest=5000,
    points=(-100, 500),
)
