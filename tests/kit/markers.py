"""Leaves out test modules that a marker expression rules out, without importing them.

Importing all test modules takes seconds, which `make quick` does not have. A module declares the
needs of all its tests: `pytestmark = pytest.mark.process`.
"""

import re
from functools import cache
from itertools import chain, combinations
from pathlib import Path

from _pytest.mark.expression import Expression

DECLARATION = re.compile(r"^pytestmark = (\[.*?\]|.+?)$", re.MULTILINE | re.DOTALL)
MARKER = re.compile(r"\bpytest\.mark\.(\w+)")


@cache
def markers_of(module: Path) -> frozenset[str]:
    """The markers that a module gives to all its tests."""
    declared = DECLARATION.search(module.read_text(encoding="utf-8"))
    return frozenset(MARKER.findall(declared[1])) if declared else frozenset()


@cache
def may_match(expression: str, markers: frozenset[str]) -> bool:
    """Whether a test with these markers, and perhaps with others, can match the expression."""
    others = set(re.findall(r"\w+", expression)) - markers
    subsets = chain.from_iterable(combinations(others, size) for size in range(len(others) + 1))
    return any(matches(expression, markers.union(subset)) for subset in subsets)


def matches(expression: str, markers: frozenset[str]) -> bool:
    def has(name: str, /, **_: object) -> bool:
        return name in markers

    return Expression.compile(expression).evaluate(has)


def is_ruled_out(place: Path, expression: str) -> bool:
    """Whether no test of this module, or of this folder, can match the expression."""
    modules = [place] if place.is_file() else [*place.rglob("test_*.py")]
    tests = [module for module in modules if module.match("test_*.py")]
    return bool(tests) and not any(may_match(expression, markers_of(test)) for test in tests)
