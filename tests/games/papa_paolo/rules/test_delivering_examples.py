"""Phases E and F: the worked examples T10 to T19."""

import pytest

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.geometry import each, xy
from tavolino.games.papa_paolo.state import State
from tests.games.papa_paolo.example_districts import (
    BROWN,
    PURPLE,
    houses_at,
    plans,
    portions,
    routes,
)
from tests.games.papa_paolo.positions import (
    at_delivery,
    city,
    district,
    play,
    refusal,
    started,
    with_district,
    with_player,
)


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
        amounts for way in found for amounts in portions([houses_at(PURPLE, s) for s in way], 3)
    ]
    assert len(with_drops) == 20
    most = sorted(max(map(sum, portions([houses_at(PURPLE, s) for s in w], 3))) for w in found)
    assert most == sorted([1, 1, 2, 3, 3, 1, 3])
    tours = PURPLE.plan.tours(0, 2)
    passed = {frozenset(xy(PURPLE.plan.cities[n].at) for n in each(tour)) for tour in tours}
    assert passed == {
        frozenset({(1, 0)}),
        frozenset({(0, -1), (1, -1)}),
        frozenset({(0, 1), (0, 2)}),
        frozenset({(-1, 0), (-1, 1)}),
    }
    assert len(plans(at_delivery(PURPLE, "A3"))) == 15  # 20, minus five that equal a shorter route


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
    assert refusal(play(state, "home", "ride 0,0"), "drop 1,-2 1") == ("PP-E3", "road-there")
    state = play(state, "drop 1,-1 2", "ride 0,0", "drop 0,1 1", "drop 0,2 1")
    state = play(state, "ride 0,-2", "drop 1,-2 3", "drop 2,-2 1")
    player = state.players[0]
    assert state.phase == "over"
    assert player.district.stock == (0, 0)
    assert player.district.delivered == 3 + 9
    assert player.markers == (1, 1, 1, 3 + 2)


def test_t11_a_closed_side_beside_a_pizzeria_is_legal() -> None:
    violations = PAPA_PAOLO.check(with_district(started(4), 0, BROWN))
    assert not [
        rule for rule in violations if rule.startswith("seat")
    ]  # the tiles were not dealt from the stack


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
    state = play(with_district(started(4), 0, home), "pawn c2", "express", "ride 0,0", "drop 1,0 1")
    assert state.level(0, 3) == 2
    assert state.turn == 1
    red = district(city(1, 0, "red", 1, "ESW"), city(2, 0, "red", 1, "W"))
    state = with_district(started(4), 0, red, markers=(0, 0, 1, 0))
    state = play(state, "pawn c2", "express", "ride 0,0", "drop 1,0 1")
    assert state.turn == 1  # one pizza was all, although the marker has moved to two
    assert state.level(0, 2) == 2


def express_on_purple(network: int) -> State:
    state = with_district(started(4), 0, PURPLE, markers=(0, 0, 2, network))
    return play(state, "pawn c2", "express", "ride 0,0")


def test_t13_express_rounds() -> None:
    one = express_on_purple(0)
    assert refusal(play(one, "drop 0,-1 1"), "drop 0,1 1") == ("PP-E5", "turning-back")
    assert play(one, "drop 0,-1 1", "home").turn == 1
    two = play(express_on_purple(1), "drop 0,-1 1", "home", "ride 0,0", "drop 0,1 1")
    assert two.players[0].district.delivered == 2
    assert two.players[0].money == 8
    assert play(one, "drop -1,2 1").players[0].money == 8


def test_t19_a_marker_at_the_end_of_its_track_stays_there() -> None:
    state = with_player(started(4), 0, markers=(5, 0, 0, 0))
    state = play(state, "pawn c2", "express", "ride 0,0", "drop 1,0 1")
    assert state.players[0].markers == (5, 0, 0, 0)
