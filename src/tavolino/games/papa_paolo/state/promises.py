"""The invariants of the rules, which hold in every state of every match."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tavolino.games.papa_paolo.components.printed import (
    COINS,
    LONG,
    PIZZAS,
    PRICES,
    SHORT,
    SUPPLY,
    TRACK_END,
)
from tavolino.games.papa_paolo.components.tiles import Kind
from tavolino.games.papa_paolo.geometry import (
    CELLS,
    FACING,
    LINES,
    NEIGHBOURS,
    SHAPE_OF,
    distances,
    spot_name,
)
from tavolino.games.papa_paolo.state.district import District
from tavolino.games.papa_paolo.state.table import BARE, Building, Player, State


def check(state: State) -> Sequence[str]:
    """The invariants that this state violates."""
    return [
        *(
            f"seat {seat}: {violation}"
            for seat, player in enumerate(state.players)
            for violation in (*_check_player(player), *_check_district(player.district))
        ),
        *_check_tiles(state),
        *_check_grid(state),
        *_check_supply(state),
        *_check_bids(state),
    ]


def _check_player(player: Player) -> Iterator[str]:
    district = player.district
    if player.money < 0:
        yield "PP-A17: negative money"
    if player.pool < 0 or player.pool + sum(district.stock) + district.delivered != PIZZAS:
        yield f"PP-S8: the pizzas do not add up to {PIZZAS}"
    if not all(0 <= marker <= TRACK_END for marker in player.markers):
        yield "PP-F3: a marker is off its track"


def _check_district(district: District) -> Iterator[str]:
    plan = district.plan
    if not plan.pizzerias:
        return
    for pizzeria, stock in zip(plan.pizzerias, district.stock, strict=True):
        if not 0 <= stock <= pizzeria.capacity:
            yield f"PP-A14: {stock} pizzas at {spot_name(pizzeria.at)}"
        if any(near in plan.pizzeria_at for _, near in NEIGHBOURS[pizzeria.at]):
            yield f"PP-A16: the pizzeria at {spot_name(pizzeria.at)} is beside another one"
    for city, served in zip(plan.cities, district.served, strict=True):
        if not 0 <= served <= city.houses:
            yield f"PP-E11: {served} pizzas on {city.houses} houses at {spot_name(city.at)}"
    if len({*plan.city_at, *plan.pizzeria_at}) < len(plan.cities) + len(plan.pizzerias):
        yield "PP-A6: two tiles on one cell"
    yield from _check_roads(district)


def _check_roads(district: District) -> Iterator[str]:
    plan = district.plan
    for city in plan.cities:
        for side, near in NEIGHBOURS[city.at]:
            other = plan.cities[plan.city_at[near]] if near in plan.city_at else None
            if other and bool(city.open & side) != bool(other.open & FACING[side]):
                yield f"PP-A7: a road ends at houses between {spot_name(city.at)} and a neighbour"
    doors = 0
    for some in plan.doors:
        doors |= some
    for city, far in zip(plan.cities, distances(plan.roads, doors), strict=True):
        if not far:
            yield f"PP-A6: no road from {spot_name(city.at)} to a pizzeria"
    wide = plan.extent.east - plan.extent.west + 1
    high = plan.extent.south - plan.extent.north + 1
    if max(wide, high) > LONG or min(wide, high) > SHORT:
        yield f"PP-A10: the district measures {wide} by {high}"


def _check_tiles(state: State) -> Iterator[str]:
    """No tile exists twice: visible tiles and the stack never exceed the tiles of the box."""
    dealt = Counter(state.grid.tiles)
    laid = Counter(
        Kind(city.colour, city.houses, SHAPE_OF[city.open])
        for player in state.players
        for city in player.district.plan.cities[1:]
    )
    for number, (kind, count) in enumerate(state.box.stack.items()):
        count_known = state.stack[number] + dealt[number] + laid[kind]
        if state.stack[number] < 0 or count_known > count:
            yield f"PP-G5: {count_known} tiles of kind {number}, but there are {count}"


def _check_grid(state: State) -> Iterator[str]:
    grid, cells = state.grid, CELLS[state.seats]
    for cell, (tile, pawn) in enumerate(zip(grid.tiles, grid.pawns, strict=True)):
        if cell not in cells and (tile, pawn) != (BARE, BARE):
            yield f"PP-3.1: cell {cell} is not in play, but not empty"
        if state.phase == "place" and cell in cells and tile == BARE and pawn == BARE:
            yield f"PP-A3: cell {cell} has no tile and no pawn"
    if state.phase == "place":
        visible = sorted(coin for coin in grid.coins if coin > 0)
        hidden = len(LINES[state.seats]) - len(visible)
        if hidden > 1 or (not hidden and tuple(visible) != COINS[state.seats]):
            yield "PP-G2: these are not the coins of a round"


def _check_supply(state: State) -> Iterator[str]:
    for price, left, total in zip(PRICES, state.supply, SUPPLY[state.seats], strict=True):
        built = sum(
            pizzeria.price == price
            for player in state.players
            for pizzeria in player.district.plan.pizzerias
        )
        is_pending = isinstance(state.pending, Building) and state.pending.price == price
        if left < 0 or left + built + is_pending != total:
            yield f"PP-S6: pizzerias of {price} were lost or gained"


def _check_bids(state: State) -> Iterator[str]:
    bids = [player.bid for player in state.players if player.bid]
    for player in state.players:
        if state.phase == "bid" and player.bid and player.bid.amount > player.money:
            yield "PP-C4: a bid is higher than its player's money"
    if state.phase in ("pick", "invest", "deliver") and state.seats > 2:
        columns = [bid.column for bid in bids]
        if len(set(columns)) < len(columns):
            yield "PP-C8: the bidding is over, but a column holds two pawns"
    if len({(bid.row, bid.column, bid.amount) for bid in bids}) < len(bids):
        yield "PP-C3: two pawns on one space"
