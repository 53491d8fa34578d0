"""The suite can fail: each broken room below is caught by the test that is meant for it."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from examples.kuhn import KUHN
from examples.kuhn.actions import Bet, Call
from examples.kuhn.state import State, betting_is_over, folded
from examples.kuhn.view import View
from tavolino.core.game import AnyGame, IllegalAction, Window
from tavolino.core.words import Objection, Text, Told
from tests.conformance import test_rules as rules
from tests.conformance import test_secrets as secrets
from tests.conformance.rooms import Case


def open_hands(state: State, seat: int) -> View:
    """Everybody sees every card."""
    return msgspec.structs.replace(KUHN.view(state, seat), cards=state.cards)


def hint(state: State, seat: int) -> Text:
    """The sentence depends on the other player's card."""
    return Text("kuhn-dealing" if "K" in state.cards else "kuhn-check-or-bet")


def the_king_leads(state: State) -> tuple[int, ...]:
    """Whoever holds the better card is called first before it is shown."""
    return (1, 2) if state.cards[:1] == ("K",) else (1, 1)


def loud(state: State, seat: int, action: Any, viewer: int) -> Told:
    """The dealer says aloud which card he gives."""
    return Told(Text("kuhn-told-deal", {"seat": 0}), KUHN.format(action))


def show_at_once(state: State, seat: int, action: Any) -> State:
    """The cards are shown by the call itself, so that the caller could look and undo."""
    after = KUHN.apply(state, seat, action)
    done = betting_is_over(after) and not folded(after)
    return msgspec.structs.replace(after, shown=done)


def anything_goes(state: State, seat: int, action: Any) -> None:
    return None


def no_bets(state: State, seat: int, action: Any) -> Objection | None:
    refused = action == Bet()
    return Objection("KUHN-9", Text("x")) if refused else KUHN.refuse(state, seat, action)


def unfair(state: State) -> list[tuple[Any, Fraction]]:
    """Everything is certain."""
    return [(outcome, Fraction(1)) for outcome, _ in KUHN.odds(state)]


def slurred(text: str) -> Any:
    """Reads ``bet`` as ``call``."""
    return Call() if text == "bet" else KUHN.parse(text)


def no_imagination(state: State, seat: int, random: Random) -> State:
    return state


def nothing(state: State, seat: int) -> list[Any]:
    return []


def unspeakable(state: State, seat: int, action: Any) -> object:
    return object()


def hopeless(state: State) -> tuple[float, float]:
    return (float("nan"), 0.0)


def call_at_once(state: State, seat: int) -> Window[Any]:
    """Silence means something that is not always allowed."""
    return Window(15, Call())


def crash(text: str) -> Any:
    raise KeyError(text)


def telling(**change: Any) -> dict[str, Any]:
    return {"telling": replace(KUHN.telling, **change)}


def thinking(**change: Any) -> dict[str, Any]:
    assert KUHN.thinking is not None
    return {"thinking": replace(KUHN.thinking, **change)}


Check: TypeAlias = Callable[[Case], None]

BROKEN: list[tuple[Check, dict[str, Any]]] = [
    (secrets.test_no_seat_can_tell_an_imagined_state_from_the_true_one, {"view": open_hands}),
    (secrets.test_no_seat_can_tell_an_imagined_state_from_the_true_one, telling(prompt=hint)),
    (secrets.test_scores_and_places_depend_on_what_everybody_knows, {"places": the_king_leads}),
    (secrets.test_nobody_hears_more_of_an_entry_than_the_table_shows, telling(tell=loud)),
    (secrets.test_an_action_teaches_its_own_seat_nothing_to_be_untaught, {"apply": show_at_once}),
    (secrets.test_what_is_secret_is_imagined_in_more_than_one_way, {"imagine": no_imagination}),
    (secrets.test_a_game_without_secrets_looks_the_same_to_everybody, {"secrets": False}),
    (rules.test_what_is_not_offered_is_refused, {"refuse": anything_goes}),
    (rules.test_nature_is_certain_to_do_something, {"odds": unfair}),
    (rules.test_silence_is_a_legal_answer_and_closes_the_window, {"window": call_at_once}),
    (rules.test_no_state_breaks_an_invariant, {"check": lambda state: ["always"]}),
    (rules.test_everybody_has_a_score_and_a_place, {"places": lambda state: (2, 1)}),
    (rules.test_everybody_has_a_score_and_a_place, {"scores": lambda state: (0,)}),
    (rules.test_every_option_has_a_preview_that_can_be_sent, telling(preview=unspeakable)),
    (rules.test_bots_are_pointed_at_legal_moves_and_finite_values, thinking(candidates=nothing)),
    (rules.test_bots_are_pointed_at_legal_moves_and_finite_values, thinking(estimate=hopeless)),
]


@pytest.mark.parametrize(
    ("test", "change"),
    BROKEN,
    ids=[f"{test.__name__[5:]}-{n}" for n, (test, _) in enumerate(BROKEN)],
)
def test_a_broken_room_is_caught(test: Check, change: dict[str, Any]) -> None:
    room: AnyGame = replace(KUHN, **change)
    with pytest.raises((AssertionError, TypeError)):
        for_all_antes(test, room)


def for_all_antes(test: Check, room: AnyGame) -> None:
    for ante in (1, 2):
        test(Case(room, 2, f'{{"ante": {ante}}}'))


@pytest.mark.parametrize("test", [test for test, _ in BROKEN])
def test_the_room_itself_is_not(test: Check) -> None:
    for_all_antes(test, KUHN)


@pytest.mark.parametrize("change", [{"refuse": no_bets}, {"parse": slurred}])
def test_a_room_that_refuses_what_it_offers_is_caught_when_played(change: dict[str, Any]) -> None:
    with pytest.raises(IllegalAction):
        for_all_antes(rules.test_what_is_offered_is_not_refused, replace(KUHN, **change))


def test_a_parser_that_crashes_is_caught() -> None:
    with pytest.raises(KeyError):
        rules.test_any_text_is_an_action_or_called_malformed(replace(KUHN, parse=crash))
