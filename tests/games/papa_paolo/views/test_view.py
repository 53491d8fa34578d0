"""The view of Papà Paolo."""

from pathlib import Path

import msgspec
import pytest

from tavolino.core.game import SPECTATOR
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.state import Delivery, Grid, Player, State
from tavolino.games.papa_paolo.view import DeliveryView, PlayerView, View
from tests.games.papa_paolo.example_districts import PURPLE
from tests.games.papa_paolo.positions import (
    at_bidding,
    at_delivery,
    district,
    finish_placing,
    on_market,
    pizzeria,
    play,
    started,
    with_district,
)


def test_the_view_has_tiles_pawns_actions_and_coins() -> None:
    state = play(on_market(started(4), {"b3": "BL3L"}), "pawn b3")
    view = PAPA_PAOLO.view(state, 1)
    cell = view.grid["b3"]
    assert cell.tile is not None
    assert (cell.tile.colour, cell.tile.houses, cell.tile.shape) == ("blue", 3, "L")
    assert (cell.pawn, cell.jobs) == (0, ("shop",))
    assert view.lines["3"].leader == 0
    assert view.lines["a"].leader == -1
    assert list(view.lines) == ["1", "2", "3", "4", "a", "b", "c", "d"]
    assert view.pending is not None


def test_the_view_of_a_player_has_levels_and_district() -> None:
    player = PAPA_PAOLO.view(started(4), SPECTATOR).players[2]
    assert isinstance(player, PlayerView)
    assert player.markers == {"gold": 0, "blue": 0, "red": 0, "green": 0}
    levels = player.levels
    assert (levels.sponsor, levels.bonus, levels.express, levels.rounds) == (3, 0, 1, 1)
    assert (player.money, player.points, player.pool, player.pawns) == (10, -3, 33, 4)
    assert player.cities[0].colour == "red"
    assert (player.pizzerias[0].stock, player.pizzerias[0].capacity) == (3, 5)


def test_the_next_rounds_order_is_known_after_the_settlement() -> None:
    bidding = at_bidding(4, 9, 9, 9, 9)
    assert PAPA_PAOLO.view(bidding, SPECTATOR).next_order == ()
    after = play(bidding, "bid c2 2", "bid c1 1", "bid c3 3", "bid c4 4")
    first = bidding.order[1]
    assert PAPA_PAOLO.view(after, SPECTATOR).next_order[0] == first


def test_printed_figures_come_from_the_box() -> None:
    printed = PAPA_PAOLO.view(started(4), SPECTATOR).printed
    assert printed.tracks["gold"] == (3, 5, 7, 9, 11, 13)
    assert (printed.versatility[2], printed.expert) == (2, 2)
    assert printed.capacity == {"2": 3, "4": 5, "5": 6}
    assert (printed.shop, printed.fee) == ((2, 3, 5, 7, 9), 2)
    assert printed.once == {"gold": 5, "blue": 2, "red": 2, "green": 2}
    assert printed.starts["1"].houses == 1
    assert printed.ladder == ()
    assert PAPA_PAOLO.view(started(2), 0).printed.ladder == tuple(range(1, 17))


def test_the_pending_action_is_visible_to_all() -> None:
    two_pizzerias = district(
        *started(4).players[0].district.plan.cities,
        pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3)),
        stock=(3, 1),
    )
    states = {
        "placed": play(started(4), "pawn b3"),
        "building": play(started(4), "pawn d1", "build 2"),
        "stocking": play(with_district(started(4), 0, two_pizzerias), "pawn b3", "shop 1"),
        "delivery": play(at_delivery(PURPLE, "B3"), "ride 0,0", "drop -1,0 1"),
    }
    for kind, state in states.items():
        for viewer in (0, 3, SPECTATOR):
            pending = msgspec.to_builtins(PAPA_PAOLO.view(state, viewer).pending)
            assert pending["kind"] == kind
    delivery = msgspec.to_builtins(PAPA_PAOLO.view(states["delivery"], 1).pending)
    assert delivery == {
        "kind": "delivery",
        "pizzas": 3,
        "rounds": 1,
        "distance": 3,
        "express": False,
        "pizzeria": (0, 0),
        "stops": ((-1, 0),),
        "way": ((-1, 0),),
        "round": {
            "start": (0, 0),
            "pizzas": 2,
            "stops": {"-1,1": 2, "-1,2": 2},
            "ways": (((-1, 0), (-1, 1), (-1, 2)),),
        },
    }


def test_the_view_has_bids_and_stairs() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c3 7", "pass")
    view = PAPA_PAOLO.view(state, 0)
    bid = view.players[0].bid
    assert bid is not None
    assert (bid.amount, bid.column, bid.row) == (7, 3, 3)
    assert view.players[1].out
    assert view.piazza[0] == (13, 14, 15, 16)
    assert len(PAPA_PAOLO.view(finish_placing(started(3)), 0).piazza[0]) == 3
    assert PAPA_PAOLO.view(finish_placing(started(2)), 0).piazza == ()


def test_a_view_round_trips_through_json() -> None:
    for seats in (2, 3, 4):
        view = PAPA_PAOLO.view(started(seats), 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


PAGE = (Path(__file__).parents[4] / "docs" / "papa_paolo.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", [View, PlayerView, DeliveryView, State, Player, Grid, Delivery])
def test_every_field_is_documented(kind: type[msgspec.Struct]) -> None:
    for field in msgspec.structs.fields(kind):
        assert f"`{field.encode_name}`" in PAGE, field.name
