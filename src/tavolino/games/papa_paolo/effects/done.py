"""The direct effects of a player's action: movements, announcements and payments."""

from collections.abc import Iterator

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
    match action:
        case Keep():
            yield Said(seat, format(action) if own else "keep")
        case PlacePawn() | Take() | Nothing() | Lay() | Site():
            yield from _placing_effects(state, seat, action)
        case Sponsor() | Shop() | Express() | Build() | Once():
            yield from _trading_effects(state, after, seat, action)
        case PlaceBid() | Pass():
            yield from _bid_effects(state, seat, action)
        case Pick() | Turn() | Decline() | Track() | Discard():
            yield from _investment_effects(state, after, seat, action)
        case Stock(at, 0):
            yield Said(seat, "stock", 0, in_district(seat, at))
        case Choose() | Ride() | Drop() | Home() | Stop():
            yield from _delivery_effects(state, seat, action)
    yield from stock_effects(state, after, seat)


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
def _placing_effects(
    state: State, seat: Seat, action: PlacePawn | Take | Nothing | Lay | Site
) -> Iterator[Effect]:
    match action:
        case PlacePawn(cell):
            yield Moved("pawn", (seat_place(seat, "pawns"), cell_name(cell)), seat)
        case Lay(at, open):
            cell, place = cell_in_play(state), in_district(seat, at)
            tile = market_tile(state, cell)
            yield Moved(tile, (cell_name(cell), place), seat)
            yield Turned(tile, place, sides_name(open))
        case Site(at):
            price = state.pending.price if isinstance(state.pending, Building) else 0
            yield Moved(pizzeria(price), (seat_place(seat, "hand"), in_district(seat, at)), seat)
        case _:
            yield Said(seat, format(action), at=cell_name(cell_in_play(state)))


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
def _bid_effects(state: State, seat: Seat, action: PlaceBid | Pass) -> Iterator[Effect]:
    """PP-C2, PP-C7, PP-2.8d: the pawn moves on or off the stairs. With two players it stays."""
    bid, pawns = state.players[seat].bid, seat_place(seat, "pawns")
    amount = action.amount if isinstance(action, PlaceBid) else None
    yield Said(seat, "pass" if amount is None else "bid", amount)
    old_place = step(bid.column, bid.amount) if bid else pawns
    home = old_place if state.seats == 2 else pawns
    new_place = step(action.column, action.amount) if isinstance(action, PlaceBid) else home
    if old_place != new_place:
        yield Moved("pawn", (old_place, new_place), seat)


def _investment_effects(
    state: State, after: State, seat: Seat, action: Pick | Turn | Decline | Track | Discard
) -> Iterator[Effect]:
    match action:
        case Pick(colour) | Turn(colour):
            if isinstance(action, Turn):
                yield Turned("large", "investments", format(action).removeprefix("turn "))
            mine = seat_place(seat, "investment")
            yield Moved(investment(colour), ("investments", mine), seat)
            yield from _payment(state, after, seat, "pick")
        case Track():
            yield from (Said(seat, "track"), _used_tile(state, seat))
        case _:
            yield Said(seat, format(action))
            if isinstance(action, Discard):
                yield _used_tile(state, seat)


def _used_tile(state: State, seat: Seat) -> Removed:
    tile = investment(state.players[seat].investment)
    return Removed(tile, seat_place(seat, "investment"), BOX, seat)


# ---------------------------------------------------------------- phase E
def _delivery_effects(
    state: State, seat: Seat, action: Choose | Ride | Drop | Home | Stop
) -> Iterator[Effect]:
    match action:
        case Choose(number):
            yield from _choice_effects(state, seat, number)
        case Ride(at):
            yield Said(seat, "ride", at=in_district(seat, at))
        case Drop():
            yield from _drop_effects(state, seat, action)
        case _:
            yield Said(seat, format(action))


def _choice_effects(state: State, seat: Seat, number: int) -> Iterator[Effect]:
    """PP-2.10: the other tile goes to the other player, if that player has a bid."""
    for owner, player in ((seat, state.players[seat]), (1 - seat, state.players[1 - seat])):
        (tile,) = (one for one in state.offer if (one == number) == (owner == seat))
        if player.bid:
            path = ("offer", seat_place(owner, "delivery"))
            yield Moved(delivery_tile(state.round, tile), path, owner)


def _drop_effects(state: State, seat: Seat, drop: Drop) -> Iterator[Effect]:
    """PP-E8, PP-F1: pizzas move along the road from the pizzeria. The tile may become complete."""
    district = state.players[seat].district
    start = district.plan.pizzerias[delivery_of(state).pizzeria].at
    way = way_with(state, seat, drop.at)
    passed = (start, *way[: way.index(drop.at) + 1])
    yield Moved("pizza", tuple(in_district(seat, at) for at in passed), seat, drop.pizzas)
    tile = district.plan.city_at[drop.at]
    if district.free[tile] == drop.pizzas:
        yield Turned(city_tile(district.plan.cities[tile]), in_district(seat, drop.at), "full")
