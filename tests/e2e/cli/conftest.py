"""Conversations with the engine."""

import pytest

from tests.kit.engine_client import Talk


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def kuhn(talk: Talk) -> Talk:
    """Queen against king, seat 0 to speak."""
    talk.ok("new", game="kuhn", seats=2, seed="any text")
    talk.ok("play", seat=-1, action="deal Q")
    talk.ok("play", seat=-1, action="deal K")
    return talk
