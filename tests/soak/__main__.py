"""Soak runs against real servers, browsers and databases: `make soak ARGS="--minutes 30"`."""

import argparse
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.kit.server import ROOT
from tests.soak.driver import Driver, Wish
from tests.soak.report import Report
from tests.soak.scenarios import SCENARIOS

MINUTES = 30.0


def parse(told: Sequence[str]) -> tuple[Wish, Path]:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"how long ({MINUTES:.0f})")
    parser.add_argument(
        "--only", action="append", choices=sorted(SCENARIOS), help="this scenario (repeatable)"
    )
    parser.add_argument("--seed", type=int, help="the seed of every run (default: new ones)")
    parser.add_argument("--times", type=int, help="runs of each scenario, instead of --minutes")
    parser.add_argument(
        "--to", type=Path, default=ROOT / "soak-report", help="folder for the report (soak-report)"
    )
    args = parser.parse_args(told)
    names = tuple(args.only or SCENARIOS)
    return Wish(names, args.minutes * 60, args.seed, args.times), args.to


def main() -> int:
    wish, folder = parse(sys.argv[1:])
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    report, began = Report(folder), time.monotonic()
    interrupted = False
    try:
        Driver(wish, report).drive()
    except KeyboardInterrupt:
        interrupted = True
    report.close(time.monotonic() - began)
    for kind, kept in report.kept.items():
        print(f"{kind}: see {folder / kept}")
    failed = sum(not result.passed for result in report.results)
    print(f"soak: {len(report.results) - failed} passed, {failed} failed")
    return 130 if interrupted else int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
