"""The test server: chance and bots are the same in every run.

So a failing test fails again, and a passing test does not depend on luck. The seed of a match
follows from the request that creates it, and bots draw from a fixed seed too.
``TAVOLINO_TEST_CHANCE=any`` restores real chance, to find failures that no fixed run shows.
``TAVOLINO_TEST_CHANCE=4711`` draws every seed from this number: a soak run gives each server a new
number, and the same number repeats the chance of that run (tests/soak).

    python -m tests.kit.deterministic_server serve --port 0
"""

import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

from starlette.routing import BaseRoute

from tavolino.cli import main
from tavolino.core.game import AnyGame
from tavolino.core.match import AnyMatch, Match

FIRST, REMATCH = "first", "again"
"""Placeholder for the seed of a match until its identity is known."""


def deterministic_match(
    game: AnyGame, seats: int, options: Mapping[str, Any] | None, seed: str
) -> AnyMatch:
    if seed in (FIRST, REMATCH):
        wish = f"{seed} {game.name} {seats} {sorted((options or {}).items())}"
        seed = sha256(wish.encode()).hexdigest()
    return Match(game, seats, dict(options or {}), seed)


def override(module: ModuleType, **values: object) -> None:
    """Replace names of a module. Each name must exist."""
    for name in values:
        assert name in vars(module), f"{module.__name__} has no {name}"
    vars(module).update(values)


def fix_chance() -> None:
    from tavolino.server.registry import registry, rematch
    from tavolino.server.workers import pool

    for room, seed in ((registry, FIRST), (rematch, REMATCH)):
        override(room, Match=deterministic_match, new_seed=lambda seed=seed: seed)
    override(pool, secrets=SimpleNamespace(randbits=lambda bits: 7))


def review_at_once() -> None:
    """Review with the priority of the tests, which keep the machine busy."""
    from tavolino.server.workers import background_pool

    override(background_pool, NICENESS=0)


def open_prepared_tables() -> None:
    """Add a route that creates tables in the middle of a match (kit/prepared_positions.py)."""
    from tavolino.server import app
    from tavolino.server.registry.registry import TableRegistry
    from tavolino.server.table.services import Services
    from tests.kit import prepared_positions

    usual = app.api_routes

    def routes(services: Services, registry: TableRegistry, *rest: Any) -> list[BaseRoute]:
        prepared = prepared_positions.route(registry, services.games)
        return [prepared, *usual(services, registry, *rest)]

    override(app, api_routes=routes)


def seed_chance(number: int) -> None:
    """Draw the seeds of matches and bots from one generator with this seed."""
    from tavolino.server.registry import registry, rematch
    from tavolino.server.workers import pool

    dice = Random(number)
    for room in (registry, rematch):
        override(room, new_seed=lambda: dice.randbytes(32).hex())
    override(pool, secrets=SimpleNamespace(randbits=dice.getrandbits))


def run(arguments: Sequence[str]) -> int:
    """Run a command with deterministic chance."""
    review_at_once()
    open_prepared_tables()
    match os.environ.get("TAVOLINO_TEST_CHANCE", ""):
        case "":
            fix_chance()
        case "any":
            pass
        case number:
            seed_chance(int(number))
    return main(arguments)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
