"""Bots think in worker processes, and every failure still gives the table an answer."""

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.core.game import AnyGame
from tavolino.core.match import Match
from tavolino.games import GAMES
from tavolino.server.workers.pool import WorkerFailed, WorkerPool
from tests.kit.games.faulty import CHEATS, CRUSHES, DIES, FALLS, PONDERING, PONDERS, RAISES, SLEEPS
from tests.kit.games.tower import Tower
from tests.kit.ws_client import wait_for

pytestmark = pytest.mark.process

TRAPS = [RAISES, DIES, SLEEPS, CHEATS]


def dealt_state(game: AnyGame) -> Any:
    match: Match[Any, Any, Any] = Match(game, 2, seed="s")
    match.append(match.draw())
    match.append(match.draw())
    return match.state


@asynccontextmanager
async def worker_pool(patience: float) -> AsyncIterator[WorkerPool]:
    made = WorkerPool([*GAMES.values(), KUHN, FALLS, CRUSHES, *TRAPS], workers=2, patience=patience)
    yield made
    await made.close()


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    async with worker_pool(patience=60) as made:
        yield made


@pytest.fixture
async def impatient_pool() -> AsyncIterator[WorkerPool]:
    async with worker_pool(patience=0.5) as made:
        yield made


async def test_a_bot_answers_in_notation(pool: WorkerPool) -> None:
    said = await pool.choose_action(KUHN, dealt_state(KUHN), 0, "random", "ada")
    assert said in ("check", "bet")


def start_pondering(pool: WorkerPool) -> Coroutine[Any, Any, str]:
    return pool.choose_action(PONDERS, dealt_state(PONDERS), 0, "random", "ada")


async def test_the_event_loop_runs_on_while_bots_think(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(PONDERING, str(tmp_path))
    thought = asyncio.ensure_future(start_pondering(pool))
    await wait_for((tmp_path / "begun").exists)
    assert not thought.done()
    (tmp_path / "enough").touch()
    assert await thought in ("check", "bet")


@pytest.mark.parametrize("game", TRAPS, ids=lambda game: game.name)
async def test_a_failed_bot_gets_a_simple_move_and_the_next_bot_thinks(
    impatient_pool: WorkerPool, game: AnyGame
) -> None:
    assert await impatient_pool.choose_action(game, dealt_state(game), 0, "random", "ada") in (
        "check",
        "bet",
    )
    assert await impatient_pool.choose_action(KUHN, dealt_state(KUHN), 0, "random", "ada") in (
        "check",
        "bet",
    )


async def test_a_client_with_many_bots_does_not_delay_the_bot_of_another_client() -> None:
    pool, order = WorkerPool([KUHN], workers=1, patience=60), list[str]()

    async def think(whose: str) -> None:
        await pool.choose_action(KUHN, dealt_state(KUHN), 0, "random", whose)
        order.append(whose)

    async with asyncio.TaskGroup() as group:
        for whose in ("eve", "eve", "eve", "eve", "ada"):
            group.create_task(think(whose))
    await pool.close()
    assert order == ["eve", "ada", "eve", "eve", "eve"]


async def test_a_simulation_follows_the_seed_of_the_match(pool: WorkerPool) -> None:
    pulled = Tower(pulled=0.5)
    fell = [
        await pool.draw_outcome(FALLS, pulled, seed, seq, "ada")
        for seed in "ab"
        for seq in (1, 1, 3)
    ]
    assert fell[0] == fell[1] != fell[2]
    assert fell[3] == fell[4] != fell[0]
    assert all(text.startswith("settle ") for text in fell)


async def test_a_crashed_simulation_gives_no_outcome_and_others_go_on(
    pool: WorkerPool,
) -> None:
    with pytest.raises(WorkerFailed):
        await pool.draw_outcome(CRUSHES, Tower(pulled=0.5), "s", 1, "ada")
    assert await pool.draw_outcome(FALLS, Tower(pulled=0.5), "s", 1, "ada")


async def test_a_killed_worker_is_replaced(pool: WorkerPool) -> None:
    await pool.choose_action(KUHN, dealt_state(KUHN), 0, "random", "ada")
    [worker] = pool._all
    assert worker.pid
    os.kill(worker.pid, 9)
    assert await pool.choose_action(KUHN, dealt_state(KUHN), 0, "random", "ada") in ("check", "bet")
    assert worker not in pool._all
    assert len(pool._all) == 1


async def test_shutdown_ends_a_bot_while_it_thinks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(PONDERING, str(tmp_path))
    pool = WorkerPool([PONDERS], workers=1, patience=600)
    thought = asyncio.ensure_future(start_pondering(pool))
    await wait_for((tmp_path / "begun").exists)
    [worker] = pool._all
    await pool.close()
    await thought
    assert not worker._process.is_alive()
