"""`tavolino engine` answers every line, even a bad one, and goes on."""

import io
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tavolino.cli.commands.engine import MAX_REQUEST_BYTES, Engine, serve_requests
from tests.kit.cli import tavolino
from tests.kit.engine_client import CODES, GAMES_AND_KUHN, REQUESTS, EngineClient

pytestmark = pytest.mark.process


@pytest.mark.parametrize("do", ["actors", "nature", "state", "scores", "log", "undo"])
def test_other_requests_need_a_match_first(engine: EngineClient, do: str) -> None:
    assert engine.error(do)["error"] == "no_match"
    assert engine.error("options", seat=0)["error"] == "no_match"
    assert engine.error("view", seat=0)["error"] == "no_match"
    assert engine.error("play", seat=0, action="bet")["error"] == "no_match"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"null",
        b"7",
        b"[]",
        b'"actors"',
        b"NaN",
        b'{"do":NaN}',
        b"{",
        b"{}",
        b'{"do":"dance"}',
        b'{"do":7}',
        b'{"do":"actors"} {"do":"actors"}',
        b'{"do":"view","seat":1e400}',
        b'{"do":"play","seat":0,"action":"\\ud800"}',
        b'{"do":"play","seat":0,"action":"\xff\xfe"}',
        b"\xff\xfe\x00",
        b"\x00" * 100,
        b"[" * 200_000,
        b'{"do":"new","game":"kuhn","seats":2,"options":' + b'{"a":' * 50_000,
        b'{"do":"load","log":"' + b"x" * 100_000 + b'"}',
    ],
)
def test_a_line_that_is_no_request_is_answered(kuhn: EngineClient, line: bytes) -> None:
    before = kuhn.ok("log")
    answer = kuhn.say(line)
    assert answer["ok"] is False
    assert answer["error"] == "malformed"
    assert answer["message"]
    assert kuhn.ok("log") == before


def test_an_answer_has_the_id_of_its_request(kuhn: EngineClient) -> None:
    assert kuhn.ok("actors", id=7)["id"] == 7
    assert kuhn.ok("actors", id="seven")["id"] == "seven"
    assert "id" not in kuhn.ok("actors")
    assert kuhn.ask("play", id=8, seat=0, action="call")["id"] == 8
    assert kuhn.ask("dance", id=9)["id"] == 9
    assert kuhn.ask("new", id=10)["id"] == 10


def test_a_line_too_long_is_skipped_to_its_end() -> None:
    lines = b"x" * (3 * MAX_REQUEST_BYTES) + b'\n{"do":"actors"}\n'
    sink = io.BytesIO()
    serve_requests(Engine(GAMES_AND_KUHN), io.BytesIO(lines), sink)
    first, second = map(json.loads, sink.getvalue().splitlines())
    assert first["error"] == "too_large"
    assert second["error"] == "no_match"


def test_a_bug_in_the_rules_does_not_end_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = EngineClient()
    engine.ok("new", game="kuhn", seats=2)
    monkeypatch.setattr("tavolino.core.match.Match.draw", lambda match: 1 / 0)
    answer = engine.error("nature")
    assert answer["error"] == "internal"
    assert "ZeroDivisionError" in answer["message"]
    assert engine.ok("actors")["actors"] == [-1]


HEAD = '{"game":"kuhn","revision":1,"seats":2,"options":{},"seed":""}'
ODD: list[Any] = [None, True, -1, -2, 0, 1, 99, 2**70, 1.5, "", "undo", "\u0000", [], {}, "é" * 50]


def bad_lines(random: Random, count: int) -> Iterator[bytes]:
    """Requests with a changed field, a changed byte, a missing end, or pure noise."""
    for _ in range(count):
        request = dict(random.choice(REQUESTS))
        kind = random.randrange(5)
        if kind == 0:
            request[random.choice([*request, "seat", "id", "more"])] = random.choice(ODD)
        if kind == 1:
            del request[random.choice(list(request))]
        line = bytearray(json.dumps(request, ensure_ascii=random.random() < 0.5).encode())
        if kind == 2:
            for _ in range(random.randrange(1, 4)):
                line[random.randrange(len(line))] = random.randrange(256)
        if kind == 3:
            line = line[: random.randrange(len(line) + 1)]
        if kind == 4 and random.random() < 0.3:
            line = bytearray(random.randbytes(random.randrange(40)))
        yield bytes(line).replace(b"\n", b" ").replace(b'"quit"', b'"quiz"')


@pytest.mark.parametrize("seed", range(4))
def test_no_line_ends_the_engine(seed: int) -> None:
    engine, good = Engine(GAMES_AND_KUHN), 0
    for line in bad_lines(Random(seed), 1500):
        answer = engine.answer(line)
        assert json.loads(json.dumps(answer, default=list))
        good += answer["ok"]
        assert answer["ok"] or answer["error"] in CODES, (line, answer)
    assert good > 100


def test_no_line_ends_the_engine_process() -> None:
    lines = [*bad_lines(Random(99), 2000), b'{"do":"quit","id":"last"}']
    done = tavolino("engine", "--game", "examples.kuhn", said=b"\n".join(lines) + b"\n")
    assert done.returncode == 0
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert answers[-1] == {"ok": True, "quit": True, "id": "last"}
