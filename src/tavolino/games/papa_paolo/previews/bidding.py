"""PP-C, PP-2.8: what a bid would mean if nobody answered it."""

from functools import reduce
from operator import or_

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import PlaceBid
from tavolino.games.papa_paolo.components.printed import GREEN
from tavolino.games.papa_paolo.components.tiles import DeliveryTile
from tavolino.games.papa_paolo.evaluate.planning import best_rounds, most_pizzas
from tavolino.games.papa_paolo.geometry import each
from tavolino.games.papa_paolo.previews.parts import BidPreview, TilePreview
from tavolino.games.papa_paolo.rules import bidding
from tavolino.games.papa_paolo.rules.auction import is_outbid
from tavolino.games.papa_paolo.rules.flow import order_of_next_round, settlement
from tavolino.games.papa_paolo.state import NOBODY, Delivery, District, State
from tavolino.games.papa_paolo.view.table import delivery_tile

_ONLY_PIZZAS = (0.0, 0.0, 0.0, 0.0)
"""What completing a tile is worth to somebody who counts pizzas."""


def bid(state: State, seat: Seat, said: PlaceBid) -> BidPreview:
    after = bidding.bid(state, seat, said)
    settled = settlement(after)
    pawn = after.players[seat].bid
    number = state.offer[said.column - 1] if said.column else 0
    return BidPreview(
        row=pawn.row if pawn else 0,
        tile=delivery_tile(state, state.round, number) if number else None,
        keeps=state.players[seat].money - said.amount,
        outbids=_outbid(state, after, seat),
        settles=settled.index(seat) + 1,
        order=order_of_next_round(replace(after, settled=settled)),
        best=max(best(state, seat, one) for one in ((number,) if number else state.offer)),
    )


def _outbid(before: State, after: State, seat: Seat) -> int:
    """Who has to answer now and had not to before."""
    if after.seats == 2:
        first, second = (after.players[one].bid for one in (seat, 1 - seat))
        return 1 - seat if first and second and first.amount > second.amount else NOBODY
    return next(
        (
            other
            for other in after.order
            if other != seat and is_outbid(after, other) and not is_outbid(before, other)
        ),
        NOBODY,
    )


def best(state: State, seat: Seat, number: int) -> int:
    """The most pizzas that a delivery tile of this round could bring to one's district as it is."""
    tile = state.box.delivery(state.round, number)
    delivery = Delivery(tile.pizzas, state.level(seat, GREEN), tile.distance, express=False)
    district = state.players[seat].district
    at_a_glance = most_pizzas(district, district.stock, delivery)
    if at_a_glance == _hope(district, tile):
        return at_a_glance
    return int(best_rounds(district, delivery, _ONLY_PIZZAS).value)


def _hope(district: District, tile: DeliveryTile) -> int:
    """Nothing brings more: as if there were rounds without end."""
    served = [district.can_serve(n, tile.distance) for n in range(len(district.stock))]
    reached = reduce(or_, served, 0)
    stock = sum(there for there, some in zip(district.stock, served, strict=True) if some)
    return min(tile.pizzas, stock, sum(district.free[one] for one in each(reached)))


def tile(state: State, seat: Seat, number: int) -> TilePreview:
    return TilePreview(delivery_tile(state, state.round, number), best(state, seat, number))
