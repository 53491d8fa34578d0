"""The action that replaces a gesture after two failures: no player gains by it or has to wait."""

from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tests.games.villa_paletti.positions import (
    act,
    all_decline,
    new_match,
    pull_out,
    table,
    touch,
    villa,
)

FOUR = "r1 y1 b1 g1"


def forfeit(state: object) -> str:
    assert GAME.hands
    action = GAME.hands.forfeit(state)  # type: ignore[arg-type]
    return GAME.format(action) if action else ""


def test_a_pulled_pillar_stays_and_is_locked() -> None:
    state = touch(table(villa(2)), "r1")
    assert forfeit(state) == "back"
    assert act(state, forfeit(state)).turn == 1


def test_a_free_pillar_is_placed_and_a_floor_laid_where_there_is_space() -> None:
    out = pull_out(table(villa(2)), "r1")
    claimed = all_decline(act(table(villa(2, two=FOUR)), "claim"))
    for state, word in ((out, "place "), (claimed, "lay ")):
        assert forfeit(state).startswith(word)
        assert GAME.actors(act(state, forfeit(state))) == (-1,)


def test_without_a_gesture_nothing_is_forfeited() -> None:
    assert forfeit(new_match()) == ""
    assert forfeit(table(villa(2))) == ""
