"""A client for WebKit's driver with the few WebDriver commands that the tour needs."""

import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE = 60.0
"""Timeout in seconds, for a busy machine."""

SHELL = Path(__file__).parent / "gtk_window.py"


class WebDriver:
    """One WebKit window."""

    def __init__(self, port: int) -> None:
        self._root = f"http://127.0.0.1:{port}"
        browser = {"binary": str(SHELL), "args": []}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        session = self._ask("/session", {"capabilities": wanted})
        self._root += f"/session/{session['sessionId']}"

    def go(self, address: str) -> None:
        self._ask("/url", {"url": address})

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        return self._ask("/execute/sync", {"script": f"return ({script})", "args": []})

    def until(self, script: str) -> Any:
        """Wait for a condition in the page."""
        ends = time.monotonic() + PATIENCE
        while not (found := self.run(script)):
            assert time.monotonic() < ends, f"this did not come: {script}"
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        self.until(f"document.querySelector({json.dumps(selector)})")
        self.run(f"document.querySelector({json.dumps(selector)}).click()")

    def faults(self) -> list[str]:
        """The errors on this page."""
        found: list[str] = self.run("window.faults")
        return found

    def close(self) -> None:
        with suppress(OSError, AssertionError):  # the window may close first
            self._ask("", method="DELETE")

    def _ask(self, path: str, said: object = None, method: str = "POST") -> Any:
        payload = json.dumps(said).encode() if method == "POST" else None
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self._root + path, payload, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise AssertionError(error.read().decode()) from None


@contextmanager
def screen(size: str) -> Iterator[str]:
    """A virtual screen of this size. A window larger than it gets no focus."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as process:
        os.close(write)
        try:
            with os.fdopen(read) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def webkit(size: str, folder: Path) -> Iterator[WebDriver]:
    """A window of this size, as in 390x844."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with screen(size) as display:
        env = {
            **os.environ,
            "DISPLAY": display,
            "WEBKIT_WINDOW": size,
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # reads only test pages
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
            "XDG_RUNTIME_DIR": str(folder),
        }
        command = ["WebKitWebDriver", f"--port={port}"]
        with subprocess.Popen(
            command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            try:
                _wait_for(port, process)
                driver = WebDriver(port)
                try:
                    yield driver
                finally:
                    driver.close()
            finally:
                process.terminate()


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    while True:
        assert process.poll() is None, "WebKitWebDriver did not start"
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
