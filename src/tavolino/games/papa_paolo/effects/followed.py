"""What follows by itself: bribes, settled bids, experience, the next round, the end."""

from collections.abc import Iterator

from msgspec.structs import replace

from tavolino.core.effects import Began, Effect, Moved, Paid, Placed, Removed, Scored
from tavolino.games.papa_paolo.actions import Action, TurnCoin
from tavolino.games.papa_paolo.effects.done import stored
from tavolino.games.papa_paolo.effects.names import (
    BOX,
    before,
    column,
    delivery_tile,
    market_tile,
    space,
    step,
)
from tavolino.games.papa_paolo.geometry import CELLS, LINES, cell_name, line_name
from tavolino.games.papa_paolo.notation import colour_name
from tavolino.games.papa_paolo.rules import scoring
from tavolino.games.papa_paolo.rules.bribes import takings, winner
from tavolino.games.papa_paolo.state import BARE, FACE_DOWN, NOBODY, State


def followed(state: State, after: State, action: Action) -> Iterator[Effect]:
    """In the order in which it happens."""
    if not state.order and after.order:
        yield from _settled_in(state, after)
    if after.phase == "bid" and state.phase in ("place", "bribe"):
        coin = action.value if isinstance(action, TurnCoin) else 0
        yield from _bribed(_turned(state, coin))
    if after.phase == "pick" and state.phase == "bid":
        yield from _settled(after)
    yield from _learnt(state, after)
    if after.round > state.round:
        yield from _cleared(state)
    if after.round > state.round or not state.order:
        yield from _laid_out(state, after)
    yield from _begun(state, after)


# ---------------------------------------------------------------- the beginning
def _settled_in(state: State, after: State) -> Iterator[Effect]:
    """PP-S9, PP-S11: the start tiles, and three pizzas on each."""
    for seat, player in enumerate(after.players):
        path = before(seat, "hand"), before(seat, "0,0")
        yield Moved(f"start {player.start}", path, seat)
        yield from stored(state, after, seat)


# ---------------------------------------------------------------- phase B
def _turned(state: State, value: int) -> State:
    """PP-V1: the table with the hidden coin face up."""
    coins = tuple(value if coin == FACE_DOWN else coin for coin in state.grid.coins)
    return replace(state, grid=replace(state.grid, coins=coins))


def _bribed(state: State) -> Iterator[Effect]:
    """PP-B1, PP-B3: the coins are taken, then the pawns go home."""
    for line in LINES[state.seats]:
        seat, coin = winner(state, line), f"coin {state.grid.coins[line]}"
        if seat == NOBODY:
            yield Removed(coin, line_name(line), BOX)
        else:
            yield Removed(coin, line_name(line), before(seat, "money"), seat)
    for seat, money in enumerate(takings(state)):
        if money:
            yield Paid(money, taker=seat, why="bribes")
    for cell in CELLS[state.seats]:
        if (seat := state.grid.pawns[cell]) != BARE:
            yield Moved("pawn", (cell_name(cell), before(seat, "pawns")), seat)


# ---------------------------------------------------------------- phases C and F
def _settled(after: State) -> Iterator[Effect]:
    """PP-C9: from the highest bid down everybody pays, and takes the tile above the column."""
    for seat in after.settled:
        player = after.players[seat]
        if player.bid:
            yield Paid(player.bid.amount, giver=seat, why="bid")
        if player.bid and player.delivery:
            path = column(after.seats, player.bid.column), before(seat, "delivery")
            yield Moved(delivery_tile(after.round, player.delivery), path, seat)


def _learnt(state: State, after: State) -> Iterator[Effect]:
    """PP-D1, PP-F1: markers go to the right, space by space."""
    for seat, (old, new) in enumerate(zip(state.players, after.players, strict=True)):
        if old.markers == new.markers:
            continue
        for colour, (was, now) in enumerate(zip(old.markers, new.markers, strict=True)):
            if was != now:
                path = tuple(space(seat, colour, number) for number in range(was, now + 1))
                yield Moved(f"marker {colour_name(colour)}", path, seat)


# ---------------------------------------------------------------- phase G
def _cleared(state: State) -> Iterator[Effect]:
    """PP-G1, PP-G3: what is left on the market, on the Piazza and before the players."""
    for cell in CELLS[state.seats]:
        if state.grid.tiles[cell] != BARE:
            yield Removed(market_tile(state, cell), cell_name(cell), BOX)
    for seat, player in enumerate(state.players):
        if player.bid:
            stood = step(player.bid.column, player.bid.amount)
            yield Moved("pawn", (stood, before(seat, "pawns")), seat)
        if player.delivery:
            tile = delivery_tile(state.round, player.delivery)
            yield Removed(tile, before(seat, "delivery"), BOX, seat)


def _laid_out(state: State, after: State) -> Iterator[Effect]:
    """PP-S5, PP-V4: the delivery tiles that need no drawing."""
    for number, tile in enumerate(after.offer, 1):
        name = delivery_tile(after.round, tile)
        if state.forecast:
            yield Moved(name, ("forecast", "offer"))
        else:
            yield Placed(name, column(after.seats, number))


def _begun(state: State, after: State) -> Iterator[Effect]:
    if after.phase == "over":
        yield Began("over")
        yield from _counted(after)
        return
    if after.round > state.round or (after.order and not state.order):
        yield Began(f"round {after.round}", after.order[0])
    if after.turn >= 0 and (after.phase, after.turn) != (state.phase, state.turn):
        yield Began(after.phase, after.turn)


def _counted(after: State) -> Iterator[Effect]:
    """PP-Z2 to PP-Z5, PP-V3: as people count, one thing after the other."""
    for seat in range(after.seats):
        yield Scored(seat, scoring.delivered(after, seat), "delivered")
        yield Scored(seat, scoring.versatility(after, seat), "versatility")
        yield Scored(seat, scoring.expertise(after, seat), "experts")
        yield Scored(seat, -scoring.leftover(after, seat), "leftover")
        if after.options.money_points:
            yield Scored(seat, scoring.riches(after, seat), "money")
