"""What lies where. The stack of city tiles is a multiset: nobody knows its order, not even we."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo.components import BOXES, PapaPaoloOptions
from tavolino.games.papa_paolo.components.box import Box
from tavolino.games.papa_paolo.components.printed import PIZZAS, START_MONEY
from tavolino.games.papa_paolo.geometry import Tiles
from tavolino.games.papa_paolo.state.district import District

Phase: TypeAlias = Literal["prepare", "place", "bribe", "bid", "pick", "invest", "deliver", "over"]
"""The round's phases: G and the setup, A, B, both halves of C, D, E with F; then it is over."""

Step: TypeAlias = Literal[
    "starts", "keep", "open", "offer", "forecast", "large", "facedown", "coins", "tiles",
    "pawn", "mode", "lay", "site", "stock", "ride", "drop",
    "coin", "bid", "pick", "activate", "choose", "next", "over",
]  # fmt: skip
"""What is awaited. ``next`` stands only inside `apply`: the decision is done, on to the next."""

NOBODY = -1
BARE = -1
"""A grid cell without a city tile, or without a pawn."""
FACE_DOWN = -1
"""A coin whose value nobody knows yet."""


# ---------------------------------------------------------------- a player
class Bid(Struct, frozen=True, gc=False):
    """A pawn on the Piazza; with two players only the amount counts."""

    amount: int
    column: int = 0
    row: int = 0


class Player(Struct, frozen=True, gc=False, cache_hash=True):
    """One player's money, experience and district, and what this round has brought so far."""

    money: int = START_MONEY
    markers: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Spaces from the left, by colour."""
    pool: int = PIZZAS
    """Pizzas neither on a pizzeria nor delivered."""
    district: District = District()
    hand: tuple[int, ...] = ()
    """Start tiles dealt and not yet chosen from."""
    start: int = 0
    """The number of the start tile, or 0."""
    bid: Bid | None = None
    spoke: bool = False
    """Had this player a chance to bid?"""
    out: bool = False
    """Did this player step out of the bidding?"""
    investment: int = NOBODY
    """The colour of the investment tile that is not yet used, or -1."""
    delivery: int = 0
    """The number of this round's delivery tile, or 0."""
    earned: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Steps of experience that wait for phase F, by colour."""


# ---------------------------------------------------------------- the table
class Grid(Struct, frozen=True, gc=False, cache_hash=True):
    """The city on the board: tiles and pawns by cell, coins by line."""

    tiles: tuple[int, ...] = (BARE,) * 16
    """The kind of the tile on each cell: its number in the box, or -1."""
    pawns: tuple[int, ...] = (BARE,) * 16
    """Whose pawn stands on each cell, or -1."""
    coins: tuple[int, ...] = (0,) * 8
    """The coin of each row and column; 0 where none lies, -1 where it lies face down."""


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """A pawn was placed; what it is for is still to be said, or where its tile goes."""

    cell: int


class Building(Struct, frozen=True, gc=False, tag="building"):
    """A pizzeria is paid and needs a site."""

    price: int


class Stocking(Struct, frozen=True, gc=False, tag="stocking"):
    """Pizzas that are still to be laid on pizzerias, and the one that is asked about."""

    left: int
    pizzeria: int


class Delivery(Struct, frozen=True, gc=False, tag="delivery"):
    """A delivery under way: what it may still do, and the round that is being ridden."""

    pizzas: int
    rounds: int
    distance: int
    express: bool
    begun: bool = False
    """Was anything delivered yet?"""
    pizzeria: int = NOBODY
    """Where the present round began, or -1 between rounds."""
    stops: Tiles = 0
    """The city tiles that the present round has served."""
    last: int = -1
    """The rank of the last of them."""


Pending: TypeAlias = Placed | Building | Stocking | Delivery


class State(Struct, frozen=True, gc=False):
    """The whole table."""

    options: PapaPaoloOptions
    players: tuple[Player, ...]
    stack: tuple[int, ...]
    """City tiles not yet dealt, by kind."""
    supply: tuple[int, ...]
    """Pizzerias left, by price."""
    large_stack: tuple[int, ...]
    """Large investment tiles not yet dealt, by the colour opposite gold (two players)."""
    round: int = 1
    phase: Phase = "prepare"
    step: Step = "starts"
    turn: int = NATURE
    """The seat whose decision is awaited, where it is one seat's."""
    order: tuple[int, ...] = ()
    """The turn order of this round."""
    grid: Grid = Grid()
    offer: tuple[int, ...] = ()
    """The numbers of this round's delivery tiles, by column."""
    forecast: tuple[int, ...] = ()
    """Those of the next round, where they are known (PP-V4)."""
    large: int = NOBODY
    """The colour opposite gold on this round's large investment tile (two players)."""
    investments: tuple[int, ...] = ()
    """The colours from which the next investment is picked."""
    queue: tuple[int, ...] = ()
    """The seats that act after the present one in this phase, in order."""
    settled: tuple[int, ...] = ()
    """The seats in the order in which this round's bids were settled."""
    heir: int = NOBODY
    """Who took the hidden coin and begins the next round (PP-V1)."""
    pending: Pending | None = None

    @property
    def box(self) -> Box:
        return BOXES[self.options.components]

    @property
    def seats(self) -> int:
        return len(self.players)

    def with_player(self, seat: int, player: Player) -> "State":
        players = self.players
        return replace(self, players=(*players[:seat], player, *players[seat + 1 :]))

    def level(self, seat: int, colour: int) -> int:
        """What a track gives a player now: money, bonus pizzas, express pizzas or rounds."""
        return self.box.levels[colour][self.players[seat].markers[colour]]
