"""Chooses the event loop of async tests: a real one, or one in which sleeping takes no time."""

import asyncio
from collections.abc import Callable

import pytest

from tests.kit.fake_clock import Leap


def pytest_asyncio_loop_factories(
    item: pytest.Item,
) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Tests with the marker `leap` get the loop in which sleeping takes no time."""
    if item.get_closest_marker("leap"):
        return {"leap": Leap}
    return {"usual": asyncio.new_event_loop}
