"""Who sees what, built up from nothing. Names are those of the notation.

Secret are the start tile that one of two players keeps, until both are turned over, and money where
the match is played with hidden money. The order of the stack, removed delivery tiles and the value
of a hidden coin are not even in the state.
"""

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    COLOURS,
    GOLD,
    GREEN,
    LETTERS,
    PAWNS,
    PRICES,
    RED,
    Colour,
)
from tavolino.games.papa_paolo.components.tiles import SHAPES, Kind
from tavolino.games.papa_paolo.geometry import (
    ACROSS,
    CELLS,
    LINES,
    XY,
    Tiles,
    cell_name,
    each,
    line_name,
    sides_name,
    xy,
)
from tavolino.games.papa_paolo.rules import actors, scores
from tavolino.games.papa_paolo.rules.bribes import winner
from tavolino.games.papa_paolo.rules.investing import opposite
from tavolino.games.papa_paolo.rules.placing import jobs_at
from tavolino.games.papa_paolo.state import (
    BARE,
    FACE_DOWN,
    NOBODY,
    Building,
    Delivery,
    Placed,
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
    StockingView,
    TileView,
    View,
)


def view(state: State, seat: Seat) -> View:
    """What this seat may know; seats that are nobody's see what everybody sees."""
    return View(
        round=state.round,
        phase=state.phase,
        step=state.step,
        actors=actors(state),
        order=state.order,
        grid={cell_name(cell): _cell(state, cell) for cell in CELLS[state.seats]},
        lines={line_name(line): _line(state, line) for line in LINES[state.seats]},
        piazza=_stairs(state),
        offer=tuple(delivery_tile(state, state.round, number) for number in state.offer),
        forecast=tuple(delivery_tile(state, state.round + 1, n) for n in state.forecast),
        large=_large(state),
        investments=tuple(COLOURS[colour] for colour in state.investments),
        settled=state.settled,
        supply={str(price): left for price, left in zip(PRICES, state.supply, strict=True)},
        stack=sum(state.stack),
        pending=_pending(state),
        players=tuple(
            _player(state, owner, seat, points) for owner, points in enumerate(scores(state))
        ),
    )


def tile_view(kind: Kind) -> TileView:
    return TileView(COLOURS[kind.colour], kind.houses, SHAPES[kind.shape])


def _cell(state: State, cell: int) -> CellView:
    kind = state.grid.tiles[cell]
    tile = tile_view(state.box.kinds[kind]) if kind != BARE else None
    return CellView(tile, state.grid.pawns[cell], jobs_at(state, cell))


def _line(state: State, line: int) -> LineView:
    layout = state.box.board.layout(state.seats)
    jobs = layout.rows[line] if line < ACROSS else layout.columns[line - ACROSS]
    coin = state.grid.coins[line]
    return LineView(jobs, max(coin, 0), coin == FACE_DOWN, winner(state, line))


def _stairs(state: State) -> tuple[tuple[int, ...], ...]:
    if state.seats == 2:
        return ()
    return tuple(row[: state.seats] for row in state.box.piazza.table)


def delivery_tile(state: State, round: int, number: int) -> DeliveryTileView:
    tile = state.box.delivery(round, number)
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
            return StockingView(left, _pizzeria_at(state, pizzeria))
        case Delivery() as delivery:
            return _delivery(state, delivery)
        case None:
            return None


def _pizzeria_at(state: State, pizzeria: int) -> XY:
    return xy(state.players[state.turn].district.plan.pizzerias[pizzeria].at)


def _delivery(state: State, delivery: Delivery) -> DeliveryView:
    riding = delivery.pizzeria != NOBODY
    return DeliveryView(
        pizzas=delivery.pizzas,
        rounds=delivery.rounds,
        distance=delivery.distance,
        express=delivery.express,
        pizzeria=_pizzeria_at(state, delivery.pizzeria) if riding else None,
        stops=where(state, state.turn, delivery.stops),
    )


def where(state: State, seat: Seat, tiles: Tiles) -> tuple[XY, ...]:
    cities = state.players[seat].district.plan.cities
    return tuple(xy(cities[tile].at) for tile in each(tiles))


# ---------------------------------------------------------------- a player
def _player(state: State, owner: Seat, viewer: Seat, points: int) -> PlayerView:
    player = state.players[owner]
    revealed = bool(player.district.plan.cities)
    return PlayerView(
        money=player.money if _knows_money(state, owner, viewer) else None,
        points=points,
        markers=_by_colour(player.markers),
        levels=_levels(state, owner),
        pool=player.pool,
        pawns=PAWNS - state.grid.pawns.count(owner),
        hand=player.hand,
        start=player.start if revealed or owner == viewer else 0,
        chosen=bool(player.start),
        cities=_cities(player),
        pizzerias=_pizzerias(player),
        bid=BidView(player.bid.amount, player.bid.column, player.bid.row) if player.bid else None,
        out=player.out,
        investment=COLOURS[player.investment] if player.investment != NOBODY else None,
        delivery=delivery_tile(state, state.round, player.delivery) if player.delivery else None,
        earned=_by_colour(player.earned),
    )


def hides(state: State) -> bool:
    """PP-S7, PP-S9: hidden money until the end, and start tiles until they are laid."""
    unlaid = any(player.start and not player.district.plan.cities for player in state.players)
    return unlaid or (state.options.hidden_money and state.phase != "over")


def _knows_money(state: State, owner: Seat, viewer: Seat) -> bool:
    """PP-S7: one's own always, everybody's at the end."""
    return not state.options.hidden_money or owner == viewer or state.phase == "over"


def _by_colour(figures: tuple[int, int, int, int]) -> dict[Colour, int]:
    return dict(zip(COLOURS, figures, strict=True))


def _levels(state: State, seat: Seat) -> LevelsView:
    return LevelsView(*(state.level(seat, colour) for colour in (GOLD, BLUE, RED, GREEN)))


def _cities(player: Player) -> tuple[CityView, ...]:
    district = player.district
    return tuple(
        CityView(*xy(c.at), COLOURS[c.colour], c.houses, served, sides_name(c.open))
        for c, served in zip(district.plan.cities, district.served, strict=True)
    )


def _pizzerias(player: Player) -> tuple[PizzeriaView, ...]:
    district = player.district
    return tuple(
        PizzeriaView(*xy(p.at), p.price, stock, p.capacity)
        for p, stock in zip(district.plan.pizzerias, district.stock, strict=True)
    )
