"""The state of a match. The stack of city tiles is a multiset; its order is not in the state."""

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
"""The phases: setup or G, A, B, both halves of C, D, E with F, and the end."""

Step: TypeAlias = Literal[
    "starts", "keep", "open", "offer", "forecast", "large", "facedown", "coins", "tiles",
    "pawn", "mode", "lay", "site", "stock", "ride", "drop",
    "coin", "bid", "pick", "activate", "choose", "next", "over",
]  # fmt: skip
"""The next decision. ``next`` occurs only inside `apply`, when a decision is finished."""

NOBODY = -1
BARE = -1
"""A grid cell without a city tile, or without a pawn."""
FACE_DOWN = -1
"""A coin with an unknown value."""


# ---------------------------------------------------------------- a player
class Bid(Struct, frozen=True, gc=False):
    """A pawn on the Piazza. With two players only the amount matters."""

    amount: int
    column: int = 0
    row: int = 0


class Player(Struct, frozen=True, gc=False, cache_hash=True):
    """One player's money, experience and district, and the player's situation in this round."""

    money: int = START_MONEY
    markers: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Positions of the markers: spaces from the left, by colour."""
    pool: int = PIZZAS
    """Pizzas neither on a pizzeria nor delivered."""
    district: District = District()
    hand: tuple[int, ...] = ()
    """Dealt start tiles, until the player's start tile is laid."""
    start: int = 0
    """The number of the start tile, or 0."""
    bid: Bid | None = None
    spoke: bool = False
    """Has this player had a chance to bid?"""
    out: bool = False
    """Has this player left the bidding?"""
    investment: int = NOBODY
    """The colour of the unused investment tile, or -1."""
    delivery: int = 0
    """The number of this round's delivery tile, or 0."""
    earned: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Steps that the player gets in phase F, by colour."""


# ---------------------------------------------------------------- the table
class Grid(Struct, frozen=True, gc=False, cache_hash=True):
    """The city on the board: tiles and pawns by cell, coins by line."""

    tiles: tuple[int, ...] = (BARE,) * 16
    """The kind of the tile on each cell, as a number in the box, or -1."""
    pawns: tuple[int, ...] = (BARE,) * 16
    """The seat of the pawn on each cell, or -1."""
    coins: tuple[int, ...] = (0,) * 8
    """The coin of each row and column; 0 if there is none, -1 if it is face down."""


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """A pawn was placed; the player must choose its use or the place of its tile."""

    cell: int


class Building(Struct, frozen=True, gc=False, tag="building"):
    """A pizzeria is paid; the player must choose its site."""

    price: int


class Stocking(Struct, frozen=True, gc=False, tag="stocking"):
    """Pizzas not yet stored, and the pizzeria for which the player decides."""

    left: int
    pizzeria: int


class Delivery(Struct, frozen=True, gc=False, tag="delivery"):
    """A delivery under way: its remaining pizzas and rounds, and the current round."""

    pizzas: int
    rounds: int
    distance: int
    express: bool
    begun: bool = False
    """Has the delivery delivered any pizzas?"""
    pizzeria: int = NOBODY
    """The pizzeria where the current round began, or -1 between rounds."""
    stops: Tiles = 0
    """The city tiles that the current round has served."""
    last: int = -1
    """The rank of the last stop, or -1."""


Pending: TypeAlias = Placed | Building | Stocking | Delivery


class State(Struct, frozen=True, gc=False):
    """The complete state of a match."""

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
    """The seat to act, if it is a single player; otherwise -1 (NATURE or NOBODY)."""
    order: tuple[int, ...] = ()
    """The turn order of this round."""
    grid: Grid = Grid()
    offer: tuple[int, ...] = ()
    """The numbers of this round's delivery tiles, by column."""
    forecast: tuple[int, ...] = ()
    """The numbers of the next round's delivery tiles, if known (PP-V4)."""
    large: int = NOBODY
    """The colour opposite gold on this round's large investment tile (two players)."""
    investments: tuple[int, ...] = ()
    """The colours from which the next investment is picked."""
    queue: tuple[int, ...] = ()
    """The seats that act after the current one in this phase, in order."""
    settled: tuple[int, ...] = ()
    """The seats in the order of this round's settlement."""
    heir: int = NOBODY
    """The seat that won the hidden coin and begins the next round (PP-V1), or -1."""
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
        """The current level of a player's track: money, bonus pizzas, express pizzas or rounds."""
        return self.box.levels[colour][self.players[seat].markers[colour]]
