"""PP-C, PP-2.8: what a bid would mean if nobody answered it."""

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import PlaceBid
from tavolino.games.papa_paolo.previews.parts import BidPreview
from tavolino.games.papa_paolo.rules import bidding
from tavolino.games.papa_paolo.rules.auction import is_outbid
from tavolino.games.papa_paolo.rules.flow import order_of_next_round, settlement
from tavolino.games.papa_paolo.state import NOBODY, State
from tavolino.games.papa_paolo.view.table import delivery_tile


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
