"""What lies in the box. Figures that the rulebook prints are constants; all others are a `Box`.

Provenance, as in RULES.md: [RB] the rulebook, Dutch and French; [derived] follows from one of its
examples or from counting; [reconstructed] our own figure, since no source gives one. An operator
who owns the game can replace every figure of a `Box` by a file of the same shape: see boxes.py.
"""

import hashlib
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from tavolino.core.game import Options

Colour: TypeAlias = Literal["gold", "blue", "red", "green"]
Job: TypeAlias = Literal["sponsor", "shop", "express", "build"]
TurnOrder: TypeAlias = Literal["bids", "hiddenCoin", "reverseBids"]
InvestmentOnce: TypeAlias = Literal["printed", "ownLevel"]

# ---------------------------------------------------------------- what the rulebook prints
COLOURS: tuple[Colour, ...] = ("gold", "blue", "red", "green")
"""Colours of houses, tracks and investments: finance, market, express, network. [RB]"""
GOLD, BLUE, RED, GREEN = range(4)

JOBS: tuple[Job, ...] = ("sponsor", "shop", "express", "build")
"""The four actions of phase A. [RB]"""

ROUNDS = 5  # [RB]
LETTERS = "ABCDE"
"""The delivery tiles of each round. [RB]"""
NUMBERS = (1, 2, 3, 4)
"""The delivery tiles of each letter, and the start tiles. [RB]"""
PAWNS = 4
"""Action pawns of each player. [RB]"""
START_MONEY = 10  # [RB]
PIZZAS = 36
"""Pizzas of each player. [RB]"""
START_PIZZAS = 3  # [RB]
OPENING_PIZZAS = 2
"""Pizzas on a new pizzeria. [RB]"""
LONG, SHORT = 5, 4
"""The largest district. [RB]"""
SHOP_COST = (2, 3, 5, 7, 9)
"""Lire for 1 to 5 pizzas. [RB]"""
EXPRESS_FEE = 2  # [RB]
LATE_FEE = 1
"""Lire for the investment tile of a player without a bid. [RB]"""
LOW_OPENING = 6
"""From this opening bid on, the other of two players may answer with a lower bid. [RB]"""
PRICES = (2, 4, 5)
"""The pizzerias in the supply, by what they cost. [RB]"""
SUPPLY = {2: (3, 3, 2), 3: (3, 2, 1), 4: (3, 3, 2)}
"""How many there are of each price, by the number of players. [RB; for 2 players derived]"""
GRID = {2: (3, 3), 3: (4, 3), 4: (4, 4)}
"""Rows and columns of the grid. [RB; for 2 players derived: six coins]"""
COINS = {2: (1, 1, 2, 2, 3, 3), 3: (1, 1, 2, 2, 2, 3, 3), 4: (1, 1, 2, 2, 2, 3, 3, 3)}
"""The coins of each round, one for each row and column. [RB]"""
STAIRS = 7
"""Rows of the Piazza. [RB]"""
CITY_TILES = 21
"""City tiles of each colour. [RB]"""

Figure: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Spaces: TypeAlias = tuple[Figure, Figure, Figure, Figure, Figure, Figure]
Levels: TypeAlias = tuple[Count, Count, Count, Count, Count, Count]
TRACK_END = 5
"""A track has six spaces. [derived: six finance values]"""


# ---------------------------------------------------------------- what can be replaced
class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    """The experience board, by space from the left."""

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
    """Places for pizzas. [reconstructed: price + 1; start and medium together hold nine]"""

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
    """The actions at the head of each row, from the top, and of each column, from the left."""

    rows: tuple[Icon, ...]
    columns: tuple[Icon, ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the icons and coins are. [reconstructed; that the last two columns of the big grid are
    express and build is derived from the tile that covers them with three players]"""

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
    """What two players may bid. [derived: the amounts of the Piazza]"""

    amounts: tuple[Count, ...] = tuple(range(1, 17))


Stair: TypeAlias = tuple[Count, Count, Count, Count]


class Piazza(Struct, frozen=True, forbid_unknown_fields=True):
    """The stairs, the top row first. [derived: the only regular table that fits all examples]"""

    table: tuple[Stair, ...] = field(
        name="table_top_to_bottom",
        default=tuple(
            (step + 1, step + 2, step + 3, step + 4) for step in range(2 * STAIRS - 2, -1, -2)
        ),
    )
    duel: Duel = field(name="2p", default=Duel())

    def amount(self, row: int, column: int) -> int:
        """What a space costs; row 1 is the lowest step, column 1 the leftmost."""
        return self.table[-row][column - 1]


class DeliveryTile(Struct, frozen=True, forbid_unknown_fields=True):
    """So many pizzas in all, so far in each delivery round."""

    pizzas: Count
    distance: Count


def _delivery_tiles() -> dict[str, DeliveryTile]:
    """A3 and a tile of 9 pizzas, distance 4 [RB]; all others [reconstructed]: rising with the
    number and the letter, and in sum below a player's 36 pizzas."""
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
    """A domino: the pizzeria, and a town east of it."""

    number: Annotated[int, Meta(ge=1, le=4)]
    colour: Colour = field(name="townColour")
    houses: Annotated[int, Meta(ge=1, le=3)] = field(name="townHouses", default=1)
    open_sides: Annotated[int, Meta(ge=1, le=15)] = field(name="townOpenSides", default=14)
    capacity: Count = field(name="pizzeriaCapacity", default=5)
    layout: str = "pizzeria at (0,0), town at (1,0); town open W (to the pizzeria), E and S"


START_TILES = tuple(StartTile(number, colour) for number, colour in enumerate(COLOURS, 1))
"""One has a single gold house [derived]; the other colours and the roads [reconstructed]."""


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
    """What an investment tile brings when it is used once."""

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
    """Houses of one colour, and roads to some sides."""

    id: str
    colour: Colour
    houses: Annotated[int, Meta(ge=1, le=3)]
    shape: Shape
    open_sides: Annotated[int, Meta(ge=1, le=15)] = field(name="openSides")


def _city_tiles() -> tuple[CityTile, ...]:
    """84, a quarter of them in each colour, with one to three houses [RB]; the rest is
    [reconstructed]: many houses go with few roads, and every colour has the same tiles."""
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
    """City tiles that nobody can tell apart: what is on the grid and in the stack."""

    colour: int
    houses: int
    shape: int


class Box(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A complete set of the figures that the rulebook's text does not print."""

    tracks: Tracks = Tracks()
    pizzerias: Pizzerias = Pizzerias()
    board: Board = Board()
    piazza: Piazza = Piazza()
    delivery_tiles: dict[str, DeliveryTile] = field(
        name="deliveryTiles", default_factory=_delivery_tiles
    )
    start_tiles: tuple[StartTile, ...] = field(name="startTiles", default=START_TILES)
    investments: Investments = field(name="investmentTiles", default=Investments())
    large_tiles: tuple[Quarters, ...] = field(
        name="bigInvestmentTiles_clockwise", default=LARGE_TILES
    )
    city_tiles: tuple[CityTile, ...] = field(name="cityTiles", default_factory=_city_tiles)

    @cached_property
    def mark(self) -> str:
        """The hash by which a match records with which figures it was played."""
        written = msgspec.json.encode(self, order="deterministic")
        return hashlib.sha256(written).hexdigest()[:16]

    @cached_property
    def levels(self) -> tuple[Spaces, Spaces, Spaces, Spaces]:
        """The four tracks by colour."""
        tracks = self.tracks
        return (tracks.finance, tracks.market, tracks.express, tracks.network)

    @cached_property
    def stack(self) -> dict[Kind, int]:
        """How many city tiles there are of each kind, always in the same order."""
        tiles = [_kind(tile) for tile in self.city_tiles]
        ordered = sorted(set(tiles), key=lambda kind: (kind.colour, -kind.houses, kind.shape))
        return {kind: tiles.count(kind) for kind in ordered}

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(self.stack)

    @cached_property
    def large_stack(self) -> tuple[int, int, int, int]:
        """How many large tiles have blue, red, green opposite gold; none has gold there."""
        facing = [opposite(tile, "gold") for tile in self.large_tiles]
        return (0, facing.count("blue"), facing.count("red"), facing.count("green"))

    def delivery(self, round: int, number: int) -> DeliveryTile:
        return self.delivery_tiles[f"{LETTERS[round - 1]}{number}"]


def _kind(tile: CityTile) -> Kind:
    return Kind(COLOURS.index(tile.colour), tile.houses, SHAPES.index(tile.shape))


def opposite(quarters: Quarters, colour: Colour) -> Colour:
    """The colour across a large investment tile."""
    return quarters[(quarters.index(colour) + 2) % 4]


# ---------------------------------------------------------------- which box a match is played with
STANDARD = Box()
BOXES: dict[str, Box] = {STANDARD.mark: STANDARD}
"""Every box that matches here may be played with, by its mark; new ones take the last."""


def shelve(*boxes: Box) -> None:
    """Let matches be played with these boxes too, and new ones with the last."""
    for box in boxes:
        BOXES.pop(box.mark, None)
        BOXES[box.mark] = box


def newest_box() -> str:
    return list(BOXES)[-1]


class PapaPaoloOptions(Options, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The rule switches of a match; the first value of each is how the rulebook's game goes."""

    turn_order: TurnOrder = "bids"
    """Who begins the next round; PP-V1 and PP-V2 exclude each other."""
    money_points: bool = False
    """PP-V3."""
    forecast: bool = False
    """PP-V4, for two players; with more it changes nothing."""
    investment_once: InvestmentOnce = "printed"
    """PP-D1: what an investment tile brings at once."""
    hidden_money: bool = False
    """PP-S7."""
    components: str = field(default_factory=newest_box)
    """The mark of the box; not a switch, but the record of what was played with."""

    def __post_init__(self) -> None:
        if self.components not in BOXES:
            known = ", ".join(BOXES)
            raise ValueError(f"component set {self.components!r} is not loaded; known: {known}")
