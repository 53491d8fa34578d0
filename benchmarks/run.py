"""`make bench`: our speed relative to a peer measured in the same run, each on one core.

Figures are CPU time, so that a busy machine has little influence, and even less on the ratio.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from tavolino.core.game import NATURE, AnyGame
from tavolino.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PEER_PYTHON = ROOT / ".venv-bench" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class Speed(Struct, frozen=True):
    """The work of one pinned process."""

    moves: int
    matches: int
    cpu_seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.cpu_seconds


def pin() -> None:
    """Pin the process to one core, where the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def play(game: AnyGame, seats: int, random: Random) -> int:
    """Play one random match and return the number of moves, NATURE's included."""
    state = game.initial(game.options(), seats)
    moves = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == NATURE:
            outcomes = game.odds(state)
            move = random.choices([o for o, _ in outcomes], [float(p) for _, p in outcomes])[0]
        else:
            move = random.choice(game.legal(state, seat))
        state = game.apply(state, seat, move)
        moves += 1
    return moves


def self_play(game: AnyGame, seats: int, seconds: float) -> Speed:
    random = Random(seats)
    began, moves, matches = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        moves += play(game, seats, random)
        matches += 1
    return Speed(moves, matches, time.process_time() - began)


def peer(seconds: float) -> Speed:
    """catanatron with four random players, in its own process on the same core."""
    script = ROOT / "benchmarks" / "catanatron_speed.py"
    command = [str(PEER_PYTHON), str(script), str(seconds)]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    return msgspec.json.decode(answer.stdout, type=Speed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="CPU seconds for each line")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    pin()
    floor = peer(chosen.seconds)
    lines = {"catanatron, 4 seats": floor}
    listed = [game for game in GAMES.values() if game.hands is None]  # without villa_paletti.py's
    for game in listed:
        for seats in game.seats:
            lines[f"{game.name}, {seats} seats"] = self_play(game, seats, chosen.seconds)
    if chosen.json:
        print(
            json.dumps(
                {k: {"rate": v.rate, "ratio": v.rate / floor.rate} for k, v in lines.items()}
            )
        )
        return 0
    print(f"{'random self-play, one core':30}{'moves/s':>10}{'matches/s':>11}{'ratio':>8}")
    for name, speed in lines.items():
        matches = speed.matches / speed.cpu_seconds
        print(f"{name:30}{speed.rate:10,.0f}{matches:11.1f}{speed.rate / floor.rate:8.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
