"""What an option would bring: by rule number, and nothing that the client would have to guess."""

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
    opened,
    pawns_on,
    pizzeria,
    play,
    previews,
    settled_in,
    why_not,
    with_player,
)


def shown(state: State, line: str) -> Any:
    """The preview of one option as a client gets it."""
    return msgspec.to_builtins(previews(state)[line])


def walk(seats: int, seed: int) -> Iterator[State]:
    """A match at random, moment by moment."""
    random, state = Random(seed), opened(seats)
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
    state = on_market(opened(4), {"a3": "BL3D"})
    pawn = shown(state, "pawn a3")
    assert pawn["tile"] == {"colour": "blue", "houses": 3, "shape": "D"}
    assert pawn["lays"]["2,0"] == ("W",)
    lays = [f"lay {at} {open}" for at, sides in pawn["lays"].items() for open in sides]
    assert sorted(lays) == sorted(legal(play(state, "pawn a3", "take")))
    assert shown(play(state, "pawn a3"), "take")["lays"] == pawn["lays"]


def test_a_tile_that_fits_nowhere_has_no_lays() -> None:
    """PP-A11."""
    walled = district(*PURPLE.plan.cities[:1], pizzerias=(), stock=())
    state = settled_in(on_market(opened(4), {"a1": "AU3D"}), 0, walled)
    assert bool(shown(state, "pawn a1")["lays"]) == ("take" in legal(play(state, "pawn a1")))


def test_a_pawn_shows_the_figures_of_its_row_and_column() -> None:
    """PP-A12 to PP-A16, with what the tracks give today."""
    state = with_player(opened(4), 0, markers=(2, 1, 2, 1), money=9)
    sponsor, shop = shown(state, "pawn a3")["jobs"]
    assert sponsor == {"job": "sponsor", "money": 7}
    assert shop == {"job": "shop", "gets": (2, 2), "bonus": 1, "why": None}, "PP-A14: two places"
    express, build = shown(state, "pawn c1")["jobs"]
    assert express == {"job": "express", "pizzas": 2, "rounds": 2, "cost": 2, "why": None}
    assert build["prices"] == (2, 4, 5)
    sites = legal(play(state, "pawn c1", "build 2"))
    assert [f"site {at}" for at in build["sites"]] == sites


def test_what_a_pawn_cannot_do_says_why() -> None:
    """PP-A17."""
    poor = with_player(opened(4), 0, money=1)
    express, build = shown(poor, "pawn c1")["jobs"]
    for offer in (express, build, shown(poor, "pawn a3")["jobs"][1]):
        assert offer["why"]["rule"] == "PP-A17"
    full = district(*PURPLE.plan.cities, stock=(5,))
    assert shown(settled_in(opened(4), 0, full), "pawn a3")["jobs"][1]["why"]["rule"] == "PP-A14"
    empty = district(*PURPLE.plan.cities, stock=(0,))
    assert shown(settled_in(opened(4), 0, empty), "pawn c1")["jobs"][0]["why"]["rule"] == "PP-A15"


def test_no_pizzeria_is_left_to_be_built() -> None:
    """PP-A16."""
    state = replace(opened(4), supply=(0, 0, 0))
    build = shown(state, "pawn c1")["jobs"][1]
    assert (build["prices"], build["why"]["rule"]) == ((), "PP-A16")


def test_a_pawn_shows_whose_coins_its_lines_would_be() -> None:
    """PP-B1, PP-B2: most pawns, and of those that are equal the one nearest the coin."""
    state = pawns_on(opened(4), "B... .... .... ....")
    assert shown(state, "pawn b1")["leaders"] == {"1": 0, "b": 0}, "nearer to the coin"
    assert shown(state, "pawn a2")["leaders"] == {"2": 0, "a": 0}
    state = pawns_on(opened(4), "..BB .... .... ....")
    assert shown(state, "pawn a1")["leaders"] == {"1": 1, "a": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pawn_promises_exactly_what_it_may_do_then(seats: int) -> None:
    """Whatever was played: what a preview offers is offered, and nothing else is."""
    for state in walk(seats, seed=seats):
        if state.step != "pawn":
            continue
        for line, preview in previews(state).items():
            assert isinstance(preview, parts.PawnPreview)
            assert sorted(_promised(preview)) == sorted(legal(play(state, line)))


def _promised(preview: parts.PawnPreview) -> list[str]:
    said = ["nothing", *(["take"] if preview.lays else [])]
    for offer in preview.jobs:
        match offer:
            case parts.SponsorOffer():
                said.append("sponsor")
            case parts.ShopOffer(gets=gets):
                said += [f"shop {number}" for number in range(1, len(gets) + 1)]
            case parts.ExpressOffer(why=why):
                said += [] if why else ["express"]
            case parts.BuildOffer(prices=prices):
                said += [f"build {price}" for price in prices]
    return said


def test_a_deal_says_what_one_keeps() -> None:
    state = play(opened(4), "pawn a3")
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
    assert "2,0" in shown(play(opened(4), "pawn d1"), "build 4")["sites"]
    laying = play(opened(4), "pawn a3", "take")
    lay = legal(laying)[0]
    spot = shown(laying, lay)
    assert f"lay {spot['at'][0]},{spot['at'][1]} {spot['open']}" == lay


# ---------------------------------------------------------------- PP-C, PP-2.8: a bid
def test_a_bid_shows_what_one_keeps_and_whom_one_pushes_out() -> None:
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
    over = shown(state, "bid c3 5")
    assert (over["outbids"], over["settles"], over["order"]) == (0, 2, (2, 3, 0, 1))
    assert shown(state, "bid c1 1")["order"][0] == 2
    assert shown(state, "bid c1 1")["settles"] == 3


def test_who_must_answer_anyway_is_not_pushed_out_again() -> None:
    """PP-C5."""
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c3 3", "bid c3 5")
    assert shown(state, "bid c3 7")["outbids"] == 1


def test_a_reversed_order_puts_the_highest_last() -> None:
    """PP-V2."""
    state = at_bidding(3, 9, 9, 9)
    state = play(
        replace(state, options=replace(state.options, turn_order="reverse_bids")), "bid c1 1"
    )
    assert shown(state, "bid c2 8")["order"] == (2, 0, 1)


def test_a_bid_shows_the_most_that_its_tile_could_deliver() -> None:
    """PP-E1, PP-E9: A3 delivers three pizzas in the example, A1 goes only one tile far."""
    state = settled_in(at_bidding(4, 9, 9, 9, 9), 0, PURPLE)
    assert [shown(state, f"bid c{n} {n}")["best"] for n in (1, 2, 3, 4)] == [2, 2, 3, 3]


def test_a_bid_shows_the_rounds_that_would_deliver_most() -> None:
    """PP-E3 to PP-E9: each along a road no longer than the tile allows."""
    state = settled_in(at_bidding(4, 9, 9, 9, 9), 0, PURPLE)
    for number, tile in enumerate(state.offer, 1):
        shown_ = shown(state, f"bid c{number} {number}")
        assert sum(sum(one["drops"].values()) for one in shown_["plan"]) == shown_["best"]
        delivering = at_delivery(PURPLE, f"A{tile}")
        for one in shown_["plan"]:
            ride = shown(delivering, f"ride {','.join(map(str, one['start']))}")
            assert len(one["path"]) <= shown_["tile"]["distance"]
            assert {tuple(map(int, at.split(","))) for at in one["drops"]} <= set(ride["reach"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_was_played_the_most_is_what_a_search_finds(seats: int) -> None:
    """PP-E9: a glance is never taken for the best where something better could be done."""
    for state in walk(seats, seed=10 + seats):
        if state.step not in ("bid", "choose"):
            continue
        seat = PAPA_PAOLO.actors(state)[0]
        searched = [_searched(state, seat, number) for number in state.offer]
        for line, preview in previews(state).items():
            match preview:
                case parts.BidPreview(tile=None, best=best, plan=()):
                    assert best == max(searched)
                case parts.BidPreview(best=best) if line.startswith("bid c"):
                    assert best == searched[int(line[5]) - 1]
                case parts.TilePreview(tile=tile, best=best, plan=plan):
                    assert best == searched[state.offer.index(int(tile.name[1]))]
                    assert best == sum(sum(one.drops.values()) for one in plan)


def _searched(state: State, seat: int, number: int) -> int:
    tile = state.box.delivery(state.round, number)
    delivery = Delivery(tile.pizzas, state.level(seat, GREEN), tile.distance, express=False)
    return int(best_rounds(state.players[seat].district, delivery, (0.0, 0.0, 0.0, 0.0)).value)


@pytest.mark.parametrize("state", [at_bidding(4, 9, 9, 9, 9), at_delivery(BROWN, "E4", network=3)])
def test_nothing_is_judged_for_who_is_not_helped(state: State) -> None:
    shown = previews(state, helped=False).values()
    assert any(
        previews(state)[line] != plain for line, plain in zip(legal(state), shown, strict=True)
    )
    assert {getattr(one, "best", None) for one in shown} == {None}
    assert {getattr(one, "plan", ()) for one in shown} == {()}


def test_two_players_bid_without_stairs() -> None:
    """PP-2.8."""
    state = play(at_bidding(2, 9, 9), "bid 3")
    raise_ = shown(state, "bid 5")
    assert (raise_["row"], raise_["tile"], raise_["outbids"]) == (0, None, 0)
    assert (raise_["settles"], raise_["order"]) == (1, (0, 1))
    low = shown(play(at_bidding(2, 9, 9), "bid 7"), "bid 2")
    assert (low["outbids"], low["settles"], low["order"]) == (-1, 2, (1, 0))


# ---------------------------------------------------------------- PP-D: an investment
def test_an_investment_shows_before_and_after() -> None:
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


def test_turning_the_large_tile_shows_what_it_leaves() -> None:
    """PP-2.9."""
    state = play(at_bidding(2, 9, 9), "bid 3", "pass")
    for line, preview in previews(state).items():
        assert isinstance(preview, parts.PickPreview)
        left = [f"pick {code}" for code in map(_code, preview.leaves)]
        assert sorted(left) == sorted(set(legal(play(state, line))) - {"decline"})


def _code(colour: str) -> str:
    return {"gold": "AU", "blue": "BL", "red": "RD", "green": "GR"}[colour]


# ---------------------------------------------------------------- PP-E: a delivery
def test_a_ride_names_its_stops_in_their_order() -> None:
    """PP-N3: whoever drops by this order is never told to begin nearer."""
    state = at_delivery(PURPLE, "A3")
    reach = shown(state, "ride 0,0")["reach"]
    assert len(reach) == 7
    riding = play(state, "ride 0,0")
    drops = [p for p in previews(riding).values() if isinstance(p, parts.DropPreview)]
    ranks = {drop.path[-1]: drop.rank for drop in drops}
    assert [ranks[at] for at in reach] == sorted(ranks.values())


def test_the_best_plan_can_be_ridden_and_brings_most() -> None:
    """PP-E3 to PP-E9: nine pizzas in three rounds, as in the example."""
    state = at_delivery(BROWN, "E4", network=3)
    begun = [line for line, preview in previews(state).items() if getattr(preview, "plan", ())]
    (line,) = begun
    plan = shown(state, line)["plan"]
    assert sum(sum(one["drops"].values()) for one in plan) == 9
    for one in plan:
        start = ",".join(map(str, one["start"]))
        order = shown(state, f"ride {start}")["reach"]
        state = play(state, f"ride {start}")
        for at in order:
            name = ",".join(map(str, at))
            if name in one["drops"]:
                assert at in one["path"]
                state = play(state, f"drop {name} {one['drops'][name]}")
        state = play(state, "home") if state.step == "drop" else state
    assert sum(state.players[0].district.stock) == 0


def test_a_plan_under_way_is_finished() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0", "drop 0,1 2")
    plans = [p for line in legal(state) if (p := getattr(previews(state)[line], "plan", ()))]
    assert [one.drops for one in plans[0]] == [{"0,2": 1}]
    assert plans[0][0].path == ((0, 1), (0, 2))


def test_a_pizzeria_without_a_waiting_house_is_no_start() -> None:
    """PP-E3, PP-E8: it is not offered, and says why."""
    two = district(
        *PURPLE.plan.cities, pizzerias=(pizzeria(0, 0), pizzeria(2, 1, 2, 3)), stock=(3, 0)
    )
    state = at_delivery(two, "A3")
    assert legal(state) == ["ride 0,0", "stop"]
    assert why_not(state, "ride 2,1") == ("PP-E8", "pizzas-left")
