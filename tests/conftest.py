"""Options and fixtures of all tests."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.kit.markers import is_ruled_out
from tests.kit.schedule import pytest_collection_modifyitems, pytest_terminal_summary
from tests.kit.server import RunningServer, serve
from tests.kit.store.postgres import Postgres, postgres

__all__ = ["pytest_collection_modifyitems", "pytest_terminal_summary"]


def pytest_configure() -> None:
    """No example is too slow; and in the background what we start must not ignore Ctrl-C."""
    settings.register_profile("patient", deadline=None)
    settings.load_profile("patient")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What `-m` leaves out is not imported. None: pytest decides."""
    expression: str = config.getoption("markexpr")
    return (expression and is_ruled_out(collection_path, expression)) or None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that do not mind company."""
    with serve(tmp_path_factory.mktemp("house") / "tavolino.db") as running:
        yield running


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """One PostgreSQL for all tests that want a database of their own in it."""
    with postgres() as server:
        yield server
