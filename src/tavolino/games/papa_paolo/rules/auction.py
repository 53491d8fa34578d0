"""PP-C1 to PP-C8: the auction of three or four players on the stairs of the Piazza."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import Pass, PlaceBid
from tavolino.games.papa_paolo.components.printed import STAIRS
from tavolino.games.papa_paolo.state import NOBODY, Bid, State

_PASS = Pass()


def highest_row(state: State, column: int, except_seat: int) -> int:
    """The highest row in a column with a pawn of another seat than `except_seat`, or 0."""
    return max(
        (
            player.bid.row
            for seat, player in enumerate(state.players)
            if seat != except_seat and player.bid and player.bid.column == column
        ),
        default=0,
    )


def is_outbid(state: State, seat: int) -> bool:
    """PP-C5: is another pawn higher in this player's column?"""
    bid = state.players[seat].bid
    return bid is not None and highest_row(state, bid.column, seat) > bid.row


def next_bidder(state: State) -> int:
    """PP-C2, PP-C5, PP-C8: the next seat in turn order that must bid, or NOBODY."""
    order = state.order
    last = order.index(state.turn) if state.turn in order else -1
    for seat in (*order[last + 1 :], *order[: last + 1]):
        if not state.players[seat].spoke or is_outbid(state, seat):
            return seat
    return NOBODY


def _lowest(state: State, seat: int, column: int) -> int:
    """PP-C3, PP-C6: the lowest legal row of the player in this column."""
    bid = state.players[seat].bid
    return max(highest_row(state, column, seat) + 1, bid.row if bid else 1)


def legal(state: State, seat: int) -> Sequence[PlaceBid | Pass]:
    piazza, money = state.box.piazza, state.players[seat].money
    bids: list[PlaceBid | Pass] = []
    for column in range(1, state.seats + 1):
        for row in range(_lowest(state, seat, column), STAIRS + 1):
            amount = piazza.amount(row, column)
            if amount > money:
                break
            bids.append(PlaceBid(amount, column))
    bids.append(_PASS)
    return bids


def row_of(state: State, bid: PlaceBid) -> int:
    """The row of this amount in its column, or 0."""
    rows = range(1, STAIRS + 1)
    return next((row for row in rows if state.box.piazza.amount(row, bid.column) == bid.amount), 0)


def refuse(state: State, seat: int, bid: PlaceBid) -> Objection | None:
    if not bid.column:
        return objection("PP-C1", "papa_paolo-no-column-named")
    if bid.column > state.seats:
        return objection("PP-3.6", "papa_paolo-no-such-column", column=bid.column)
    row = row_of(state, bid)
    if not row:
        args = {"amount": bid.amount, "column": bid.column}
        return objection("PP-C1", "papa_paolo-no-such-amount", **args)
    return _refuse_row(state, seat, bid, row) or refuse_amount(state, seat, bid.amount)


def _refuse_row(state: State, seat: int, bid: PlaceBid, row: int) -> Objection | None:
    own = state.players[seat].bid
    if own and row < own.row:
        return objection("PP-C6", "papa_paolo-no-lower-row", row=row, own=own.row)
    if row <= (highest := highest_row(state, bid.column, seat)):
        amount = state.box.piazza.amount(highest, bid.column)
        return objection("PP-C3", "papa_paolo-no-underbid", column=bid.column, highest=amount)
    return None


def refuse_amount(state: State, seat: int, amount: int) -> Objection | None:
    """PP-C4."""
    money = state.players[seat].money
    if amount <= money:
        return None
    return objection("PP-C4", "papa_paolo-no-bid-without-money", amount=amount, money=money)


def bid(state: State, seat: int, action: PlaceBid) -> State:
    pawn = Bid(action.amount, action.column, row_of(state, action))
    player = replace(state.players[seat], bid=pawn, spoke=True)
    return replace(state.with_player(seat, player), step="next")


def step_out(state: State, seat: int) -> State:
    """PP-C7: the player leaves the bidding of this round."""
    player = replace(state.players[seat], bid=None, spoke=True, out=True)
    return replace(state.with_player(seat, player), step="next")
