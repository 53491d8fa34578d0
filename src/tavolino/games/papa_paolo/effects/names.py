"""How things and places are called, as in the notation; what lies before a seat with its number."""

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.components.printed import LETTERS
from tavolino.games.papa_paolo.geometry import SHAPE_OF, spot_name
from tavolino.games.papa_paolo.notation import colour_name, tile_name
from tavolino.games.papa_paolo.state import City, State

BOX = "box"
"""Where things go that leave the match."""


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
def before(seat: Seat, place: str) -> str:
    """Something that lies before a seat: ``1/pool``."""
    return f"{seat}/{place}"


def in_district(seat: Seat, at: int) -> str:
    return before(seat, spot_name(at))


def space(seat: Seat, colour: int, number: int) -> str:
    """A space of the experience board, from 0: ``1/GR 2``."""
    return before(seat, f"{colour_name(colour)} {number}")


def column(seats: int, number: int) -> str:
    """Where a delivery tile lies, over the columns of the Piazza; two players have none."""
    return f"piazza c{number}" if seats > 2 else "offer"


def step(column: int, amount: int) -> str:
    """A step of the Piazza, as in the notation: ``piazza c2 8``; of two players' ladder."""
    return f"piazza c{column} {amount}" if column else f"ladder {amount}"
