"""The server benchmark still runs with real servers and sockets. No figure is judged."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SMALL = ("--seconds", "1", "--repeat", "1", "--new", "2", "--busy", "2", "--json")

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(os.name == "nt", reason="it is measured on POSIX systems"),
]


def figures(only: str, *more: str) -> dict[tuple[str, str], dict[str, Any]]:
    """The figures of the benchmark, by their owner and name."""
    command = [sys.executable, "benchmarks/server.py", *SMALL, "--only", only, *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    assert done.stdout, done.stderr
    return {(line["whose"], line["what"]): line for line in json.loads(done.stdout)}


@pytest.mark.parametrize("more", ["--client=lean", "--client=plain", "--deflate"])
def test_tables_play_as_fast_as_possible(more: str) -> None:
    found = figures("middle of matches palermo", more)
    assert found["palermo", "middle of matches: moves/s"]["value"] > 0
    assert found["palermo", "middle of matches: moves/core-s"]["goal"] == "≥ 3000"
    assert found["palermo", "bytes a move, both"]["value"] > 0


def test_new_tables_play_as_fast_as_possible() -> None:
    found = figures("new tables many_tris")
    assert found["many_tris", "new tables: moves/s"]["value"] > 0
    assert found["many_tris", "new tables: moves/core-s"]["goal"] == "≥ 8000"


def test_tables_play_at_an_even_pace() -> None:
    found = figures("latency many_tris", "--tables", "20")
    assert found["many_tris", "20 × 1/s: accepted, p99"]["value"] > 0
    assert found["many_tris", "20 × 1/s: seen, p50"]["value"] > 0
    assert ("many_tris", "memory a table, rss") in found


def test_every_callback_is_timed() -> None:
    found = figures("callbacks", "--tables", "4")
    assert found["all games", "longest callback, 4 tables"]["note"].endswith("cores")


def test_an_attack_and_its_visitor_are_measured() -> None:
    command = [sys.executable, "benchmarks/abuse.py", "--seconds", "0.5", "--only", "reviews"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr
    assert [line.split(": ")[1].split("  ")[0] for line in done.stdout.splitlines()[1:]] == [
        "ping",
        "move of an easy bot",
    ]
