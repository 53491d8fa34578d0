"""PP-2.8: the auction of two players, with amounts but without rows and columns."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import Pass, PlaceBid
from tavolino.games.papa_paolo.components.printed import LOW_OPENING
from tavolino.games.papa_paolo.rules.auction import refuse_amount
from tavolino.games.papa_paolo.state import NOBODY, Bid, State

_PASS = Pass()


def amount_of(state: State, seat: int) -> int:
    """PP-2.8f: the amount of a player's bid; 0 without a bid."""
    bid = state.players[seat].bid
    return bid.amount if bid else 0


def highest(state: State) -> int:
    return max(amount_of(state, seat) for seat in state.order)


def next_bidder(state: State) -> int:
    """PP-2.8c: both players get a chance, then they take turns until one is out."""
    for seat in state.order:
        if not state.players[seat].spoke:
            return seat
    if any(player.out for player in state.players):
        return NOBODY
    return min(state.order, key=lambda seat: amount_of(state, seat))


def may_underbid(state: State, seat: int) -> bool:
    """PP-2.8b: the second player may bid less, directly after a high opening bid."""
    first, second = state.order
    unspoken = not state.players[second].spoke
    return seat == second and unspoken and amount_of(state, first) >= LOW_OPENING


def legal(state: State, seat: int) -> Sequence[PlaceBid | Pass]:
    money, most = state.players[seat].money, highest(state)
    low = may_underbid(state, seat)
    bids: list[PlaceBid | Pass] = [
        PlaceBid(amount)
        for amount in state.box.piazza.duel.amounts
        if amount <= money and (amount > most or (low and amount < most))
    ]
    bids.append(_PASS)
    return bids


def refuse(state: State, seat: int, bid: PlaceBid) -> Objection | None:
    most = highest(state)
    if bid.column:
        return objection("PP-2.8", "papa_paolo-no-columns-here")
    if bid.amount not in state.box.piazza.duel.amounts:
        return objection("PP-2.8", "papa_paolo-no-such-bid", amount=bid.amount)
    if bid.amount == most:
        return objection("PP-2.8", "papa_paolo-no-equal-bid", highest=most)
    if bid.amount < most and not may_underbid(state, seat):
        return objection("PP-2.8", "papa_paolo-no-low-bid", highest=most, opening=LOW_OPENING)
    return refuse_amount(state, seat, bid.amount)


def bid(state: State, seat: int, amount: int) -> State:
    """PP-2.8b: an answer below the opening bid ends the bidding."""
    is_last = amount < highest(state)
    player = replace(state.players[seat], bid=Bid(amount), spoke=True, out=is_last)
    return replace(state.with_player(seat, player), step="next")


def step_out(state: State, seat: int) -> State:
    """PP-2.8d: the player's last bid remains valid."""
    player = replace(state.players[seat], spoke=True, out=True)
    return replace(state.with_player(seat, player), step="next")
