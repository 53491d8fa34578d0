"""Names of things and places, as in the notation. Places of a player have the seat as prefix."""

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.components.printed import LETTERS
from tavolino.games.papa_paolo.geometry import SHAPE_OF, spot_name
from tavolino.games.papa_paolo.notation import colour_name, tile_name
from tavolino.games.papa_paolo.state import City, State

BOX = "box"
"""The place of things that leave the match."""


# ---------------------------------------------------------------- things
def market_tile(state: State, cell: int) -> str:
    kind = state.box.kinds[state.grid.tiles[cell]]
    return tile_name(kind.colour, kind.houses, kind.shape)


def city_tile(city: City) -> str:
    return tile_name(city.colour, city.houses, SHAPE_OF[city.open])


def delivery_tile(round: int, number: int) -> str:
    return f"{LETTERS[round - 1]}{number}"


def investment(colour: int) -> str:
    return f"investment {colour_name(colour)}"


def pizzeria(price: int) -> str:
    return f"pizzeria {price}"


# ---------------------------------------------------------------- places
def seat_place(seat: Seat, place: str) -> str:
    """A place of a seat: ``1/pool``."""
    return f"{seat}/{place}"


def in_district(seat: Seat, at: int) -> str:
    return seat_place(seat, spot_name(at))


def space(seat: Seat, colour: int, number: int) -> str:
    """A space of the experience board, counted from 0: ``1/GR 2``."""
    return seat_place(seat, f"{colour_name(colour)} {number}")


def column(seats: int, number: int) -> str:
    """The place of a delivery tile: above a column of the Piazza; with two players the offer."""
    return f"piazza c{number}" if seats > 2 else "offer"


def step(column: int, amount: int) -> str:
    """A space for a bid: ``piazza c2 8`` on the stairs, ``ladder 8`` with two players."""
    return f"piazza c{column} {amount}" if column else f"ladder {amount}"
