"""What a room says is the same for everybody is the same for everybody."""

from dataclasses import replace
from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.core.game import SPECTATOR, AnyGame
from tavolino.core.match import Match
from tavolino.core.playthrough import wander
from tavolino.games import GAMES

PAPA_PAOLO = GAMES["papa_paolo"]
CASES: list[tuple[AnyGame, int, dict[str, Any]]] = [
    *((PAPA_PAOLO, seats, {"hiddenMoney": hidden}) for seats in (2, 4) for hidden in (True, False)),
    (KUHN, 2, {}),
    (GAMES["palermo"], 3, {}),
]


def alike(game: AnyGame, match: Match[Any, Any, Any]) -> list[str]:
    """What is said to be alike and is not."""
    viewers = (*range(match.header.seats), SPECTATOR)
    found = []
    for seq, state in match.walk(0):
        if game.is_open(state) and any(
            game.view(state, one) != game.view(state, -2) for one in viewers
        ):
            found.append(f"view {seq}")
        action = match.action(seq)
        if game.secrets and game.telling.personal(action):
            continue
        for viewer in viewers:
            if match.heard(seq, state, viewer) != match.heard(seq, state, SPECTATOR):
                found.append(f"told {seq}")
            if match.seen(seq, state, viewer) != match.seen(seq, state, SPECTATOR):
                found.append(f"effects {seq}")
    return found


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_what_is_said_to_be_alike_is(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    assert alike(game, wander(game, seats, options, "alike", 0.5)) == []


def test_papa_paolo_hides_something_only_while_it_does() -> None:
    match = wander(PAPA_PAOLO, 4, {}, "alike", 0.5)
    assert sum(PAPA_PAOLO.is_open(state) for _, state in match.walk(0)) > 0.9 * match.seq


def test_a_room_that_says_too_much_is_alike_is_caught() -> None:
    boastful = replace(
        KUHN,
        hides=lambda state: False,
        telling=replace(KUHN.telling, personal=lambda action: False),
    )
    found = alike(boastful, wander(boastful, 2, {}, "alike", 0.0))
    assert {word.split()[0] for word in found} == {"view", "told", "effects"}
