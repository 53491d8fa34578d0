"""Which event loop an async test of the server's parts runs on."""

import asyncio
from collections.abc import Callable

import pytest

from tests.kit.fake_clock import Leap


def pytest_asyncio_loop_factories(
    item: pytest.Item,
) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """With the marker `leap`, one in which sleeping takes no time."""
    if item.get_closest_marker("leap"):
        return {"leap": Leap}
    return {"usual": asyncio.new_event_loop}
