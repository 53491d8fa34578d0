"""The command line as a whole: help, version, misuse, closed pipes and Ctrl-C."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tavolino import __version__
from tavolino.cli import BROKEN_PIPE, COMMANDS, INTERRUPTED, command, main, parser_of
from tests.kit.cli import COMMAND, ENV, ROOT, start_command, tavolino
from tests.kit.games.beacon import LIT

pytestmark = pytest.mark.process


def test_the_version_is_printed() -> None:
    assert tavolino("--version").stdout.decode() == f"tavolino {__version__}\n"


def test_help_lists_every_command() -> None:
    shown = tavolino("--help").stdout.decode()
    for name, purpose in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(purpose)}$", shown, re.MULTILINE)
    assert "example:" in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_every_command_has_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert f"usage: tavolino {name}" in shown
    assert f"tavolino {name}" in shown[shown.index("example:") :]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_flag_has_a_help_text(name: str) -> None:
    for action in parser_of(name)._actions:
        assert action.help, action.option_strings


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("serve", "engine")])
def test_every_example_can_be_parsed(name: str) -> None:
    words = command(name).EXAMPLE.split()
    assert words[:2] == ["tavolino", name]
    parser_of(name).parse_args(words[2:])


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["dance"],
        ["--dance"],
        ["games", "--dance"],
        ["selfplay"],
        ["selfplay", "chess"],
        ["selfplay", "palermo", "--seats", "9"],
        ["selfplay", "palermo", "--seats", "many"],
        ["selfplay", "palermo", "--bots", "nobody"],
        ["selfplay", "palermo", "--bots", "random,random,random,random"],
        ["selfplay", "palermo", "--options", "{"],
        ["selfplay", "palermo", "--options", "[]"],
        ["selfplay", "palermo", "--options", '{"police": "asleep"}'],
        ["selfplay", "palermo", "--options", '{"polize": "off"}'],
        ["perft", "palermo", "--depth", "-1"],
        ["fuzz", "chess"],
        ["fuzz", "palermo", "--seats", "9"],
        ["games", "--game", "no.such.room"],
        ["games", "--game", "json"],
        ["serve", "--port", "high"],
    ],
)
def test_misuse_is_explained_briefly(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(args)
    assert ended.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert re.search(r"^tavolino.*: ", captured.err, re.MULTILINE)
    assert "Traceback" not in captured.err


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from tavolino.cli import overview; overview();"
        "print(sorted({'msgspec', 'starlette', 'uvicorn', 'sqlite3'} & set(sys.modules)))"
    )
    said = subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, env=ENV, text=True)
    assert said == "[]\n"


def test_a_closed_pipe_ends_the_command_quietly(tmp_path: Path) -> None:
    tavolino("selfplay", "palermo", "--matches", "1", "--out", tmp_path)
    (log,) = tmp_path.iterdir()
    logs = [str(log)] * 200
    with subprocess.Popen(
        [*COMMAND, "replay", *logs],
        cwd=ROOT,
        env=ENV,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read()
        assert process.wait(60) == BROKEN_PIPE
    assert complaint == b""


@pytest.mark.parametrize(
    "args",
    [
        ["selfplay"],
        ["selfplay", "--jobs", "2"],
        ["fuzz", "--jobs", "2"],
    ],
)
def test_ctrl_c_ends_the_command_quietly(
    args: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lit = tmp_path / "lit"
    monkeypatch.setitem(ENV, LIT, str(lit))
    process = start_command(
        *args, "beacon", "--game", "tests.kit.games.beacon", "--matches", "5000"
    )
    try:
        while not lit.exists():
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == INTERRUPTED
    assert b"Traceback" not in err
    assert out == b""


def test_ctrl_c_ends_the_engine_quietly() -> None:
    process = start_command("engine")
    try:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"?\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == INTERRUPTED
    assert (out, err) == (b"", b"")
