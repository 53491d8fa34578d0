"""PP-C, PP-2.8: the preview of a bid, if no player answers it."""

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import PlaceBid
from tavolino.games.papa_paolo.previews.parts import BidPreview
from tavolino.games.papa_paolo.rules import bidding
from tavolino.games.papa_paolo.rules.auction import is_outbid
from tavolino.games.papa_paolo.rules.flow import order_of_next_round, settlement
from tavolino.games.papa_paolo.state import NOBODY, State
from tavolino.games.papa_paolo.view.table import delivery_tile


def bid(state: State, seat: Seat, action: PlaceBid) -> BidPreview:
    after = bidding.bid(state, seat, action)
    settlement_order = settlement(after)
    pawn = after.players[seat].bid
    number = state.offer[action.column - 1] if action.column else 0
    return BidPreview(
        row=pawn.row if pawn else 0,
        tile=delivery_tile(state, state.round, number) if number else None,
        keeps=state.players[seat].money - action.amount,
        outbids=_outbid(state, after, seat),
        settles=settlement_order.index(seat) + 1,
        order=order_of_next_round(replace(after, settled=settlement_order)),
    )


def _outbid(before: State, after: State, seat: Seat) -> int:
    """The seat that the bid outbids, or -1."""
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
