"""What must hold of every game's rules."""

from fractions import Fraction
from math import isfinite

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
from tavolino.core.match import Match, replay
from tests.conformance.rooms import CASES, Case, every_case, every_game
from tests.conformance.walks import heard_elsewhere, match_of, some, steps, stops

FOREIGN = 12
ENDLESS = 5_000


@every_case
def test_what_is_offered_is_not_refused(case: Case) -> None:
    for stop in stops(case):
        for seat in set(stop.game.actors(stop.state)) - {NATURE}:
            for action in some(stop.game.legal(stop.state, seat), 40, f"{case} {seat}"):
                objection = stop.game.objection(stop.state, seat, action)
                assert objection is None, stop.game.format(action)


@every_case
def test_what_is_not_offered_is_refused(case: Case) -> None:
    refused = 0
    for number, stop in enumerate(stops(case)):
        for seat in set(stop.game.actors(stop.state)) - {NATURE}:
            legal = stop.game.legal(stop.state, seat)
            for action in some(heard_elsewhere(stop.game), FOREIGN, f"{case} {number}"):
                objection = stop.game.objection(stop.state, seat, action)
                if objection is None and stop.game.is_gesture(action):
                    continue  # of gestures only some are offered
                assert (objection is None) == (action in legal), stop.game.format(action)
                refused += objection is not None
    assert refused


@every_case
def test_whoever_is_not_to_act_is_refused(case: Case) -> None:
    for stop in stops(case):
        for seat in {NATURE, SPECTATOR, *range(case.seats)} - set(stop.game.actors(stop.state)):
            with pytest.raises(NotYourTurn):
                stop.game.play(stop.state, seat, stop.action)


@every_case
def test_an_actor_has_something_to_do_and_nature_acts_alone(case: Case) -> None:
    for stop in steps(case):
        actors = stop.game.actors(stop.state)
        assert len(set(actors)) == len(actors)
        assert actors == (NATURE,) or set(actors) <= set(range(case.seats))
    for stop in stops(case):
        for seat in stop.game.actors(stop.state):
            assert seat == NATURE or stop.game.legal(stop.state, seat)


@every_case
def test_options_come_in_the_same_order_every_time_and_never_twice(case: Case) -> None:
    game = case.game
    for stop in stops(case):
        stored = msgspec.json.decode(msgspec.json.encode(stop.state), type=game.state)
        for seat in game.actors(stop.state):
            written = [game.format(move) for move in game.moves(stop.state, seat)]
            assert written == [game.format(move) for move in game.moves(stop.state, seat)]
            assert written == [game.format(move) for move in game.moves(stored, seat)]
            assert len(set(written)) == len(written)


@every_case
def test_what_is_written_reads_back(case: Case) -> None:
    for stop in stops(case):
        for seat in stop.game.actors(stop.state):
            for action in stop.game.moves(stop.state, seat):
                assert stop.game.parse(stop.game.format(action)) == action


@every_game
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_any_text_is_an_action_or_called_malformed(game: AnyGame, data: st.DataObject) -> None:
    known = [game.format(action) for action in heard_elsewhere(game)]
    base = data.draw(st.sampled_from(known))
    cut = data.draw(st.integers(0, len(base)))
    text = data.draw(st.one_of(st.text(), st.text().map(lambda more: base[:cut] + more)))
    try:
        action = game.parse(text)
    except MalformedAction:
        return
    assert game.parse(game.format(action)) == action


@every_case
def test_nature_is_certain_to_do_something(case: Case) -> None:
    for stop in steps(case):
        if stop.seat == NATURE and stop.game.hands is None:
            odds = stop.game.odds(stop.state)
            assert sum(chance for _, chance in odds) == Fraction(1)
            assert all(isinstance(chance, Fraction) and chance > 0 for _, chance in odds)


@every_case
def test_states_survive_the_store(case: Case) -> None:
    match = match_of(case)
    for seq in range(match.seq + 1):
        state = match.past(seq)
        assert msgspec.json.decode(msgspec.json.encode(state), type=case.game.state) == state


@every_case
def test_to_act_changes_no_earlier_state(case: Case) -> None:
    for stop in stops(case):
        before = msgspec.json.encode(stop.state)
        for action in some(stop.game.moves(stop.state, stop.seat), 5, str(case)):
            after = stop.game.apply(stop.state, stop.seat, action)
            assert after == stop.game.apply(stop.state, stop.seat, action)
        assert msgspec.json.encode(stop.state) == before


@every_case
def test_no_state_breaks_an_invariant(case: Case) -> None:
    match = match_of(case)
    for seq in range(match.seq + 1):
        assert not case.game.check(match.past(seq)), f"after {seq} entries of {match.log}"


@every_case
def test_a_match_ends(case: Case) -> None:
    assert match_of(case).is_over
    assert match_of(case).seq < ENDLESS


@every_case
def test_a_log_replays_to_the_same_states(case: Case) -> None:
    match = match_of(case)
    again = replay(case.game, match.log)
    assert again.log == match.log
    for seq in range(match.seq + 1):
        assert again.past(seq) == match.past(seq)


@every_case
def test_to_undo_is_to_have_done_nothing(case: Case) -> None:
    match = match_of(case)
    again: Match[object, object, object] = Match(case.game, case.seats, case.options, "undo")
    undone = 0
    for entry in match.entries:
        before = again.state
        again.append(again.trust(entry))
        asked = entry.seat != NATURE and case.game.window(before, entry.seat)
        if asked or entry.seat == NATURE or again.is_over or NATURE in again.actors:
            with pytest.raises(IllegalAction):
                again.play(entry.seat, "undo")
            continue
        again.play(entry.seat, "undo")
        assert again.state == before
        again.append(again.trust(entry))
        undone += 1
    assert undone
    assert again.state == match.state


@every_case
def test_silence_is_a_legal_answer_and_closes_the_window(case: Case) -> None:
    game = case.game
    for stop in steps(case):
        state = stop.state
        for seat in set(game.actors(state)) - {NATURE}:
            window = game.window(state, seat)
            if window is None or seat not in game.actors(state):
                continue
            assert window.seconds > 0
            assert window.silence in game.legal(state, seat)
            state = game.play(state, seat, window.silence)
            still_asked = seat in game.actors(state) and game.window(state, seat)
            assert not still_asked, "silence leads nowhere"


@every_case
def test_everybody_has_a_score_and_a_place(case: Case) -> None:
    game, match = case.game, match_of(case)
    for seq in range(match.seq + 1):
        scores, places = game.scores(match.past(seq)), game.places(match.past(seq))
        assert len(scores) == len(places) == case.seats
        assert min(places) == 1
        assert max(places) <= case.seats
        for mine, my_place in zip(scores, places, strict=True):
            for theirs, their_place in zip(scores, places, strict=True):
                assert mine <= theirs or my_place < their_place


@every_case
def test_bots_are_pointed_at_legal_moves_and_finite_values(case: Case) -> None:
    for stop in stops(case):
        mind = stop.game.thinking
        if mind is None:
            return
        values = mind.estimate(stop.state)
        assert len(values) == case.seats
        assert all(isfinite(value) for value in values)
        if stop.seat != NATURE:
            legal = stop.game.legal(stop.state, stop.seat)
            thought_of = mind.candidates(stop.state, stop.seat)
            assert thought_of
            assert all(action in legal for action in thought_of)
            ways_out = mind.give_way(stop.state, stop.seat)
            assert all(action in legal for action in ways_out)


@every_case
def test_every_option_has_a_preview_that_can_be_sent(case: Case) -> None:
    for stop in stops(case):
        if stop.seat != NATURE:
            for action in stop.game.legal(stop.state, stop.seat):
                msgspec.json.encode(stop.game.telling.preview(stop.state, stop.seat, action))


@every_game
def test_seats_and_switches_that_do_not_exist_are_refused(game: AnyGame) -> None:
    for seats in {-1, 0, 99, max(game.seats) + 1, min(game.seats) - 1}:
        with pytest.raises(ValueError, match=game.name):
            Match(game, seats)
    with pytest.raises(msgspec.ValidationError):
        Match(game, game.seats[0], {"no_such_switch": True})


def test_every_game_is_walked_with_every_number_of_seats() -> None:
    for game in {case.game.name: case.game for case in CASES}.values():
        assert {case.seats for case in CASES if case.game is game} == set(game.seats)
