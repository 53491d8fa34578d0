"""The delivery tiles that a seat can get this round, with their prices."""

from msgspec import Struct

from tavolino.games.papa_paolo.actions import Pass
from tavolino.games.papa_paolo.components.tiles import DeliveryTile
from tavolino.games.papa_paolo.rules import bidding, duel
from tavolino.games.papa_paolo.rules.auction import is_outbid
from tavolino.games.papa_paolo.state import State


class Tender(Struct, frozen=True):
    """A delivery tile that a seat can get, and the price still to pay."""

    tile: DeliveryTile
    price: int


def tenders(state: State, seat: int) -> list[Tender]:
    """The tiles that a seat can get once the bidding has begun."""
    player, tiles = state.players[seat], [_tile(state, number) for number in state.offer]
    if player.delivery:
        return [Tender(_tile(state, player.delivery), 0)]
    if state.seats == 2:
        return _duel_tenders(state, seat, tiles)
    if state.phase != "bid":
        return []
    if player.bid and not is_outbid(state, seat):
        return [Tender(tiles[player.bid.column - 1], player.bid.amount)]
    return (
        []
        if player.out
        else [Tender(tiles[column - 1], price) for column, price in _cheapest(state, seat).items()]
    )


def _tile(state: State, number: int) -> DeliveryTile:
    return state.box.delivery(state.round, number)


def _cheapest(state: State, seat: int) -> dict[int, int]:
    """The lowest legal bid of the seat in each column."""
    found: dict[int, int] = {}
    for bid in bidding.legal(state, seat):
        if not isinstance(bid, Pass):
            found.setdefault(bid.column, bid.amount)
    return found


def _duel_tenders(state: State, seat: int, tiles: list[DeliveryTile]) -> list[Tender]:
    """PP-2.8, PP-2.10: the higher bidder chooses, the lower bidder gets the other tile."""
    bid, most = state.players[seat].bid, duel.highest(state)
    open = state.phase == "bid"
    if bid and bid.amount == most:
        return [Tender(tile, bid.amount * open) for tile in tiles]
    found = [Tender(tiles[0], bid.amount * open)] if bid else []
    if not open or state.players[seat].out:
        return found
    amounts = [bid.amount for bid in duel.legal(state, seat) if not isinstance(bid, Pass)]
    if amounts and amounts[0] < most:
        found.append(Tender(tiles[0], amounts[0]))
    higher = [amount for amount in amounts if amount > most]
    return [*found, *(Tender(tile, higher[0]) for tile in tiles if higher)]
