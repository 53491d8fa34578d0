"""Packs states as bytes and actions as numbers for the compiled twin in native/papa_paolo."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain
from struct import Struct as Layout
from typing import Any, get_args

from tavolino.core.contract.twin import Twin
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    DealCoin,
    DealLarge,
    DealStart,
    DealTile,
    Decline,
    Discard,
    Drop,
    Express,
    HideCoin,
    Home,
    Keep,
    Lay,
    Nothing,
    Offer,
    Once,
    OpenStarts,
    Pass,
    Pick,
    PlaceBid,
    PlacePawn,
    Ride,
    Shop,
    Site,
    Sponsor,
    Stock,
    Stop,
    Take,
    Track,
    Turn,
    TurnCoin,
)
from tavolino.games.papa_paolo.components import BOXES, InvestmentOnce, TurnOrder
from tavolino.games.papa_paolo.components.printed import COLOURS, JOBS, NUMBERS, PRICES, ROUNDS
from tavolino.games.papa_paolo.components.tiles import SHAPES, Kind
from tavolino.games.papa_paolo.geometry import SIDES, xy
from tavolino.games.papa_paolo.rules.placing import jobs_of
from tavolino.games.papa_paolo.state import (
    BARE,
    NOBODY,
    Building,
    Delivery,
    District,
    Placed,
    Player,
    State,
    Stocking,
)
from tavolino.games.papa_paolo.state.table import Phase, Step

_SEATS, _CELLS, _HOUSES = 4, 16, 3
_TILES = len(COLOURS) * _HOUSES * len(SHAPES)
_PHASES, _STEPS = get_args(Phase), get_args(Step)
_TURN_ORDERS, _INVESTMENT_ONCE = get_args(TurnOrder), get_args(InvestmentOnce)

_BOX = Layout("<2Q 24B 6B B 3B 16B 28B 40B 8B 5B 2B 3x")
_DISTRICT = Layout("<6Q 20s 20s 20s 10s 10s 10s 10s 4B b 7x")
_PLAYER = Layout("<h 4B 4B 9B b")
_TABLE = Layout("<I 60B 3B 4B 16b 16b 8b 4b 4b 4b 6B 3b 3B 7B 2b 5B 3x")


# ---------------------------------------------------------------- cells and tiles
def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


@cache
def _cell(at: int) -> int:
    """The twin's number of a district cell, in a frame of eight by nine cells."""
    x, y = xy(at)
    return 8 * (y + 4) + x + 3


def _tile(kind: Kind) -> int:
    """The number of a kind of city tile. It does not depend on the box."""
    return len(SHAPES) * (_HOUSES * (kind.colour + 1) - kind.houses) + kind.shape


# ---------------------------------------------------------------- actions
NUMBER_OF: dict[type[Action], Callable[[Any], int]] = {
    Keep: lambda keep: keep.number - 1,
    PlacePawn: lambda pawn: 4 + pawn.cell,
    Take: lambda _: 20,
    Sponsor: lambda _: 21,
    Express: lambda _: 22,
    Nothing: lambda _: 23,
    Pass: lambda _: 24,
    Decline: lambda _: 25,
    Track: lambda _: 26,
    Discard: lambda _: 27,
    Home: lambda _: 28,
    Stop: lambda _: 29,
    Shop: lambda shop: 30 + shop.pizzas,
    Build: lambda build: 36 + build.price,
    Choose: lambda choose: 42 + choose.number - 1,
    Pick: lambda pick: 46 + pick.colour,
    Turn: lambda turn: 50 + 4 * turn.colour + turn.beside,
    Once: lambda once: 66 + once.choice,
    Stock: lambda stock: 72 + stock.pizzas,
    Site: lambda site: 109 + _cell(site.at),
    Ride: lambda ride: 181 + _cell(ride.at),
    PlaceBid: lambda bid: 253 + 100 * bid.column + bid.amount,
    Drop: lambda drop: 753 + 4 * _cell(drop.at) + drop.pizzas,
    Lay: lambda lay: 1041 + 16 * _cell(lay.at) + lay.open,
    DealStart: lambda deal: 2193 + deal.number - 1,
    OpenStarts: lambda _: 2197,
    Offer: lambda offer: 2198 + _bits(number - 1 for number in offer.numbers),
    DealLarge: lambda deal: 2214 + deal.facing,
    HideCoin: lambda hide: 2218 + hide.line,
    DealCoin: lambda deal: 2226 + deal.value,
    TurnCoin: lambda turn: 2230 + turn.value,
    DealTile: lambda deal: 2234 + _tile(Kind(deal.colour, deal.houses, deal.shape)),
}
"""The ranges of numbers, in the order of native/papa_paolo/types.h."""


def number(action: Action) -> int:
    """The number of an action, as defined in native/papa_paolo/types.h."""
    return NUMBER_OF[type(action)](action)


# ---------------------------------------------------------------- components of a state
def _padded(numbers: Sequence[int], places: int) -> tuple[int, ...]:
    return (*numbers, *(0,) * (places - len(numbers)))


@lru_cache(maxsize=64)
def _box(fingerprint: str, seats: int) -> bytes:
    box = BOXES[fingerprint]
    jobs, once = jobs_of(fingerprint, seats), box.investments.once
    high, low = divmod(_bits(box.piazza.duel.amounts), 1 << 64)
    tiles = (box.delivery(round, number) for round in range(1, ROUNDS + 1) for number in NUMBERS)
    towns = (_look(COLOURS.index(t.colour), t.houses, t.open_sides) for t in box.start_tiles)
    return _BOX.pack(
        low,
        high,
        *chain(*box.levels, box.tracks.versatility, (box.tracks.expert,)),
        *(box.pizzerias.capacity.of(price) for price in PRICES),
        *(_bits(map(JOBS.index, jobs.get(cell, ()))) for cell in range(_CELLS)),
        *chain(*reversed(box.piazza.table)),
        *chain(*((tile.pizzas, tile.distance) for tile in tiles)),
        *chain(*((town, tile.capacity) for town, tile in zip(towns, box.start_tiles, strict=True))),
        *(once.gold.money, once.blue.pizzas, once.red.pizzas, once.red.fee, once.green.discount),
        box.board.row_coin_end == "E",
        box.board.column_coin_end == "S",
    )


def _look(colour: int, houses: int, open: int) -> int:
    return colour | houses << 2 | open << 4


@lru_cache(maxsize=1024)
def _district(district: District) -> bytes:
    """A district. Its bit sets begin one row above and one column to the left of it."""
    cities, pizzerias = district.plan.cities, district.plan.pizzerias
    if not pizzerias:
        return bytes(_DISTRICT.size)
    extent = district.plan.extent
    origin = 8 * (extent.north + 3) + extent.west + 2
    sets = [[city.at for city in cities], [pizzeria.at for pizzeria in pizzerias]]
    sets += [[city.at for city in cities if city.open & side] for side in SIDES]
    return _DISTRICT.pack(
        *(_bits(_cell(at) - origin for at in some) for some in sets),
        bytes(_cell(city.at) for city in cities),
        bytes(_look(city.colour, city.houses, city.open) for city in cities),
        bytes(district.served),
        bytes(_cell(pizzeria.at) for pizzeria in pizzerias),
        bytes(pizzeria.price for pizzeria in pizzerias),
        bytes(pizzeria.capacity for pizzeria in pizzerias),
        bytes(district.stock),
        len(cities),
        len(pizzerias),
        extent.east - extent.west + 1,
        extent.south - extent.north + 1,
        origin,
    )


def _player(player: Player) -> bytes:
    bid = player.bid
    return _PLAYER.pack(
        player.money,
        *player.markers,
        *player.earned,
        player.pool,
        _bits(number - 1 for number in player.hand),
        player.start,
        *((bid.amount, bid.column, bid.row) if bid else (0, 0, 0)),
        player.spoke,
        player.out,
        player.delivery,
        player.investment,
    )


def _pending(state: State) -> tuple[int, ...]:
    """The pending decision: stops, kind, cell or number, and the seven figures of a delivery."""
    match state.pending:
        case Placed(cell):
            return 0, 1, cell, 0, 0, 0, 0, 0, NOBODY, -1
        case Building(price):
            return 0, 2, price, 0, 0, 0, 0, 0, NOBODY, -1
        case Stocking(left, pizzeria):
            return 0, 3, left, 0, 0, 0, 0, 0, pizzeria, -1
        case Delivery() as it:
            figures = (it.pizzas, it.rounds, it.distance, it.express, it.begun)
            return it.stops, 4, 0, *figures, it.pizzeria, it.last
        case None:
            return 0, 0, 0, 0, 0, 0, 0, 0, NOBODY, -1


# ---------------------------------------------------------------- a state
def pack(state: State) -> bytes:
    """Pack a state into the layout of the twin's struct."""
    missing = _SEATS - state.seats
    return b"".join(
        (
            *(_district(player.district) for player in state.players),
            bytes(_DISTRICT.size * missing),
            *(_player(player) for player in state.players),
            bytes(_PLAYER.size * missing),
            _box(state.options.components, state.seats),
            _table(state),
        )
    )


def _table(state: State) -> bytes:
    options, (stops, *pending) = state.options, _pending(state)
    tiles = [_tile(kind) for kind in state.box.kinds]
    left = dict(zip(tiles, state.stack, strict=True))
    return _TABLE.pack(
        stops,
        *(left.get(tile, 0) for tile in range(_TILES)),
        *chain(state.supply, state.large_stack),
        *(BARE if kind == BARE else tiles[kind] for kind in state.grid.tiles),
        *chain(state.grid.pawns, state.grid.coins),
        *chain(*(_padded(some, _SEATS) for some in (state.order, state.queue, state.settled))),
        *(len(state.queue), len(state.settled), state.seats, state.round),
        *(_PHASES.index(state.phase), _STEPS.index(state.step)),
        *(state.turn, state.large, state.heir),
        *(_bits(number - 1 for number in some) for some in (state.offer, state.forecast)),
        _bits(state.investments),
        *pending,
        _TURN_ORDERS.index(options.turn_order),
        options.money_points,
        options.forecast,
        _INVESTMENT_ONCE.index(options.investment_once),
        options.hidden_money,
    )


TWIN = Twin(name="papa_paolo", pack=pack, number=number, iterations=2000, likely_ahead=4)
