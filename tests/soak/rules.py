"""Random matches by the rules alone: `tavolino fuzz` checks every promise."""

import re
import subprocess
import sys

from tests.soak.run import Run

MATCHES_PER_GAME = 60
"""Matches of each game without simulation; a villa takes as long as a hundred of them."""


def rules(run: Run) -> None:
    told = ("--seed", f"soak {run.seed}", "--jobs", "1", "--out", str(run.folder / "fuzz"))
    command = [sys.executable, "-m", "tavolino", "fuzz", "--matches", str(MATCHES_PER_GAME), *told]
    said = subprocess.run(command, check=False, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    for matches, steps in re.findall(r": (\d+) matches, (\d+) steps", said.stdout):
        run.counts["fuzzed matches"] += int(matches)
        run.counts["fuzzed steps"] += int(steps)
