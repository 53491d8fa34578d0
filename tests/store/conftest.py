"""The tests of `test_store.py` run once for every store."""

from functools import partial
from pathlib import Path

import pytest

from tavolino.store.protocol import OpenStore
from tests.store.stores import STORES


@pytest.fixture(params=STORES)
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Opens a store; called again, the same one again."""
    return partial(STORES[request.param], tmp_path)
