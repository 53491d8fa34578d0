"""Every game keeps every promise, with every number of seats and its rule options."""

from itertools import chain
from pathlib import Path

import pytest

from tavolino.core.game import AnyGame
from tavolino.core.rule_options import each_alone
from tavolino.promises import PROMISES, Broken, Promise
from tavolino.promises.checking import check_package, check_walk
from tavolino.promises.promise import no_check
from tavolino.promises.walk import Case, Walk
from tests.conformance.all_games import (
    CASES,
    EVERY_GAME,
    FALLING,
    FALLING_GAMES,
    KEPT,
    every_case,
    every_game,
    heard,
    kept,
    kept_matches,
    walked,
)

pytestmark = pytest.mark.slow

IN_A_ROOM = [promise for promise in PROMISES if promise.room is not no_check]
IN_A_MATCH = [
    promise
    for promise in PROMISES
    if promise.moment is not no_check or promise.walk is not no_check
]


def broken(promise: Promise, walk: Walk) -> list[Broken]:
    return list(check_walk(promise, walk, heard(walk.case.game)))


@every_case
@pytest.mark.parametrize("promise", IN_A_MATCH, ids=str)
def test_a_promise_is_kept_in_a_match(promise: Promise, case: Case) -> None:
    assert broken(promise, walked(case)) == []


@every_game
@pytest.mark.parametrize("promise", IN_A_ROOM, ids=str)
def test_a_promise_is_kept_in_a_game_package(promise: Promise, game: AnyGame) -> None:
    assert list(check_package(promise, game)) == []


@pytest.mark.parametrize(("file", "game"), KEPT, ids=[f"{g.name}-{f.stem}" for f, g in KEPT])
def test_every_promise_is_kept_in_a_golden_match(file: Path, game: AnyGame) -> None:
    walk = kept(file, game)
    assert [found for promise in IN_A_MATCH for found in broken(promise, walk)] == []


@pytest.mark.parametrize("case", FALLING, ids=str)
def test_every_promise_is_kept_during_simulations(case: Case) -> None:
    """Every rule option, in matches that stop after a few simulations."""
    walk = walked(case)
    assert [found for promise in IN_A_MATCH for found in broken(promise, walk)] == []


@pytest.mark.parametrize("game", FALLING_GAMES, ids=lambda game: game.name)
def test_golden_matches_have_unlisted_gestures_and_time_limits(game: AnyGame) -> None:
    """Golden matches include gestures that `legal` does not list, and time limits."""
    moments = [moment for file in kept_matches(game) for moment in kept(file, game).steps]
    by_hand = [moment for moment in moments if game.is_gesture(moment.action)]
    assert any(moment.action not in chain(*moment.offers.values()) for moment in by_hand)
    assert any(game.window(moment.state, seat) for moment in moments for seat in moment.players)
    switched = [dict(case.options) for case in FALLING if case.game is game]
    assert all(options in switched for options in each_alone(game.options))


def test_every_game_is_played_to_its_end_with_every_number_of_seats() -> None:
    for game in EVERY_GAME:
        assert {case.seats for case in (*CASES, *FALLING) if case.game is game} == {*game.seats}
    assert all(walked(case).is_over for case in CASES)


def test_every_promise_has_a_unique_name_and_a_sentence() -> None:
    assert len({promise.name for promise in PROMISES}) == len(PROMISES)
    assert all(promise.statement.endswith(".") for promise in PROMISES)
