"""Markers state what tests need, and `make quick` leaves out slow tests."""

import pytest

from dev import QUICK
from tests.kit import server
from tests.kit.markers import is_ruled_out, markers_of, may_match

HELPERS = (server.serve, server.serve_command)


def functions(request: pytest.FixtureRequest) -> list[pytest.Function]:
    """All tests that pytest has collected; if it left some out, those are marked."""
    return [item for item in request.session.items if isinstance(item, pytest.Function)]


def lacks_marker(item: pytest.Function) -> bool:
    markers = {mark.name for mark in item.iter_markers()}
    if {"browser", "window"} & set(item.fixturenames):
        return "browser" not in markers
    imported = vars(item.module).values()
    starts = "server" in item.fixturenames or any(helper in imported for helper in HELPERS)
    return starts and not {"browser", "process"} & markers


def test_tests_with_a_browser_or_a_server_have_a_marker(request: pytest.FixtureRequest) -> None:
    assert [item.nodeid for item in functions(request) if lacks_marker(item)] == []


def test_the_text_of_a_module_reveals_its_markers(request: pytest.FixtureRequest) -> None:
    for module, path in {(item.module, item.path) for item in functions(request)}:
        given = getattr(module, "pytestmark", [])
        names = {mark.name for mark in (given if isinstance(given, list) else [given])}
        assert markers_of(path) == names, path


@pytest.mark.parametrize(
    ("expression", "markers", "may"),
    [
        (QUICK, (), True),
        (QUICK, ("skipif",), True),
        (QUICK, ("process",), False),
        (QUICK, ("process", "skipif"), False),
        ("browser", (), True),
        ("browser and not process", ("process",), False),
        ("not slow or leap", ("slow",), True),
    ],
)
def test_a_module_is_ruled_out_only_if_no_further_marker_helps(
    expression: str, markers: tuple[str, ...], may: bool
) -> None:
    assert may_match(expression, frozenset(markers)) == may


def test_folders_and_helpers_are_ruled_out_correctly() -> None:
    tests = server.ROOT / "tests"
    assert is_ruled_out(tests / "e2e" / "browser", QUICK)
    assert is_ruled_out(tests / "e2e" / "server" / "table" / "test_play.py", QUICK)
    assert not is_ruled_out(tests / "unit" / "server", QUICK)
    assert not is_ruled_out(tests / "conftest.py", QUICK)
