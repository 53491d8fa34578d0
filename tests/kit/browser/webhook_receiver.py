"""A local HTTP server that receives turn notifications."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread

from playwright.sync_api import Locator


class Receiver(ThreadingHTTPServer):
    """Receives one notification after the other."""

    said: Queue[dict[str, str]]
    status = 200

    def receive(self) -> dict[str, str]:
        return self.said.get(timeout=30)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook"


class Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.said.put(json.loads(body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def receiver() -> Iterator[Receiver]:
    with Receiver(("127.0.0.1", 0), Handler) as found:
        found.said = Queue()
        Thread(target=found.serve_forever, daemon=True).start()
        yield found
        found.shutdown()


def tell_by_webhook(calls: Locator, address: str) -> None:
    """Set this address as a notification webhook in the menu."""
    calls.locator("summary").click()
    calls.get_by_test_id("call-way").select_option("webhook")
    calls.get_by_test_id("call-address").fill(address)
    calls.get_by_test_id("call-add").click()
