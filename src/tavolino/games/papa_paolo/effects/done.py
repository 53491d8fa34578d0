"""What a player does: pawns, tiles and pizzas move, things are said and paid."""

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
    before,
    city_tile,
    delivery_tile,
    in_district,
    investment,
    market_tile,
    pizzeria,
    step,
)
from tavolino.games.papa_paolo.geometry import cell_name, sides_name
from tavolino.games.papa_paolo.notation import format
from tavolino.games.papa_paolo.rules.bribes import takings
from tavolino.games.papa_paolo.rules.delivering import delivery_of, way_with
from tavolino.games.papa_paolo.rules.growing import cell_in_play
from tavolino.games.papa_paolo.state import Building, State


def done(state: State, after: State, seat: Seat, action: Action, own: bool) -> Iterator[Effect]:
    """PP-2.2: only its own player sees which start tile is kept."""
    match action:
        case Keep():
            yield Said(seat, format(action) if own else "keep")
        case PlacePawn() | Take() | Nothing() | Lay() | Site():
            yield from _grown(state, seat, action)
        case Sponsor() | Shop() | Express() | Build() | Once():
            yield from _traded(state, after, seat, action)
        case PlaceBid() | Pass():
            yield from _bid(state, seat, action)
        case Pick() | Turn() | Decline() | Track() | Discard():
            yield from _invested(state, after, seat, action)
        case Stock(at, 0):
            yield Said(seat, "stock", 0, in_district(seat, at))
        case Choose() | Ride() | Drop() | Home() | Stop():
            yield from _delivered(state, seat, action)
    yield from stored(state, after, seat)


def stored(state: State, after: State, seat: Seat) -> Iterator[Effect]:
    """PP-A14, PP-A16: pizzas from the pool onto pizzerias."""
    had, has = state.players[seat].district.stock, after.players[seat].district
    if had == has.stock:
        return
    pool = before(seat, "pool")
    for number, (shop, now) in enumerate(zip(has.plan.pizzerias, has.stock, strict=True)):
        if (new := now - sum(had[number : number + 1])) > 0:
            yield Moved("pizza", (pool, in_district(seat, shop.at)), seat, new)


def _paid(state: State, after: State, seat: Seat, why: str) -> Iterator[Effect]:
    """What the player's own action costs or brings; bribes may follow at once."""
    money = after.players[seat].money - state.players[seat].money
    if state.phase == "place" and after.phase == "bid":
        money -= takings(state)[seat]
    if money > 0:
        yield Paid(money, taker=seat, why=why)
    elif money < 0:
        yield Paid(-money, giver=seat, why=why)


# ---------------------------------------------------------------- phase A
def _grown(
    state: State, seat: Seat, action: PlacePawn | Take | Nothing | Lay | Site
) -> Iterator[Effect]:
    match action:
        case PlacePawn(cell):
            yield Moved("pawn", (before(seat, "pawns"), cell_name(cell)), seat)
        case Lay(at, open):
            cell, place = cell_in_play(state), in_district(seat, at)
            tile = market_tile(state, cell)
            yield Moved(tile, (cell_name(cell), place), seat)
            yield Turned(tile, place, sides_name(open))
        case Site(at):
            price = state.pending.price if isinstance(state.pending, Building) else 0
            yield Moved(pizzeria(price), (before(seat, "hand"), in_district(seat, at)), seat)
        case _:
            yield Said(seat, format(action), at=cell_name(cell_in_play(state)))


def _traded(
    state: State, after: State, seat: Seat, action: Sponsor | Shop | Express | Build | Once
) -> Iterator[Effect]:
    """PP-A13 to PP-A16, and PP-D1 with an investment tile."""
    word, *number = format(action).split()
    yield Said(seat, word, int(number[0]) if number else None)
    if isinstance(action, Once):
        yield _used(state, seat)
    yield from _paid(state, after, seat, word)
    if isinstance(after.pending, Building):
        built = pizzeria(after.pending.price)
        yield Moved(built, ("supply", before(seat, "hand")), seat)


# ---------------------------------------------------------------- phases C and D
def _bid(state: State, seat: Seat, action: PlaceBid | Pass) -> Iterator[Effect]:
    """PP-C2, PP-C7, PP-2.8d: a pawn on the stairs, or off them; on the ladder a bid stands."""
    bid, pawns = state.players[seat].bid, before(seat, "pawns")
    amount = action.amount if isinstance(action, PlaceBid) else None
    yield Said(seat, "pass" if amount is None else "bid", amount)
    stood = step(bid.column, bid.amount) if bid else pawns
    home = stood if state.seats == 2 else pawns
    goes = step(action.column, action.amount) if isinstance(action, PlaceBid) else home
    if stood != goes:
        yield Moved("pawn", (stood, goes), seat)


def _invested(
    state: State, after: State, seat: Seat, action: Pick | Turn | Decline | Track | Discard
) -> Iterator[Effect]:
    match action:
        case Pick(colour) | Turn(colour):
            if isinstance(action, Turn):
                yield Turned("large", "investments", format(action).removeprefix("turn "))
            mine = before(seat, "investment")
            yield Moved(investment(colour), ("investments", mine), seat)
            yield from _paid(state, after, seat, "pick")
        case Track():
            yield from (Said(seat, "track"), _used(state, seat))
        case _:
            yield Said(seat, format(action))
            if isinstance(action, Discard):
                yield _used(state, seat)


def _used(state: State, seat: Seat) -> Removed:
    tile = investment(state.players[seat].investment)
    return Removed(tile, before(seat, "investment"), BOX, seat)


# ---------------------------------------------------------------- phase E
def _delivered(
    state: State, seat: Seat, action: Choose | Ride | Drop | Home | Stop
) -> Iterator[Effect]:
    match action:
        case Choose(number):
            yield from _chosen(state, seat, number)
        case Ride(at):
            yield Said(seat, "ride", at=in_district(seat, at))
        case Drop():
            yield from _dropped(state, seat, action)
        case _:
            yield Said(seat, format(action))


def _chosen(state: State, seat: Seat, number: int) -> Iterator[Effect]:
    """PP-2.10: the other tile is for the other player, if that one has bid."""
    for owner, player in ((seat, state.players[seat]), (1 - seat, state.players[1 - seat])):
        (tile,) = (one for one in state.offer if (one == number) == (owner == seat))
        if player.bid:
            path = ("offer", before(owner, "delivery"))
            yield Moved(delivery_tile(state.round, tile), path, owner)


def _dropped(state: State, seat: Seat, drop: Drop) -> Iterator[Effect]:
    """PP-E8, PP-F1: along the road from the pizzeria; a tile may be complete."""
    district = state.players[seat].district
    start = district.plan.pizzerias[delivery_of(state).pizzeria].at
    way = way_with(state, seat, drop.at)
    passed = (start, *way[: way.index(drop.at) + 1])
    yield Moved("pizza", tuple(in_district(seat, at) for at in passed), seat, drop.pizzas)
    tile = district.plan.city_at[drop.at]
    if district.free[tile] == drop.pizzas:
        yield Turned(city_tile(district.plan.cities[tile]), in_district(seat, drop.at), "full")
