"""The effects of chance outcomes."""

from collections.abc import Iterator

from tavolino.core.effects import Drawn, Effect, Placed, Removed, Revealed
from tavolino.games.papa_paolo.actions import (
    Action,
    DealCoin,
    DealLarge,
    DealStart,
    DealTile,
    HideCoin,
    Offer,
    OpenStarts,
    TurnCoin,
)
from tavolino.games.papa_paolo.components.printed import LETTERS
from tavolino.games.papa_paolo.effects.names import column, delivery_tile, seat_place
from tavolino.games.papa_paolo.geometry import cell_name, line_name
from tavolino.games.papa_paolo.notation import colour_name, tile_name
from tavolino.games.papa_paolo.rules.bribes import hidden_line
from tavolino.games.papa_paolo.rules.setup import next_cell, next_line, receiver
from tavolino.games.papa_paolo.state import State


def chance_effects(state: State, after: State, outcome: Action) -> Iterator[Effect]:
    match outcome:
        case DealTile(colour, houses, shape):
            yield Drawn(tile_name(colour, houses, shape), at=cell_name(next_cell(state)))
        case DealCoin(value):
            yield Drawn(f"coin {value}", at=line_name(next_line(state)))
        case HideCoin(line):
            yield Placed("coin", line_name(line))
        case TurnCoin(value):
            yield Revealed(f"coin {value}", at=line_name(hidden_line(state)))
        case Offer():
            yield from _offer_effects(state, outcome)
        case DealLarge(facing):
            yield Drawn(f"large {colour_name(facing)}", at="investments")
        case DealStart(number):
            seat = receiver(state)
            yield Drawn(f"start {number}", seat, seat_place(seat, "hand"))
        case OpenStarts():
            yield from _open_effects(state)
        case _:
            raise AssertionError(f"{outcome} is not an outcome")


def _offer_effects(state: State, offer: Offer) -> Iterator[Effect]:
    """PP-S5, PP-V4: delivery tiles above the columns, or as a forecast."""
    round = LETTERS.index(offer.letter) + 1
    is_forecast = state.step == "forecast"
    for number, tile in enumerate(offer.numbers, 1):
        place = "forecast" if is_forecast else column(state.seats, number)
        yield Drawn(delivery_tile(round, tile), at=place)


def _open_effects(state: State) -> Iterator[Effect]:
    """PP-2.2: the chosen start tiles are revealed, the others are removed."""
    for seat, player in enumerate(state.players):
        hand = seat_place(seat, "hand")
        yield Revealed(f"start {player.start}", seat, hand)
        others = (number for number in player.hand if number != player.start)
        yield from (Removed(f"start {number}", hand, "box", seat) for number in others)
