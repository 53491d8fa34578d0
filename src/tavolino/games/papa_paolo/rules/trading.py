"""PP-A13, PP-A14, PP-A16: sponsors, the shop, storing pizzas, and buying pizzerias."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import SHOP_ACTIONS, Shop, Sponsor, Stock
from tavolino.games.papa_paolo.components.printed import BLUE, GOLD, PRICES, SHOP_COST
from tavolino.games.papa_paolo.geometry import spot_name
from tavolino.games.papa_paolo.rules.steps import ActionRule, PlayerStep
from tavolino.games.papa_paolo.state import Building, Player, State, Stocking


def _pay(player: Player, cost: int) -> Player:
    return replace(player, money=player.money - cost)


def refuse_payment(player: Player, cost: int) -> Objection | None:
    """PP-A17."""
    if cost <= player.money:
        return None
    return objection("PP-A17", "papa_paolo-no-money", cost=cost, money=player.money)


# ---------------------------------------------------------------- sponsors
def sponsor(state: State, seat: int, action: Sponsor) -> State:
    """PP-A13: the player gets the money of the finance track."""
    return take_money(state, seat, state.level(seat, GOLD))


def take_money(state: State, seat: int, money: int) -> State:
    return replace(state.with_player(seat, _pay(state.players[seat], -money)), step="next")


# ---------------------------------------------------------------- the shop
def space(player: Player) -> int:
    """The number of pizzas that can move from the pool to the player's pizzerias."""
    return min(sum(player.district.free_places), player.pool)


def legal_purchases(state: State, seat: int) -> Sequence[Shop]:
    player = state.players[seat]
    most = space(player)
    return [
        shop
        for shop, cost in zip(SHOP_ACTIONS, SHOP_COST, strict=True)
        if cost <= player.money and shop.pizzas <= most
    ]


def refuse_purchase(state: State, seat: int, pizzas: int) -> Objection | None:
    """PP-A14: the player must pay for the purchase, and it must fit. The bonus need not fit."""
    player = state.players[seat]
    if not 1 <= pizzas <= len(SHOP_COST):
        return objection("PP-A14", "papa_paolo-no-such-purchase", most=len(SHOP_COST))
    if pizzas > player.pool:
        return objection("PP-A14", "papa_paolo-no-pizzas-in-pool", pool=player.pool)
    if pizzas > sum(player.district.free_places):
        return objection("PP-A14", "papa_paolo-no-room", room=sum(player.district.free_places))
    return refuse_payment(player, SHOP_COST[pizzas - 1])


def received(state: State, seat: int, pizzas: int) -> int:
    """PP-A14: the number of pizzas with the bonus, limited by space."""
    return min(pizzas + state.level(seat, BLUE), space(state.players[seat]))


def shop(state: State, seat: int, pizzas: int) -> State:
    paid = state.with_player(seat, _pay(state.players[seat], SHOP_COST[pizzas - 1]))
    return store(paid, seat, received(state, seat, pizzas))


# ---------------------------------------------------------------- storing pizzas
def store(state: State, seat: int, pizzas: int, pizzeria: int = 0) -> State:
    """PP-N2: store pizzas, pizzeria by pizzeria. Asks the player only if there is a choice."""
    while pizzas:
        least, most = shares(state, seat, Stocking(pizzas, pizzeria))
        if least < most:
            return replace(state, step="stock", pending=Stocking(pizzas, pizzeria))
        state = _put(state, seat, pizzeria, most)
        pizzas, pizzeria = pizzas - most, pizzeria + 1
    return replace(state, step="next", pending=None)


def shares(state: State, seat: int, stocking: Stocking) -> tuple[int, int]:
    """The minimum and maximum of pizzas for this pizzeria; the rest must fit on the next ones."""
    free_places = state.players[seat].district.free_places
    other_places = sum(free_places[stocking.pizzeria + 1 :])
    return max(0, stocking.left - other_places), min(stocking.left, free_places[stocking.pizzeria])


def _put(state: State, seat: int, pizzeria: int, pizzas: int) -> State:
    player = state.players[seat]
    stock = player.district.stock
    stock = (*stock[:pizzeria], stock[pizzeria] + pizzas, *stock[pizzeria + 1 :])
    district = replace(player.district, stock=stock)
    return state.with_player(seat, replace(player, district=district, pool=player.pool - pizzas))


def stocking_of(state: State) -> Stocking:
    assert isinstance(state.pending, Stocking)
    return state.pending


def pizzeria_to_stock(state: State, seat: int) -> int:
    """The cell of the pizzeria for which the player decides."""
    return state.players[seat].district.plan.pizzerias[stocking_of(state).pizzeria].at


def _legal_stocks(state: State, seat: int) -> Sequence[Stock]:
    least, most = shares(state, seat, stocking_of(state))
    at = pizzeria_to_stock(state, seat)
    return [Stock(at, pizzas) for pizzas in range(least, most + 1)]


def _refuse_stock(state: State, seat: int, stock: Stock) -> Objection | None:
    expected, district = pizzeria_to_stock(state, seat), state.players[seat].district
    pizzeria = district.plan.pizzeria_at.get(stock.at)
    if pizzeria is not None and stock.pizzas > (room := district.free_places[pizzeria]):
        return objection("PP-A14", "papa_paolo-no-room-on-pizzeria", most=room)
    if stock.at != expected:
        return objection("PP-N2", "papa_paolo-no-other-pizzeria-first", at=spot_name(expected))
    least, most = shares(state, seat, stocking_of(state))
    if stock.pizzas > most:
        return objection("PP-A14", "papa_paolo-no-room-on-pizzeria", most=most)
    if stock.pizzas < least:
        return objection("PP-A14", "papa_paolo-no-room-elsewhere", least=least)
    return None


def _stock(state: State, seat: int, stock: Stock) -> State:
    stocking = stocking_of(state)
    after = _put(state, seat, stocking.pizzeria, stock.pizzas)
    return store(after, seat, stocking.left - stock.pizzas, stocking.pizzeria + 1)


STOCK = PlayerStep(
    "stock",
    due_first=objection("PP-A14", "papa_paolo-no-stock-first"),
    legal=_legal_stocks,
    actions=(ActionRule(Stock, _stock, _refuse_stock),),
)


# ---------------------------------------------------------------- a pizzeria
def buildable(state: State, seat: int, discount: int) -> Sequence[int]:
    """PP-A16, PP-A17: the prices of pizzerias that are available, affordable and have a site."""
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
    """PP-A16: the player pays. The site is the next decision."""
    paid = state.with_player(seat, _pay(state.players[seat], price - discount))
    supply = tuple(left - (one == price) for one, left in zip(PRICES, state.supply, strict=True))
    return replace(paid, supply=supply, step="site", pending=Building(price))
