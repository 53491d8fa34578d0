"""Seat tokens never get into the server log, whatever fails."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.routes import live
from tavolino.server.table.connection import Connection
from tavolino.server.table.table import Table


async def stumble(*_: Any) -> Any:
    raise RuntimeError("a mistake in the rules of a game")


async def test_an_error_in_hello_is_logged_without_the_seat_tokens(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live, "handle", stumble)
    table = SimpleNamespace(record=SimpleNamespace(id="T1"), match=SimpleNamespace(seq=0))
    hello = b'{"t":"hello","protocol":3,"tokens":["the-key-of-a-seat"]}'
    with caplog.at_level(logging.ERROR):
        guest = cast(Connection, SimpleNamespace(address=""))
        (said,) = await live.handle_text(cast(Table, table), guest, hello, RateLimiter(1, 1))
    assert cast(Any, said).code == "unavailable"
    assert "Hello" in caplog.text
    assert "the-key-of-a-seat" not in caplog.text
