"""Reads and validates an operator's component file.

The file is JSON in the form of `Box`. Missing sections keep their standard values. The file may
repeat figures of the rulebook, but not change them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tavolino.core.errors import SettingError
from tavolino.games.papa_paolo.components.box import Box, Icon
from tavolino.games.papa_paolo.components.printed import (
    CITY_TILES,
    COINS,
    COLOURS,
    EXPRESS_FEE,
    GRID,
    LATE_FEE,
    LETTERS,
    LONG,
    LOW_OPENING,
    NUMBERS,
    OPENING_PIZZAS,
    PAWNS,
    PIZZAS,
    PRICES,
    ROUNDS,
    SHOP_COST,
    SHORT,
    STAIRS,
    START_MONEY,
    START_PIZZAS,
    SUPPLY,
    TRACK_END,
)
from tavolino.games.papa_paolo.components.tiles import SHAPES, DeliveryTile
from tavolino.games.papa_paolo.geometry import SHAPE_OF, WEST


class BadComponents(SettingError):
    """A component file is invalid; the message names the file and the field."""


PRINTED: dict[str, Any] = {
    "rounds": ROUNDS,
    "pawnsPerPlayer": PAWNS,
    "startMoney": START_MONEY,
    "pizzasPerPlayer": PIZZAS,
    "startPizzas": START_PIZZAS,
    "district": {"long": LONG, "short": SHORT},
    "shopCost": {str(pizzas): cost for pizzas, cost in enumerate(SHOP_COST, 1)},
    "expressFee": EXPRESS_FEE,
    "investmentForNonBidders": LATE_FEE,
    "tracks.positions": TRACK_END + 1,
    "pizzerias.supply": {
        f"{seats}p": dict(zip(map(str, PRICES), counts, strict=True))
        for seats, counts in SUPPLY.items()
    },
    "pizzerias.pizzasOnBuild": OPENING_PIZZAS,
    **{f"board.{seats}p.coins": list(coins) for seats, coins in COINS.items()},
    "piazza.rows": STAIRS,
    "piazza.columns": {"4p": 4, "3p": 3},
    "piazza.2p.openLowThreshold": LOW_OPENING,
    "investmentTiles.perColour": ROUNDS,
    "investmentTiles.orTrackStep": 1,
}
"""The figures of the rulebook, by their place in a file."""

NOTES = ("game", "conventions", "bank", "piazza.value")
"""Descriptive keys of a file, which have no effect."""


def load_box(path: Path) -> Box:
    """Read a box from a file. Raises BadComponents with the name of the invalid field."""
    try:
        return parse_box(msgspec.json.decode(path.read_bytes()))
    except OSError as error:
        raise BadComponents(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadComponents(f"{path}: this is not JSON: {error}") from None
    except BadComponents as error:
        raise BadComponents(f"{path}: {error}") from None


def parse_box(content: Any) -> Box:
    """Parse a decoded JSON object into a box. Removes rulebook figures and notes from the object.

    Raises BadComponents with the name of the invalid field.
    """
    if not isinstance(content, dict):
        raise BadComponents("the file is not a JSON object")
    for name, printed in PRINTED.items():
        found = _pop(content, name)
        if found is not None and found != printed:
            raise BadComponents(f"{name}: the rulebook prints {printed}, which stays")
    for name in NOTES:
        _pop(content, name)
    box = _as_box(content)
    for problem in _problems(box):
        raise BadComponents(problem)
    return box


def _as_box(content: dict[str, Any]) -> Box:
    try:
        box = msgspec.convert(content, Box)
    except msgspec.ValidationError as error:
        tiles = content.get("deliveryTiles")
        named = tiles.items() if isinstance(tiles, dict) else ()
        where = next((name for name, tile in named if not _is_tile(tile)), "…")
        raise BadComponents(_with_field_first(str(error)).replace("[...]", f".{where}")) from None
    return box


def _is_tile(content: Any) -> bool:
    """Is this a valid delivery tile? msgspec does not say which entry of an object is invalid."""
    try:
        msgspec.convert(content, DeliveryTile)
    except msgspec.ValidationError:
        return False
    return True


def _pop(content: dict[str, Any], name: str) -> Any:
    """Remove a value from nested objects and return it, or None if it is missing."""
    *way, last = name.split(".")
    for part in way:
        content = content.get(part, {})
        if not isinstance(content, dict):
            return None
    return content.pop(last, None)


def _with_field_first(message: str) -> str:
    """Put the field first; msgspec writes ``Expected `int` … - at `$.tracks.expertVP```."""
    reason, _, where = message.partition(" - at `$")
    return f"{where.strip('.`')}: {reason}" if where else reason


def _problems(box: Box) -> Iterator[str]:
    """Constraints on a box that the types cannot express."""
    yield from _layout_problems(box)
    yield from _piazza_problems(box)
    yield from _delivery_problems(box)
    yield from _start_problems(box)
    yield from _investment_problems(box)
    yield from _city_problems(box)


def _layout_problems(box: Box) -> Iterator[str]:
    for seats, (rows, columns) in GRID.items():
        layout = box.board.layout(seats)
        yield from _icon_problems(f"board.{seats}p.rows", layout.rows, rows)
        yield from _icon_problems(f"board.{seats}p.columns", layout.columns, columns)


def _icon_problems(where: str, icons: tuple[Icon, ...], expected: int) -> Iterator[str]:
    if len(icons) != expected:
        yield f"{where}: there must be {expected}, not {len(icons)}"
    for number, icon in enumerate(icons):
        if not 1 <= len(icon) == len(set(icon)) <= 2:
            yield f"{where}[{number}]: one action, or two different ones"


def _piazza_problems(box: Box) -> Iterator[str]:
    table = box.piazza.table
    if len(table) != STAIRS:
        yield f"piazza.table_top_to_bottom: there must be {STAIRS} rows, not {len(table)}"
    for number, row in enumerate(table):
        below = table[number + 1] if number + 1 < len(table) else (0, 0, 0, 0)
        if list(row) != sorted(set(row)):
            yield f"piazza.table_top_to_bottom[{number}]: amounts must rise to the right"
        if any(high <= low for high, low in zip(row, below, strict=True)):
            yield f"piazza.table_top_to_bottom[{number}]: amounts must rise to the top"
    amounts = box.piazza.duel.amounts
    if not amounts or list(amounts) != sorted(set(amounts)):
        yield "piazza.2p.amounts: amounts must rise"


def _delivery_problems(box: Box) -> Iterator[str]:
    expected = [f"{letter}{number}" for letter in LETTERS for number in NUMBERS]
    for name in expected:
        if name not in box.delivery_tiles:
            yield f"deliveryTiles.{name}: is missing"
    for name in box.delivery_tiles:
        if name not in expected:
            yield f"deliveryTiles.{name}: there is no such tile"


def _start_problems(box: Box) -> Iterator[str]:
    if [tile.number for tile in box.start_tiles] != list(NUMBERS):
        yield "startTiles: there must be the numbers 1, 2, 3, 4, in this order"
    for number, tile in enumerate(box.start_tiles):
        if not tile.open_sides & WEST:
            yield f"startTiles[{number}].townOpenSides: must be open to the west, to the pizzeria"
        if tile.capacity != box.pizzerias.capacity.start:
            yield f"startTiles[{number}].pizzeriaCapacity: differs from pizzerias.capacity.start"
        if tile.capacity < START_PIZZAS:
            yield f"startTiles[{number}].pizzeriaCapacity: must hold {START_PIZZAS} pizzas"
    for price in PRICES:
        if box.pizzerias.capacity.of(price) < OPENING_PIZZAS:
            yield f"pizzerias.capacity.{price}: must hold {OPENING_PIZZAS} pizzas"


def _investment_problems(box: Box) -> Iterator[str]:
    if len(box.large_tiles) != ROUNDS:
        yield f"bigInvestmentTiles_clockwise: there must be {ROUNDS}, not {len(box.large_tiles)}"
    for number, tile in enumerate(box.large_tiles):
        if sorted(tile) != sorted(COLOURS):
            yield f"bigInvestmentTiles_clockwise[{number}]: every colour must occur once"
    discount = box.investments.once.green.discount
    if discount > min(PRICES):
        yield f"investmentTiles.oneTime.green.discount: at most {min(PRICES)}, not {discount}"


def _city_problems(box: Box) -> Iterator[str]:
    for colour in COLOURS:
        count = sum(tile.colour == colour for tile in box.city_tiles)
        if count != CITY_TILES:
            yield f"cityTiles: there must be {CITY_TILES} in {colour}, not {count}"
    seen = set[str]()
    for number, tile in enumerate(box.city_tiles):
        if tile.id in seen:
            yield f"cityTiles[{number}].id: {tile.id!r} occurs twice"
        seen.add(tile.id)
        if SHAPES[SHAPE_OF[tile.open_sides]] != tile.shape:
            yield f"cityTiles[{number}].openSides: {tile.open_sides} is not the shape {tile.shape}"
