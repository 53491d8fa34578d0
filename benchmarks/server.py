"""Figures of the server: moves per second, latency, bytes, memory, longest callback.

A real server with a real database runs on one core, the driver on another. At each table one socket
plays all seats and one watches. docs/operations.md explains the figures.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
from load.boardgame import why_not
from load.figures import PEER, Figure, Line, lines, printed
from load.machine import allow_files, cores, pin
from load.mixture import callbacks
from load.shapes import (
    CLIENTS,
    GAMES,
    MIDDLE_OF_MATCHES,
    NEW_TABLES,
    Measurement,
    latency,
    middle_of_matches,
    new_tables,
)

FILES = 8192


def main() -> int:
    chosen = _parser().parse_args()
    wish = Measurement(
        seconds=chosen.seconds,
        repeat=chosen.repeat,
        new=chosen.new,
        busy=chosen.busy,
        tables=chosen.tables,
        client=chosen.client,
        deflate=chosen.deflate,
    )
    allow_files(FILES)
    if both := cores():
        pin(0, both[1])
    found = list(_measured(wish, chosen.only, quiet=chosen.json))
    if chosen.json:
        print(msgspec.json.encode(found).decode())
    return int(any(line.kept is False for line in found))


def _parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--only", default="", help="a part of the name of some kinds of figures")
    made.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    made.add_argument("--repeat", type=int, default=3, help="so often; the best counts")
    made.add_argument("--new", type=int, default=300, help="new tables without a pause")
    made.add_argument("--busy", type=int, default=64, help="tables in the middle without a pause")
    made.add_argument("--tables", type=int, default=500, help="tables that are played calmly")
    made.add_argument("--client", choices=CLIENTS, default="lean", help="what it wants to be shown")
    made.add_argument("--deflate", action="store_true", help="compressed, as for a browser")
    made.add_argument("--json", action="store_true", help="print one JSON array")
    return made


def _kinds(wish: Measurement) -> dict[str, Callable[[Path], Iterator[Figure]]]:
    """Every kind of figures by name. The peer's come first, for comparison with ours."""
    missing = why_not()
    if missing:
        print(f"no {PEER} to compare with: {missing}", file=sys.stderr)
    found: dict[str, Callable[[Path], Iterator[Figure]]] = {}
    for whose in [*(() if missing else (PEER,)), *GAMES]:
        found[f"{NEW_TABLES} {whose}"] = partial(new_tables, wish, whose)
        found[f"{MIDDLE_OF_MATCHES} {whose}"] = partial(middle_of_matches, wish, whose)
        found[f"latency {whose}"] = partial(latency, wish, whose)
    return {**found, "callbacks": partial(callbacks, wish)}


def _measured(wish: Measurement, only: str, *, quiet: bool) -> Iterator[Line]:
    """All figures, each printed as soon as it is known."""
    known: list[Figure] = []
    for name, figures in _kinds(wish).items():
        if only not in name:
            continue
        with tempfile.TemporaryDirectory() as folder:
            new = list(figures(Path(folder)))
        known += new
        for line in lines(known)[-len(new) :]:
            if not quiet:
                print(printed(line), flush=True)
            yield line


if __name__ == "__main__":
    sys.exit(main())
