"""Fixtures for requests to the engine."""

import pytest

from tests.kit.engine_client import EngineClient


@pytest.fixture
def engine() -> EngineClient:
    return EngineClient()


@pytest.fixture
def kuhn(engine: EngineClient) -> EngineClient:
    """Queen against king, seat 0 to move."""
    engine.ok("new", game="kuhn", seats=2, seed="any text")
    engine.ok("play", seat=-1, action="deal Q")
    engine.ok("play", seat=-1, action="deal K")
    return engine
