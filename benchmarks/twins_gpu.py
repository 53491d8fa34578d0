"""Random matches on a GPU: compares the results with the CPU and measures the speed.

Needs nvcc, a GPU, NumPy and the built library, and nothing else. ``python benchmarks/twins_gpu.py
[GAME]``
"""

import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from ctypes import CDLL, c_int, c_longlong, c_size_t, c_uint64, c_void_p
from pathlib import Path
from typing import Any

import numpy as np

from tavolino.native import CompiledTwin, UnsupportedMatch, find_twin

NATIVE = Path(__file__).parent.parent / "native"
FLAGS = ("-O3", "-std=c++17", "--expt-relaxed-constexpr", "-arch=native", "-shared")
MAX_MOVES = 1 << 20
COMPARED_MATCHES, MEASURED_MATCHES = 4096, 1 << 20
"""Number of matches for the comparison, and for the measurement."""


def library(folder: str) -> CDLL:
    made = Path(folder) / "twins_gpu.so"
    sources = ("-Xcompiler", "-fPIC", "-o", made, NATIVE / "gpu.cu")
    subprocess.run(["nvcc", *FLAGS, *map(str, sources)], check=True)
    card = CDLL(str(made))
    card.to_card.restype, card.to_card.argtypes = c_void_p, [c_void_p, c_size_t]
    card.from_card.argtypes = [c_void_p, c_void_p, c_size_t]
    return card


def play_on_gpu(card: CDLL, name: str, states: Any, seeds: Any) -> tuple[int, float]:
    """Play all matches on the GPU, in place, and return the number of moves and the seconds."""
    play = getattr(card, f"{name}_play")
    play.restype, play.argtypes = c_longlong, [c_void_p, c_void_p, c_int, c_uint64]
    there = [card.to_card(data.ctypes.data, data.nbytes) for data in (states, seeds)]
    began = time.perf_counter()
    moves = play(*there, len(states), MAX_MOVES)
    seconds = time.perf_counter() - began
    for place, data in zip(there, (states, seeds), strict=True):
        if card.from_card(place, data.ctypes.data, data.nbytes):
            sys.exit("the card failed")
    return moves, seconds


def compare(twin: CompiledTwin, card: CDLL, name: str, seats: int) -> None:
    switches = bytes(twin.switches)  # all options at their defaults
    seeds = np.arange(COMPARED_MATCHES, dtype=np.uint64)
    here, there = (twin.starts(switches, seats, COMPARED_MATCHES) for _ in range(2))
    twin.play_random(here, seeds.copy(), MAX_MOVES)
    play_on_gpu(card, name, there, seeds.copy())
    equal = int((here == there).all(axis=1).sum())
    many = twin.starts(switches, seats, MEASURED_MATCHES)
    moves, seconds = play_on_gpu(card, name, many, np.arange(MEASURED_MATCHES, dtype=np.uint64))
    pace = f"{moves / seconds / 1e6:.0f} M moves/s"
    print(f"{name}, {seats} seats: {equal} of {COMPARED_MATCHES} matches end alike; {pace}")


def main() -> None:
    name = (sys.argv[1:] or ["palermo"])[0]
    if (twin := find_twin(name)) is None:
        sys.exit("no twin: make native")
    with tempfile.TemporaryDirectory() as folder:
        card = library(folder)
        for seats in range(2, 6):
            with suppress(UnsupportedMatch):
                compare(twin, card, name, seats)


if __name__ == "__main__":
    main()
