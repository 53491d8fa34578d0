"""PP-R: the sequence of phases and of seats in a round."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import Choose
from tavolino.games.papa_paolo.components.printed import GREEN, PAWNS, ROUNDS
from tavolino.games.papa_paolo.rules import bidding, bribes, delivering, duel
from tavolino.games.papa_paolo.rules.investing import ALL
from tavolino.games.papa_paolo.rules.setup import clockwise, next_round
from tavolino.games.papa_paolo.rules.steps import ActionRule, PlayerStep
from tavolino.games.papa_paolo.state import BARE, NOBODY, Delivery, State


def advance(state: State) -> State:
    """Advance from a finished decision to the next decision of a player or NATURE."""
    while state.step == "next":
        match state.phase:
            case "place":
                state = _place(state)
            case "bribe":
                state = _bribe(state)
            case "bid":
                state = _bid(state)
            case "pick":
                state = _pick(state)
            case "invest":
                state = _invest(state)
            case "deliver":
                state = _deliver(state)
            case "prepare" | "over":
                raise AssertionError(f"phase {state.phase} has no next decision")
    return state


def _place(state: State) -> State:
    """PP-A1: players place one pawn each in turn, until all have placed four."""
    pawns = state.grid.pawns
    placed = len(pawns) - pawns.count(BARE)
    if placed == PAWNS * state.seats:
        return replace(state, phase="bribe", turn=NATURE, pending=None)
    return replace(state, step="pawn", turn=state.order[placed % state.seats], pending=None)


def _bribe(state: State) -> State:
    """PP-V1: NATURE turns the hidden coin over first."""
    if bribes.hidden_line(state) != NOBODY:
        return replace(state, step="coin")
    return bribes.pay_bribes(state)


def _bid(state: State) -> State:
    """PP-C2 to PP-C8, PP-2.8: the bidding ends when no player must bid."""
    seat = bidding.next_bidder(state)
    if seat == NOBODY:
        return _settle(state)
    return replace(state, step="bid", turn=seat)


# ---------------------------------------------------------------- settlement
def settlement(state: State) -> tuple[int, ...]:
    """PP-C9, PP-C10, PP-2.11: bidders by descending row and amount, then the other seats."""
    bids = {seat: bid for seat in state.order if (bid := state.players[seat].bid)}
    bidders = sorted(bids, key=lambda seat: (-bids[seat].row, -bids[seat].amount))
    return (*bidders, *(seat for seat in state.order if seat not in bids))


def _settle(state: State) -> State:
    """PP-C9: bidders pay and get the delivery tile above their column."""
    players = list(state.players)
    for seat, player in enumerate(players):
        if player.bid:
            delivery = state.offer[player.bid.column - 1] if player.bid.column else 0
            paid = player.money - player.bid.amount
            players[seat] = replace(player, money=paid, delivery=delivery)
    order = settlement(state)
    return replace(
        state,
        players=tuple(players),
        phase="pick",
        settled=order,
        queue=order,
        investments=ALL,
    )


def _pick(state: State) -> State:
    """PP-C9, PP-C10: players pick investments in the order of settlement."""
    if state.queue:
        return replace(state, step="pick", turn=state.queue[0], queue=state.queue[1:])
    holders = tuple(s for s in state.settled if state.players[s].investment != NOBODY)
    return replace(state, phase="invest", queue=holders)


def _invest(state: State) -> State:
    """PP-D3: players use their investments in the same order."""
    if state.queue:
        return replace(state, step="activate", turn=state.queue[0], queue=state.queue[1:])
    first = state.settled[0]
    if state.seats == 2 and state.players[first].bid:
        return replace(state, phase="deliver", step="choose", turn=first)
    return _open_deliveries(state)


# ---------------------------------------------------------------- deliveries
def _legal_choices(state: State, seat: int) -> Sequence[Choose]:
    return [Choose(number) for number in state.offer]


def _refuse_choice(state: State, seat: int, choose: Choose) -> Objection | None:
    if choose.number in state.offer:
        return None
    return objection("PP-2.10", "papa_paolo-no-such-delivery-tile", number=choose.number)


def _choose(state: State, seat: int, choose: Choose) -> State:
    """PP-2.10: the higher bidder takes a tile, the other bidder gets the other one."""
    (rest,) = (other for other in state.offer if other != choose.number)
    players = tuple(
        replace(player, delivery=(choose.number if owner == seat else rest) if player.bid else 0)
        for owner, player in enumerate(state.players)
    )
    return _open_deliveries(replace(state, players=players))


CHOOSE = PlayerStep(
    "choose",
    due_first=objection("PP-2.10", "papa_paolo-no-choose-first"),
    legal=_legal_choices,
    actions=(ActionRule(Choose, _choose, _refuse_choice),),
)


def _open_deliveries(state: State) -> State:
    """PP-E1, PP-E2: players with a delivery tile deliver in turn order."""
    queue = tuple(seat for seat in state.order if state.players[seat].delivery)
    return replace(state, phase="deliver", step="next", queue=queue)


def _deliver(state: State) -> State:
    if not state.queue:
        return _end_round(state)
    seat = state.queue[0]
    tile = state.box.delivery(state.round, state.players[seat].delivery)
    rounds = state.level(seat, GREEN)
    delivery = Delivery(tile.pizzas, rounds, tile.distance, express=False)
    return delivering.deliver(replace(state, turn=seat, queue=state.queue[1:]), seat, delivery)


def _end_round(state: State) -> State:
    """PP-F1, PP-F4: experience, in the last round too; then the next round or the end."""
    players = tuple(delivering.experienced(player) for player in state.players)
    state = replace(state, players=players)
    if state.round == ROUNDS:
        return replace(state, phase="over", step="over", turn=NOBODY)
    return next_round(state, order_of_next_round(state))


# ---------------------------------------------------------------- turn order
def order_of_next_round(state: State) -> tuple[int, ...]:
    match state.options.turn_order:
        case "reverse_bids" if state.seats > 2:
            return _reversed_bids(state)
        case "hidden_coin":
            first = state.heir if state.heir != NOBODY else state.order[0]
            return clockwise(first, state.seats)
        case _:
            return clockwise(_first_by_bids(state), state.seats)


def _reversed_bids(state: State) -> tuple[int, ...]:
    """PP-V2: seats without a bid first, then bidders from the lowest bid up."""
    bidders = [seat for seat in state.settled if state.players[seat].bid]
    rest = [seat for seat in state.order if not state.players[seat].bid]
    return (*rest, *reversed(bidders))


def _first_by_bids(state: State) -> int:
    """PP-C11, PP-2.8f: the leftmost column, or the lower bid; without bids the same seat as now."""
    columns = {p.bid.column: seat for seat, p in enumerate(state.players) if p.bid}
    if not columns:
        return state.order[0]
    if state.seats == 2:
        return min(state.order, key=lambda seat: duel.amount_of(state, seat))
    return columns[min(columns)]
