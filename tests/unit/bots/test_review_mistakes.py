"""A review lists a single plain mistake of a strong player first, with the better move."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from tavolino.bots import choose
from tavolino.bots.review import review_match
from tavolino.bots.review_entry import ReviewedEntry
from tavolino.bots.search import with_iterations
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import parse_log
from tavolino.core.match import AnyMatch, Match, replay
from tavolino.games import GAMES
from tavolino.server.match.analysis_run import MIN_MISTAKE_CHANCE, AnalysisRun
from tavolino.server.protocol.hints import Explanation
from tavolino.server.workers.background_pool import BackgroundPool
from tavolino.server.workers.explain import explanation

pytestmark = pytest.mark.slow


class Here:
    """Runs the analysis in this process, deterministically."""

    async def review_entries(
        self, game: AnyGame, log: str, first: int, whose: str
    ) -> tuple[ReviewedEntry, ...]:
        return review_match(replay(game, parse_log(log)), range(first, sys.maxsize))

    async def explain_action(
        self, game: AnyGame, state: Any, seq: int, seat: Seat, viewer: Seat, text: str, whose: str
    ) -> Explanation:
        return explanation(game, state, seq, seat, viewer, text, Random(1))


def planted(game: AnyGame, seats: int, is_it: Callable[[Any], bool], bad: str) -> tuple[Any, int]:
    """A match of hard bots in which one plays this bad move, and the position of that entry."""
    match: AnyMatch = Match(game, seats, {}, "b" * 32)
    random, blunder = Random(1), -1
    while not match.is_over:
        seat = match.actors[0]
        if seat == NATURE:
            match.append(match.draw())
        elif blunder < 0 and is_it(match.state):
            blunder = match.seq
            match.play(seat, bad)
        else:
            match.play(seat, game.format(choose(game, match.state, seat, "hard", random)))
    return match, blunder


@pytest.mark.parametrize(
    ("name", "seats", "is_it", "bad"),
    [
        ("palermo", 3, lambda state: state.phase == "gangster" and state.round == 3, "stay"),
        ("papa_paolo", 2, lambda state: state.step == "ride" and state.round == 3, "stop"),
    ],
)
async def test_a_planted_blunder_is_the_worst_decision(
    name: str, seats: int, is_it: Callable[[Any], bool], bad: str
) -> None:
    match, blunder = planted(with_iterations(GAMES[name], 1000), seats, is_it, bad)
    seat = match.entries[blunder].seat
    found = await AnalysisRun(match, [seat], cast(BackgroundPool, Here()), "").compute()
    worst = found.mistakes[0]
    assert (worst.seq, worst.seat, worst.chosen.action) == (blunder, seat, bad)
    assert worst.best
    assert worst.best.action != bad
    assert worst.best.chance
    assert worst.chosen.chance
    assert worst.best.chance - worst.chosen.chance > 2 * MIN_MISTAKE_CHANCE
    for each in range(seats):
        total = found.luck[each] + found.own[each] + found.others[each]
        assert total == pytest.approx(found.leads[-1][each] - found.leads[0][each], abs=0.02)
