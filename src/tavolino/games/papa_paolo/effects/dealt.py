"""What NATURE lays on the table."""

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
from tavolino.games.papa_paolo.effects.names import before, column, delivery_tile
from tavolino.games.papa_paolo.geometry import cell_name, line_name
from tavolino.games.papa_paolo.notation import colour_name, tile_name
from tavolino.games.papa_paolo.rules.bribes import hidden_line
from tavolino.games.papa_paolo.rules.setup import next_cell, next_line, receiver
from tavolino.games.papa_paolo.state import State


def dealt(state: State, after: State, outcome: Action) -> Iterator[Effect]:
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
            yield from _offered(state, outcome)
        case DealLarge(facing):
            yield Drawn(f"large {colour_name(facing)}", at="investments")
        case DealStart(number):
            seat = receiver(state)
            yield Drawn(f"start {number}", seat, before(seat, "hand"))
        case OpenStarts():
            yield from _opened(state)
        case _:
            raise AssertionError(f"{outcome} is not an outcome")


def _offered(state: State, offer: Offer) -> Iterator[Effect]:
    """PP-S5, PP-V4: over the columns, or as a forecast."""
    round = LETTERS.index(offer.letter) + 1
    ahead = state.step == "forecast"
    for number, tile in enumerate(offer.numbers, 1):
        place = "forecast" if ahead else column(state.seats, number)
        yield Drawn(delivery_tile(round, tile), at=place)


def _opened(state: State) -> Iterator[Effect]:
    """PP-2.2: what was kept in secret is turned over, the other tile is not used."""
    for seat, player in enumerate(state.players):
        hand = before(seat, "hand")
        yield Revealed(f"start {player.start}", seat, hand)
        others = (number for number in player.hand if number != player.start)
        yield from (Removed(f"start {number}", hand, "box", seat) for number in others)
