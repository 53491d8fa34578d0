"""Runs scenarios in worker processes until the time is over, and stops everything it started."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import SystemRandom
from threading import Event, Lock, Thread
from typing import NamedTuple

from tests.kit.server import ROOT
from tests.soak.processes import MARK, TIMEOUT_SECONDS, end_all
from tests.soak.report import Report, Result
from tests.soak.scenarios import LONG
from tests.soak.work import RESULT

WORKERS = 2
MAX_RUN_SECONDS = 2700.0
"""Maximum seconds of a run."""
GRACE_SECONDS = 300.0
"""Seconds that a run may go on after the time is over."""
OUTPUT = "output.txt"


class SoakRequest(NamedTuple):
    """The requested runs."""

    scenarios: tuple[str, ...]
    seconds: float
    seed: int | None = None
    """The seed of every run; without it each run has a new one."""
    times: int | None = None
    """Number of runs of each scenario, instead of a time limit."""


class Driver:
    def __init__(self, wish: SoakRequest, report: Report) -> None:
        self._wish, self._report = wish, report
        self._ends = time.time() + wish.seconds
        self._jobs = self._planned()
        self._lock = Lock()
        self._stopped = Event()
        self._running: set[subprocess.Popen[bytes]] = set()

    def drive(self) -> None:
        """Run until everything is done. Ctrl-C stops the runs and raises KeyboardInterrupt."""
        threads = [Thread(target=self._work) for _ in range(WORKERS)]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        except BaseException:
            self._stopped.set()
            for process in tuple(self._running):
                process.terminate()
            for thread in threads:
                thread.join()
            raise

    def _planned(self) -> Iterator[tuple[int, str, int]]:
        """Number, scenario and seed of each run, in turn over all scenarios."""
        wish, chance = self._wish, SystemRandom()
        for number in count():
            turn, which = divmod(number, len(wish.scenarios))
            if turn == wish.times or (wish.times is None and time.time() >= self._ends):
                return
            scenario = wish.scenarios[which]
            if turn and scenario in LONG and len(wish.scenarios) > 1:
                continue  # its first run takes all the time
            seed = chance.randrange(10**9) if wish.seed is None else wish.seed
            yield number, scenario, seed

    def _work(self) -> None:
        while not self._stopped.is_set():
            with self._lock:
                job = next(self._jobs, None)
            if job is None:
                return
            self._run(*job)

    def _run(self, number: int, scenario: str, seed: int) -> None:
        place = self._report.place(number, scenario)
        mark = f"{os.getpid()}-{number}"
        ends = self._ends if self._wish.times is None else time.time() + MAX_RUN_SECONDS
        command = _command(scenario, seed, place, ends)
        code = self._ended(
            command, mark, place, min(MAX_RUN_SECONDS, ends + GRACE_SECONDS - time.time())
        )
        left = end_all(mark)
        if self._stopped.is_set():
            return
        result = _read(place, scenario, seed, code)
        if left and result.passed:
            result.failure = {"kind": "processes left", "trace": f"{left} had to be killed"}
        with self._lock:
            self._report.add(result, place)
            print(result, flush=True)

    def _ended(self, command: list[str], mark: str, place: Path, patience: float) -> int:
        """The exit code. Ctrl-C in a terminal reaches only the driver, which stops the run."""
        with (place / OUTPUT).open("wb") as output:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, MARK: mark},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        self._running.add(process)
        if self._stopped.is_set():
            process.terminate()
        try:
            return process.wait(patience)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                return process.wait(TIMEOUT_SECONDS)
            process.kill()
            return process.wait()
        finally:
            self._running.discard(process)


def _command(scenario: str, seed: int, place: Path, ends: float) -> list[str]:
    told = ("--seed", str(seed), "--folder", str(place), "--ends", str(ends))
    return [sys.executable, "-m", "tests.soak.work", scenario, *told]


def _read(place: Path, scenario: str, seed: int, code: int) -> Result:
    try:
        return Result(**json.loads((place / RESULT).read_text(encoding="utf-8")))
    except FileNotFoundError:
        said = (place / OUTPUT).read_text(encoding="utf-8", errors="replace")
        return Result(scenario, seed, failure={"kind": f"ended with {code}", "trace": said[-4000:]})
