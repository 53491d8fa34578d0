"""A client of the engine, as a bot in any language would write it."""

import io
import json
from typing import Any

from examples.kuhn import KUHN
from tavolino.cli.commands.engine import Engine, serve_requests
from tavolino.games import GAMES

GAMES_AND_KUHN = {**GAMES, "kuhn": KUHN}
CODES = {
    "malformed",
    "illegal",
    "not_your_turn",
    "no_match",
    "unknown_game",
    "bad_seats",
    "bad_options",
    "no_such_seat",
    "over",
}
REQUESTS: list[dict[str, Any]] = [
    {"do": "new", "game": "kuhn", "seats": 2, "options": {"ante": 2}, "seed": "x"},
    {"do": "new", "game": "palermo", "seats": 3},
    {"do": "actors"},
    {"do": "options", "seat": 0},
    {"do": "play", "seat": 0, "action": "bet"},
    {"do": "play", "seat": 1, "action": "call"},
    {"do": "play", "seat": 0, "action": "start A1"},
    {"do": "play", "seat": 0, "action": "house B2 1 r0"},
    {"do": "play", "seat": 0, "action": "undo"},
    {"do": "nature"},
    {"do": "view", "seat": 1},
    {"do": "state"},
    {"do": "scores"},
    {"do": "log"},
    {
        "do": "load",
        "log": '{"game":"kuhn","revision":1,"seats":2,"options":{},"seed":""}\n-1: deal Q',
    },
    {"do": "undo", "seat": 0},
]
"""One request of every kind."""


class EngineClient:
    """Sends one request at a time."""

    def __init__(self) -> None:
        self._engine = Engine(GAMES_AND_KUHN)

    def say(self, line: bytes) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(sent(self._engine, line))
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.say(json.dumps({"do": do, **fields}).encode())

    def ok(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert answer.pop("ok") is True, answer
        return answer

    def error(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert answer.pop("ok") is False
        assert set(answer) == {"error", "rule", "message"}
        assert answer["message"]
        return answer


def sent(engine: Engine, line: bytes) -> bytes:
    sink = io.BytesIO()
    serve_requests(engine, io.BytesIO(line + b"\n"), sink)
    return sink.getvalue()
