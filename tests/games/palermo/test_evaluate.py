"""The evaluation for bots: distances, tours, values of positions, and stand-offs."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from tavolino.bots import LEVELS, choose, levels_of
from tavolino.bots.one_ply import lead
from tavolino.games.palermo import PALERMO, evaluate
from tavolino.games.palermo.components import RingLinks
from tavolino.games.palermo.evaluate.collecting import best_value, prospects
from tavolino.games.palermo.evaluate.distances import UNREACHED, distances_between, steps_to
from tavolino.games.palermo.evaluate.tour import Tour, legs, tour_value, turns, worth
from tavolino.games.palermo.geometry import Trip, each
from tavolino.games.palermo.rules.moving import ways
from tavolino.games.palermo.state import State
from tavolino.games.palermo.twin import TWIN
from tests.games.palermo.positions import (
    Setup,
    field,
    finished,
    legal,
    play,
    random_match,
    situation,
)

LINKS: tuple[RingLinks, ...] = ("side", "any_corner", "both_ways", "none")


# ---------------------------------------------------------------- distances
@pytest.mark.parametrize("links", LINKS)
@pytest.mark.parametrize("city", ["A", "B", "C"])
def test_distances_agree_with_the_rules(city: str, links: RingLinks) -> None:
    state = finished(city)
    for origin in list(each(state.city.streets))[::9]:
        found = ways(Trip(1 << origin, state.city.streets, 0, 0, links))
        for door in state.players[0].entrances:
            assert steps_to(1 << door, state.city.streets, links)[origin] == found[door].cost


@pytest.mark.parametrize("links", LINKS)
def test_distances_between_all_doors_agree_with_single_floods(links: RingLinks) -> None:
    for state in list(random_match(4, 4))[3:33:4]:
        city = state.city
        for player in state.players:
            doors = player.entrances
            if not doors:
                continue
            found = distances_between(doors, city.start_fields, city.streets, links)
            targets = [*(1 << door for door in doors), city.start_fields]
            for row, target in zip(found, targets, strict=True):
                steps = steps_to(target, city.streets, links)
                for number, door in enumerate(doors):
                    if target != 1 << door:
                        assert row[number] == steps[door] < UNREACHED
                if target != city.start_fields:
                    assert row[-1] == min(steps[start] for start in each(city.start_fields))


# ---------------------------------------------------------------- tours
def test_a_tour_value_unpacks_to_its_worth_and_turns() -> None:
    for money, turn_count in ((13, 1), (-40, 25), (0, 0), (-1, 3)):
        value = tour_value(money, turn_count)
        assert (worth(value), turns(value)) == (money, turn_count)
    assert tour_value(4, 2) + tour_value(-7, 3) == tour_value(-3, 5)
    assert tour_value(4, 2) > tour_value(4, 3) > tour_value(3, 1)


def test_an_additional_turn_pays_off_on_long_legs_only() -> None:
    """With 12 points, ten steps at once save 2 points, with one more turn 11; a turn costs 5."""
    leg = legs(12, 5, 1)
    assert (worth(leg[10]), turns(leg[10])) == (11 - 10, 2)
    assert (worth(leg[6]), turns(leg[6])) == (6 - 5, 1)
    assert turns(leg[13]) == 2
    assert turns(legs(12, 5, 2)[1]) == 2


def test_no_order_of_doors_beats_the_tour() -> None:
    """Compares the tour with all orders of six doors."""
    state = finished("C")
    for player in state.players:
        doors = player.entrances[:6]
        distances = distances_between(doors, state.city.start_fields, state.city.streets, "side")
        points = tuple(range(3, 10))
        best = max(
            sum(
                legs(points[nth], 5, 1)[distances[to][origin]]
                for nth, (origin, to) in enumerate(zip((6, *order), (*order, 6), strict=True))
            )
            for order in permutations(range(6))
        )
        found = Tour(distances, points, 5).from_start()
        assert worth(best) - worth(found) in (0, 1)


# ---------------------------------------------------------------- positions
def alone() -> State:
    """Only A still moves a gangster: B, C and D are home."""
    return situation("A", "A", "police", 2, B=Setup(home=1), C=Setup(home=1), D=Setup(home=1))


def test_an_undisturbed_tour_earns_its_estimated_value() -> None:
    """A is alone in the city, and no player moves a policeman."""
    state = alone()
    expected = worth(best_value(state, 0)) + 4 * turns(best_value(state, 0))
    while PALERMO.actors(state):
        if state.phase == "police":
            state = play(state, "police -")
            continue
        state = PALERMO.play(state, 0, evaluate.candidates(state, 0)[0])
    assert state.players[0].money == expected


def test_the_estimate_of_a_finished_match_is_its_score() -> None:
    *_, last = random_match(2, 3)
    assert evaluate.estimate(last) == tuple(map(float, PALERMO.scores(last)))


def test_the_estimates_include_the_bonus_of_players_at_home() -> None:
    state = alone()
    rounds = turns(best_value(state, 0))
    assert evaluate.estimate(state)[1] == 4 * rounds
    assert evaluate.estimate(state)[0] == worth(best_value(state, 0)) + 4 * rounds


def last_door(**others: Setup) -> State:
    """C is near its last door."""
    return situation(
        "A", "C", "gangster", 1, None, C=Setup(gangster="4.7", left=("3.6",)), **others
    )


def test_a_policeman_at_the_last_door_costs_a_million() -> None:
    free, policed = last_door(), last_door(B=Setup(policeman="3.6"))
    assert worth(best_value(free, 2)) - worth(best_value(policed, 2)) == 1
    assert lead(evaluate.estimate(policed), 1) > lead(evaluate.estimate(free), 1)


def test_a_taken_door_costs_a_turn() -> None:
    free, taken = last_door(D=Setup(gangster="12.2")), last_door(D=Setup(gangster="3.6"))
    assert turns(best_value(taken, 2)) == turns(best_value(free, 2)) + 1


def test_the_best_candidate_goes_to_the_best_door() -> None:
    state = last_door()
    assert prospects(state, 2)[0][1] == field("3.6")
    assert PALERMO.format(evaluate.candidates(state, 2)[0]) == "go 3.6"


def test_candidates_are_few() -> None:
    for state in random_match(7, 5):
        if PALERMO.actors(state) and state.phase != "start":
            few = evaluate.candidates(state, state.turn)
            assert 1 <= len(few) <= 24
            assert {PALERMO.format(action) for action in few} <= set(legal(state))


# ---------------------------------------------------------------- stand-offs
def stand_off() -> State:
    """As in T-34: C and D are on each other's last door, A and B are home."""
    return situation(
        "A",
        "C",
        "gangster",
        20,
        A=Setup(home=15),
        B=Setup(home=16),
        C=Setup(gangster="4.7", left=("3.6",)),
        D=Setup(gangster="3.6", left=("4.7",)),
    )


def test_a_blocked_gangster_on_anothers_door_may_step_aside() -> None:
    ways_out = [PALERMO.format(action) for action in evaluate.give_way(stand_off(), 2)]
    assert ways_out
    assert "stay" not in ways_out
    assert set(ways_out) <= set(legal(stand_off()))


def test_a_gangster_that_blocks_no_door_does_not_step_aside() -> None:
    free = situation("A", "C", C=Setup(gangster="4.7", left=("3.6",)), D=Setup(gangster="12.2"))
    assert evaluate.give_way(free, 2) == ()


@pytest.mark.parametrize("level", LEVELS)
def test_pal_e_7_bots_step_aside_about_one_time_in_two(level: str) -> None:
    random = Random(level)
    chosen = [choose(PALERMO, stand_off(), 2, level, random) for _ in range(40)]
    aside = {PALERMO.format(way) for way in evaluate.give_way(stand_off(), 2)}
    assert sum(PALERMO.format(action) in aside for action in chosen) >= 10


@pytest.mark.parametrize("level", levels_of(PALERMO))
def test_pal_e_7_bots_do_not_stall_a_match(level: str) -> None:
    game = replace(PALERMO, twin=replace(TWIN, iterations=100))
    for seed in range(5):
        random, state = Random(seed), stand_off()
        while game.actors(state):
            state = game.play(state, state.turn, choose(game, state, state.turn, level, random))
        assert not game.stalled(state)
