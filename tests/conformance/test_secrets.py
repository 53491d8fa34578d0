"""Nobody learns what they may not know: neither by looking, nor by listening, nor by undoing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tavolino.core.game import NATURE, Seat
from tests.conformance.rooms import CASES, Case, every_case
from tests.conformance.walks import Stop, match_of, some, steps, stops

DREAMS = 3
"""So many states are imagined for each viewer."""

secret_cases = pytest.mark.parametrize(
    "case", [case for case in CASES if case.game.secrets], ids=str
)


def worlds(stop: Stop, viewer: Seat) -> Iterator[Any]:
    """The truth, and states that the viewer could not tell from it, each once."""
    random, seen = Random(f"{stop.seat} {viewer}"), [stop.state]
    yield stop.state
    for _ in range(DREAMS):
        dream = stop.game.imagine(stop.state, viewer, random)
        if dream not in seen:
            seen.append(dream)
            yield dream


def seen(stop: Stop, state: Any, viewer: Seat) -> dict[str, Any]:
    """Everything that reaches a viewer at one moment, as the server would send it."""
    game = stop.game
    view = game.view(state, viewer)
    options = game.legal(state, viewer) if viewer in game.actors(state) else []
    return {
        "view": msgspec.json.encode(view),
        "sheet": game.telling.sheet(view),
        "prompt": game.telling.prompt(state, viewer),
        "actors": game.actors(state),
        "options": [game.format(action) for action in options],
        "previews": [game.telling.preview(state, viewer, action) for action in options],
        "scores": game.scores(state),
        "places": game.places(state),
    }


@every_case
def test_no_seat_can_tell_an_imagined_state_from_the_true_one(case: Case) -> None:
    for stop in stops(case):
        for viewer in stop.viewers:
            true, *dreams = worlds(stop, viewer)
            for dream in dreams:
                assert seen(stop, dream, viewer) == seen(stop, true, viewer)
                assert not stop.game.check(dream)


@secret_cases
def test_scores_and_places_depend_on_what_everybody_knows(case: Case) -> None:
    """They are public all through a match: what a spectator cannot know must not count yet."""
    random = Random(str(case))
    for stop in steps(case):
        for viewer in stop.viewers:
            dream = stop.game.imagine(stop.state, viewer, random)
            for public in (stop.game.scores, stop.game.places):
                assert public(dream) == public(stop.state)


@secret_cases
def test_the_end_of_a_match_leaks_no_more_than_its_middle(case: Case) -> None:
    final = match_of(case).state
    end = Stop(case.game, case.seats, final, NATURE, None)
    for viewer in end.viewers:
        true, *dreams = worlds(end, viewer)
        for dream in dreams:
            assert seen(end, dream, viewer) == seen(end, true, viewer)


@secret_cases
def test_what_is_secret_is_imagined_in_more_than_one_way(case: Case) -> None:
    """Else the test above would compare the truth with itself.

    Some rules of a game may leave nothing secret: then everybody sees the same all the time.
    """
    random = Random(str(case))
    dreams = {
        msgspec.json.encode(stop.game.imagine(stop.state, viewer, random))
        for stop in steps(case)
        for viewer in stop.viewers
        for _ in range(DREAMS)
    }
    truths = {msgspec.json.encode(stop.state) for stop in steps(case)}
    assert dreams - truths or all(looks_the_same_to_everybody(stop) for stop in steps(case))


def looks_the_same_to_everybody(stop: Stop) -> bool:
    views = {msgspec.json.encode(stop.game.view(stop.state, seat)) for seat in stop.viewers}
    return len(views) == 1


@every_case
def test_a_game_without_secrets_looks_the_same_to_everybody(case: Case) -> None:
    for stop in stops(case):
        assert looks_the_same_to_everybody(stop) or case.game.secrets


@secret_cases
def test_nobody_hears_more_of_an_entry_than_the_table_shows(case: Case) -> None:
    """Two outcomes that look the same to a viewer must sound the same to it."""
    for stop in stops(case):
        for viewer in stop.viewers:
            told: dict[tuple[bytes, Seat], Any] = {}
            for state in worlds(stop, viewer):
                for seat in stop.game.actors(state):
                    for action in some(stop.game.moves(state, seat), 15, str(viewer)):
                        heard = stop.game.telling.tell(state, seat, action, viewer)
                        if seat != NATURE and heard.notation:
                            continue  # a player's open action: everybody may hear it
                        after = stop.game.view(stop.game.apply(state, seat, action), viewer)
                        key = (msgspec.json.encode(after), seat)
                        assert told.setdefault(key, heard) == heard


@every_case
def test_an_action_teaches_its_own_seat_nothing_to_be_untaught(case: Case) -> None:
    """What an action reveals is NATURE's entry after it; that one cannot be undone."""
    for stop in stops(case):
        if stop.seat == NATURE:
            continue
        true, *dreams = worlds(stop, stop.seat)
        for action in some(stop.game.legal(true, stop.seat), 10, str(case)):
            after = seen(stop, stop.game.apply(true, stop.seat, action), stop.seat)
            for dream in dreams:
                same = seen(stop, stop.game.apply(dream, stop.seat, action), stop.seat)
                assert same == after, stop.game.format(action)
