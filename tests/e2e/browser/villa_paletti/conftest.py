"""Visitors at Villa Paletti, whose picture has few pixels: software draws it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser.conftest import Arrive, visitors


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    with visitors(browser, reduced_motion="reduce", device_scale_factor=0.25) as come:
        yield come
