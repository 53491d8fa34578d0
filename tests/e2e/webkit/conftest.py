"""WebKitGTK, the relative of the iPhone's browser, driven by WebDriver."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import pytest

from tests.e2e.browser.conftest import CLIENT
from tests.kit.webkit.webdriver import WebDriver, webkit

NEEDED = ("WebKitWebDriver", "Xvfb", "/usr/bin/python3")
GTK = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
LACKING = "no WebKit on this machine; on Debian: apt-get install webkit2gtk-driver xvfb"
SIZES = {"phone": "390x844", "desk": "1280x800"}


@cache
def is_there() -> bool:
    if sys.platform != "linux" or not all(map(shutil.which, NEEDED)):
        return False
    return subprocess.run(["/usr/bin/python3", "-c", GTK], check=False).returncode == 0


@pytest.fixture(scope="module", params=SIZES)
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[WebDriver]:
    assert CLIENT.exists(), "build the client first: python dev.py setup"
    if not is_there():
        pytest.skip(f"{LACKING} python3-gi gir1.2-webkit2-4.1")
    with webkit(SIZES[request.param], tmp_path_factory.mktemp("webkit")) as driver:
        yield driver
