"""Observations of compiled twins contain everything that the seat may know, and nothing else."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tavolino.core.game import NATURE
from tavolino.research.environment import FINISHED, Position, make_environment
from tavolino.research.twin_observations import ROW_READERS, Viewpoint
from tavolino.research.vector_env import VectorEnv
from tests.kit.random_walks import LISTED, random_actions, walk

pytestmark = pytest.mark.slow

HIDDEN = {"hidden_money": True, "turn_order": "hidden_coin", "forecast": True}
TABLES = [*((name, seats, {}) for name, seats in LISTED), ("papa_paolo", 2, HIDDEN)]


def observed(moment: Position, seat: int) -> NDArray[np.float32]:
    """The seat's observation of this position by the twin."""
    game = moment.bench.game
    assert game.twin
    row = np.frombuffer(game.twin.pack(moment.state), np.uint8)[None]
    eyes = Viewpoint(np.array([seat]), moment.bench.seats)
    found: NDArray[np.float32] = ROW_READERS[game.name].observe(row, eyes)[0]
    return found


def seen(moment: Position, seat: int) -> bytes:
    """The seat's observation by the view, as the other environments have it."""
    bench = moment.bench
    return bench.layout.tensor(bench.game.view(moment.state, seat), seat).tobytes()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_different_views_have_different_observations(
    name: str, seats: int, options: dict[str, object]
) -> None:
    views: dict[bytes, set[bytes]] = {}
    for moment in walk(make_environment(name, seats, options), "apart"):
        for seat in range(seats) if moment.seat != FINISHED else ():
            told = observed(moment, seat).tobytes()
            views.setdefault(told, set()).add(seen(moment, seat))
    assert len(views) > 200
    assert all(len(same) == 1 for same in views.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_information_does_not_change_observations(seats: int) -> None:
    random, table = Random(5), make_environment("papa_paolo", seats, HIDDEN)
    others = 0
    for moment in walk(table, "hidden"):
        for seat in range(seats) if moment.seat != FINISHED else ():
            world = table.game.imagine(moment.state, seat, random)
            imagined = Position(table, world, "hidden")
            others += world != moment.state
            assert (observed(moment, seat) == observed(imagined, seat)).all()
    assert others > 100


def test_only_own_money_is_observed() -> None:
    table = make_environment("papa_paolo", 3, HIDDEN)
    spans = {name: (at, size) for name, at, size in VectorEnv("papa_paolo", 3, 1).spans()}
    at, size = spans["player.money"]
    for moment in walk(table, "purse"):
        if moment.seat in (FINISHED, NATURE):
            continue
        money = observed(moment, moment.seat)[at : at + size] * 10
        assert money.tolist() == [moment.state.players[moment.seat].money, -1, -1]


@pytest.mark.parametrize(("name", "seats"), LISTED)
def test_batch_observations_equal_single_ones(name: str, seats: int) -> None:
    many, random = VectorEnv(name, seats, 8, seed=4), np.random.default_rng(4)
    for _ in range(60):
        told = many.observations()
        assert np.isfinite(told).all()
        assert (told[np.arange(8), many.actors()] == 1).all()
        alone = [
            ROW_READERS[name].observe(row[None], Viewpoint(np.array([seat]), seats))[0]
            for row, seat in zip(many.states, many.actors(), strict=True)
        ]
        assert (told == alone).all()
        many.step(random_actions(many.masks(), random))
    *_, (_, at, size) = many.spans()
    assert told.shape == (8, at + size)
