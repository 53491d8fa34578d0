"""`tavolino engine`: JSON lines for bots and tools in any language."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.cli.engine import LONGEST, Engine, converse
from tavolino.core.chance import commitment
from tavolino.games import GAMES
from tests.cli.command import COMMAND, ENV, ROOT, begun, tavolino

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


class Talk:
    """One conversation, a request at a time."""

    def __init__(self) -> None:
        self._engine = Engine(GAMES_AND_KUHN)

    def say(self, line: bytes) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(_sent(self._engine, line))
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


def _sent(engine: Engine, line: bytes) -> bytes:
    sink = io.BytesIO()
    converse(engine, io.BytesIO(line + b"\n"), sink)
    return sink.getvalue()


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def kuhn(talk: Talk) -> Talk:
    """Queen against king, seat 0 to speak."""
    talk.ok("new", game="kuhn", seats=2, seed="any text")
    talk.ok("play", seat=-1, action="deal Q")
    talk.ok("play", seat=-1, action="deal K")
    return talk


def test_a_whole_match_of_palermo(talk: Talk) -> None:
    begun = talk.ok("new", game="palermo", seats=4, options={}, seed="any text")
    assert begun["actors"] == [0]
    assert begun["new"]["commitment"] == commitment("any text")
    random = Random(3)
    while actors := talk.ok("actors")["actors"]:
        options = talk.ok("options", seat=actors[0])["options"]
        chosen = random.choice(options)
        assert talk.ok("play", seat=actors[0], action=chosen)["play"] == chosen
    final = talk.ok("scores")
    assert len(final["scores"]) == len(final["places"]) == 4
    assert talk.ok("options", seat=0)["options"] == []
    assert talk.error("play", seat=0, action="stay")["error"] == "over"
    assert talk.error("nature")["error"] == "over"
    assert talk.error("undo")["rule"] == "HOUSE-2"


def test_nature_deals_when_asked(talk: Talk) -> None:
    assert talk.ok("new", game="kuhn", seats=2, seed="s")["actors"] == [-1]
    assert talk.ok("options", seat=-1)["options"] == ["deal J", "deal Q", "deal K"]
    first = talk.ok("nature")
    assert re.fullmatch("deal [JQK]", first["nature"])
    assert first["actors"] == [-1]
    assert talk.ok("nature")["actors"] == [0]
    assert talk.error("nature")["error"] == "not_your_turn"
    again = Talk()
    again.ok("new", game="kuhn", seats=2, seed="s")
    assert again.ok("nature")["nature"] == first["nature"]


def test_without_a_seed_matches_differ(talk: Talk) -> None:
    promises = {talk.ok("new", game="kuhn", seats=2)["new"]["commitment"] for _ in range(3)}
    assert len(promises) == 3


def test_options_are_in_notation(kuhn: Talk) -> None:
    assert kuhn.ok("options", seat=0) == {"options": ["check", "bet"]}
    assert kuhn.ok("options", seat=1) == {"options": []}


def test_a_view_tells_a_seat_no_more_than_it_may_know(kuhn: Talk) -> None:
    assert kuhn.ok("view", seat=0)["view"]["cards"] == ["Q", None]
    assert kuhn.ok("view", seat=1)["view"]["cards"] == [None, "K"]
    assert kuhn.ok("view", seat=-2)["view"]["cards"] == [None, None]
    assert kuhn.ok("state")["state"]["cards"] == ["Q", "K"]


@pytest.mark.parametrize(
    ("seat", "action", "error", "rule", "message"),
    [
        (0, "call", "illegal", "KUHN-2.2", "Nobody has bet"),
        (0, "deal J", "illegal", "KUHN-1.2", "Only the dealer"),
        (1, "bet", "not_your_turn", "HOUSE-1", "It is not your turn."),
        (-1, "deal J", "not_your_turn", "HOUSE-1", "It is not your turn."),
        (0, "raise", "malformed", None, "'raise'"),
        (0, "", "malformed", None, "''"),
        (2, "bet", "no_such_seat", None, "seats are 0 to 1"),
        (-2, "bet", "no_such_seat", None, "seats are 0 to 1"),
    ],
)
def test_a_refusal_names_the_rule_and_says_why(
    kuhn: Talk, seat: int, action: str, error: str, rule: str | None, message: str
) -> None:
    before = kuhn.ok("log")
    answer = kuhn.error("play", seat=seat, action=action)
    assert answer["error"] == error
    assert answer["rule"] == rule
    assert message in answer["message"]
    assert kuhn.ok("log") == before


def test_palermo_objects_by_its_own_numbers(talk: Talk) -> None:
    talk.ok("new", game="palermo", seats=3)
    talk.ok("play", seat=0, action="start D3")
    answer = talk.error("play", seat=0, action="house D3 2 r1")
    assert answer["error"] == "illegal"
    assert answer["rule"].startswith("PAL-")
    assert "D3" in answer["message"]


def test_undo_takes_back_the_last_action_of_its_seat(kuhn: Talk) -> None:
    before = kuhn.ok("state")
    kuhn.ok("play", seat=0, action="bet")
    assert kuhn.error("undo", seat=1)["rule"] == "HOUSE-2"
    assert kuhn.ok("undo", seat=0) == {"undo": "bet", "actors": [0]}
    assert kuhn.ok("state") == before
    kuhn.ok("play", seat=0, action="check")
    assert kuhn.ok("undo") == {"undo": "check", "actors": [0]}
    assert kuhn.error("undo")["error"] == "illegal"
    assert kuhn.ok("log")["log"].count("undo") == 2


def test_nothing_to_undo_at_the_beginning(talk: Talk) -> None:
    talk.ok("new", game="palermo", seats=3)
    assert talk.error("undo")["rule"] == "HOUSE-2"


def test_what_log_gives_load_takes(kuhn: Talk) -> None:
    kuhn.ok("play", seat=0, action="bet")
    kuhn.ok("undo")
    kuhn.ok("play", seat=0, action="check")
    log, state = kuhn.ok("log")["log"], kuhn.ok("state")
    other = Talk()
    loaded = other.ok("load", log=log)
    assert loaded["actors"] == [1]
    assert loaded["load"]["entries"] == 5
    assert other.ok("state") == state
    assert other.ok("log")["log"] == log


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda log: "", "malformed"),
        (lambda log: "nonsense", "malformed"),
        (lambda log: log + "what", "malformed"),
        (lambda log: log + "0: raise", "malformed"),
        (lambda log: log + "0: call", "illegal"),
        (lambda log: log + "1: bet", "not_your_turn"),
        (lambda log: log.replace("kuhn", "chess"), "unknown_game"),
        (lambda log: log.replace('"seats":2', '"seats":3'), "bad_seats"),
        (lambda log: log.replace('"ante":1', '"ante":3'), "bad_options"),
    ],
)
def test_a_log_that_cannot_be_loaded_leaves_the_match_alone(
    kuhn: Talk, change: Any, error: str
) -> None:
    log = kuhn.ok("log")["log"]
    assert kuhn.error("load", log=change(log))["error"] == error
    assert kuhn.ok("log")["log"] == log


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"game": "chess", "seats": 2}, "unknown_game"),
        ({"game": "kuhn", "seats": 3}, "bad_seats"),
        ({"game": "kuhn", "seats": -1}, "bad_seats"),
        ({"game": "kuhn", "seats": 2, "options": {"ante": 3}}, "bad_options"),
        ({"game": "kuhn", "seats": 2, "options": {"blind": 1}}, "bad_options"),
        ({"game": "kuhn", "seats": 2, "options": []}, "malformed"),
        ({"game": "kuhn", "seats": "2"}, "malformed"),
        ({"game": "kuhn", "seats": True}, "malformed"),
        ({"game": "kuhn", "seats": 2.5}, "malformed"),
        ({"game": "kuhn", "seats": 10**30}, "malformed"),
        ({"game": "kuhn", "seats": 2, "seed": 7}, "malformed"),
        ({"game": "kuhn", "seats": 2, "seeds": "x"}, "malformed"),
        ({"game": None, "seats": 2}, "malformed"),
        ({"seats": 2}, "malformed"),
        ({"game": "kuhn"}, "malformed"),
    ],
)
def test_a_match_that_cannot_be_begun_leaves_the_old_one(
    kuhn: Talk, fields: dict[str, Any], error: str
) -> None:
    before = kuhn.ok("log")
    assert kuhn.error("new", **fields)["error"] == error
    assert kuhn.ok("log") == before


@pytest.mark.parametrize("do", ["actors", "nature", "state", "scores", "log", "undo"])
def test_first_there_must_be_a_match(talk: Talk, do: str) -> None:
    assert talk.error(do)["error"] == "no_match"
    assert talk.error("options", seat=0)["error"] == "no_match"
    assert talk.error("view", seat=0)["error"] == "no_match"
    assert talk.error("play", seat=0, action="bet")["error"] == "no_match"


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
def test_a_line_that_is_no_request_is_answered(kuhn: Talk, line: bytes) -> None:
    before = kuhn.ok("log")
    answer = kuhn.say(line)
    assert answer["ok"] is False
    assert answer["error"] == "malformed"
    assert answer["message"]
    assert kuhn.ok("log") == before


def test_an_id_comes_back(kuhn: Talk) -> None:
    assert kuhn.ok("actors", id=7)["id"] == 7
    assert kuhn.ok("actors", id="seven")["id"] == "seven"
    assert "id" not in kuhn.ok("actors")
    assert kuhn.ask("play", id=8, seat=0, action="call")["id"] == 8
    assert kuhn.ask("dance", id=9)["id"] == 9
    assert kuhn.ask("new", id=10)["id"] == 10


def test_a_line_too_long_is_skipped_to_its_end() -> None:
    lines = b"x" * (3 * LONGEST) + b'\n{"do":"actors"}\n'
    sink = io.BytesIO()
    converse(Engine(GAMES_AND_KUHN), io.BytesIO(lines), sink)
    first, second = map(json.loads, sink.getvalue().splitlines())
    assert first["error"] == "too_large"
    assert second["error"] == "no_match"


def test_a_bug_in_the_rules_does_not_end_the_conversation(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk()
    talk.ok("new", game="kuhn", seats=2)
    monkeypatch.setattr("tavolino.core.match.Match.draw", lambda match: 1 / 0)
    answer = talk.error("nature")
    assert answer["error"] == "internal"
    assert "ZeroDivisionError" in answer["message"]
    assert talk.ok("actors")["actors"] == [-1]


# ---------------------------------------------------------------- thousands of bad lines
HEAD = '{"game":"kuhn","revision":1,"seats":2,"options":{},"seed":""}'
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
ODD: list[Any] = [None, True, -1, -2, 0, 1, 99, 2**70, 1.5, "", "undo", "\u0000", [], {}, "é" * 50]


def bad_lines(random: Random, count: int) -> Iterator[bytes]:
    """Requests with a field changed, a byte changed, cut short, or pure noise."""
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
def test_no_line_ends_the_conversation(seed: int) -> None:
    engine, good = Engine(GAMES_AND_KUHN), 0
    for line in bad_lines(Random(seed), 1500):
        answer = engine.answer(line)
        assert json.loads(json.dumps(answer, default=list))
        good += answer["ok"]
        assert answer["ok"] or answer["error"] in CODES, (line, answer)
    assert good > 100


def test_nor_the_process() -> None:
    lines = [*bad_lines(Random(99), 2000), b'{"do":"quit","id":"last"}']
    done = tavolino("engine", "--game", "examples.kuhn", said=b"\n".join(lines) + b"\n")
    assert done.returncode == 0
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert answers[-1] == {"ok": True, "quit": True, "id": "last"}


# ---------------------------------------------------------------- the process
def test_every_answer_comes_at_once() -> None:
    with begun("engine") as process:
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            for _ in range(3):
                process.stdin.write(b'{"do":"actors"}\n')
                process.stdin.flush()
                assert json.loads(process.stdout.readline())["error"] == "no_match"
            process.stdin.close()
            assert process.wait(20) == 0
        finally:
            process.kill()


def test_the_end_of_the_input_ends_it_also_in_the_middle_of_a_line() -> None:
    done = tavolino("engine", said=b'{"do":"actors"}\n{"do":"act')
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 2
    assert tavolino("engine").stdout == b""


def test_nothing_is_answered_after_quit() -> None:
    done = tavolino("engine", said=b'{"do":"quit"}\n{"do":"actors"}\n')
    assert done.stdout == b'{"ok":true,"quit":true}\n'


# ---------------------------------------------------------------- documentation
def transcript() -> list[tuple[str, str]]:
    """The requests (``>``) and answers (``<``) in docs/engine.md."""
    text = Path(ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    return re.findall(r"^> (.*)\n< (.*)$", text, re.MULTILINE)


def test_the_transcript_in_the_documentation_is_true() -> None:
    engine = Engine(GAMES_AND_KUHN)
    exchanges = transcript()
    asked = {json.loads(request)["do"] for request, _ in exchanges if request.startswith("{")}
    assert asked >= {request["do"] for request in REQUESTS} | {"quit"}
    for request, documented in exchanges:
        answer = _sent(engine, request.encode()).decode().strip()
        pattern = re.escape(documented).replace("…", ".*")
        assert re.fullmatch(pattern, answer), f"{request}\n{answer}"


def test_the_bot_in_the_documentation_plays_a_match() -> None:
    text = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    program = program.replace('["tavolino", "engine"]', repr([*COMMAND, "engine"]))
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=ENV,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)) == 3


def test_every_error_is_documented() -> None:
    text = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    for code in CODES | {"too_large", "internal"}:
        assert f"| `{code}` |" in text
