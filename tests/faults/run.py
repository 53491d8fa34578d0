"""Seeds one fault after another in copies of the repository and reports which the tests notice.

    python -m tests.faults.run [--verbose] [NAME-OR-AREA ...]

First the tests of all chosen faults must pass in a copy without faults.
"""

import argparse
import shutil
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from tests.faults import Fault, load
from tests.faults.copies import make_copy, make_pristine
from tests.faults.suites import Report, build_client, run_tests

AT_ONCE = 2
"""Number of faults tried at the same time."""


class Tried(Struct, frozen=True):
    """The result for one fault."""

    fault: Fault
    verdict: str
    seconds: float
    report: Report

    @property
    def is_caught(self) -> bool:
        return self.verdict == "caught"


def chosen(names: Sequence[str]) -> list[Fault]:
    """The faults with these names or areas; all if none is given. Exits if a name is unknown."""
    areas = load()
    every = [fault for faults in areas.values() for fault in faults]
    if unknown := set(names) - {*areas, *(fault.name for fault in every)}:
        sys.exit(f"no fault or area is called {', '.join(sorted(unknown))}")
    wanted = {*names, *(fault.name for name in names for fault in areas.get(name, ()))}
    return [fault for fault in every if not names or fault.name in wanted]


def prove_sound(pristine: Path, faults: Sequence[Fault]) -> bool:
    """Do the tests of all faults pass without a fault? Prints the output if not."""
    began = time.monotonic()
    reports = run_tests(pristine, faults, workers=AT_ONCE)
    for report in (report for report in reports if not report.is_good):
        print(report.output)
    passed = sum(report.passed for report in reports)
    print(f"without faults {passed} tests pass ({time.monotonic() - began:.0f} s)", flush=True)
    return all(report.is_good for report in reports)


def attempt(pristine: Path, folder: Path, fault: Fault) -> Tried:
    """Seed a fault in a separate copy and run its tests."""
    began, tree = time.monotonic(), folder / fault.name
    make_copy(pristine, tree)
    try:
        fault.seed(tree)
        report = examine(tree, fault)
        verdict = report.verdict
    except (FileNotFoundError, ValueError) as stale:
        report, verdict = Report(0), f"STALE: {stale}"
    finally:
        shutil.rmtree(tree, ignore_errors=True)
    return Tried(fault, verdict, time.monotonic() - began, report)


def examine(tree: Path, fault: Fault) -> Report:
    """The report of the tests in a copy; the first one that is not good."""
    built = build_client(tree) if fault.needs_build else Report(0)
    reports = [built] if built.code else run_tests(tree, [fault], workers=1)
    return next((report for report in reports if not report.is_good), reports[0])


def row(fault: str, seconds: str, verdict: str, tests: str) -> str:
    return f"{fault:36} {seconds:>7}  {verdict:6}  {tests}"


def show(tried: Tried, *, verbose: bool) -> None:
    """Print one row of the table; for a missed fault also the output of the tests."""
    fault, report = tried.fault, tried.report
    tests = ", ".join(test.rpartition("/")[2] for test in fault.tests)
    print(row(fault.name, f"{tried.seconds:.0f} s", tried.verdict, tests), flush=True)
    if verbose or not tried.is_caught:
        print("".join(f"    {said}\n" for said in report.failures), end="")
    if not tried.is_caught:
        print(f"    {fault.reason}\n{report.output}", flush=True)


def try_all(folder: Path, faults: Sequence[Fault], *, verbose: bool) -> int:
    """Try each fault in a separate copy; return the number of caught faults."""
    pristine = folder / "pristine"
    make_pristine(pristine)
    if not prove_sound(pristine, faults):
        return 0
    print(row("fault", "time", "", "tests"))
    caught = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for tried in pool.map(partial(attempt, pristine, folder), faults):
            show(tried, verbose=verbose)
            caught += tried.is_caught
    return caught


def main() -> int:
    parser = argparse.ArgumentParser(description="Seed faults and see whether the tests fail.")
    parser.add_argument("names", metavar="NAME-OR-AREA", nargs="*", help="only these faults")
    parser.add_argument("--verbose", action="store_true", help="print which assertion failed")
    args = parser.parse_args()
    faults = chosen(args.names)
    began = time.monotonic()
    with TemporaryDirectory(prefix="faults-", ignore_cleanup_errors=True) as name:
        caught = try_all(Path(name).resolve(), faults, verbose=args.verbose)
    print(f"{caught} of {len(faults)} faults caught in {time.monotonic() - began:.0f} s")
    print(f"{caught} passed, {len(faults) - caught} failed")
    return int(caught < len(faults))


if __name__ == "__main__":
    sys.exit(main())
