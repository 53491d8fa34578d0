"""Phases E and F: routes, drops and experience. PP-E, PP-F, PP-2.10, PP-N3."""

import pytest
from msgspec.structs import replace

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import Drop, Ride
from tavolino.games.papa_paolo.geometry import each, route, xy
from tavolino.games.papa_paolo.state import EVERYWHERE, Delivery, District, State
from tests.games.papa_paolo.table import (
    TOWN,
    as_dealt,
    at_bidding,
    at_delivery,
    city,
    district,
    legal,
    opened,
    pizzeria,
    play,
    previews,
    settled_in,
    why_not,
    with_player,
)

PURPLE = district(
    TOWN,
    city(0, -1, "blue", 1, "ES"),
    city(1, -1, "blue", 1, "EW"),
    city(0, 1, "blue", 3, "NS"),
    city(0, 2, "red", 1, "NE"),
    city(-1, 0, "green", 1, "ES"),
    city(-1, 1, "green", 2, "NS"),
    city(-1, 2, "gold", 2, "N"),
)
"""The district of the rulebook's example for tile A3, as far as the text tells."""

BROWN = district(
    TOWN,
    city(0, -1, "gold", 1, "ESW"),
    city(1, -1, "green", 2, "W"),
    city(-1, -1, "red", 2, "NE"),
    city(-1, -2, "green", 3, "S"),
    city(0, 1, "red", 1, "NS"),
    city(0, 2, "blue", 1, "NE"),
    city(1, -2, "green", 3, "EW"),
    city(2, -2, "blue", 2, "SW"),
    pizzerias=(pizzeria(0, 0), pizzeria(0, -2, 4, 5)),
    stock=(5, 4),
    served={(1, 0): 1, (-1, -1): 2},
)
"""The district of the rulebook's example with nine pizzas, as far as the text tells."""


def routes(home: District, start: int, distance: int) -> set[tuple[tuple[int, int], ...]]:
    """Every route from a pizzeria, by a plain search that shares nothing with the rules."""
    plan = home.plan
    cities = {xy(city.at): city for city in plan.cities}
    steps = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
    facing = {1: 4, 4: 1, 2: 8, 8: 2}
    found = set()

    def go(way: tuple[tuple[int, int], ...], x: int, y: int, open: int) -> None:
        for side, (dx, dy) in steps.items():
            there = (x + dx, y + dy)
            if open & side and there in cities and there not in way:
                next_city = cities[there]
                if next_city.open & facing[side] and len(way) < distance:
                    found.add((*way, there))
                    go((*way, there), *there, next_city.open)

    go((), *xy(plan.pizzerias[start].at), 15)
    return found


def plans(state: State) -> set[tuple[str, ...]]:
    """Every way to say one delivery round to its end."""
    done: set[tuple[str, ...]] = set()
    waiting: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    while waiting:
        here, said = waiting.pop()
        pending = here.pending
        if said and not (isinstance(pending, Delivery) and pending.pizzeria >= 0):
            done.add(tuple(line for line in said if line != "home"))
            continue
        for line in legal(here):
            if line != "stop":
                waiting.append((play(here, line), (*said, line)))
    return done


# ---------------------------------------------------------------- how much and how far
def test_pp_e1_the_tile_says_how_many_pizzas_and_how_far() -> None:
    state = at_delivery(PURPLE, "A3")
    assert isinstance(state.pending, Delivery)
    assert (state.pending.pizzas, state.pending.distance, state.pending.rounds) == (3, 2, 1)
    riding = play(state, "ride 0,0")
    assert why_not(riding, "drop -1,2 1") == ("PP-E1", "too-far")
    assert isinstance(at_delivery(BROWN, "E4", network=3).pending, Delivery)


def test_pp_e2_everybody_with_a_tile_delivers_in_turn_order() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = play(state, "bid c2 8", "bid c1 1", "pass", "bid c3 3")
    state = play(state, "pick AU", "pick BL", "pick RD", "decline", *["discard"] * 3)
    turns = []
    while state.phase == "deliver":
        turns.append(state.turn)
        state = play(state, "stop")
    assert turns == [0, 1, 3]


def test_pp_e2_who_can_deliver_nothing_is_not_asked() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = settled_in(state, 1, district(TOWN, stock=(0,)), money=9)
    state = play(state, "bid c2 8", "bid c1 1", "pass", "pass")
    state = play(state, "pick AU", "pick BL", "decline", "decline", "discard", "discard")
    assert play(state, "stop").round == 2


def test_pp_e3_a_round_starts_at_a_pizzeria_with_pizzas_and_follows_the_roads() -> None:
    state = at_delivery(BROWN, "E4", network=3)
    assert legal(state) == ["ride 0,0", "ride 0,-2", "stop"]
    assert why_not(state, "ride 1,0") == ("PP-E3", "pizzeria-there")
    assert why_not(state, "drop 0,1 1") == ("PP-E3", "ride-first")
    cut_off = district(TOWN, city(2, 1, "red", 1, "E"), city(3, 1, "red", 1, "W"))
    assert why_not(play(at_delivery(cut_off, "E4"), "ride 0,0"), "drop 2,1 1") == (
        "PP-E3", "road-there",
    )  # fmt: skip


def test_pp_e3_a_pizzeria_without_customers_in_reach_is_not_offered() -> None:
    far = district(TOWN, city(2, 0, "red", 1, "W"), served={(1, 0): 1})
    lonely = replace(far, plan=replace(far.plan, pizzerias=(pizzeria(0, 0), pizzeria(3, 1, 2, 3))))
    lonely = replace(lonely, stock=(2, 2))
    state = at_delivery(lonely, "A3")
    assert legal(state) == ["ride 0,0", "stop"]
    assert why_not(state, "ride 3,1") == ("PP-E3", "house-in-reach-from")


def test_pp_e4_every_tile_that_is_entered_counts_also_a_served_one() -> None:
    row = district(TOWN, *(city(x, 0, "red", 1, "EW") for x in (2, 3)), served={(1, 0): 1})
    two = play(at_delivery(row, "A2"), "ride 0,0")
    assert legal(two) == ["drop 2,0 1"]
    assert why_not(two, "drop 3,0 1") == ("PP-E1", "too-far")


def test_pp_e5_no_branching_and_no_turning_back() -> None:
    state = play(at_delivery(BROWN, "E4", network=3), "ride 0,0", "drop 0,-1 1")
    assert {"drop 1,-1 1", "drop 1,-1 2", "drop -1,-2 1"} <= set(legal(state))
    right = play(state, "drop 1,-1 2")
    assert (right.step, right.players[0].district.stock) == ("ride", (2, 4))
    one_house = play(at_delivery(BROWN, "E4", network=3), "ride 0,0", "drop 0,1 1")
    assert why_not(one_house, "drop 1,-1 1") == ("PP-E5", "turning-back")
    assert why_not(one_house, "drop 0,1 1") == ("PP-E5", "cell-twice")


def test_pp_e6_no_round_goes_through_a_pizzeria() -> None:
    beyond = district(
        TOWN, city(3, 0, "red", 1, "W"), pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3)),
        stock=(3, 2),
    )  # fmt: skip
    state = play(at_delivery(beyond, "E4"), "ride 0,0")
    assert why_not(state, "drop 3,0 1") == ("PP-E6", "way-through-pizzeria")
    assert "drop 3,0 1" in legal(play(at_delivery(beyond, "E4"), "ride 2,0"))
    ring = district(
        replace(TOWN, open=13),
        city(1, -1, "red", 1, "SW"),
        city(0, -1, "red", 1, "ES"),
        city(-1, 0, "red", 1, "E"),
    )
    state = play(at_delivery(ring, "E4"), "ride 0,0", "drop -1,0 1")
    assert state.phase == "over"  # the others lie behind its own pizzeria


def test_pp_e7_any_number_up_to_the_houses_that_wait() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0")
    assert {"drop 0,1 1", "drop 0,1 2", "drop 0,1 3"} <= set(legal(state))
    assert why_not(state, "drop 1,0 2") == ("PP-E7", "so-many-houses")
    assert why_not(state, "drop 1,0 0") == ("PP-E7", "so-many-houses")
    assert why_not(state, "drop 0,0 1") == ("PP-E7", "city-there")
    assert why_not(state, "pawn a1") == ("PP-E7", "drop-first")
    assert legal(at_delivery(PURPLE, "A3"))[-1] == "stop"


def test_pp_e8_all_pizzas_of_a_round_come_from_its_pizzeria() -> None:
    short = replace(BROWN, stock=(1, 4))
    state = play(at_delivery(short, "E4", network=3), "ride 0,0")
    assert why_not(state, "drop 1,-1 2") == ("PP-E8", "so-many-pizzas")
    state = play(state, "drop 0,1 1")
    assert why_not(state, "ride 0,0") == ("PP-E8", "pizzas-left")


def test_pp_e9_all_rounds_together_keep_to_the_tile() -> None:
    home = replace(PURPLE, stock=(5,))
    state = play(at_delivery(home, "A3", network=3), "ride 0,0", "drop 0,1 2", "home", "ride 0,0")
    assert why_not(state, "drop -1,1 2") == ("PP-E9", "more-on-tile")
    assert play(state, "drop 0,1 1").phase != "deliver"  # the same tile again, the third pizza


def test_pp_e10_rounds_are_counted_when_the_phase_begins() -> None:
    home = district(
        city(1, 0, "green", 1, "ESW"), city(0, 1, "red", 1, "N"), city(0, -1, "red", 1, "S")
    )
    state = at_delivery(home, "A3")
    assert play(state, "ride 0,0", "drop 1,0 1").phase != "deliver"


def test_pp_e11_a_house_takes_one_pizza_for_good() -> None:
    home = district(TOWN, city(0, 1, "red", 1, "N"), served={(1, 0): 1})
    state = play(at_delivery(home, "A3"), "ride 0,0")
    assert why_not(state, "drop 1,0 1") == ("PP-E11", "hungry-house")
    after = as_dealt(play(state, "drop 0,1 1"))
    assert after.round == 2
    assert after.players[0].district.served == (1, 1)


# ---------------------------------------------------------------- how a round is said
def test_pp_n3_tiles_are_named_from_the_nearest_outwards() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0", "drop -1,1 1")
    assert state.phase != "deliver"  # nothing farther is on this way
    home = replace(PURPLE, served=(0,) * 8, stock=(3,))
    state = play(at_delivery(home, "B3"), "ride 0,0", "drop -1,1 1")
    assert why_not(state, "drop -1,0 1") == ("PP-N3", "nearest-first")
    assert legal(state) == ["drop -1,2 1", "drop -1,2 2", "home"]


def test_pp_n3_a_round_leaves_at_least_one_pizza() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0")
    assert "home" not in legal(state)
    assert why_not(state, "home") == ("PP-N3", "empty-round")


def test_pp_n3_a_round_and_a_delivery_end_by_themselves() -> None:
    state = play(at_delivery(PURPLE, "A3", network=1), "ride 0,0", "drop 0,1 3")
    assert state.phase != "deliver"  # three of three pizzas
    state = play(at_delivery(PURPLE, "A3", network=1), "ride 0,0", "drop 1,0 1")
    assert state.step == "ride"  # nothing more on this way, but a second round


def test_pp_n3_every_plan_can_be_said_in_one_way_only() -> None:
    ring = district(
        city(1, 0, "gold", 2, "ESW"),
        city(0, 1, "red", 2, "NE"),
        city(1, 1, "blue", 2, "NEW"),
        city(2, 0, "red", 2, "SW"),
        city(2, 1, "blue", 1, "NW"),
        stock=(4,),
    )
    state = at_delivery(ring, "B3")
    said = plans(state)
    drops = {frozenset(plan[1:]) for plan in said}
    assert len(drops) == len(said)
    expected = set[frozenset[str]]()
    for way in routes(ring, 0, 3):
        for amounts in _amounts([_houses(ring, stop) for stop in way], 4):
            expected.add(
                frozenset(
                    f"drop {x},{y} {pizzas}"
                    for (x, y), pizzas in zip(way, amounts, strict=True)
                    if pizzas
                )
            )
    assert drops == expected


def _houses(home: District, where: tuple[int, int]) -> int:
    return next(city.houses for city in home.plan.cities if xy(city.at) == where)


def _amounts(houses: list[int], most: int) -> list[tuple[int, ...]]:
    """Every way to leave one to `most` pizzas on these tiles."""
    found: list[tuple[int, ...]] = [()]
    for here in houses:
        found = [(*some, n) for some in found for n in range(here + 1)]
    return [some for some in found if 1 <= sum(some) <= most]


# ---------------------------------------------------------------- worked examples
def test_t10_tile_a3() -> None:
    found = routes(PURPLE, 0, 2)
    assert found == {
        ((1, 0),),
        ((0, -1),),
        ((0, -1), (1, -1)),
        ((0, 1),),
        ((0, 1), (0, 2)),
        ((-1, 0),),
        ((-1, 0), (-1, 1)),
    }
    with_drops = [
        amounts for way in found for amounts in _amounts([_houses(PURPLE, s) for s in way], 3)
    ]
    assert len(with_drops) == 20
    most = sorted(max(map(sum, _amounts([_houses(PURPLE, s) for s in w], 3))) for w in found)
    assert most == sorted([1, 1, 2, 3, 3, 1, 3])
    tours = PURPLE.plan.tours(0, 2)
    passed = {frozenset(xy(PURPLE.plan.cities[n].at) for n in each(tour)) for tour in tours}
    assert passed == {
        frozenset({(1, 0)}),
        frozenset({(0, -1), (1, -1)}),
        frozenset({(0, 1), (0, 2)}),
        frozenset({(-1, 0), (-1, 1)}),
    }
    assert len(plans(at_delivery(PURPLE, "A3"))) == 15  # 20, less five that are said shorter


@pytest.mark.parametrize(
    ("rounds", "lines", "served"),
    [
        (0, ("ride 0,0", "drop 1,0 1"), 1),
        (0, ("ride 0,0", "drop 0,1 3"), 3),
        (0, ("ride 0,0", "drop 0,-1 1", "drop 1,-1 1"), 2),
        (0, ("ride 0,0", "drop -1,0 1", "drop -1,1 2"), 3),
        (0, ("ride 0,0", "drop 0,1 2", "drop 0,2 1"), 3),
        (1, ("ride 0,0", "drop 0,-1 1", "drop 1,-1 1", "ride 0,0", "drop 0,2 1"), 3),
    ],
)
def test_t10_options_of_the_example(rounds: int, lines: tuple[str, ...], served: int) -> None:
    state = play(at_delivery(PURPLE, "A3", network=rounds), *lines)
    assert state.phase != "deliver"
    assert state.players[0].district.delivered == served


def test_t11_brown_delivers_nine() -> None:
    state = at_delivery(BROWN, "E4", network=3)
    state = play(state, "ride 0,0", "drop 0,-1 1")
    assert play(state, "drop 1,-1 1").step == "ride"  # one branch excludes the other
    assert play(state, "drop -1,-2 1").step == "ride"
    assert why_not(play(state, "home", "ride 0,0"), "drop 1,-2 1") == ("PP-E3", "road-there")
    state = play(state, "drop 1,-1 2", "ride 0,0", "drop 0,1 1", "drop 0,2 1")
    state = play(state, "ride 0,-2", "drop 1,-2 3", "drop 2,-2 1")
    player = state.players[0]
    assert state.phase == "over"
    assert player.district.stock == (0, 0)
    assert player.district.delivered == 3 + 9
    assert player.markers == (1, 1, 1, 3 + 2)


def test_t11_the_closed_side_against_a_pizzeria_is_legal() -> None:
    broken = PAPA_PAOLO.check(settled_in(opened(4), 0, BROWN))
    assert not [rule for rule in broken if rule.startswith("seat")]  # the tiles come from nowhere


def test_t12_experience_of_phase_e_comes_after_it() -> None:
    home = district(
        city(1, 0, "green", 1, "ESW"), city(0, 1, "red", 1, "N"), city(0, -1, "red", 1, "S")
    )
    state = play(at_delivery(home, "A3"), "ride 0,0", "drop 1,0 1")
    assert state.phase != "deliver"
    assert state.players[0].markers[3] == 1


def test_t12_express_counts_at_once_but_not_for_itself() -> None:
    home = district(
        city(1, 0, "green", 1, "ESW"), city(0, 1, "red", 1, "N"), city(0, -1, "red", 1, "S")
    )
    state = play(settled_in(opened(4), 0, home), "pawn c2", "express", "drop 1,0 1")
    assert state.level(0, 3) == 2
    assert state.turn == 1
    red = district(city(1, 0, "red", 1, "ESW"), city(2, 0, "red", 1, "W"))
    state = settled_in(opened(4), 0, red, markers=(0, 0, 1, 0))
    state = play(state, "pawn c2", "express", "drop 1,0 1")
    assert state.turn == 1  # one pizza was all, although the marker has moved to two
    assert state.level(0, 2) == 2


def express_on_purple(network: int) -> State:
    state = settled_in(opened(4), 0, PURPLE, markers=(0, 0, 2, network))
    return play(state, "pawn c2", "express")


def test_t13_express_rounds() -> None:
    one = express_on_purple(0)
    assert why_not(play(one, "drop 0,-1 1"), "drop 0,1 1") == ("PP-E5", "turning-back")
    assert play(one, "drop 0,-1 1", "home").turn == 1
    two = play(express_on_purple(1), "drop 0,-1 1", "home", "ride 0,0", "drop 0,1 1")
    assert two.players[0].district.delivered == 2
    assert two.players[0].money == 8
    assert play(one, "drop -1,2 1").players[0].money == 8


def test_t19_a_marker_at_the_end_stays_there() -> None:
    state = with_player(opened(4), 0, markers=(5, 0, 0, 0))
    state = play(state, "pawn c2", "express", "drop 1,0 1")
    assert state.players[0].markers == (5, 0, 0, 0)


# ---------------------------------------------------------------- experience
def test_pp_f1_each_completed_tile_moves_its_marker_also_the_town() -> None:
    home = district(TOWN, city(2, 0, "blue", 2, "W"))
    after = play(at_delivery(home, "A3"), "ride 0,0", "drop 1,0 1", "drop 2,0 2")
    assert after.players[0].markers == (1, 1, 0, 0)
    half = play(at_delivery(home, "A3"), "ride 0,0", "drop 1,0 1", "drop 2,0 1")
    assert half.players[0].markers == (1, 0, 0, 0)


def test_pp_f2_it_waits_until_all_have_delivered() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = play(state, "bid c1 1", "bid c2 2", "pass", "pass", "pick AU", "pick BL")
    state = play(state, "decline", "decline", "discard", "discard", "ride 0,0", "drop 1,0 1")
    assert (state.phase, state.turn) == ("deliver", 1)
    assert state.players[0].markers == (0, 0, 0, 0)
    assert state.players[0].earned == (1, 0, 0, 0)
    assert as_dealt(play(state, "stop")).players[0].markers == (1, 0, 0, 0)


def test_pp_f2_a_tile_counts_once() -> None:
    state = play(opened(4), "pawn c2", "express", "drop 1,0 1")
    assert state.players[0].markers == (1, 0, 0, 0)
    assert state.players[0].earned == (0, 0, 0, 0)


def test_pp_f3_the_gain_of_a_marker_at_the_end_is_lost() -> None:
    home = district(TOWN, city(2, 0, "gold", 1, "W"))
    state = settled_in(opened(4), 0, home, markers=(4, 0, 4, 0))
    state = play(state, "pawn c2", "express", "drop 1,0 1", "drop 2,0 1")
    assert state.players[0].markers == (5, 0, 4, 0)


def test_pp_f4_also_in_the_last_round() -> None:
    state = play(at_delivery(district(TOWN), "E4"), "ride 0,0", "drop 1,0 1")
    assert state.phase == "over"
    assert state.players[0].markers == (1, 0, 0, 0)


# ---------------------------------------------------------------- two players
def test_pp_2_10_the_higher_bidder_chooses_a_delivery_tile() -> None:
    state = at_bidding(2, 9, 9)
    state = play(state, "bid 2", "bid 4", "pass", "turn AU RD", "pick BL", "discard", "discard")
    assert (state.step, state.turn) == ("choose", 1)
    assert legal(state) == ["tile 1", "tile 2"]
    assert why_not(state, "tile 3") == ("PP-2.10", "such-delivery-tile")
    assert why_not(state, "stop") == ("PP-2.10", "choose-first")
    state = play(state, "tile 2")
    assert [player.delivery for player in state.players] == [1, 2]
    assert state.turn == 0


def test_pp_2_10_without_a_bid_there_is_no_second_tile() -> None:
    state = play(at_bidding(2, 9, 9), "bid 4", "pass", "turn AU RD", "decline", "discard")
    state = play(state, "tile 1")
    assert [player.delivery for player in state.players] == [1, 0]


# ---------------------------------------------------------------- the search itself
def test_a_tour_is_what_some_route_passes() -> None:
    for home in (PURPLE, BROWN):
        for start in range(len(home.plan.pizzerias)):
            for distance in (1, 2, 3, 4, EVERYWHERE):
                found = {frozenset(way) for way in routes(home, start, distance)}
                largest = {way for way in found if not any(way < other for other in found)}
                tours = {
                    frozenset(xy(home.plan.cities[n].at) for n in each(tour))
                    for tour in home.plan.tours(start, distance)
                }
                assert tours == largest


def test_a_shown_way_is_a_shortest_one() -> None:
    plan = PURPLE.plan
    there = plan.city_at[next(c.at for c in plan.cities if xy(c.at) == (-1, 2))]
    way = route(plan.roads, plan.doors[0], 1 << there, EVERYWHERE)
    assert way is not None
    assert [xy(plan.cities[n].at) for n in way] == [(-1, 0), (-1, 1), (-1, 2)]
    assert route(plan.roads, plan.doors[0], 1 << there, 2) is None


def test_previews_show_where_a_round_can_go() -> None:
    state = at_delivery(PURPLE, "A3")
    ride, _stop = previews(state).values()
    assert PAPA_PAOLO.legal(state, 0)[0] == Ride(PURPLE.plan.pizzerias[0].at)
    assert len(getattr(ride, "reach", ())) == 7
    riding = play(state, "ride 0,0")
    shown = previews(riding)
    drop = shown["drop -1,1 2"]
    assert getattr(drop, "path", None) == ((-1, 0), (-1, 1))
    assert getattr(drop, "completes", None) is True
    assert isinstance(PAPA_PAOLO.legal(riding, 0)[0], Drop)
