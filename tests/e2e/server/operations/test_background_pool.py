"""Reviews and files of clients are computed in processes of low priority, by CPU time."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from examples.kuhn import KUHN
from tavolino.bots.review import review_match
from tavolino.bots.review_entry import ReviewedEntry
from tavolino.core.game import AnyGame
from tavolino.core.log import parse_log
from tavolino.core.match import Match, finished_log, replay
from tavolino.server.protocol.problems import Refused
from tavolino.server.workers.background_pool import NICENESS, BackgroundPool
from tavolino.server.workers.pool import WorkerFailed
from tests.kit.games.faulty import DOZES, SPINS

pytestmark = pytest.mark.process

PATIENCE = 0.4


@asynccontextmanager
async def opened(patience: float) -> AsyncIterator[BackgroundPool]:
    pool = BackgroundPool([KUHN, SPINS, DOZES], 1, patience)
    yield pool
    await pool.close()


def checked_log(game: AnyGame) -> str:
    match: Match[object, object, object] = Match(game, 2, seed="s")
    while not match.is_over:
        seat = match.actors[0]
        if seat < 0:
            match.append(match.draw())
        else:
            match.play(seat, "check")
    return finished_log(match)


async def test_a_review_comes_in_pieces_from_a_process_of_low_priority() -> None:
    log = checked_log(KUHN)
    async with opened(60) as pool:
        found = list[ReviewedEntry]()
        match = replay(KUHN, parse_log(log))
        while len(found) < len(match.standing):
            found += await pool.review_entries(KUHN, log, len(found), "ada")
        assert tuple(found) == review_match(match)
        [worker] = pool._all
        assert worker.pid
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(19, own + NICENESS)


async def test_patience_counts_cpu_time() -> None:
    """A process that the system does not let compute is not stopped; one that spins is."""
    match = replay(KUHN, parse_log(checked_log(KUHN)))
    seq = next(seq for seq in match.standing if match.entries[seq].seat == 0)
    asked = (match.state_at(seq), seq, 0, 0, "check", "ada")
    async with opened(PATIENCE) as pool:
        assert (await pool.explain_action(DOZES, *asked)).chosen.action == "check"
        with pytest.raises(WorkerFailed):
            await pool.explain_action(SPINS, *asked)
        assert (await pool.explain_action(KUHN, *asked)).chosen.action == "check"


async def test_a_file_is_read_and_checked_by_the_rules() -> None:
    log = checked_log(KUHN)
    async with opened(60) as pool:
        assert str((await pool.check_match_file(log.encode(), "ada")).log) in log
        for unfit in (b"\n" * 100, log.replace("check", "bet", 1).encode()):
            with pytest.raises(Refused):
                await pool.check_match_file(unfit, "ada")
