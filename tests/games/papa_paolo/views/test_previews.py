"""The previews of actions, by rule number."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.components.printed import GREEN
from tavolino.games.papa_paolo.evaluate.planning import best_rounds
from tavolino.games.papa_paolo.previews import parts
from tavolino.games.papa_paolo.state import Delivery, State
from tests.games.papa_paolo.example_districts import BROWN, PURPLE
from tests.games.papa_paolo.positions import (
    at_bidding,
    at_delivery,
    district,
    legal,
    on_market,
    pawns_on,
    pizzeria,
    play,
    previews,
    refusal,
    started,
    with_district,
    with_player,
)


def shown(state: State, line: str) -> Any:
    """The preview of one action, as sent to a client."""
    return msgspec.to_builtins(previews(state)[line])


def random_match(seats: int, seed: int) -> Iterator[State]:
    """The states of a random match."""
    random, state = Random(seed), started(seats)
    while actors := PAPA_PAOLO.actors(state):
        yield state
        seat = actors[0]
        if seat == NATURE:
            state = PAPA_PAOLO.apply(state, seat, random.choice(PAPA_PAOLO.odds(state))[0])
        else:
            state = PAPA_PAOLO.apply(state, seat, random.choice(PAPA_PAOLO.legal(state, seat)))


# ---------------------------------------------------------------- PP-A: a pawn
def test_a_pawn_shows_where_its_tile_fits_before_it_is_taken() -> None:
    """PP-A5 to PP-A10."""
    state = on_market(started(4), {"a3": "BL3D"})
    pawn = shown(state, "pawn a3")
    assert pawn["tile"] == {"colour": "blue", "houses": 3, "shape": "D"}
    assert pawn["lays"]["2,0"] == ("W",)
    lays = [f"lay {at} {open}" for at, sides in pawn["lays"].items() for open in sides]
    assert sorted(lays) == sorted(legal(play(state, "pawn a3", "take")))
    assert shown(play(state, "pawn a3"), "take")["lays"] == pawn["lays"]


def test_a_tile_that_fits_nowhere_has_no_lays() -> None:
    """PP-A11."""
    walled = district(*PURPLE.plan.cities[:1], pizzerias=(), stock=())
    state = with_district(on_market(started(4), {"a1": "AU3D"}), 0, walled)
    assert bool(shown(state, "pawn a1")["lays"]) == ("take" in legal(play(state, "pawn a1")))


def test_a_pawn_shows_the_figures_of_its_row_and_column() -> None:
    """PP-A12 to PP-A16, with the current levels of the tracks."""
    state = with_player(started(4), 0, markers=(2, 1, 2, 1), money=9)
    sponsor, shop = shown(state, "pawn a3")["jobs"]
    assert sponsor == {"job": "sponsor", "money": 7}
    assert shop == {"job": "shop", "gets": (2, 2), "bonus": 1, "why": None}, "PP-A14: two places"
    express, build = shown(state, "pawn c1")["jobs"]
    assert express == {"job": "express", "pizzas": 2, "rounds": 2, "cost": 2, "why": None}
    assert build["prices"] == (2, 4, 5)
    sites = legal(play(state, "pawn c1", "build 2"))
    assert [f"site {at}" for at in build["sites"]] == sites


def test_an_impossible_use_of_a_pawn_has_an_objection() -> None:
    """PP-A17."""
    poor = with_player(started(4), 0, money=1)
    express, build = shown(poor, "pawn c1")["jobs"]
    for offer in (express, build, shown(poor, "pawn a3")["jobs"][1]):
        assert offer["why"]["rule"] == "PP-A17"
    full = district(*PURPLE.plan.cities, stock=(5,))
    assert (
        shown(with_district(started(4), 0, full), "pawn a3")["jobs"][1]["why"]["rule"] == "PP-A14"
    )
    empty = district(*PURPLE.plan.cities, stock=(0,))
    assert (
        shown(with_district(started(4), 0, empty), "pawn c1")["jobs"][0]["why"]["rule"] == "PP-A15"
    )


def test_without_supply_no_pizzeria_can_be_built() -> None:
    """PP-A16."""
    state = replace(started(4), supply=(0, 0, 0))
    build = shown(state, "pawn c1")["jobs"][1]
    assert (build["prices"], build["why"]["rule"]) == ((), "PP-A16")


def test_a_pawn_preview_has_the_leaders_of_its_lines() -> None:
    """PP-B1, PP-B2: most pawns; among equals the pawn nearest to the coin."""
    state = pawns_on(started(4), "B... .... .... ....")
    assert shown(state, "pawn b1")["leaders"] == {"1": 0, "b": 0}, "nearer to the coin"
    assert shown(state, "pawn a2")["leaders"] == {"2": 0, "a": 0}
    state = pawns_on(started(4), "..BB .... .... ....")
    assert shown(state, "pawn a1")["leaders"] == {"1": 1, "a": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pawn_preview_agrees_with_the_legal_uses(seats: int) -> None:
    """In random matches, the preview of a pawn lists exactly the legal uses."""
    for state in random_match(seats, seed=seats):
        if state.step != "pawn":
            continue
        for line, preview in previews(state).items():
            assert isinstance(preview, parts.PawnPreview)
            assert sorted(_uses(preview)) == sorted(legal(play(state, line)))


def _uses(preview: parts.PawnPreview) -> list[str]:
    uses = ["nothing", *(["take"] if preview.lays else [])]
    for offer in preview.jobs:
        match offer:
            case parts.SponsorOffer():
                uses.append("sponsor")
            case parts.ShopOffer(gets=gets):
                uses += [f"shop {number}" for number in range(1, len(gets) + 1)]
            case parts.ExpressOffer(why=why):
                uses += [] if why else ["express"]
            case parts.BuildOffer(prices=prices):
                uses += [f"build {price}" for price in prices]
    return uses


def test_a_deal_preview_has_the_remaining_money() -> None:
    state = play(started(4), "pawn a3")
    assert shown(state, "shop 2") == {
        "kind": "deal",
        "cost": 3,
        "money": 0,
        "pizzas": 2,
        "keeps": 7,
        "sites": (),
    }
    assert (shown(state, "sponsor")["money"], shown(state, "sponsor")["keeps"]) == (3, 13)
    assert previews(state)["nothing"] is None
    assert "2,0" in shown(play(started(4), "pawn d1"), "build 4")["sites"]
    laying = play(started(4), "pawn a3", "take")
    lay = legal(laying)[0]
    spot = shown(laying, lay)
    assert f"lay {spot['at'][0]},{spot['at'][1]} {spot['open']}" == lay


# ---------------------------------------------------------------- PP-C, PP-2.8: a bid
def test_a_bid_preview_has_the_remaining_money_and_the_outbid_player() -> None:
    """PP-C3, PP-C9, PP-C11."""
    state = at_bidding(4, 9, 9, 9, 9)
    assert shown(state, "bid c2 8") == {
        "kind": "bid",
        "row": 4,
        "tile": {"name": "A2", "pizzas": 2, "distance": 2},
        "keeps": 1,
        "outbids": -1,
        "settles": 1,
        "order": (0, 1, 2, 3),
        "best": 1,
        "plan": ({"start": (0, 0), "path": ((1, 0),), "drops": {"1,0": 1}},),
    }
    state = play(state, "bid c3 3", "bid c4 6")
    outbidding = shown(state, "bid c3 5")
    assert (outbidding["outbids"], outbidding["settles"], outbidding["order"]) == (
        0,
        2,
        (2, 3, 0, 1),
    )
    assert shown(state, "bid c1 1")["order"][0] == 2
    assert shown(state, "bid c1 1")["settles"] == 3


def test_an_already_outbid_player_is_not_outbid_again() -> None:
    """PP-C5."""
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c3 3", "bid c3 5")
    assert shown(state, "bid c3 7")["outbids"] == 1


def test_with_reversed_bids_the_highest_bidder_is_last() -> None:
    """PP-V2."""
    state = at_bidding(3, 9, 9, 9)
    state = play(
        replace(state, options=replace(state.options, turn_order="reverse_bids")), "bid c1 1"
    )
    assert shown(state, "bid c2 8")["order"] == (2, 0, 1)


def test_a_bid_preview_has_the_best_delivery_of_its_tile() -> None:
    """PP-E1, PP-E9: A3 delivers three pizzas in the example, A1 goes only one tile far."""
    state = with_district(at_bidding(4, 9, 9, 9, 9), 0, PURPLE)
    assert [shown(state, f"bid c{n} {n}")["best"] for n in (1, 2, 3, 4)] == [2, 2, 3, 3]


def test_a_bid_preview_has_the_rounds_of_the_best_delivery() -> None:
    """PP-E3 to PP-E9: each along a road no longer than the tile allows."""
    state = with_district(at_bidding(4, 9, 9, 9, 9), 0, PURPLE)
    for number, tile in enumerate(state.offer, 1):
        bid_preview = shown(state, f"bid c{number} {number}")
        assert sum(sum(one["drops"].values()) for one in bid_preview["plan"]) == bid_preview["best"]
        delivering = at_delivery(PURPLE, f"A{tile}")
        for one in bid_preview["plan"]:
            ride = shown(delivering, f"ride {','.join(map(str, one['start']))}")
            assert len(one["path"]) <= bid_preview["tile"]["distance"]
            assert one["drops"].keys() <= ride["round"]["stops"].keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_delivery_is_optimal_in_random_matches(seats: int) -> None:
    """PP-E9: the greedy plan is not used if a better one exists."""
    for state in random_match(seats, seed=10 + seats):
        if state.step not in ("bid", "choose"):
            continue
        seat = PAPA_PAOLO.actors(state)[0]
        optimal = [_optimal_pizzas(state, seat, number) for number in state.offer]
        for line, preview in previews(state).items():
            match preview:
                case parts.BidPreview(tile=None, best=best, plan=()):
                    assert best == max(optimal)
                case parts.BidPreview(best=best) if line.startswith("bid c"):
                    assert best == optimal[int(line[5]) - 1]
                case parts.TilePreview(tile=tile, best=best, plan=plan):
                    assert best == optimal[state.offer.index(int(tile.name[1]))]
                    assert best == sum(sum(one.drops.values()) for one in plan)


def _optimal_pizzas(state: State, seat: int, number: int) -> int:
    tile = state.box.delivery(state.round, number)
    delivery = Delivery(tile.pizzas, state.level(seat, GREEN), tile.distance, express=False)
    return int(best_rounds(state.players[seat].district, delivery, (0.0, 0.0, 0.0, 0.0)).value)


@pytest.mark.parametrize("state", [at_bidding(4, 9, 9, 9, 9), at_delivery(BROWN, "E4", network=3)])
def test_without_help_previews_have_no_best_and_no_plan(state: State) -> None:
    shown = previews(state, helped=False).values()
    assert any(
        previews(state)[line] != plain for line, plain in zip(legal(state), shown, strict=True)
    )
    assert {getattr(one, "best", None) for one in shown} == {None}
    assert {getattr(one, "plan", ()) for one in shown} == {()}


def test_two_players_bid_without_stairs() -> None:
    """PP-2.8."""
    state = play(at_bidding(2, 9, 9), "bid 3")
    higher = shown(state, "bid 5")
    assert (higher["row"], higher["tile"], higher["outbids"]) == (0, None, 0)
    assert (higher["settles"], higher["order"]) == (1, (0, 1))
    low = shown(play(at_bidding(2, 9, 9), "bid 7"), "bid 2")
    assert (low["outbids"], low["settles"], low["order"]) == (-1, 2, (1, 0))


# ---------------------------------------------------------------- PP-D: an investment
def test_an_investment_preview_has_the_levels_before_and_after() -> None:
    """PP-D1, PP-D4."""
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c2 8", "pass", "pass", "pass")
    pick = shown(state, "pick BL")
    assert (pick["cost"], pick["before"], pick["after"]) == (0, 0, 1)
    assert pick["leaves"] == ("gold", "red", "green")
    late = play(state, "pick BL")
    assert shown(late, "pick GR")["cost"] == 1
    done = play(late, "decline", "decline", "decline")
    assert shown(done, "track") == {
        "kind": "track",
        "colour": "blue",
        "marker": 0,
        "before": 0,
        "after": 1,
    }
    assert shown(done, "once")["pizzas"] == 2


def test_turning_the_large_tile_previews_the_remaining_colours() -> None:
    """PP-2.9."""
    state = play(at_bidding(2, 9, 9), "bid 3", "pass")
    for line, preview in previews(state).items():
        assert isinstance(preview, parts.PickPreview)
        left = [f"pick {code}" for code in map(_code, preview.leaves)]
        assert sorted(left) == sorted(set(legal(play(state, line))) - {"decline"})


def _code(colour: str) -> str:
    return {"gold": "AU", "blue": "BL", "red": "RD", "green": "GR"}[colour]


# ---------------------------------------------------------------- PP-E: a delivery
def test_the_best_plan_is_legal_and_optimal() -> None:
    """PP-E3 to PP-E9: nine pizzas in three rounds, as in the example."""
    state = at_delivery(BROWN, "E4", network=3)
    begun = [line for line, preview in previews(state).items() if getattr(preview, "plan", ())]
    (line,) = begun
    plan = shown(state, line)["plan"]
    assert sum(sum(one["drops"].values()) for one in plan) == 9
    for one in plan:
        start = ",".join(map(str, one["start"]))
        order = shown(state, f"ride {start}")["round"]["stops"]
        state = play(state, f"ride {start}")
        for name in order:
            if name in one["drops"]:
                assert tuple(map(int, name.split(","))) in one["path"]
                state = play(state, f"drop {name} {one['drops'][name]}")
        state = play(state, "home") if state.step == "drop" else state
    assert sum(state.players[0].district.stock) == 0


def test_a_plan_continues_a_round_under_way() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0", "drop 0,1 2")
    plans = [p for line in legal(state) if (p := getattr(previews(state)[line], "plan", ()))]
    assert [one.drops for one in plans[0]] == [{"0,2": 1}]
    assert plans[0][0].path == ((0, 1), (0, 2))


def test_a_round_cannot_start_at_a_pizzeria_without_pizzas() -> None:
    """PP-E3, PP-E8: the ride is not legal, and the objection names the reason."""
    two = district(
        *PURPLE.plan.cities, pizzerias=(pizzeria(0, 0), pizzeria(2, 1, 2, 3)), stock=(3, 0)
    )
    state = at_delivery(two, "A3")
    assert legal(state) == ["ride 0,0", "stop"]
    assert refusal(state, "ride 2,1") == ("PP-E8", "pizzas-left")
