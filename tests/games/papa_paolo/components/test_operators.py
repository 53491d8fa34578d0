"""Every command reports an invalid component file to the operator in one line."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tavolino.cli.support.component_files import COMPONENTS_VARIABLE
from tavolino.cli.support.usage_error import USAGE_ERROR_CODE
from tavolino.games.papa_paolo.boxes import BadComponents, load_box
from tests.games.papa_paolo.components.test_boxes import documented

pytestmark = pytest.mark.process

COMMANDS = (
    ("serve", "--port", "0", "--database", ":memory:"),
    ("games",),
    ("doctor",),
    ("selfplay", "papa_paolo", "--matches", "1"),
)
FILES: dict[str, tuple[Any, str]] = {
    "missing": (None, "No such file"),
    "not JSON": ("{", "this is not JSON"),
    "no text": (b"\xff\xfe", "this is not JSON"),
    "no object": ([], "the file is not a JSON object"),
    "wrong type": ({"tracks": {"expertVP": "two"}}, "tracks.expertVP: Expected `int`"),
    "wrong count": ({"cityTiles": []}, "cityTiles: there must be 21 in gold, not 0"),
    "unknown field": ({"tracks": {"cheese": 1}}, "tracks: Object contains unknown field `cheese`"),
    "printed figure": ({"rounds": 6}, "rounds: the rulebook prints 5"),
}
"""Contents of the file, with the expected error messages."""


def write_file(folder: Path, content: Any) -> Path:
    file = folder / "own.json"
    if content is not None:
        raw = content if isinstance(content, bytes) else text_of(content).encode()
        file.write_bytes(raw)
    return file


def text_of(content: Any) -> str:
    return content if isinstance(content, str) else json.dumps(content)


def run(command: tuple[str, ...], file: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tavolino", *command],
        env={**os.environ, COMPONENTS_VARIABLE: str(file)},
        cwd=file.parent,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_every_command_names_the_file_and_the_invalid_field(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    file = write_file(tmp_path, {"rounds": 6})
    completed = run(command, file)
    assert completed.returncode == USAGE_ERROR_CODE
    assert completed.stderr == f"tavolino: {file}: rounds: the rulebook prints 5, which stays\n"
    assert completed.stdout == ""


@pytest.mark.parametrize("name", FILES)
def test_every_kind_of_invalid_file_gives_one_line(name: str, tmp_path: Path) -> None:
    content, message = FILES[name]
    file = write_file(tmp_path, content)
    completed = run(("games",), file)
    assert completed.returncode == USAGE_ERROR_CODE
    assert completed.stderr.startswith(f"tavolino: {file}: {message}")
    assert len(completed.stderr.splitlines()) == 1


def places(part: Any) -> Iterator[tuple[Any, Any]]:
    """All places in nested objects and lists, as container and key; only the ends of lists."""
    keys: Any = part if isinstance(part, dict) else ()
    if isinstance(part, list) and part:
        keys = {0, len(part) - 1}
    for key in keys:
        yield part, key
        yield from places(part[key])


@pytest.mark.parametrize("wrong", [None, "x", -1, 99, 1.5, [], {}, [[]], {"x": 1}, True], ids=repr)
def test_no_content_of_a_file_crashes_the_loader(wrong: Any, tmp_path: Path) -> None:
    """Replaces every field in turn: the file is loaded or refused, without other errors."""
    content = documented()
    for container, key in [*places(content)]:
        original, container[key] = container[key], wrong
        with suppress(BadComponents):
            load_box(write_file(tmp_path, content))
        container[key] = original
