"""Tiles with figures that no rulebook prints: delivery, start, investment and city tiles.

Provenance, as in RULES.md: [RB] is the rulebook, Dutch and French. [derived] follows from one of
its examples or from counting. [reconstructed] is our own figure, because no source gives one.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from tavolino.games.papa_paolo.components.printed import COLOURS, Colour, Count, Figure


class DeliveryTile(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of pizzas in total, and the distance in each delivery round."""

    pizzas: Count
    distance: Count


def delivery_tiles() -> dict[str, DeliveryTile]:
    """The standard delivery tiles.

    A3 and a tile of 9 pizzas and distance 4 are [RB]. All others are [reconstructed]: they rise
    with number and letter, and their sum is below a player's 36 pizzas."""
    figures = {
        "A": ((2, 1), (2, 2), (3, 2), (4, 2)),
        "B": ((3, 2), (4, 2), (4, 3), (5, 3)),
        "C": ((4, 2), (5, 3), (6, 3), (7, 3)),
        "D": ((5, 3), (6, 3), (7, 4), (8, 4)),
        "E": ((6, 3), (7, 4), (8, 4), (9, 4)),
    }
    return {
        f"{letter}{number}": DeliveryTile(*figure)
        for letter, row in figures.items()
        for number, figure in enumerate(row, 1)
    }


class StartTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A double tile: the start pizzeria and a town to the east."""

    number: Annotated[int, Meta(ge=1, le=4)]
    colour: Colour = field(name="townColour")
    houses: Annotated[int, Meta(ge=1, le=3)] = field(name="townHouses", default=1)
    open_sides: Annotated[int, Meta(ge=1, le=15)] = field(name="townOpenSides", default=14)
    capacity: Count = field(name="pizzeriaCapacity", default=5)
    layout: str = "pizzeria at (0,0), town at (1,0); town open W (to the pizzeria), E and S"


START_TILES = tuple(StartTile(number, colour) for number, colour in enumerate(COLOURS, 1))
"""One tile has a single gold house [derived]. The other colours and the roads [reconstructed]."""


class OnceGold(Struct, frozen=True, forbid_unknown_fields=True):
    """[RB, French example]"""

    money: Count = 5


class OnceBlue(Struct, frozen=True, forbid_unknown_fields=True):
    """[reconstructed]"""

    pizzas: Count = 2


class OnceRed(Struct, frozen=True, forbid_unknown_fields=True):
    """[reconstructed]"""

    pizzas: Count = field(name="expressPizzas", default=2)
    fee: Figure = 0


class OnceGreen(Struct, frozen=True, forbid_unknown_fields=True):
    """[reconstructed]"""

    build: Literal[True] = True
    discount: Figure = 2


class OneTime(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of an investment tile that is used once, by colour."""

    gold: OnceGold = OnceGold()
    blue: OnceBlue = OnceBlue()
    red: OnceRed = OnceRed()
    green: OnceGreen = OnceGreen()


class Investments(Struct, frozen=True, forbid_unknown_fields=True):
    once: OneTime = field(name="oneTime", default=OneTime())


Quarters: TypeAlias = tuple[Colour, Colour, Colour, Colour]

LARGE_TILES: tuple[Quarters, ...] = (
    ("gold", "blue", "green", "red"),
    ("gold", "green", "blue", "red"),
    ("gold", "blue", "red", "green"),
    ("gold", "blue", "green", "red"),
    ("gold", "green", "blue", "red"),
)
"""The quarters clockwise. The first and fourth [derived]; the others [reconstructed]."""

Shape: TypeAlias = Literal["D", "I", "L", "T", "X"]
SHAPES: tuple[Shape, ...] = ("D", "I", "L", "T", "X")
"""Dead end, straight, bend, junction, crossing."""
SHAPE_SIDES: dict[Shape, int] = {"D": 1, "I": 5, "L": 3, "T": 7, "X": 15}
"""The open sides before the tile is turned: N = 1, E = 2, S = 4, W = 8."""
CODES: dict[Colour, str] = {"gold": "AU", "blue": "BL", "red": "RD", "green": "GR"}


class CityTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A city tile: houses of one colour, and roads to some sides."""

    id: str
    colour: Colour
    houses: Annotated[int, Meta(ge=1, le=3)]
    shape: Shape
    open_sides: Annotated[int, Meta(ge=1, le=15)] = field(name="openSides")


def city_tiles() -> tuple[CityTile, ...]:
    """The 84 standard city tiles, 21 per colour.

    The numbers and one to three houses per tile are [RB]. The rest is [reconstructed]: tiles with
    many houses have few roads, and every colour has the same tiles."""
    roads: dict[int, tuple[Shape, ...]] = {
        3: ("D", "D", "I", "I", "L", "L"),
        2: ("D", "I", "I", "L", "L", "L", "T", "T"),
        1: ("I", "L", "T", "T", "T", "X", "X"),
    }
    figures = [(houses, shape) for houses, row in roads.items() for shape in row]
    return tuple(
        CityTile(f"{code}{number:02}", colour, houses, shape, SHAPE_SIDES[shape])
        for colour, code in CODES.items()
        for number, (houses, shape) in enumerate(figures, 1)
    )


class Kind(Struct, frozen=True):
    """A kind of city tile, as on the grid and in the stack. Tiles of a kind are identical."""

    colour: int
    houses: int
    shape: int
