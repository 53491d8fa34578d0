"""The server as tests start it: what chance brings and what bots do is the same in every run.

A test that fails fails again; and one that passes does not owe it to luck. The seed of a match
follows from what was wished for, and bots think with the same dice. ``TAVOLINO_TEST_CHANCE=any``
lets chance be chance again: whoever has time plays all stories so, to find what no run has seen.

    python -m tests.steady serve --port 0
"""

import os
import sys
from collections.abc import Mapping
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

from starlette.routing import BaseRoute

from tavolino.cli import main
from tavolino.core.game import AnyGame
from tavolino.core.match import AnyMatch, Match

FIRST, AGAIN = "first", "again"
"""What stands for the seed of a match until it is known which one it is."""


def steady(game: AnyGame, seats: int, options: Mapping[str, Any] | None, seed: str) -> AnyMatch:
    if seed in (FIRST, AGAIN):
        wish = f"{seed} {game.name} {seats} {sorted((options or {}).items())}"
        seed = sha256(wish.encode()).hexdigest()
    return Match(game, seats, dict(options or {}), seed)


def hold_still() -> None:
    from tavolino.server import lobby, rematch, think

    for room, seed in ((lobby, FIRST), (rematch, AGAIN)):
        vars(room).update(Match=steady, new_seed=lambda seed=seed: seed)
    vars(think).update(secrets=SimpleNamespace(randbits=lambda bits: 7))


def open_prepared_tables() -> None:
    """Let tests open tables in the middle of a match (tests/prepared.py)."""
    from tavolino.server.app import Desk
    from tests import prepared

    usual = Desk.routes

    def routes(desk: Desk) -> list[BaseRoute]:
        return [prepared.route(desk._lobby, desk._games), *usual(desk)]

    setattr(Desk, "routes", routes)  # noqa: B010 — a server under test answers one thing more


if __name__ == "__main__":
    open_prepared_tables()
    if os.environ.get("TAVOLINO_TEST_CHANCE") != "any":
        hold_still()
    sys.exit(main())
