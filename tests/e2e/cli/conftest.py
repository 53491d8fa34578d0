"""Fixtures for requests to the engine."""

import pytest

from tests.kit.engine_client import EngineClient


@pytest.fixture
def talk() -> EngineClient:
    return EngineClient()


@pytest.fixture
def kuhn(talk: EngineClient) -> EngineClient:
    """Queen against king, seat 0 to move."""
    talk.ok("new", game="kuhn", seats=2, seed="any text")
    talk.ok("play", seat=-1, action="deal Q")
    talk.ok("play", seat=-1, action="deal K")
    return talk
