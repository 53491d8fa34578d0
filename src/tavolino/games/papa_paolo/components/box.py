"""A complete set of the figures that the rulebook's text does not print.

Provenance, as in RULES.md: [RB] is the rulebook, Dutch and French. [derived] follows from one of
its examples or from counting. [reconstructed] is our own figure, because no source gives one.
"""

import hashlib
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from tavolino.games.papa_paolo.components.printed import (
    COLOURS,
    LETTERS,
    STAIRS,
    Colour,
    Count,
    Figure,
    Job,
    Levels,
    Spaces,
)
from tavolino.games.papa_paolo.components.tiles import (
    LARGE_TILES,
    SHAPES,
    START_TILES,
    CityTile,
    DeliveryTile,
    Investments,
    Kind,
    Quarters,
    StartTile,
    city_tiles,
    delivery_tiles,
)


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    """The tracks of the experience board, by space from the left."""

    finance: Spaces = field(name="gold_finance", default=(3, 5, 7, 9, 11, 13))
    """3 and 7 [RB]; the others as the picture of the board was read."""
    market: Spaces = field(name="blue_market_bonus", default=(0, 1, 1, 2, 2, 3))
    """0, 1 and 2 occur [RB]; where, and the 3 [reconstructed]."""
    express: Levels = field(name="red_express_pizzas", default=(1, 1, 2, 2, 3, 3))
    """1 and 2 occur [RB]; the row [derived] from the picture."""
    network: Levels = field(name="green_network_rounds", default=(1, 2, 2, 3, 3, 3))
    """[derived] 1 at the start, 3 at the fourth space at the latest, nothing above 3."""
    versatility: Spaces = field(name="versatilityVP", default=(0, 1, 2, 3, 4, 5))
    """2 occurs [RB]; the row [reconstructed]."""
    expert: Figure = field(name="expertVP", default=2)
    """[RB]"""


class Capacity(Struct, frozen=True, forbid_unknown_fields=True):
    """Places for pizzas. [reconstructed: price + 1; start and medium hold nine together]"""

    start: Count = 5
    small: Count = field(name="2", default=3)
    medium: Count = field(name="4", default=5)
    large: Count = field(name="5", default=6)

    def of(self, price: int) -> int:
        return {2: self.small, 4: self.medium, 5: self.large}[price]


class Pizzerias(Struct, frozen=True, forbid_unknown_fields=True):
    capacity: Capacity = Capacity()


Icon: TypeAlias = tuple[Job, ...]


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """The actions of each row, from the top, and of each column, from the left."""

    rows: tuple[Icon, ...]
    columns: tuple[Icon, ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The icons and coins of the board. [reconstructed]

    That the last two columns of the large grid are express and build is [derived] from the tile
    that covers them with three players."""

    four: Layout = field(
        name="4p",
        default=Layout(
            rows=(("build",), ("express",), ("shop",), ("sponsor",)),
            columns=(("sponsor",), ("shop",), ("express",), ("build",)),
        ),
    )
    three: Layout = field(
        name="3p",
        default=Layout(
            rows=(("build",), ("express",), ("shop",), ("sponsor",)),
            columns=(("sponsor",), ("shop",), ("express", "build")),
        ),
    )
    two: Layout = field(
        name="2p",
        default=Layout(
            rows=(("express",), ("build",), ("sponsor", "shop")),
            columns=(("sponsor",), ("shop",), ("express", "build")),
        ),
    )
    row_coin_end: Literal["E", "W"] = field(name="rowCoinEnd", default="E")
    column_coin_end: Literal["S", "N"] = field(name="columnCoinEnd", default="S")

    def layout(self, seats: int) -> Layout:
        return {2: self.two, 3: self.three, 4: self.four}[seats]


class Duel(Struct, frozen=True, forbid_unknown_fields=True):
    """The amounts that two players may bid. [derived: the amounts of the Piazza]"""

    amounts: tuple[Count, ...] = tuple(range(1, 17))


Stair: TypeAlias = tuple[Count, Count, Count, Count]


class Piazza(Struct, frozen=True, forbid_unknown_fields=True):
    """The stairs, top row first. [derived: the only regular table that fits all examples]"""

    table: tuple[Stair, ...] = field(
        name="table_top_to_bottom",
        default=tuple(
            (step + 1, step + 2, step + 3, step + 4) for step in range(2 * STAIRS - 2, -1, -2)
        ),
    )
    duel: Duel = field(name="2p", default=Duel())

    def amount(self, row: int, column: int) -> int:
        """The amount of a space; row 1 is the lowest, column 1 the leftmost."""
        return self.table[-row][column - 1]


class Box(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A complete set of the figures that the rulebook's text does not print."""

    tracks: Tracks = Tracks()
    pizzerias: Pizzerias = Pizzerias()
    board: Board = Board()
    piazza: Piazza = Piazza()
    delivery_tiles: dict[str, DeliveryTile] = field(
        name="deliveryTiles", default_factory=delivery_tiles
    )
    start_tiles: tuple[StartTile, ...] = field(name="startTiles", default=START_TILES)
    investments: Investments = field(name="investmentTiles", default=Investments())
    large_tiles: tuple[Quarters, ...] = field(
        name="bigInvestmentTiles_clockwise", default=LARGE_TILES
    )
    city_tiles: tuple[CityTile, ...] = field(name="cityTiles", default_factory=city_tiles)

    @cached_property
    def fingerprint(self) -> str:
        """The hash that identifies these figures in the options of a match."""
        encoded = msgspec.json.encode(self, order="deterministic")
        return hashlib.sha256(encoded).hexdigest()[:16]

    @cached_property
    def levels(self) -> tuple[Spaces, Spaces, Spaces, Spaces]:
        """The levels of the four tracks, by colour."""
        tracks = self.tracks
        return (tracks.finance, tracks.market, tracks.express, tracks.network)

    @cached_property
    def stack(self) -> dict[Kind, int]:
        """The number of city tiles of each kind, in a fixed order."""
        tiles = [_kind(tile) for tile in self.city_tiles]
        ordered = sorted(set(tiles), key=lambda kind: (kind.colour, -kind.houses, kind.shape))
        return {kind: tiles.count(kind) for kind in ordered}

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(self.stack)

    @cached_property
    def large_stack(self) -> tuple[int, int, int, int]:
        """The number of large tiles by the colour opposite gold; none has gold there."""
        facing = [opposite(tile, "gold") for tile in self.large_tiles]
        return (0, facing.count("blue"), facing.count("red"), facing.count("green"))

    def delivery(self, round: int, number: int) -> DeliveryTile:
        return self.delivery_tiles[f"{LETTERS[round - 1]}{number}"]


def _kind(tile: CityTile) -> Kind:
    return Kind(COLOURS.index(tile.colour), tile.houses, SHAPES.index(tile.shape))


def opposite(quarters: Quarters, colour: Colour) -> Colour:
    """The opposite colour on a large investment tile."""
    return quarters[(quarters.index(colour) + 2) % 4]
