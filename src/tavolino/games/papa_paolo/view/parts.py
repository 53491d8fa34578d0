"""What a view is made of. Names are those of the notation."""

from typing import TypeAlias

from msgspec import Struct

from tavolino.games.papa_paolo.components.printed import Colour, Job
from tavolino.games.papa_paolo.components.tiles import Shape
from tavolino.games.papa_paolo.geometry import XY
from tavolino.games.papa_paolo.state import Phase, Step


# ---------------------------------------------------------------- the board
class TileView(Struct, frozen=True, gc=False):
    """A city tile as it comes from the stack."""

    colour: Colour
    houses: int
    shape: Shape


class CellView(Struct, frozen=True, gc=False):
    """A cell of the grid."""

    tile: TileView | None
    pawn: int
    """The seat whose pawn stands here, or -1."""
    jobs: tuple[Job, ...]
    """The actions of its row and column."""


class LineView(Struct, frozen=True, gc=False):
    """A row or column of the grid."""

    jobs: tuple[Job, ...]
    coin: int
    """Its value, or 0 where none lies or it lies face down."""
    hidden: bool
    leader: int
    """The seat that would take the coin now, or -1."""


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
    """The sides to which its roads lead, e.g. ``NES``."""


class PizzeriaView(Struct, frozen=True, gc=False):
    x: int
    y: int
    price: int
    """0 for the one on the start tile."""
    stock: int
    capacity: int


class LevelsView(Struct, frozen=True, gc=False):
    """What the experience board gives now."""

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
    """What lies before one player."""

    money: int | None
    """None where the viewer may not know it."""
    points: int
    markers: dict[Colour, int]
    levels: LevelsView
    pool: int
    pawns: int
    """Pawns still to be placed in phase A."""
    hand: tuple[int, ...]
    """Two start tiles to choose from (two players)."""
    start: int
    """The start tile; 0 as long as it is not chosen or not known to the viewer."""
    chosen: bool
    cities: tuple[CityView, ...]
    pizzerias: tuple[PizzeriaView, ...]
    bid: BidView | None
    out: bool
    investment: Colour | None
    """The investment tile that is not used yet."""
    delivery: DeliveryTileView | None
    earned: dict[Colour, int]
    """Steps of experience that wait for phase F."""


# ---------------------------------------------------------------- what is under way
class PlacedView(Struct, frozen=True, gc=False, tag_field="kind", tag="placed"):
    cell: str


class BuildingView(Struct, frozen=True, gc=False, tag_field="kind", tag="building"):
    price: int


class StockingView(Struct, frozen=True, gc=False, tag_field="kind", tag="stocking"):
    left: int
    pizzeria: XY


class DeliveryView(Struct, frozen=True, gc=False, tag_field="kind", tag="delivery"):
    pizzas: int
    rounds: int
    distance: int
    express: bool
    pizzeria: XY | None
    """Where the present round began."""
    stops: tuple[XY, ...]
    way: tuple[XY, ...]
    """A shortest way past all its stops."""
    roads: dict[str, tuple[str, ...]]
    """For each pizzeria and each city tile of the district those that a round may enter next."""


PendingView: TypeAlias = PlacedView | BuildingView | StockingView | DeliveryView


class StartView(Struct, frozen=True, gc=False):
    """The town on a start tile."""

    colour: Colour
    houses: int
    open: str


class PrintedView(Struct, frozen=True, gc=False):
    """What is printed on boards and tiles: the same for the whole match."""

    tracks: dict[Colour, tuple[int, ...]]
    """What each space of the experience board gives, from the left."""
    versatility: tuple[int, ...]
    """Points for the leftmost marker, by space."""
    expert: int
    """Points for a marker on the last space."""
    capacity: dict[str, int]
    """Places on a pizzeria of the supply, by price."""
    shop: tuple[int, ...]
    """What one pizza costs, what two cost, and so on."""
    fee: int
    """What an express delivery costs."""
    once: dict[Colour, int]
    """What an investment tile brings at once: lire, pizzas, express pizzas, lire off a pizzeria;
    empty where it is the ordinary action."""
    ladder: tuple[int, ...]
    """What two players may bid; empty with more."""
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
    """The amounts of the stairs, the top row first; empty with two players."""
    offer: tuple[DeliveryTileView, ...]
    """This round's delivery tiles, by column."""
    forecast: tuple[DeliveryTileView, ...]
    """Those of the next round, with PP-V4."""
    large: dict[Colour, Colour]
    """The large investment tile: each colour and the one opposite; empty with more players."""
    investments: tuple[Colour, ...]
    """The investment tiles from which the next one is picked."""
    settled: tuple[int, ...]
    next_order: tuple[int, ...]
    """The turn order of the next round, once the bids are settled."""
    supply: dict[str, int]
    """Pizzerias left, by price."""
    stack: int
    """City tiles not yet dealt."""
    pending: PendingView | None
    players: tuple[PlayerView, ...]
    printed: PrintedView
