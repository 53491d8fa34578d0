"""No module imports itself through others, in Python or in the client."""

import ast
import os
import re
from collections.abc import Callable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest

from tests.kit.server import ROOT

PYTHON = ROOT / "src"
CLIENT = ROOT / "web" / "src"
IMPORT = re.compile(r"""^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'(\.[^']*)'""", re.MULTILINE)
"""A static import of the client. An import() while the page runs closes no cycle."""

Graph = Mapping[Path, set[Path]]


def find_cycle(graph: Graph) -> list[Path]:
    """The modules of a cycle, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def client_graph() -> Graph:
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return {file: {*client_imports(file)} - {file} for file in files if ".test." not in file.name}


def client_imports(file: Path) -> Iterator[Path]:
    for goal in IMPORT.findall(file.read_text("utf-8")):
        named = os.path.normpath(file.parent / goal)
        endings = ("", ".ts", ".svelte", ".svelte.ts", "/index.ts")
        yield from [path for end in endings if (path := Path(named + end)).is_file()][:1]


def python_graph() -> Graph:
    return {file: {*python_imports(file)} - {file} for file in PYTHON.rglob("*.py")}


def python_imports(file: Path) -> Iterator[Path]:
    """The modules that a module imports when it is imported itself, or for its types."""
    body = ast.parse(file.read_text("utf-8")).body
    for node in chain(body, *(block.body for block in body if isinstance(block, ast.If))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = module_file(f"{node.module}.{name.name}")
                yield from inner or module_file(node.module)
        elif isinstance(node, ast.Import):
            for name in node.names:
                yield from module_file(name.name)


def module_file(dotted: str) -> list[Path]:
    place = PYTHON.joinpath(*dotted.split("."))
    return [file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()]


@pytest.mark.parametrize("graph", [client_graph, python_graph])
def test_there_is_no_cycle(graph: Callable[[], Graph]) -> None:
    found = graph()
    assert sum(map(len, found.values())) > len(found), "the imports are not found"
    assert [path.relative_to(ROOT).as_posix() for path in find_cycle(found)] == []


def test_a_cycle_is_found() -> None:
    one, other = Path("one"), Path("other")
    assert set(find_cycle({one: {other}, other: {one}})) == {one, other}
