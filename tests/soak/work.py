"""One run of a scenario in a separate process: `python -m tests.soak.work --help`."""

import argparse
import json
import random
import signal
import subprocess
import sys
import time
import traceback
from pathlib import Path

from tests.kit.server import ROOT
from tests.soak.run import Run
from tests.soak.scenarios import SCENARIOS

RESULT = "result.json"


def work(name: str, run: Run) -> bool:
    """Run it and write the result. Returns whether it passed."""
    random.seed(run.seed)  # some test helpers use the module's generator
    began = time.monotonic()
    failure: dict[str, str] | None = None
    try:
        SCENARIOS[name](run)
    except Exception as error:
        failure = {"kind": kind_of(error), "trace": traceback.format_exc()}
        export_logs(run)
    result = {
        "scenario": name,
        "seed": run.seed,
        "seconds": round(time.monotonic() - began, 1),
        "counts": dict(run.counts),
        "failure": failure,
    }
    (run.folder / RESULT).write_text(json.dumps(result, indent=1), encoding="utf-8")
    return failure is None


def kind_of(error: BaseException) -> str:
    """The error and the line of the project's code that raised it. Failures of a kind share it."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(ROOT / "tests")]
    at = own[-1] if own else frames[-1]
    return f"{type(error).__name__} in {Path(at.filename).stem}.{at.name}"


def export_logs(run: Run) -> None:
    """The logs of all stored matches, including running ones."""
    if run.database.exists():
        told = ["--running", "--database", str(run.database), "--out", str(run.folder / "matches")]
        subprocess.run([sys.executable, "-m", "tavolino", "export", *told], check=False)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario", choices=sorted(SCENARIOS))
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--folder", type=Path, required=True, help="for what the run writes")
    parser.add_argument("--ends", type=float, required=True, help="seconds since 1970")
    args = parser.parse_args()
    signal.signal(
        signal.SIGTERM, signal.default_int_handler
    )  # so that the started processes are stopped
    args.folder.mkdir(parents=True, exist_ok=True)
    run = Run(args.seed, args.folder, args.ends)
    return 0 if work(args.scenario, run) else 1


if __name__ == "__main__":
    sys.exit(main())
