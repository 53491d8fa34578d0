"""`tavolino engine` as a process, and the examples of its documentation."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.cli.commands.engine import Engine
from tests.kit.cli import COMMAND, ENV, ROOT, start_command, tavolino
from tests.kit.engine_client import CODES, GAMES_AND_KUHN, REQUESTS, sent

pytestmark = pytest.mark.process


def test_every_answer_is_flushed_at_once() -> None:
    with start_command("engine") as process:
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


def test_the_end_of_the_input_ends_the_engine_even_within_a_line() -> None:
    done = tavolino("engine", said=b'{"do":"actors"}\n{"do":"act')
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 2
    assert tavolino("engine").stdout == b""


def test_requests_after_quit_get_no_answer() -> None:
    done = tavolino("engine", said=b'{"do":"quit"}\n{"do":"actors"}\n')
    assert done.stdout == b'{"ok":true,"quit":true}\n'


def transcript() -> list[tuple[str, str]]:
    """The requests (``>``) and answers (``<``) in docs/engine.md."""
    text = Path(ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    return re.findall(r"^> (.*)\n< (.*)$", text, re.MULTILINE)


def test_the_transcript_in_the_documentation_is_correct() -> None:
    engine = Engine(GAMES_AND_KUHN)
    exchanges = transcript()
    asked = {json.loads(request)["do"] for request, _ in exchanges if request.startswith("{")}
    assert asked >= {request["do"] for request in REQUESTS} | {"quit"}
    for request, documented in exchanges:
        answer = sent(engine, request.encode()).decode().strip()
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
