"""The seeded faults are up to date, and only a failed assertion catches a fault."""

import ast
from pathlib import Path

import pytest

from tests.faults import ROOT, Fault, load
from tests.faults.suites import Report

FAULTS = [fault for faults in load().values() for fault in faults]


def functions(file: Path) -> set[str]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, kinds)}


def test_every_fault_has_a_unique_name() -> None:
    names = [fault.name for fault in FAULTS]
    assert len({*names, *load()}) == len(names) + len(load())


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_still_be_seeded(fault: Fault) -> None:
    assert (ROOT / fault.file).read_text("utf-8").count(fault.find) == 1
    assert fault.find != fault.replace


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_tests_of_a_fault_exist(fault: Fault) -> None:
    assert fault.tests
    for test in fault.tests:
        file, _, name = test.partition("::")
        assert (ROOT / file).is_file()
        assert not name or name in functions(ROOT / file)


def test_a_stale_fault_is_not_seeded(tmp_path: Path) -> None:
    fault = Fault("name", "code.py", "a < b", "a <= b", (), "")
    for text in ("b > a", "a < b or a < b"):
        (tmp_path / "code.py").write_text(text, "utf-8")
        with pytest.raises(ValueError, match="times"):
            fault.seed(tmp_path)
        assert (tmp_path / "code.py").read_text("utf-8") == text


def test_a_fault_replaces_its_text(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("return a < b\n", "utf-8")
    Fault("name", "code.py", "a < b", "a <= b", (), "").seed(tmp_path)
    assert (tmp_path / "code.py").read_text("utf-8") == "return a <= b\n"


@pytest.mark.parametrize(
    ("report", "is_caught"),
    [
        (Report(1, passed=3, failures=("assert 1 == 2",)), True),
        (Report(0, passed=3), False),
        (Report(1, failures=("NameError: name 'x' is not defined",)), False),
        (Report(1, errors=("failed on setup with AssertionError",)), False),
        (Report(2, errors=("collection failure",)), False),
        (Report(5), False),
        (Report(124, passed=3), False),
    ],
)
def test_only_a_failed_assertion_catches_a_fault(report: Report, is_caught: bool) -> None:
    assert (report.verdict == "caught") is is_caught
