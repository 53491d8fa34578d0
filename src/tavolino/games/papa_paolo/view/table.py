"""Builds the view of each seat. Names of cells and tiles are those of the notation.

Two things are secret: the chosen start tiles of two players until both are revealed, and money with
the option for hidden money. The order of the stack, removed delivery tiles and the value of a
hidden coin are not in the state at all.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.components import BOXES, InvestmentOnce
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    COLOURS,
    EXPRESS_FEE,
    GOLD,
    GREEN,
    LETTERS,
    PAWNS,
    PRICES,
    RED,
    ROUNDS,
    SHOP_COST,
    Colour,
)
from tavolino.games.papa_paolo.components.tiles import SHAPES, Kind
from tavolino.games.papa_paolo.geometry import (
    ACROSS,
    CELLS,
    LINES,
    XY,
    cell_name,
    each,
    line_name,
    route,
    sides_name,
    spot_name,
    xy,
)
from tavolino.games.papa_paolo.rules import actors, scores
from tavolino.games.papa_paolo.rules.bribes import leader
from tavolino.games.papa_paolo.rules.flow import order_of_next_round
from tavolino.games.papa_paolo.rules.investing import opposite
from tavolino.games.papa_paolo.rules.placing import jobs_of
from tavolino.games.papa_paolo.state import (
    BARE,
    FACE_DOWN,
    NOBODY,
    Building,
    Delivery,
    Grid,
    Placed,
    Plan,
    Player,
    State,
    Stocking,
)
from tavolino.games.papa_paolo.view.parts import (
    BidView,
    BuildingView,
    CellView,
    CityView,
    DeliveryTileView,
    DeliveryView,
    LevelsView,
    LineView,
    PendingView,
    PizzeriaView,
    PlacedView,
    PlayerView,
    PrintedView,
    StartView,
    StockingView,
    TileView,
    View,
)
from tavolino.games.papa_paolo.view.rounds import reach, round_view


def view(state: State, seat: Seat) -> View:
    """The table as this seat may see it. A spectator sees only public information."""
    points = scores(state)
    return View(
        round=state.round,
        phase=state.phase,
        step=state.step,
        actors=actors(state),
        order=state.order,
        grid=_cells(state.options.components, state.seats, state.grid),
        lines=_lines(state.options.components, state.seats, state.grid),
        piazza=_stairs(state.options.components, state.seats),
        offer=_delivery_tiles(state.options.components, state.round, state.offer),
        forecast=_delivery_tiles(state.options.components, state.round + 1, state.forecast),
        large=_large(state),
        investments=tuple(COLOURS[colour] for colour in state.investments),
        settled=state.settled,
        next_order=_next_order(state),
        supply=_supply(state.supply),
        stack=sum(state.stack),
        pending=_pending(state),
        players=tuple(
            _player_for(state, owner, seat, counted) for owner, counted in enumerate(points)
        ),
        printed=_printed(state.options.components, state.seats, state.options.investment_once),
    )


def tile_view(kind: Kind) -> TileView:
    return TileView(COLOURS[kind.colour], kind.houses, SHAPES[kind.shape])


_shared_cell = lru_cache(maxsize=1 << 12)(CellView)
_shared_line = lru_cache(maxsize=1 << 10)(LineView)
"""Shares equal instances, because the same few cells and lines occur everywhere."""


@lru_cache(maxsize=1024)
def _cells(fingerprint: str, seats: int, grid: Grid) -> dict[str, CellView]:
    """The cells of the grid. Cached, because a grid is viewed far more often than it changes."""
    jobs = jobs_of(fingerprint, seats)
    return {
        cell_name(cell): _shared_cell(
            _tile(fingerprint, grid.tiles[cell]), grid.pawns[cell], jobs[cell]
        )
        for cell in CELLS[seats]
    }


@cache
def _tile(fingerprint: str, kind: int) -> TileView | None:
    return None if kind == BARE else tile_view(BOXES[fingerprint].kinds[kind])


@lru_cache(maxsize=1024)
def _lines(fingerprint: str, seats: int, grid: Grid) -> dict[str, LineView]:
    """The rows and columns of the grid."""
    return {line_name(line): _line(fingerprint, seats, grid, line) for line in LINES[seats]}


def _line(fingerprint: str, seats: int, grid: Grid, line: int) -> LineView:
    layout, coin = BOXES[fingerprint].board.layout(seats), grid.coins[line]
    jobs = layout.rows[line] if line < ACROSS else layout.columns[line - ACROSS]
    return _shared_line(
        jobs, max(coin, 0), coin == FACE_DOWN, leader(fingerprint, seats, grid, line)
    )


def _next_order(state: State) -> tuple[int, ...]:
    """PP-C11: the order of the next round, known after the settlement; empty in the last round."""
    return order_of_next_round(state) if state.settled and state.round < ROUNDS else ()


@cache
def _printed(fingerprint: str, seats: int, investment_once: InvestmentOnce) -> PrintedView:
    box = BOXES[fingerprint]
    once = box.investments.once
    brings = (once.gold.money, once.blue.pizzas, once.red.pizzas, once.green.discount)
    return PrintedView(
        tracks=dict(zip(COLOURS, box.levels, strict=True)),
        versatility=box.tracks.versatility,
        expert=box.tracks.expert,
        capacity={str(price): box.pizzerias.capacity.of(price) for price in PRICES},
        shop=SHOP_COST,
        fee=EXPRESS_FEE,
        once=_by_colour(brings) if investment_once == "printed" else {},
        ladder=box.piazza.duel.amounts if seats == 2 else (),
        starts={
            str(tile.number): StartView(tile.colour, tile.houses, sides_name(tile.open_sides))
            for tile in box.start_tiles
        },
    )


@cache
def _stairs(fingerprint: str, seats: int) -> tuple[tuple[int, ...], ...]:
    if seats == 2:
        return ()
    return tuple(row[:seats] for row in BOXES[fingerprint].piazza.table)


@lru_cache(maxsize=1024)
def _supply(left: tuple[int, ...]) -> dict[str, int]:
    return {str(price): left for price, left in zip(PRICES, left, strict=True)}


@lru_cache(maxsize=1024)
def _delivery_tiles(
    fingerprint: str, round: int, numbers: tuple[int, ...]
) -> tuple[DeliveryTileView, ...]:
    return tuple(_delivery_tile(fingerprint, round, number) for number in numbers)


def delivery_tile(state: State, round: int, number: int) -> DeliveryTileView:
    return _delivery_tile(state.options.components, round, number)


@cache
def _delivery_tile(fingerprint: str, round: int, number: int) -> DeliveryTileView:
    tile = BOXES[fingerprint].delivery(round, number)
    return DeliveryTileView(f"{LETTERS[round - 1]}{number}", tile.pizzas, tile.distance)


def _large(state: State) -> dict[Colour, Colour]:
    if state.large == NOBODY:
        return {}
    return {COLOURS[c]: COLOURS[opposite(state, c)] for c in (GOLD, BLUE, RED, GREEN)}


def _pending(state: State) -> PendingView | None:
    match state.pending:
        case Placed(cell):
            return PlacedView(cell_name(cell))
        case Building(price):
            return BuildingView(price)
        case Stocking(left, pizzeria):
            return StockingView(left, _pizzeria_at(state, pizzeria), _spaces(state, pizzeria))
        case Delivery() as delivery:
            return _delivery(state, delivery)
        case None:
            return None


def _spaces(state: State, first: int) -> dict[str, int]:
    """PP-A14, PP-N2: the free places from this pizzeria on."""
    district = state.players[state.turn].district
    places = list(zip(district.plan.pizzerias, district.free_places, strict=True))[first:]
    return {spot_name(pizzeria.at): free for pizzeria, free in places if free}


def _pizzeria_at(state: State, pizzeria: int) -> XY:
    return xy(state.players[state.turn].district.plan.pizzerias[pizzeria].at)


def _delivery(state: State, delivery: Delivery) -> DeliveryView:
    is_riding, plan = delivery.pizzeria != NOBODY, state.players[state.turn].district.plan
    return DeliveryView(
        pizzas=delivery.pizzas,
        rounds=delivery.rounds,
        distance=delivery.distance,
        express=delivery.express,
        pizzeria=_pizzeria_at(state, delivery.pizzeria) if is_riding else None,
        stops=_coordinates(plan, each(delivery.stops)),
        way=_way(plan, delivery) if delivery.stops else (),
        round=round_view(state, state.turn, delivery) if is_riding else None,
    )


def _coordinates(plan: Plan, tiles: Iterable[int]) -> tuple[XY, ...]:
    return tuple(xy(plan.cities[tile].at) for tile in tiles)


def _way(plan: Plan, delivery: Delivery) -> tuple[XY, ...]:
    doors = plan.doors[delivery.pizzeria]
    return _coordinates(plan, route(plan.roads, doors, delivery.stops, delivery.distance) or ())


# ---------------------------------------------------------------- a player
def _player_for(state: State, owner: Seat, viewer: Seat, points: int) -> PlayerView:
    """The view of a player. Passes only what the viewer may know to the cached `_player`."""
    player = state.players[owner]
    revealed = bool(player.district.plan.cities)
    return _player(
        state.options.components,
        state.round,
        player,
        player.money if _sees_money(state, owner, viewer) else None,
        player.start if revealed or owner == viewer else 0,
        PAWNS - state.grid.pawns.count(owner),
        points,
    )


@lru_cache(maxsize=4096)
def _player(
    fingerprint: str,
    round: int,
    player: Player,
    money: int | None,
    start: int,
    pawns: int,
    points: int,
) -> PlayerView:
    return PlayerView(
        money=money,
        points=points,
        markers=_by_colour(player.markers),
        levels=_levels(fingerprint, player),
        pool=player.pool,
        pawns=pawns,
        hand=player.hand,
        start=start,
        chosen=bool(player.start),
        cities=_cities(player),
        pizzerias=_pizzerias(player),
        bid=BidView(player.bid.amount, player.bid.column, player.bid.row) if player.bid else None,
        out=player.out,
        investment=COLOURS[player.investment] if player.investment != NOBODY else None,
        delivery=_delivery_tile(fingerprint, round, player.delivery) if player.delivery else None,
        earned=_by_colour(player.earned),
    )


def hides(state: State) -> bool:
    """PP-S7, PP-S9: does the state hold secrets: hidden money, or start tiles not yet laid?"""
    unlaid = any(player.start and not player.district.plan.cities for player in state.players)
    return unlaid or (state.options.hidden_money and state.phase != "over")


def _sees_money(state: State, owner: Seat, viewer: Seat) -> bool:
    """PP-S7: a viewer knows their own money always, and all money after the end."""
    return not state.options.hidden_money or owner == viewer or state.phase == "over"


def _by_colour(figures: tuple[int, int, int, int]) -> dict[Colour, int]:
    return dict(zip(COLOURS, figures, strict=True))


def _levels(fingerprint: str, player: Player) -> LevelsView:
    tracks = BOXES[fingerprint].levels
    return LevelsView(*(tracks[c][player.markers[c]] for c in (GOLD, BLUE, RED, GREEN)))


def _cities(player: Player) -> tuple[CityView, ...]:
    district = player.district
    return tuple(
        CityView(*xy(c.at), COLOURS[c.colour], c.houses, served, sides_name(c.open), *reached)
        for c, served, reached in zip(
            district.plan.cities, district.served, reach(district), strict=True
        )
    )


def _pizzerias(player: Player) -> tuple[PizzeriaView, ...]:
    district = player.district
    return tuple(
        PizzeriaView(*xy(p.at), p.price, stock, p.capacity)
        for p, stock in zip(district.plan.pizzerias, district.stock, strict=True)
    )
