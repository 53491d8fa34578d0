"""A server that dies is found again by Firefox as well."""

import pytest

from tests.e2e.browser.test_reconnect import (
    hotel,
    page,
    test_the_page_goes_on_by_itself_after_the_server_was_killed,
)

pytestmark = pytest.mark.browser

__all__ = [
    "hotel",
    "page",
    "test_the_page_goes_on_by_itself_after_the_server_was_killed",
]
