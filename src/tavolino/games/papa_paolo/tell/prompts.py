"""Prompts: what the viewer must do, which player the viewer waits for, or who won."""

from tavolino.core.game import NATURE, Seat
from tavolino.core.text import Text
from tavolino.games.papa_paolo.components.printed import COLOURS, PAWNS
from tavolino.games.papa_paolo.components.tiles import SHAPES
from tavolino.games.papa_paolo.geometry import cell_name, spot_name
from tavolino.games.papa_paolo.rules import actors, bidding, places, scores
from tavolino.games.papa_paolo.rules.bidding import standing_bid
from tavolino.games.papa_paolo.rules.delivering import delivery_of
from tavolino.games.papa_paolo.rules.growing import cell_in_play, kind_in_play
from tavolino.games.papa_paolo.rules.investing import fee, must_turn
from tavolino.games.papa_paolo.rules.trading import pizzeria_to_stock, stocking_of
from tavolino.games.papa_paolo.state import Building, State

Args = dict[str, str | int]


def prompt(state: State, viewer: Seat) -> Text:
    acting = actors(state)
    if not acting:
        return _winners(state)
    if acting == (NATURE,):
        return Text("papa_paolo-dealing", {"round": state.round})
    if viewer in acting:
        return _action_prompt(state, viewer)
    if state.step == "keep":
        return Text("papa_paolo-wait-keep")
    return Text(f"papa_paolo-wait-{state.phase}", {"seat": acting[0]})


def _winners(state: State) -> Text:
    winners = [seat for seat, place in enumerate(places(state)) if place == 1]
    names: Args = {f"seat{n}": seat for n, seat in enumerate(winners, 1)}
    points = scores(state)[winners[0]]
    return Text("papa_paolo-won", {"count": len(winners), "points": points, **names})


def _action_prompt(state: State, seat: Seat) -> Text:
    match state.step:
        case "pawn":
            left = PAWNS - state.grid.pawns.count(seat)
            return Text("papa_paolo-do-pawn", {"left": left})
        case "mode":
            return Text("papa_paolo-do-mode", {"cell": cell_name(cell_in_play(state))})
        case "lay":
            return Text("papa_paolo-do-lay", _tile_args(state))
        case "site":
            price = state.pending.price if isinstance(state.pending, Building) else 0
            return Text("papa_paolo-do-site", {"price": price})
        case "stock":
            left, at = stocking_of(state).left, spot_name(pizzeria_to_stock(state, seat))
            return Text("papa_paolo-do-stock", {"left": left, "at": at})
        case "ride" | "drop":
            return _delivery_prompt(state, seat)
        case "pick":
            return _pick_prompt(state, seat)
        case "activate":
            colour = COLOURS[state.players[seat].investment]
            return Text("papa_paolo-do-activate", {"colour": colour})
        case "bid":
            return _bid_prompt(state, seat)
        case _:
            return Text(f"papa_paolo-do-{state.step}")


def _tile_args(state: State) -> Args:
    kind = kind_in_play(state)
    shape, colour = SHAPES[kind.shape], COLOURS[kind.colour]
    return {"colour": colour, "houses": kind.houses, "shape": shape}


def _delivery_prompt(state: State, seat: Seat) -> Text:
    delivery, district = delivery_of(state), state.players[seat].district
    args: Args = {"pizzas": delivery.pizzas, "rounds": delivery.rounds}
    if state.step == "ride":
        express = "yes" if delivery.express else "no"
        return Text(
            "papa_paolo-do-ride", {**args, "distance": delivery.distance, "express": express}
        )
    at = spot_name(district.plan.pizzerias[delivery.pizzeria].at)
    stock = district.stock[delivery.pizzeria]
    return Text("papa_paolo-do-drop", {"pizzas": delivery.pizzas, "stock": stock, "at": at})


def _pick_prompt(state: State, seat: Seat) -> Text:
    turning = "yes" if must_turn(state) else "no"
    return Text("papa_paolo-do-pick", {"cost": fee(state, seat), "turning": turning})


def _bid_prompt(state: State, seat: Seat) -> Text:
    player = state.players[seat]
    args: Args = {"money": player.money, "stands": standing_bid(state, seat)}
    if len(bidding.legal(state, seat)) == 1:
        return Text("papa_paolo-do-pass", args)
    if state.seats == 2:
        return Text("papa_paolo-do-duel", args)
    again = "papa_paolo-do-bid-again" if player.bid else "papa_paolo-do-bid"
    return Text(again, {"money": player.money})
