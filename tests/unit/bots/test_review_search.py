"""Reviews by search value chance by all its outcomes, and decisions by what the seat could know."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.bots.review_search import MAX_DRAWS, ReviewSearch, chance_outcomes
from tavolino.bots.search import twin_search, with_iterations
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import checked_options
from tavolino.games import GAMES
from tests.unit.bots.test_compare_by_search import moment
from tests.unit.bots.test_review import played

pytestmark = pytest.mark.slow


def hindsight(game: AnyGame) -> ReviewSearch:
    expert = twin_search(game)
    assert expert, "make native"
    assert game.thinking
    return ReviewSearch(game, game.thinking, expert, 100)


def test_all_chance_outcomes_are_listed() -> None:
    """Two cards are dealt before a seat has to act."""
    start = KUHN.initial(checked_options(KUHN, {}), 2)
    found = chance_outcomes(KUHN, start, Random(1))
    assert len(found) == 6
    assert all(part == pytest.approx(1 / 6) for _, part in found)
    assert all(NATURE not in KUHN.actors(state) for state, _ in found)


def test_too_many_chance_outcomes_are_sampled() -> None:
    game = GAMES["papa_paolo"]
    start = game.initial(checked_options(game, {}), 2)
    found = chance_outcomes(game, start, Random(1))
    assert [part for _, part in found] == [1 / MAX_DRAWS] * MAX_DRAWS
    assert all(NATURE not in game.actors(state) for state, _ in found)


def test_the_value_before_a_draw_is_the_mean_of_its_outcomes() -> None:
    game = with_iterations(GAMES["papa_paolo"], 100)
    match, judge = played(game, 2, "e" * 32, "random"), hindsight(game)
    draws = [s for q, s in match.walk(0) if match.entries[q].seat == NATURE]
    before = min(draws, key=lambda state: abs(len(game.odds(state)) - 3))
    could = chance_outcomes(game, before, Random(2))
    mean = sum(part * judge.leads(state)[0] for state, part in could)
    assert judge.leads(before)[0] == pytest.approx(mean, abs=0.01)


def test_a_decision_is_judged_by_what_the_seat_could_know() -> None:
    """Two true states with the same samples give the same answer."""
    game = with_iterations(GAMES["papa_paolo"], 300)
    truth = moment(game, 3, lambda state: state.step == "bid", hidden_money=True)
    seat = game.actors(truth)[0]
    other = game.imagine(truth, seat, Random(8))
    assert other != truth
    dream = game.imagine(truth, seat, Random(9))
    dreaming = hindsight(replace(game, imagine=lambda state, seat, random: dream))

    def judged(state: Any) -> list[tuple[float, float]]:
        options = game.legal(truth, seat)
        return [dreaming.lead_and_loss(state, seat, action) for action in options]

    assert judged(truth) == judged(other)
    assert any(missed for _, missed in judged(truth))
