"""Each room below shows something wrongly, and is caught by the test that is meant for it."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from examples.kuhn import KUHN
from examples.kuhn.actions import Deal
from examples.kuhn.state import State
from tavolino.core.effects import Drawn, Effect, Moved, Paid, Said
from tests.conformance import test_effects as effects
from tests.conformance.test_catches import Check, for_all_antes, telling


def face_up(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """The dealt card is seen on its way by everybody."""
    if isinstance(action, Deal):
        return (Drawn(action.card, len(state.cards)),)
    return KUHN.telling.effects(state, seat, action, viewer)


def nervous(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Who holds a king shows it by the way he bets."""
    if seat >= 0 and state.cards[seat] == "K":
        return (Said(seat, "hm"),)
    return KUHN.telling.effects(state, seat, action, viewer)


def unseen(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    return ()


def misread(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Not what a client reads from what was sent."""
    way: Any = ["pot", "hand"]
    return (Moved("chip", way),)


def nowhere(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """A chip leaves the pot and does not arrive."""
    return (Moved("chip", ("pot",)),)


def from_a_stranger(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    return (Paid(1, giver=2),)


def private(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Everybody sees something else."""
    return (Drawn(str(viewer)),)


class Rich(Struct, frozen=True):
    money: int


class Purses(Struct, frozen=True):
    players: tuple[Rich, ...]


def purses(state: State, seat: int) -> Purses:
    """A bet is paid, and nobody has less for it."""
    return Purses((Rich(10), Rich(10)))


BROKEN: list[tuple[Check, dict[str, Any]]] = [
    (effects.test_nobody_sees_more_happen_than_the_table_shows, telling(effects=face_up)),
    (effects.test_nobody_sees_more_happen_than_the_table_shows, telling(effects=nervous)),
    (effects.test_no_entry_passes_unseen, telling(effects=unseen)),
    (effects.test_effects_can_be_sent_and_read, telling(effects=misread)),
    (effects.test_effects_name_what_there_is, telling(effects=nowhere)),
    (effects.test_effects_name_what_there_is, telling(effects=from_a_stranger)),
    (
        effects.test_a_game_without_secrets_shows_everybody_the_same,
        {"secrets": False, **telling(effects=private)},
    ),
    (effects.test_what_is_paid_is_what_purses_gain_and_lose, {"view": purses}),
    (effects.test_the_last_entry_counts_everybodys_points, telling(effects=from_a_stranger)),
]


@pytest.mark.parametrize(
    ("test", "change"),
    BROKEN,
    ids=[f"{test.__name__[5:]}-{n}" for n, (test, _) in enumerate(BROKEN)],
)
def test_a_room_that_shows_it_wrongly_is_caught(test: Check, change: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        for_all_antes(test, replace(KUHN, **change))


@pytest.mark.parametrize("test", [test for test, _ in BROKEN])
def test_the_room_itself_is_not(test: Check) -> None:
    for_all_antes(test, KUHN)
