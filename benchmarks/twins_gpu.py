"""Random matches on a graphics card: do they end as on the processor, and how many moves a second?

Needs nvcc, a card, numpy and the built library, and nothing else of ours or others'.
``python benchmarks/twins_gpu.py [GAME]``
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
LONGEST = 1 << 20
EQUAL, MANY = 4096, 1 << 20
"""So many matches are compared, and so many played for the clock."""


def library(folder: str) -> CDLL:
    made = Path(folder) / "twins_gpu.so"
    sources = ("-Xcompiler", "-fPIC", "-o", made, NATIVE / "gpu.cu")
    subprocess.run(["nvcc", *FLAGS, *map(str, sources)], check=True)
    card = CDLL(str(made))
    card.to_card.restype, card.to_card.argtypes = c_void_p, [c_void_p, c_size_t]
    card.from_card.argtypes = [c_void_p, c_void_p, c_size_t]
    return card


def played(card: CDLL, name: str, states: Any, seeds: Any) -> tuple[int, float]:
    """Play all matches on the card, in place; how many moves, in how many seconds."""
    play = getattr(card, f"{name}_play")
    play.restype, play.argtypes = c_longlong, [c_void_p, c_void_p, c_int, c_uint64]
    there = [card.to_card(data.ctypes.data, data.nbytes) for data in (states, seeds)]
    began = time.perf_counter()
    moves = play(*there, len(states), LONGEST)
    seconds = time.perf_counter() - began
    for place, data in zip(there, (states, seeds), strict=True):
        if card.from_card(place, data.ctypes.data, data.nbytes):
            sys.exit("the card failed")
    return moves, seconds


def both(twin: CompiledTwin, card: CDLL, name: str, seats: int) -> None:
    switches = bytes(twin.switches)  # all as they are by default
    seeds = np.arange(EQUAL, dtype=np.uint64)
    here, there = (twin.starts(switches, seats, EQUAL) for _ in range(2))
    twin.play_random(here, seeds.copy(), LONGEST)
    played(card, name, there, seeds.copy())
    equal = int((here == there).all(axis=1).sum())
    many = twin.starts(switches, seats, MANY)
    moves, seconds = played(card, name, many, np.arange(MANY, dtype=np.uint64))
    pace = f"{moves / seconds / 1e6:.0f} M moves/s"
    print(f"{name}, {seats} seats: {equal} of {EQUAL} matches end alike; {pace}")


def main() -> None:
    name = (sys.argv[1:] or ["palermo"])[0]
    if (twin := find_twin(name)) is None:
        sys.exit("no twin: make native")
    with tempfile.TemporaryDirectory() as folder:
        card = library(folder)
        for seats in range(2, 6):
            with suppress(UnsupportedMatch):
                both(twin, card, name, seats)


if __name__ == "__main__":
    main()
