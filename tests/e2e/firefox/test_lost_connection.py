"""Firefox also finds a restarted server again."""

import pytest

from tests.e2e.browser.multiplayer.test_reconnect import (
    page,
    restartable_server,
    test_the_page_reconnects_by_itself_after_the_server_was_killed,
)

pytestmark = pytest.mark.browser

__all__ = [
    "page",
    "restartable_server",
    "test_the_page_reconnects_by_itself_after_the_server_was_killed",
]
