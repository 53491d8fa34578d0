"""Random self-play of OpenSpiel's backgammon, written in C++ and called from Python, for twins.py.

Runs in an environment of its own (.venv-bench), because it is a peer and not a part of Tavolino.
"""

import json
import random
import sys
import time

import pyspiel


def play(game: pyspiel.Game) -> int:
    """One random match; the number of moves it took, chance included."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def copies(game: pyspiel.Game, seconds: float) -> float:
    """How many copies of a state a second."""
    state = game.new_initial_state()
    began, made = time.process_time(), 0
    while time.process_time() - began < seconds:
        for _ in range(1000):
            state.clone()
        made += 1000
    return made / (time.process_time() - began)


def main() -> None:
    seconds = float(sys.argv[1])
    game = pyspiel.load_game("backgammon")
    began, moves, matches = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        moves += play(game)
        matches += 1
    spent = time.process_time() - began
    found = {"moves": moves, "matches": matches, "cpu_seconds": spent}
    print(json.dumps({**found, "copies": copies(game, min(seconds, 1))}))


if __name__ == "__main__":
    main()
