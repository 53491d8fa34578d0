"""Matches of fast players follow the rules, are reproducible and are measured correctly."""

from dataclasses import replace

import numpy as np
import pytest

from tavolino.cli import main
from tavolino.core.game import AnyGame
from tavolino.games import GAMES
from tavolino.native.compiled import NOBODY
from tavolino.research.fast_matches import play_fast
from tavolino.research.vector_env import NoTwin

TWINS = [game for game in GAMES.values() if game.twin]
every_twin = pytest.mark.parametrize("game", TWINS, ids=lambda game: game.name)


@every_twin
def test_fast_matches_repeat_and_end(game: AnyGame) -> None:
    for seats in game.seats:
        found = play_fast(game, {}, seats, 12, "x")
        assert found == play_fast(game, {}, seats, 12, "x") != play_fast(game, {}, seats, 12, "y")
        for one in found:
            assert sum(one.win(seat) for seat in range(seats)) == pytest.approx(1)
            assert len(one.scores) == seats
            assert 0 < one.settled <= 1
            assert one.changes < one.decisions
            assert one.breadth > 1
            assert one.tree < one.decisions * np.log10(one.breadth)
        assert len({one.scores for one in found}) > 1


@every_twin
def test_every_match_is_over(game: AnyGame) -> None:
    assert game.twin
    assert game.twin.compiled, "make native"
    start = game.twin.pack(game.initial(game.options(), game.seats[0]))
    states = np.tile(np.frombuffer(start, np.uint8), (5, 1))
    game.twin.compiled.play_fast_many(states, np.arange(1, 6, dtype=np.uint64))
    assert set(game.twin.compiled.actors_many(states)) == {NOBODY}


def test_fast_matches_need_a_twin() -> None:
    with pytest.raises(NoTwin):
        play_fast(replace(GAMES["palermo"], twin=None), {}, 3, 2, "x")


def test_balance_plays_fast_matches(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["balance", "papa_paolo", "--bot", "hasty", "--matches", "20"]
    assert main([*asked, "--vary", "hidden_money"]) == 0
    assert "papa_paolo, 2 seats, hasty, 20 matches each" in capsys.readouterr().out
    for wrong in ([*asked, "--weaker", "easy"], ["balance", "villa_paletti", "--bot", "hasty"]):
        with pytest.raises(SystemExit) as ended:
            main(wrong)
        assert ended.value.code == 2
