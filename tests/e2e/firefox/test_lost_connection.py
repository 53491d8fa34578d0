"""Firefox also finds a restarted server again."""

import pytest

from tests.e2e.browser.test_reconnect import (
    hotel,
    page,
    test_the_page_reconnects_by_itself_after_the_server_was_killed,
)

pytestmark = pytest.mark.browser

__all__ = [
    "hotel",
    "page",
    "test_the_page_reconnects_by_itself_after_the_server_was_killed",
]
