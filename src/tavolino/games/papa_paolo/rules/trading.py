"""PP-A13, PP-A14, PP-A16: money from sponsors, pizzas from the shop, the price of a pizzeria."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import BOUGHT, Shop, Stock
from tavolino.games.papa_paolo.components.printed import BLUE, GOLD, PRICES, SHOP_COST
from tavolino.games.papa_paolo.geometry import spot_name
from tavolino.games.papa_paolo.state import Building, Player, State, Stocking


def _pay(player: Player, cost: int) -> Player:
    return replace(player, money=player.money - cost)


def refuse_payment(player: Player, cost: int) -> Objection | None:
    """PP-A17."""
    if cost <= player.money:
        return None
    return objection("PP-A17", "papa_paolo-no-money", cost=cost, money=player.money)


# ---------------------------------------------------------------- sponsors
def sponsor(state: State, seat: int) -> State:
    """PP-A13: as much as the finance track says."""
    return take_money(state, seat, state.level(seat, GOLD))


def take_money(state: State, seat: int, money: int) -> State:
    return replace(state.with_player(seat, _pay(state.players[seat], -money)), step="next")


# ---------------------------------------------------------------- the shop
def space(player: Player) -> int:
    """How many more pizzas can lie on this player's pizzerias, as far as there are any."""
    return min(sum(player.district.rooms), player.pool)


def legal_purchases(state: State, seat: int) -> Sequence[Shop]:
    player = state.players[seat]
    most = space(player)
    return [
        shop
        for shop, cost in zip(BOUGHT, SHOP_COST, strict=True)
        if cost <= player.money and shop.pizzas <= most
    ]


def refuse_purchase(state: State, seat: int, pizzas: int) -> Objection | None:
    """PP-A14: what is bought must be paid and must fit; a bonus need not."""
    player = state.players[seat]
    if not 1 <= pizzas <= len(SHOP_COST):
        return objection("PP-A14", "papa_paolo-no-such-purchase", most=len(SHOP_COST))
    if pizzas > player.pool:
        return objection("PP-A14", "papa_paolo-no-pizzas-in-pool", pool=player.pool)
    if pizzas > sum(player.district.rooms):
        return objection("PP-A14", "papa_paolo-no-room", room=sum(player.district.rooms))
    return refuse_payment(player, SHOP_COST[pizzas - 1])


def received(state: State, seat: int, pizzas: int) -> int:
    """PP-A14: with the bonus, as far as there is room."""
    return min(pizzas + state.level(seat, BLUE), space(state.players[seat]))


def shop(state: State, seat: int, pizzas: int) -> State:
    paid = state.with_player(seat, _pay(state.players[seat], SHOP_COST[pizzas - 1]))
    return store(paid, seat, received(state, seat, pizzas))


# ---------------------------------------------------------------- where the pizzas go
def store(state: State, seat: int, pizzas: int, pizzeria: int = 0) -> State:
    """PP-N2: pizzeria by pizzeria; where there is only one way it is not asked."""
    while pizzas:
        least, most = shares(state, seat, Stocking(pizzas, pizzeria))
        if least < most:
            return replace(state, step="stock", pending=Stocking(pizzas, pizzeria))
        state = _put(state, seat, pizzeria, most)
        pizzas, pizzeria = pizzas - most, pizzeria + 1
    return replace(state, step="next", pending=None)


def shares(state: State, seat: int, stocking: Stocking) -> tuple[int, int]:
    """The fewest and the most pizzas that can go on this pizzeria: the rest must fit elsewhere."""
    rooms = state.players[seat].district.rooms
    elsewhere = sum(rooms[stocking.pizzeria + 1 :])
    return max(0, stocking.left - elsewhere), min(stocking.left, rooms[stocking.pizzeria])


def _put(state: State, seat: int, pizzeria: int, pizzas: int) -> State:
    player = state.players[seat]
    stock = player.district.stock
    stock = (*stock[:pizzeria], stock[pizzeria] + pizzas, *stock[pizzeria + 1 :])
    district = replace(player.district, stock=stock)
    return state.with_player(seat, replace(player, district=district, pool=player.pool - pizzas))


def stocking_of(state: State) -> Stocking:
    assert isinstance(state.pending, Stocking)
    return state.pending


def asked_pizzeria(state: State, seat: int) -> int:
    """The cell of the pizzeria that is asked about."""
    return state.players[seat].district.plan.pizzerias[stocking_of(state).pizzeria].at


def legal_stocks(state: State, seat: int) -> Sequence[Stock]:
    least, most = shares(state, seat, stocking_of(state))
    at = asked_pizzeria(state, seat)
    return [Stock(at, pizzas) for pizzas in range(least, most + 1)]


def refuse_stock(state: State, seat: int, stock: Stock) -> Objection | None:
    asked, district = asked_pizzeria(state, seat), state.players[seat].district
    pizzeria = district.plan.pizzeria_at.get(stock.at)
    if pizzeria is not None and stock.pizzas > (room := district.rooms[pizzeria]):
        return objection("PP-A14", "papa_paolo-no-room-on-pizzeria", most=room)
    if stock.at != asked:
        return objection("PP-N2", "papa_paolo-no-other-pizzeria-first", at=spot_name(asked))
    least, most = shares(state, seat, stocking_of(state))
    if stock.pizzas > most:
        return objection("PP-A14", "papa_paolo-no-room-on-pizzeria", most=most)
    if stock.pizzas < least:
        return objection("PP-A14", "papa_paolo-no-room-elsewhere", least=least)
    return None


def stock(state: State, seat: int, stock: Stock) -> State:
    stocking = stocking_of(state)
    after = _put(state, seat, stocking.pizzeria, stock.pizzas)
    return store(after, seat, stocking.left - stock.pizzas, stocking.pizzeria + 1)


# ---------------------------------------------------------------- a pizzeria
def buildable(state: State, seat: int, discount: int) -> Sequence[int]:
    """PP-A16, PP-A17: the prices of pizzerias that are there, can be paid and have a site."""
    player = state.players[seat]
    if not player.district.plan.sites:
        return ()
    return [
        price
        for price, left in zip(PRICES, state.supply, strict=True)
        if left and price - discount <= player.money
    ]


def refuse_building(state: State, seat: int, price: int, discount: int) -> Objection | None:
    player = state.players[seat]
    if price not in PRICES:
        return objection("PP-A16", "papa_paolo-no-such-pizzeria", price=price)
    if not state.supply[PRICES.index(price)]:
        return objection("PP-A16", "papa_paolo-no-pizzeria-left", price=price)
    if refusal := refuse_payment(player, price - discount):
        return refusal
    if not player.district.plan.sites:
        return objection("PP-A16", "papa_paolo-no-site")
    return None


def build(state: State, seat: int, price: int, discount: int) -> State:
    """PP-A16: it is paid; where it stands is said next."""
    paid = state.with_player(seat, _pay(state.players[seat], price - discount))
    supply = tuple(left - (one == price) for one, left in zip(PRICES, state.supply, strict=True))
    return replace(paid, supply=supply, step="site", pending=Building(price))
