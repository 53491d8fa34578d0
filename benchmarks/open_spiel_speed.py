"""Random self-play of OpenSpiel's backgammon, in C++ called from Python, for twins.py.

Runs in its own environment (.venv-bench), because Tavolino does not depend on it.
"""

import json
import random
import sys
import time

import pyspiel


def play(game: pyspiel.Game) -> int:
    """Play one random match and return the number of moves, chance included."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def copies(game: pyspiel.Game, seconds: float) -> float:
    """State copies per second."""
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
