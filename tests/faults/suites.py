"""Runs selected tests in a copy of the repository and reads their results."""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

from msgspec import Struct

from tests.faults import Fault
from tests.faults.copies import MODULES, STATIC, environment, python_of

PATIENCE = 240
"""Maximum seconds for the tests of one fault."""

BROKEN = (
    "SyntaxError",
    "IndentationError",
    "NameError",
    "ReferenceError",
    "ImportError",
    "ModuleNotFoundError",
)
"""Errors of broken code. A test that fails with one of these found no wrong result."""


class Report(Struct, frozen=True):
    """The results of the tests."""

    code: int
    """The exit code of the test runner."""
    passed: int = 0
    failures: tuple[str, ...] = ()
    """The first line of each failed assertion."""
    errors: tuple[str, ...] = ()
    """Tests or fixtures that failed before any assertion."""
    output: str = ""

    @property
    def is_good(self) -> bool:
        return self.code == 0 and self.passed > 0 and not self.failures and not self.errors

    @property
    def verdict(self) -> str:
        """`caught` if an assertion failed because of a fault, otherwise the reason why not."""
        if self.is_good:
            return "MISSED: the tests pass"
        broken = [said for said in self.failures if said.startswith(BROKEN)]
        if self.code == 1 and self.failures and not broken and not self.errors:
            return "caught"
        said = [*self.errors, *broken, f"exit code {self.code}"]
        return f"MISSED: no assertion failed, {said[0]}"


def run_tests(tree: Path, faults: Sequence[Fault], *, workers: int) -> list[Report]:
    """Run the tests of these faults; one worker stops at the first failure."""
    ids = sorted({test for fault in faults for test in fault.pytest_ids})
    files = sorted({test for fault in faults for test in fault.vitest_files})
    reports = [run_pytest(tree, ids, workers)] if ids else []
    return reports + ([run_vitest(tree, files, workers)] if files else [])


def run_pytest(tree: Path, ids: Sequence[str], workers: int) -> Report:
    found = tree / "pytest.xml"
    how = ("-x", "-n", "0") if workers == 1 else ("-n", str(workers))
    fixed = ("-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={found}")
    code, output = execute([python_of(tree), *fixed, *how, *ids], tree, PATIENCE * workers)
    if not found.exists():
        return Report(code, errors=("pytest wrote no report",), output=output)
    cases = list(ElementTree.parse(found).iter("testcase"))  # noqa: S314  # pytest wrote it
    return Report(
        code,
        sum(not len(case) for case in cases),
        tuple(_message(node) for case in cases for node in case.iter("failure")),
        tuple(_message(node) for case in cases for node in case.iter("error")),
        output,
    )


def _message(node: ElementTree.Element) -> str:
    return (node.get("message") or "").split("\n")[0]


def run_vitest(tree: Path, files: Sequence[str], workers: int) -> Report:
    found = tree / "vitest.json"
    vitest = tree / MODULES / "vitest" / "vitest.mjs"
    fixed = ("run", "--reporter=json", f"--outputFile={found}", f"--maxWorkers={workers}")
    how = ("--bail=1",) if workers == 1 else ()
    names = [str(Path(file).relative_to("web")) for file in files]
    command = [node(), vitest, *fixed, *how, *names]
    code, output = execute(command, tree / "web", PATIENCE * workers)
    if not found.exists():
        return Report(code, errors=("vitest wrote no report",), output=output)
    suites = json.loads(found.read_text("utf-8"))["testResults"]
    results = [result for suite in suites for result in suite["assertionResults"]]
    failed = [result for result in results if result["status"] == "failed"]
    broken = [suite for suite in suites if suite["message"] and not suite["assertionResults"]]
    return Report(
        code,
        sum(result["status"] == "passed" for result in results),
        tuple(result["failureMessages"][0].split("\n")[0] for result in failed),
        tuple(suite["message"].split("\n")[0] for suite in broken),
        output,
    )


def build_client(tree: Path) -> Report:
    """Build the client of a copy, so that its server serves it."""
    vite = tree / MODULES / "vite" / "bin" / "vite.js"
    how = ("--outDir", tree / STATIC, "--emptyOutDir", "--logLevel", "warn")
    code, output = execute([node(), vite, "build", *how], tree / "web", PATIENCE)
    return Report(code, errors=("the client cannot be built",) if code else (), output=output)


def node() -> str:
    found = shutil.which("node")
    if found is None:
        raise FileNotFoundError("node is not installed")
    return found


def execute(command: Sequence[str | Path], cwd: Path, seconds: float) -> tuple[int, str]:
    """The exit code and the output. All processes of the command end with it."""
    with subprocess.Popen(
        list(map(str, command)),
        cwd=cwd,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            end_group(process.pid)
            output, _ = process.communicate()
            return 124, f"{output}\nended after {seconds} seconds"
    end_group(process.pid)
    return process.returncode, output


def end_group(leader: int) -> None:
    """End the remaining processes of a group: a killed server leaves some for a moment."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)
