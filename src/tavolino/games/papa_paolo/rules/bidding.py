"""PP-C, PP-2.8: the bidding. Three or four players use the stairs, two players do not."""

from collections.abc import Sequence

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import Pass, PlaceBid
from tavolino.games.papa_paolo.rules import auction, duel
from tavolino.games.papa_paolo.rules.steps import ActionRule, PlayerStep
from tavolino.games.papa_paolo.state import State


def next_bidder(state: State) -> int:
    return duel.next_bidder(state) if state.seats == 2 else auction.next_bidder(state)


def legal(state: State, seat: int) -> Sequence[PlaceBid | Pass]:
    return duel.legal(state, seat) if state.seats == 2 else auction.legal(state, seat)


def refuse(state: State, seat: int, bid: PlaceBid) -> Objection | None:
    return duel.refuse(state, seat, bid) if state.seats == 2 else auction.refuse(state, seat, bid)


def bid(state: State, seat: int, bid: PlaceBid) -> State:
    return duel.bid(state, seat, bid.amount) if state.seats == 2 else auction.bid(state, seat, bid)


def step_out(state: State, seat: int, action: Pass) -> State:
    return duel.step_out(state, seat) if state.seats == 2 else auction.step_out(state, seat)


def standing_bid(state: State, seat: int) -> int:
    """PP-2.8d: the bid that a passing player still pays; 0 on the stairs."""
    return duel.amount_of(state, seat) if state.seats == 2 else 0


BID = PlayerStep(
    "bid",
    due_first=objection("PP-C2", "papa_paolo-no-bid-first"),
    legal=legal,
    actions=(ActionRule(PlaceBid, bid, refuse), ActionRule(Pass, step_out)),
)
