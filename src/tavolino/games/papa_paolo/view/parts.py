"""The structs of the view. Names of cells and tiles are those of the notation."""

from typing import TypeAlias

from msgspec import Struct

from tavolino.games.papa_paolo.components.printed import Colour, Job
from tavolino.games.papa_paolo.components.tiles import Shape
from tavolino.games.papa_paolo.geometry import XY
from tavolino.games.papa_paolo.state import Phase, Step


# ---------------------------------------------------------------- the board
class TileView(Struct, frozen=True, gc=False):
    """A city tile of the grid."""

    colour: Colour
    houses: int
    shape: Shape


class CellView(Struct, frozen=True, gc=False):
    """A cell of the grid."""

    tile: TileView | None
    pawn: int
    """The seat of the pawn on this cell, or -1."""
    jobs: tuple[Job, ...]
    """The actions of its row and column."""


class LineView(Struct, frozen=True, gc=False):
    """A row or column of the grid."""

    jobs: tuple[Job, ...]
    coin: int
    """The value of the coin, or 0 if there is none or it is face down."""
    hidden: bool
    leader: int
    """The seat that currently wins the coin, or -1."""


class DeliveryTileView(Struct, frozen=True, gc=False):
    name: str
    pizzas: int
    distance: int


# ---------------------------------------------------------------- the players
class CityView(Struct, frozen=True, gc=False):
    """A city tile in a district."""

    x: int
    y: int
    colour: Colour
    houses: int
    served: int
    open: str
    """The sides with roads, e.g. ``NES``."""
    far: int = 0
    """Tiles that a round enters from the nearest pizzeria with pizzas to here; 0 without a road."""
    entry: str = ""
    """The side by which it enters this tile on a shortest road."""


class PizzeriaView(Struct, frozen=True, gc=False):
    x: int
    y: int
    price: int
    """0 for the start pizzeria."""
    stock: int
    capacity: int


class LevelsView(Struct, frozen=True, gc=False):
    """The current levels of a player's tracks."""

    sponsor: int
    bonus: int
    express: int
    rounds: int


class BidView(Struct, frozen=True, gc=False):
    amount: int
    column: int
    """0 with two players."""
    row: int


class PlayerView(Struct, frozen=True, gc=False):
    """One player's money, experience and district, and the player's situation in this round."""

    money: int | None
    """None if it is hidden from the viewer."""
    points: int
    markers: dict[Colour, int]
    levels: LevelsView
    pool: int
    pawns: int
    """Pawns not yet placed in phase A."""
    hand: tuple[int, ...]
    """Two start tiles to choose from. Two players only."""
    start: int
    """The start tile; 0 if it is not chosen or hidden from the viewer."""
    chosen: bool
    cities: tuple[CityView, ...]
    pizzerias: tuple[PizzeriaView, ...]
    bid: BidView | None
    out: bool
    investment: Colour | None
    """The unused investment tile."""
    delivery: DeliveryTileView | None
    earned: dict[Colour, int]
    """Steps that the player gets in phase F."""


# ---------------------------------------------------------------- pending action
class PlacedView(Struct, frozen=True, gc=False, tag_field="kind", tag="placed"):
    cell: str


class BuildingView(Struct, frozen=True, gc=False, tag_field="kind", tag="building"):
    price: int


class StockingView(Struct, frozen=True, gc=False, tag_field="kind", tag="stocking"):
    left: int
    pizzeria: XY
    spaces: dict[str, int]
    """The pizzerias that can still get some, in the order of the questions, with their free
    places."""


class RoundView(Struct, frozen=True, gc=False):
    """What one round of a delivery can still do. Stops fit into one round if one way passes all."""

    start: XY
    pizzas: int
    """The most pizzas that it can still deliver."""
    stops: dict[str, int]
    """The tiles at which it can still stop, in the order in which it names them, each with the most
    pizzas."""
    ways: tuple[tuple[XY, ...], ...]
    """The longest ways that it can take past all its stops so far."""


class DeliveryView(Struct, frozen=True, gc=False, tag_field="kind", tag="delivery"):
    pizzas: int
    rounds: int
    distance: int
    express: bool
    pizzeria: XY | None
    """The start of the current round."""
    stops: tuple[XY, ...]
    way: tuple[XY, ...]
    """A shortest route past all its stops."""
    round: RoundView | None
    """The current round, as it can go on."""


PendingView: TypeAlias = PlacedView | BuildingView | StockingView | DeliveryView


class StartView(Struct, frozen=True, gc=False):
    """The town of a start tile."""

    colour: Colour
    houses: int
    open: str


class PrintedView(Struct, frozen=True, gc=False):
    """Figures printed on boards and tiles. They do not change during a match."""

    tracks: dict[Colour, tuple[int, ...]]
    """The levels of each track, by space from the left."""
    versatility: tuple[int, ...]
    """Points by the space of the leftmost marker."""
    expert: int
    """Points for a marker on the last space."""
    capacity: dict[str, int]
    """Capacity of a pizzeria, by price."""
    shop: tuple[int, ...]
    """The price of 1, 2, … pizzas."""
    fee: int
    """The fee of an express delivery."""
    once: dict[Colour, int]
    """The effect of an investment tile used once: lire, pizzas, express pizzas, or discount on a
    pizzeria. Empty if the tile gives the ordinary action."""
    ladder: tuple[int, ...]
    """The amounts that two players may bid; empty with more players."""
    starts: dict[str, StartView]
    """The start tiles, by number."""


class View(Struct, frozen=True, gc=False):
    """The table as one seat or a spectator sees it."""

    round: int
    phase: Phase
    step: Step
    actors: tuple[int, ...]
    order: tuple[int, ...]
    grid: dict[str, CellView]
    lines: dict[str, LineView]
    piazza: tuple[tuple[int, ...], ...]
    """The amounts of the stairs, top row first; empty with two players."""
    offer: tuple[DeliveryTileView, ...]
    """This round's delivery tiles, by column."""
    forecast: tuple[DeliveryTileView, ...]
    """The next round's delivery tiles, with PP-V4."""
    large: dict[Colour, Colour]
    """The large investment tile: the opposite of each colour; empty with more than two players."""
    investments: tuple[Colour, ...]
    """The investment tiles available for the next pick."""
    settled: tuple[int, ...]
    next_order: tuple[int, ...]
    """The turn order of the next round, after the settlement of the bids."""
    supply: dict[str, int]
    """Pizzerias left, by price."""
    stack: int
    """City tiles not yet dealt."""
    pending: PendingView | None
    players: tuple[PlayerView, ...]
    printed: PrintedView
