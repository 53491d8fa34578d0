"""Repeats tests on a busy machine, to find those that fail only sometimes.

Each repetition is a separate pytest process with new servers, browsers and caches, so that no run
depends on the previous one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import NamedTuple

from tools.dev.machine import ROOT, say
from tools.dev.python import PYTHON

BUSY = "import os; parent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
"""Keeps a core busy as long as the parent process lives."""
PATIENCE = 60
"""Maximum seconds that pytest may take to stop after Ctrl-C."""
PASSED, FAILED = 0, 1
"""Exit codes of pytest. Any other code means that the tests did not run as requested."""


class Wish(NamedTuple):
    times: int
    busy: int
    keep_going: bool
    pytest: Sequence[str]
    """The arguments for pytest."""


class Ended(NamedTuple):
    """The result of one repetition."""

    code: int
    seconds: float
    output: str


def parse(told: Sequence[str]) -> Wish:
    parser = argparse.ArgumentParser(prog="make again", description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="repetitions (10)")
    parser.add_argument("--busy", type=int, default=0, help="processes beside it that compute (0)")
    parser.add_argument("--keep-going", action="store_true", help="do not stop at a failure")
    args, pytest = parser.parse_known_args(told)
    if not pytest:
        parser.error("name the tests to repeat")
    return Wish(args.times, args.busy, args.keep_going, pytest)


def again(told: Sequence[str], env: dict[str, str]) -> int:
    """Repeats the chosen tests. Returns 0 if all repetitions passed."""
    wish = parse(told)
    ended: list[Ended] = []
    try:
        with ExitStack() as stack:
            for _ in range(wish.busy):
                stack.enter_context(busy())
            for one in repetitions(wish, env):
                ended.append(one)
    except KeyboardInterrupt:
        print(summary(ended))
        return 130
    print(summary(ended))
    return int(len(ended) < wish.times or any(one.code for one in ended))


def repetitions(wish: Wish, env: dict[str, str]) -> Iterator[Ended]:
    """Runs the repetitions in sequence. Stops at the first failure unless `keep_going`."""
    for number in range(1, wish.times + 1):
        one = repetition(wish.pytest, env)
        yield one
        how = "passed" if one.code == PASSED else f"FAILED (pytest ended with {one.code})"
        say(f"{number} of {wish.times}: {how} in {one.seconds:.1f} s")
        if one.code != PASSED:
            print(one.output, flush=True)
            if not wish.keep_going or one.code != FAILED:
                return


def repetition(pytest: Sequence[str], env: dict[str, str]) -> Ended:
    """Runs pytest once. Ctrl-C also reaches pytest, so this waits until it has cleaned up."""
    began = time.monotonic()
    with subprocess.Popen(
        [str(PYTHON), "-m", "pytest", "-q", *pytest],
        cwd=ROOT,
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            output, _ = process.communicate()
        except KeyboardInterrupt:
            process.communicate(timeout=PATIENCE)
            raise
    return Ended(process.returncode, time.monotonic() - began, output)


@contextmanager
def busy() -> Iterator[None]:
    process = subprocess.Popen([sys.executable, "-c", BUSY])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def summary(ended: Sequence[Ended]) -> str:
    failed = sum(one.code != PASSED for one in ended)
    times = [one.seconds for one in ended]
    spread = (
        f"; seconds: {min(times):.1f} min, {median(times):.1f} median, {max(times):.1f} max"
        if times
        else ""
    )
    return f"again: {len(ended) - failed} passed, {failed} failed{spread}"
