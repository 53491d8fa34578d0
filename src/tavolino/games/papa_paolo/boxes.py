"""An operator's own component file: read, and checked field by field.

The file is JSON of the shape of `Box`; sections that are left out stay as they are. Figures that
the rulebook prints may stand in the file too, but only as the rulebook has them.
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
    """A component file cannot be used; the message names the file and the field."""


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
"""What the rulebook prints, by its place in a file."""

NOTES = ("game", "conventions", "bank", "piazza.value")
"""What a file may say about itself without effect."""


def read(path: Path) -> Box:
    """The box that a file describes; raises BadComponents with the name of the wrong field."""
    try:
        return made(msgspec.json.decode(path.read_bytes()))
    except OSError as error:
        raise BadComponents(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadComponents(f"{path}: this is not JSON: {error}") from None
    except BadComponents as error:
        raise BadComponents(f"{path}: {error}") from None


def made(written: Any) -> Box:
    """The box that such an object describes; what it says about itself is taken out of it.

    Raises BadComponents with the name of the wrong field.
    """
    if not isinstance(written, dict):
        raise BadComponents("the file is not a JSON object")
    for name, printed in PRINTED.items():
        found = _taken(written, name)
        if found is not None and found != printed:
            raise BadComponents(f"{name}: the rulebook prints {printed}, which stays")
    for name in NOTES:
        _taken(written, name)
    box = _as_box(written)
    for complaint in _complaints(box):
        raise BadComponents(complaint)
    return box


def _as_box(written: dict[str, Any]) -> Box:
    try:
        box = msgspec.convert(written, Box)
    except msgspec.ValidationError as error:
        tiles = written.get("deliveryTiles")
        named = tiles.items() if isinstance(tiles, dict) else ()
        where = next((name for name, tile in named if not _is_tile(tile)), "…")
        raise BadComponents(_with_field_first(str(error)).replace("[...]", f".{where}")) from None
    return box


def _is_tile(written: Any) -> bool:
    """msgspec does not say which entry of an object is wrong."""
    try:
        msgspec.convert(written, DeliveryTile)
    except msgspec.ValidationError:
        return False
    return True


def _taken(written: dict[str, Any], name: str) -> Any:
    """Take a value out of nested objects; None if it is not there."""
    *way, last = name.split(".")
    for part in way:
        written = written.get(part, {})
        if not isinstance(written, dict):
            return None
    return written.pop(last, None)


def _with_field_first(message: str) -> str:
    """msgspec says ``Expected `int` … - at `$.tracks.expertVP```; we say the field first."""
    said, _, where = message.partition(" - at `$")
    return f"{where.strip('.`')}: {said}" if where else said


def _complaints(box: Box) -> Iterator[str]:
    """What the types cannot say about a box."""
    yield from _layout_complaints(box)
    yield from _piazza_complaints(box)
    yield from _delivery_complaints(box)
    yield from _start_complaints(box)
    yield from _investment_complaints(box)
    yield from _city_complaints(box)


def _layout_complaints(box: Box) -> Iterator[str]:
    for seats, (rows, columns) in GRID.items():
        layout = box.board.layout(seats)
        yield from _icon_complaints(f"board.{seats}p.rows", layout.rows, rows)
        yield from _icon_complaints(f"board.{seats}p.columns", layout.columns, columns)


def _icon_complaints(where: str, icons: tuple[Icon, ...], wanted: int) -> Iterator[str]:
    if len(icons) != wanted:
        yield f"{where}: there must be {wanted}, not {len(icons)}"
    for number, icon in enumerate(icons):
        if not 1 <= len(icon) == len(set(icon)) <= 2:
            yield f"{where}[{number}]: one action, or two different ones"


def _piazza_complaints(box: Box) -> Iterator[str]:
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


def _delivery_complaints(box: Box) -> Iterator[str]:
    wanted = [f"{letter}{number}" for letter in LETTERS for number in NUMBERS]
    for name in wanted:
        if name not in box.delivery_tiles:
            yield f"deliveryTiles.{name}: is missing"
    for name in box.delivery_tiles:
        if name not in wanted:
            yield f"deliveryTiles.{name}: there is no such tile"


def _start_complaints(box: Box) -> Iterator[str]:
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


def _investment_complaints(box: Box) -> Iterator[str]:
    if len(box.large_tiles) != ROUNDS:
        yield f"bigInvestmentTiles_clockwise: there must be {ROUNDS}, not {len(box.large_tiles)}"
    for number, tile in enumerate(box.large_tiles):
        if sorted(tile) != sorted(COLOURS):
            yield f"bigInvestmentTiles_clockwise[{number}]: every colour must occur once"
    discount = box.investments.once.green.discount
    if discount > min(PRICES):
        yield f"investmentTiles.oneTime.green.discount: at most {min(PRICES)}, not {discount}"


def _city_complaints(box: Box) -> Iterator[str]:
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
