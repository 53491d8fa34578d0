"""The actions of players, in the order of a round, and the outcomes of NATURE.

A complex decision consists of several actions: ``pawn b3``, ``take``, ``lay 2,0 NES``. See PP-N in
RULES.md.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.games.papa_paolo.components.printed import PRICES, SHOP_COST
from tavolino.games.papa_paolo.geometry import CELLS, SPOTS


# ---------------------------------------------------------------- phase A
class Keep(Struct, frozen=True, gc=False):
    """Keep one of two start tiles. Two players only."""

    number: int


class PlacePawn(Struct, frozen=True, gc=False):
    cell: int


class Take(Struct, frozen=True, gc=False):
    """Take the tile under the pawn into the district."""


class Sponsor(Struct, frozen=True, gc=False):
    """Take money from the bank."""


class Shop(Struct, frozen=True, gc=False):
    """Buy pizzas and get the bonus of the market track."""

    pizzas: int


class Express(Struct, frozen=True, gc=False):
    """Begin an express delivery."""


class Build(Struct, frozen=True, gc=False):
    """Buy a pizzeria of this price."""

    price: int


class Nothing(Struct, frozen=True, gc=False):
    """Leave the pawn in place without using it."""


class Lay(Struct, frozen=True, gc=False):
    """Lay the tile on a cell of the district, with these open sides."""

    at: int
    open: int


class Site(Struct, frozen=True, gc=False):
    """Put the new pizzeria on a cell of the district."""

    at: int


class Stock(Struct, frozen=True, gc=False):
    """Put some of the new pizzas on this pizzeria."""

    at: int
    pizzas: int


# ---------------------------------------------------------------- phases C and D
class PlaceBid(Struct, frozen=True, gc=False):
    """Bid an amount in a column of the Piazza. With two players there are no columns."""

    amount: int
    column: int = 0


class Pass(Struct, frozen=True, gc=False):
    """Step out of the bidding."""


class Pick(Struct, frozen=True, gc=False):
    """Take the investment of this colour."""

    colour: int


class Turn(Struct, frozen=True, gc=False):
    """Take `colour` and turn the large tile so that `beside` is on the player's side too."""

    colour: int
    beside: int


class Decline(Struct, frozen=True, gc=False):
    """Buy no investment tile."""


class Track(Struct, frozen=True, gc=False):
    """Use the investment tile for one space to the right on its track."""


class Once(Struct, frozen=True, gc=False):
    """Use the investment tile once. `choice`: price of the pizzeria, or number of pizzas to buy."""

    choice: int = 0


class Discard(Struct, frozen=True, gc=False):
    """Discard the investment tile without using it."""


# ---------------------------------------------------------------- phase E
class Choose(Struct, frozen=True, gc=False):
    """Take one of the two delivery tiles. Two players only."""

    number: int


class Ride(Struct, frozen=True, gc=False):
    """Begin a delivery round at this pizzeria."""

    at: int


class Drop(Struct, frozen=True, gc=False):
    """Deliver pizzas to a city tile."""

    at: int
    pizzas: int


class Home(Struct, frozen=True, gc=False):
    """End the delivery round."""


class Stop(Struct, frozen=True, gc=False):
    """End the delivery without using its remaining rounds."""


# ---------------------------------------------------------------- NATURE
class DealStart(Struct, frozen=True, gc=False):
    """The next player gets this start tile."""

    number: int


class OpenStarts(Struct, frozen=True, gc=False):
    """The chosen start tiles are turned over."""


class Offer(Struct, frozen=True, gc=False):
    """The delivery tiles in play in a round."""

    letter: str
    numbers: tuple[int, ...]


class DealLarge(Struct, frozen=True, gc=False):
    """The large investment tile of this round, given by the colour opposite gold."""

    facing: int


class HideCoin(Struct, frozen=True, gc=False):
    """The coin of this row or column is face down."""

    line: int


class DealCoin(Struct, frozen=True, gc=False):
    """The next row or column gets a coin of this value."""

    value: int


class DealTile(Struct, frozen=True, gc=False):
    """The next cell of the grid gets a city tile of this kind."""

    colour: int
    houses: int
    shape: int


class TurnCoin(Struct, frozen=True, gc=False):
    """The hidden coin is turned over."""

    value: int


Mode: TypeAlias = Take | Sponsor | Shop | Express | Build | Nothing
Chance: TypeAlias = (
    DealStart | OpenStarts | Offer | DealLarge | HideCoin | DealCoin | DealTile | TurnCoin
)
Action: TypeAlias = (
    Keep
    | PlacePawn
    | Mode
    | Lay
    | Site
    | Stock
    | PlaceBid
    | Pass
    | Pick
    | Turn
    | Decline
    | Track
    | Once
    | Discard
    | Choose
    | Ride
    | Drop
    | Home
    | Stop
    | Chance
)

# ---------------------------------------------------------------- shared instances
PAWN_ACTIONS = {cell: PlacePawn(cell) for cell in CELLS[4]}
LAY_ACTIONS = {(at, open): Lay(at, open) for at in SPOTS for open in range(1, 16)}
BUILD_ACTIONS = {price: Build(price) for price in PRICES}
SHOP_ACTIONS = tuple(Shop(pizzas) for pizzas in range(1, len(SHOP_COST) + 1))
SITE_ACTIONS = tuple(Site(at) for at in SPOTS)
RIDE_ACTIONS = tuple(Ride(at) for at in SPOTS)
DROP_ACTIONS = {(at, pizzas): Drop(at, pizzas) for at in SPOTS for pizzas in (1, 2, 3)}
