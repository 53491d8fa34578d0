"""The contract supports games whose actions and outcomes cannot be listed."""

import pytest

from tavolino.core.game import NATURE, IllegalAction, MalformedAction
from tavolino.core.log import parse_log
from tavolino.core.match import Match, replay
from tests.kit.games.tower import TOWER, Pull, Settle, Tower


def fallen(seed: str) -> Match[Tower, Pull | Settle, Tower]:
    match = Match(TOWER, 1, seed=seed)
    while actors := match.actors:
        if actors == (NATURE,):
            match.append(match.draw())
        else:
            match.play(0, "pull 0.7")
    return match


def test_a_tower_eventually_falls() -> None:
    assert TOWER.scores(fallen("wobble").state) == (1,)


def test_a_log_replays_without_physics() -> None:
    match = fallen("wobble")
    again = replay(TOWER, parse_log(str(match.log)))
    assert again.state == match.state
    assert again.log == match.log


def test_an_unlisted_gesture_is_allowed_or_refused_with_a_reason() -> None:
    match = Match(TOWER, 1)
    with pytest.raises(IllegalAction, match="TOW-1") as caught:
        match.play(0, "pull 7")
    assert caught.value.objection.text.key == "gently"
    match.play(0, "pull 0.123")
    assert match.state.pulled == 0.123


def test_an_impossible_outcome_of_nature_is_refused() -> None:
    match = Match(TOWER, 1)
    match.play(0, "pull 1")
    with pytest.raises(IllegalAction):
        match.play(NATURE, "settle 5.0")
    with pytest.raises(MalformedAction):
        match.play(NATURE, "settle nan")
    match.play(NATURE, "settle 0.5")
    assert match.actors == (0,)
