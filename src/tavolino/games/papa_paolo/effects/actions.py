"""The direct effects of a player's action: movements, announcements and payments."""

from collections.abc import Callable, Iterator
from typing import Any

from tavolino.core.effects import Effect, Moved, Paid, Removed, Said, Turned
from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    Decline,
    Discard,
    Drop,
    Express,
    Home,
    Keep,
    Lay,
    Nothing,
    Once,
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
)
from tavolino.games.papa_paolo.effects.names import (
    BOX,
    city_tile,
    delivery_tile,
    in_district,
    investment,
    market_tile,
    pizzeria,
    seat_place,
    step,
)
from tavolino.games.papa_paolo.geometry import cell_name, sides_name
from tavolino.games.papa_paolo.notation import format
from tavolino.games.papa_paolo.rules.bribes import takings
from tavolino.games.papa_paolo.rules.delivering import delivery_of, way_with
from tavolino.games.papa_paolo.rules.growing import cell_in_play
from tavolino.games.papa_paolo.state import Building, State


def action_effects(
    state: State, after: State, seat: Seat, action: Action, own: bool
) -> Iterator[Effect]:
    """PP-2.2: the chosen start tile is visible only to its player (`own`)."""
    if isinstance(action, Keep):
        yield Said(seat, format(action) if own else "keep")
    else:
        yield from EFFECTS_OF[type(action)](state, after, seat, action)
        yield from stock_effects(state, after, seat)


def _announcement(state: State, after: State, seat: Seat, action: Action) -> Iterator[Effect]:
    """An action that moves nothing itself."""
    yield Said(seat, format(action))


def stock_effects(state: State, after: State, seat: Seat) -> Iterator[Effect]:
    """PP-A14, PP-A16: pizzas move from the pool to pizzerias."""
    had, has = state.players[seat].district.stock, after.players[seat].district
    if had == has.stock:
        return
    pool = seat_place(seat, "pool")
    for number, (shop, now) in enumerate(zip(has.plan.pizzerias, has.stock, strict=True)):
        if (new := now - sum(had[number : number + 1])) > 0:
            yield Moved("pizza", (pool, in_district(seat, shop.at)), seat, new)


def _payment(state: State, after: State, seat: Seat, why: str) -> Iterator[Effect]:
    """The payment of the action itself, without bribes that follow immediately."""
    money = after.players[seat].money - state.players[seat].money
    if state.phase == "place" and after.phase == "bid":
        money -= takings(state)[seat]
    if money > 0:
        yield Paid(money, taker=seat, why=why)
    elif money < 0:
        yield Paid(-money, giver=seat, why=why)


# ---------------------------------------------------------------- phase A
def _pawn_effects(state: State, after: State, seat: Seat, pawn: PlacePawn) -> Iterator[Effect]:
    yield Moved("pawn", (seat_place(seat, "pawns"), cell_name(pawn.cell)), seat)


def _tile_announcement(
    state: State, after: State, seat: Seat, action: Take | Nothing
) -> Iterator[Effect]:
    yield Said(seat, format(action), at=cell_name(cell_in_play(state)))


def _lay_effects(state: State, after: State, seat: Seat, lay: Lay) -> Iterator[Effect]:
    cell, place = cell_in_play(state), in_district(seat, lay.at)
    tile = market_tile(state, cell)
    yield Moved(tile, (cell_name(cell), place), seat)
    yield Turned(tile, place, sides_name(lay.open))


def _site_effects(state: State, after: State, seat: Seat, site: Site) -> Iterator[Effect]:
    price = state.pending.price if isinstance(state.pending, Building) else 0
    yield Moved(pizzeria(price), (seat_place(seat, "hand"), in_district(seat, site.at)), seat)


def _no_stock_announcement(
    state: State, after: State, seat: Seat, stock: Stock
) -> Iterator[Effect]:
    """PP-N2: the pizzas that move are shown by `stock_effects`."""
    if not stock.pizzas:
        yield Said(seat, "stock", 0, in_district(seat, stock.at))


def _trading_effects(
    state: State, after: State, seat: Seat, action: Sponsor | Shop | Express | Build | Once
) -> Iterator[Effect]:
    """PP-A13 to PP-A16, and PP-D1 for an investment tile."""
    word, *number = format(action).split()
    yield Said(seat, word, int(number[0]) if number else None)
    if isinstance(action, Once):
        yield _used_tile(state, seat)
    yield from _payment(state, after, seat, word)
    if isinstance(after.pending, Building):
        built = pizzeria(after.pending.price)
        yield Moved(built, ("supply", seat_place(seat, "hand")), seat)


# ---------------------------------------------------------------- phases C and D
def _bid_effects(
    state: State, after: State, seat: Seat, action: PlaceBid | Pass
) -> Iterator[Effect]:
    """PP-C2, PP-C7, PP-2.8d: the pawn moves on or off the stairs. With two players it stays."""
    bid, pawns = state.players[seat].bid, seat_place(seat, "pawns")
    amount = action.amount if isinstance(action, PlaceBid) else None
    yield Said(seat, "pass" if amount is None else "bid", amount)
    old_place = step(bid.column, bid.amount) if bid else pawns
    home = old_place if state.seats == 2 else pawns
    new_place = step(action.column, action.amount) if isinstance(action, PlaceBid) else home
    if old_place != new_place:
        yield Moved("pawn", (old_place, new_place), seat)


def _pick_effects(state: State, after: State, seat: Seat, action: Pick | Turn) -> Iterator[Effect]:
    if isinstance(action, Turn):
        yield Turned("large", "investments", format(action).removeprefix("turn "))
    mine = seat_place(seat, "investment")
    yield Moved(investment(action.colour), ("investments", mine), seat)
    yield from _payment(state, after, seat, "pick")


def _tile_use_effects(
    state: State, after: State, seat: Seat, action: Track | Discard
) -> Iterator[Effect]:
    yield Said(seat, format(action))
    yield _used_tile(state, seat)


def _used_tile(state: State, seat: Seat) -> Removed:
    tile = investment(state.players[seat].investment)
    return Removed(tile, seat_place(seat, "investment"), BOX, seat)


# ---------------------------------------------------------------- phase E
def _choice_effects(state: State, after: State, seat: Seat, choose: Choose) -> Iterator[Effect]:
    """PP-2.10: the other tile goes to the other player, if that player has a bid."""
    for owner, player in ((seat, state.players[seat]), (1 - seat, state.players[1 - seat])):
        (tile,) = (it for it in state.offer if (it == choose.number) == (owner == seat))
        if player.bid:
            path = ("offer", seat_place(owner, "delivery"))
            yield Moved(delivery_tile(state.round, tile), path, owner)


def _ride_effects(state: State, after: State, seat: Seat, ride: Ride) -> Iterator[Effect]:
    yield Said(seat, "ride", at=in_district(seat, ride.at))


def _drop_effects(state: State, after: State, seat: Seat, drop: Drop) -> Iterator[Effect]:
    """PP-E8, PP-F1: pizzas move along the road from the pizzeria. The tile may become complete."""
    district = state.players[seat].district
    start = district.plan.pizzerias[delivery_of(state).pizzeria].at
    way = way_with(state, seat, drop.at)
    passed = (start, *way[: way.index(drop.at) + 1])
    yield Moved("pizza", tuple(in_district(seat, at) for at in passed), seat, drop.pizzas)
    tile = district.plan.city_at[drop.at]
    if district.free[tile] == drop.pizzas:
        yield Turned(city_tile(district.plan.cities[tile]), in_district(seat, drop.at), "full")


# ---------------------------------------------------------------- all actions
EFFECTS_OF: dict[type[Action], Callable[[State, State, Seat, Any], Iterator[Effect]]] = {
    PlacePawn: _pawn_effects,
    Take: _tile_announcement,
    Sponsor: _trading_effects,
    Shop: _trading_effects,
    Express: _trading_effects,
    Build: _trading_effects,
    Nothing: _tile_announcement,
    Lay: _lay_effects,
    Site: _site_effects,
    Stock: _no_stock_announcement,
    PlaceBid: _bid_effects,
    Pass: _bid_effects,
    Pick: _pick_effects,
    Turn: _pick_effects,
    Decline: _announcement,
    Track: _tile_use_effects,
    Once: _trading_effects,
    Discard: _tile_use_effects,
    Choose: _choice_effects,
    Ride: _ride_effects,
    Drop: _drop_effects,
    Home: _announcement,
    Stop: _announcement,
}
