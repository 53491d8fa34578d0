"""What bots look at: distances, tours, the worth of positions, and how a stand-off ends."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from tavolino.bots import LEVELS, choose, levels_of
from tavolino.bots.one_ply import lead
from tavolino.games.palermo import PALERMO, evaluate
from tavolino.games.palermo.components import RingLinks
from tavolino.games.palermo.evaluate.collecting import ahead, prospects
from tavolino.games.palermo.evaluate.distances import UNREACHED, between, steps_to
from tavolino.games.palermo.evaluate.tour import Tour, legs, promise, turns, worth
from tavolino.games.palermo.geometry import Trip, each
from tavolino.games.palermo.rules.moving import ways
from tavolino.games.palermo.state import State
from tavolino.games.palermo.twin import TWIN
from tests.games.palermo.positions import Who, field, finished, legal, play, random_match, situation

LINKS: tuple[RingLinks, ...] = ("side", "any_corner", "both_ways", "none")


# ---------------------------------------------------------------- how far it is
@pytest.mark.parametrize("links", LINKS)
@pytest.mark.parametrize("city", ["A", "B", "C"])
def test_steps_are_those_of_the_rules(city: str, links: RingLinks) -> None:
    state = finished(city)
    for origin in list(each(state.city.streets))[::9]:
        found = ways(Trip(1 << origin, state.city.streets, 0, 0, links))
        for door in state.players[0].entrances:
            assert steps_to(1 << door, state.city.streets, links)[origin] == found[door].cost


@pytest.mark.parametrize("links", LINKS)
def test_all_doors_at_once_find_the_same_as_each_alone(links: RingLinks) -> None:
    for state in list(random_match(4, 4))[3:33:4]:
        city = state.city
        for player in state.players:
            doors = player.entrances
            if not doors:
                continue
            found = between(doors, city.start_fields, city.streets, links)
            targets = [*(1 << door for door in doors), city.start_fields]
            for row, target in zip(found, targets, strict=True):
                steps = steps_to(target, city.streets, links)
                for number, door in enumerate(doors):
                    if target != 1 << door:
                        assert row[number] == steps[door] < UNREACHED
                if target != city.start_fields:
                    assert row[-1] == min(steps[start] for start in each(city.start_fields))


# ---------------------------------------------------------------- tours
def test_a_promise_is_taken_apart_as_it_was_made() -> None:
    for paid, took in ((13, 1), (-40, 25), (0, 0), (-1, 3)):
        assert (worth(promise(paid, took)), turns(promise(paid, took))) == (paid, took)
    assert promise(4, 2) + promise(-7, 3) == promise(-3, 5)
    assert promise(4, 2) > promise(4, 3) > promise(3, 1)


def test_waiting_pays_on_long_ways_only() -> None:
    """With 12 points: ten steps at once leave 2, with a wait 11; a turn costs 5."""
    leg = legs(12, 5, 1)
    assert (worth(leg[10]), turns(leg[10])) == (11 - 10, 2)
    assert (worth(leg[6]), turns(leg[6])) == (6 - 5, 1)
    assert turns(leg[13]) == 2
    assert turns(legs(12, 5, 2)[1]) == 2


def test_no_order_of_doors_is_better_than_the_tour() -> None:
    """All orders of six doors, tried one by one."""
    state = finished("C")
    for player in state.players:
        doors = player.entrances[:6]
        ways_between = between(doors, state.city.start_fields, state.city.streets, "side")
        points = tuple(range(3, 10))
        best = max(
            sum(
                legs(points[nth], 5, 1)[ways_between[to][origin]]
                for nth, (origin, to) in enumerate(zip((6, *order), (*order, 6), strict=True))
            )
            for order in permutations(range(6))
        )
        found = Tour(ways_between, points, 5).from_start()
        assert worth(best) - worth(found) in (0, 1)


# ---------------------------------------------------------------- positions
def alone() -> State:
    """Only A still has something to do: B, C and D are home."""
    return situation("A", "A", "police", 2, B=Who(home=1), C=Who(home=1), D=Who(home=1))


def test_a_tour_played_undisturbed_brings_what_was_promised() -> None:
    """A alone in the city, and nobody moves a policeman."""
    state = alone()
    expected = worth(ahead(state, 0)) + 4 * turns(ahead(state, 0))
    while PALERMO.actors(state):
        if state.phase == "police":
            state = play(state, "police -")
            continue
        state = PALERMO.play(state, 0, evaluate.candidates(state, 0)[0])
    assert state.players[0].money == expected


def test_the_estimate_of_a_finished_match_is_its_score() -> None:
    *_, last = random_match(2, 3)
    assert evaluate.estimate(last) == tuple(map(float, PALERMO.scores(last)))


def test_the_estimates_promise_the_bonus_of_those_at_home() -> None:
    state = alone()
    rounds = turns(ahead(state, 0))
    assert evaluate.estimate(state)[1] == 4 * rounds
    assert evaluate.estimate(state)[0] == worth(ahead(state, 0)) + 4 * rounds


def last_door(**others: Who) -> State:
    """C stands near its last door."""
    return situation("A", "C", "gangster", 1, None, C=Who(gangster="4.7", left=("3.6",)), **others)


def test_a_policeman_before_the_last_door_costs_a_million() -> None:
    free, policed = last_door(), last_door(B=Who(policeman="3.6"))
    assert worth(ahead(free, 2)) - worth(ahead(policed, 2)) == 1
    assert lead(evaluate.estimate(policed), 1) > lead(evaluate.estimate(free), 1)


def test_a_taken_door_costs_a_turn() -> None:
    free, taken = last_door(D=Who(gangster="12.2")), last_door(D=Who(gangster="3.6"))
    assert turns(ahead(taken, 2)) == turns(ahead(free, 2)) + 1


def test_the_best_candidate_of_a_gangster_takes_the_promised_door() -> None:
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
    """As in T-34: C and D stand on each other's last door, A and B are home."""
    return situation(
        "A",
        "C",
        "gangster",
        20,
        A=Who(home=15),
        B=Who(home=16),
        C=Who(gangster="4.7", left=("3.6",)),
        D=Who(gangster="3.6", left=("4.7",)),
    )


def test_who_stands_on_anothers_door_and_cannot_get_to_the_own_one_may_step_aside() -> None:
    ways_out = [PALERMO.format(action) for action in evaluate.give_way(stand_off(), 2)]
    assert ways_out
    assert "stay" not in ways_out
    assert set(ways_out) <= set(legal(stand_off()))


def test_nobody_steps_aside_who_is_not_in_the_way() -> None:
    free = situation("A", "C", C=Who(gangster="4.7", left=("3.6",)), D=Who(gangster="12.2"))
    assert evaluate.give_way(free, 2) == ()


@pytest.mark.parametrize("level", LEVELS)
def test_pal_e_7_bots_step_aside_about_one_time_in_two(level: str) -> None:
    random = Random(level)
    chosen = [choose(PALERMO, stand_off(), 2, level, random) for _ in range(40)]
    aside = {PALERMO.format(way) for way in evaluate.give_way(stand_off(), 2)}
    assert sum(PALERMO.format(action) in aside for action in chosen) >= 10


@pytest.mark.parametrize("level", levels_of(PALERMO))
def test_pal_e_7_bots_never_wait_until_the_stall_rule_ends_it(level: str) -> None:
    game = replace(PALERMO, twin=replace(TWIN, iterations=100))
    for seed in range(5):
        random, state = Random(seed), stand_off()
        while game.actors(state):
            state = game.play(state, state.turn, choose(game, state, state.turn, level, random))
        assert not game.stalled(state)
