"""PP-C9, PP-D: previews of investments and of other deals."""

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Pick, Turn
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    COLOURS,
    GOLD,
    GREEN,
    SHOP_COST,
    TRACK_END,
)
from tavolino.games.papa_paolo.previews.parts import DealPreview, PickPreview, TrackPreview
from tavolino.games.papa_paolo.previews.placing import sites
from tavolino.games.papa_paolo.rules.investing import (
    discount,
    express_fee,
    fee,
    is_printed,
    left_after,
    once_money,
    once_pizzas,
)
from tavolino.games.papa_paolo.rules.trading import received
from tavolino.games.papa_paolo.state import State


def _levels(state: State, seat: Seat, colour: int) -> tuple[int, int]:
    """The level of a track now, and one space farther to the right."""
    marker, spaces = state.players[seat].markers[colour], state.box.levels[colour]
    return spaces[marker], spaces[min(marker + 1, TRACK_END)]


def pick(state: State, seat: Seat, action: Pick | Turn) -> PickPreview:
    before, after = _levels(state, seat, action.colour)
    leaves = tuple(COLOURS[colour] for colour in left_after(state, action))
    return PickPreview(fee(state, seat), before, after, leaves)


def track(state: State, seat: Seat) -> TrackPreview:
    player = state.players[seat]
    before, after = _levels(state, seat, player.investment)
    marker = player.markers[player.investment]
    return TrackPreview(COLOURS[player.investment], marker, before, after)


def once(state: State, seat: Seat, choice: int) -> DealPreview:
    colour = state.players[seat].investment
    if colour == GOLD:
        return deal(state, seat, money=once_money(state, seat))
    if colour == GREEN:
        return deal(state, seat, cost=choice - discount(state), sites=sites(state, seat))
    if colour == BLUE and is_printed(state):
        return deal(state, seat, pizzas=once_pizzas(state, seat))
    if colour == BLUE:
        return deal(state, seat, cost=SHOP_COST[choice - 1], pizzas=received(state, seat, choice))
    return deal(state, seat, cost=express_fee(state))


def deal(
    state: State,
    seat: Seat,
    *,
    cost: int = 0,
    money: int = 0,
    pizzas: int = 0,
    sites: tuple[str, ...] = (),
) -> DealPreview:
    """The preview of an action that costs or brings money or pizzas."""
    keeps = state.players[seat].money - cost + money
    return DealPreview(cost, money, pizzas, keeps, sites)
