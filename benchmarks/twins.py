"""Speed of the compiled twins from Python, compared with catanatron and OpenSpiel's backgammon.

All on one core in the same run, in CPU time. ``python benchmarks/twins.py [--seconds 5]``
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
from run import PEER_PYTHON, ROOT, peer, pin

from tavolino.core.game import AnyGame
from tavolino.core.rule_options import pack_options
from tavolino.games import GAMES
from tavolino.native import CompiledTwin
from tavolino.research.vector_env import VectorEnv

GOALS = {"palermo": 2e6, "papa_paolo": 1e6}
"""Target of random moves per second in batches. The targets of single calls and copies follow."""

SINGLE_GOAL, COPY_GOAL = 1e6, 5e6
BATCH_SIZE = 500
"""Number of matches in a batch."""


def rate(once: Callable[[], int], seconds: float) -> float:
    """Units of work per second."""
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        done += once()
    return done / (time.process_time() - began)


def batch(twin: CompiledTwin, switches: bytes, seats: int) -> Callable[[], int]:
    starts = twin.starts(switches, seats, BATCH_SIZE)
    seeds = np.arange(BATCH_SIZE, dtype=np.uint64)
    return lambda: twin.play_random(starts.copy(), seeds, 1 << 20)


def random_actions(twin: CompiledTwin, start: bytearray) -> list[int]:
    """The actions of a random match."""
    state, random, actions = start.copy(), Random(1), list[int]()
    while twin.actor(state) != -2:
        actions.append(random.choice(twin.options(state)))
        twin.apply(state, actions[-1])
    return actions


def single(twin: CompiledTwin, start: bytearray) -> Callable[[], int]:
    """One call per move."""
    actions, apply = random_actions(twin, start), twin.apply

    def once() -> int:
        state = start.copy()
        for action in actions:
            apply(state, action)
        return len(actions)

    return once


def choosing(twin: CompiledTwin, start: bytearray) -> Callable[[], int]:
    """Two calls per move: list all options, and apply one of them."""
    actions, apply, options = random_actions(twin, start), twin.apply, twin.options

    def once() -> int:
        state = start.copy()
        for action in actions:
            options(state)
            apply(state, action)
        return len(actions)

    return once


def copying(state: bytearray) -> Callable[[], int]:
    def once() -> int:
        copy = state.copy
        for _ in range(1000):
            copy()
        return 1000

    return once


def observing(name: str, seats: int) -> Callable[[], int]:
    """Observations of the acting seats, in matches that have begun."""
    many, random = VectorEnv(name, seats, BATCH_SIZE), np.random.default_rng(1)
    for _ in range(40):
        masks = many.masks()
        many.step((masks * random.random(masks.shape)).argmax(1).astype(np.uint16))
    return lambda: len(many.observations())


def lines(game: AnyGame, twin: CompiledTwin, seconds: float) -> Iterator[tuple[str, float, float]]:
    """A name, the rate per second, and the target."""
    switches = pack_options(game.options())
    for seats in game.seats:
        name, start = f"{game.name}, {seats} seats", twin.initial(switches, seats)
        yield f"{name}: batches", rate(batch(twin, switches, seats), seconds), GOALS[game.name]
        yield f"{name}: a call a move", rate(single(twin, start), seconds), SINGLE_GOAL
        yield f"{name}: options, then a call", rate(choosing(twin, start), seconds), 0
        yield f"{name}: copies", rate(copying(start), seconds), COPY_GOAL
        yield f"{name}: observations", rate(observing(game.name, seats), seconds), 0


def open_spiel(seconds: float) -> Iterator[tuple[str, float, float]]:
    """The peer in C++. It is skipped where it is not installed."""
    command = [str(PEER_PYTHON), str(ROOT / "benchmarks" / "open_spiel_speed.py"), str(seconds)]
    answer = subprocess.run(command, check=False, capture_output=True, text=True)
    if answer.returncode:
        print("no OpenSpiel on this machine", file=sys.stderr)
        return
    found = json.loads(answer.stdout)
    yield "OpenSpiel, backgammon", found["moves"] / found["cpu_seconds"], 0
    yield "OpenSpiel, backgammon: copies", found["copies"], 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="CPU seconds for each line")
    seconds = parser.parse_args().seconds
    pin()
    found = [("catanatron, 4 seats", peer(seconds).rate, 0.0), *open_spiel(seconds)]
    for game in GAMES.values():
        if game.twin and (twin := game.twin.compiled):
            found += lines(game, twin, seconds)
    print(f"{'compiled twins, one core':44}{'a second':>14}{'wanted':>12}")
    for name, speed, goal in found:
        print(f"{name:44}{speed:14,.0f}{f'{goal:,.0f}' if goal else '':>12}")
    return int(any(speed < goal for _, speed, goal in found))


if __name__ == "__main__":
    sys.exit(main())
