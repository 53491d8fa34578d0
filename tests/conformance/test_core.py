"""The core with every game: turns, undo, bad arguments and malformed actions."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core.game import (
    NATURE,
    SPECTATOR,
    AnyGame,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
)
from tavolino.core.match import AnyMatch, Match
from tavolino.promises import speech
from tavolino.promises.walk import Case, Walk
from tests.conformance.all_games import KEPT, every_case, every_game, heard, kept, walked

pytestmark = pytest.mark.slow


@every_case
def test_a_seat_that_is_not_to_act_is_refused(case: Case) -> None:
    for stop in walked(case).stops()[:-1]:
        for seat in {NATURE, SPECTATOR, *range(case.seats)} - {*stop.actors}:
            with pytest.raises(NotYourTurn):
                case.game.play(stop.state, seat, stop.action)


@every_case
def test_undo_restores_the_state_before_the_action(case: Case) -> None:
    assert undone(walked(case))


@pytest.mark.parametrize(("file", "game"), KEPT, ids=[f"{g.name}-{f.stem}" for f, g in KEPT])
def test_undo_restores_the_state_in_golden_matches(file: Path, game: AnyGame) -> None:
    assert undone(kept(file, game))


def undone(walk: Walk) -> int:
    """Undo every action that can be undone, and return their number."""
    case, count = walk.case, 0
    again: AnyMatch = Match(case.game, case.seats, case.options, "undo")
    for entry in walk.log.entries:
        before = again.state
        again.append(again.accept_trusted(entry))
        if case.game.forced(before):
            continue  # undone together with the action before
        asked = entry.seat != NATURE and case.game.window(before, entry.seat)
        falls = NATURE in again.actors and not case.game.is_listed(again.state)
        if asked or entry.seat == NATURE or again.is_over or falls:
            with pytest.raises(IllegalAction):
                again.play(entry.seat, "undo")
            continue
        again.play(entry.seat, "undo")
        assert again.state == before
        again.append(again.accept_trusted(entry))
        count += 1
    assert again.state == walk.moments[-1].state
    return count


@every_game
def test_unknown_seat_counts_and_rule_options_are_refused(game: AnyGame) -> None:
    for seats in {-1, 0, 99, max(game.seats) + 1, min(game.seats) - 1}:
        with pytest.raises(ValueError, match=game.name):
            Match(game, seats)
    with pytest.raises(msgspec.ValidationError):
        Match(game, game.seats[0], {"no_such_switch": True})


@every_game
@settings(max_examples=200)
@given(data=st.data())
def test_any_text_is_an_action_or_malformed(game: AnyGame, data: st.DataObject) -> None:
    known = [game.format(action) for action in heard(game)]
    base = data.draw(st.sampled_from(known))
    cut = data.draw(st.integers(0, len(base)))
    text = data.draw(st.one_of(st.text(), st.text().map(lambda more: base[:cut] + more)))
    try:
        action = game.parse(text)
    except MalformedAction:
        return
    assert game.parse(game.format(action)) == action


@every_case
def test_walks_meet_objections(case: Case) -> None:
    """Otherwise the promises about objections would check nothing."""
    walk = walked(case)
    stops = (replace(stop, foreign_actions=heard(case.game)) for stop in walk.stops())
    assert any(list(speech.objections(stop)) for stop in stops)
