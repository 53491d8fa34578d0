"""Whoever runs a house with a bad component file is told so in one line by every command."""

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
from tavolino.games.papa_paolo.boxes import BadComponents, read
from tests.games.papa_paolo.test_boxes import documented

pytestmark = pytest.mark.process

COMMANDS = (
    ("serve", "--port", "0", "--database", ":memory:"),
    ("games",),
    ("doctor",),
    ("selfplay", "papa_paolo", "--games", "1"),
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
"""What stands in the file, and what is said about it."""


def put(folder: Path, content: Any) -> Path:
    file = folder / "own.json"
    if content is not None:
        raw = content if isinstance(content, bytes) else str_of(content).encode()
        file.write_bytes(raw)
    return file


def str_of(content: Any) -> str:
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
def test_every_command_says_which_file_and_field_is_wrong(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    file = put(tmp_path, {"rounds": 6})
    ended = run(command, file)
    assert ended.returncode == USAGE_ERROR_CODE
    assert ended.stderr == f"tavolino: {file}: rounds: the rulebook prints 5, which stays\n"
    assert ended.stdout == ""


@pytest.mark.parametrize("name", FILES)
def test_every_kind_of_bad_file_is_one_line(name: str, tmp_path: Path) -> None:
    content, said = FILES[name]
    file = put(tmp_path, content)
    ended = run(("games",), file)
    assert ended.returncode == USAGE_ERROR_CODE
    assert ended.stderr.startswith(f"tavolino: {file}: {said}")
    assert len(ended.stderr.splitlines()) == 1


def places(part: Any) -> Iterator[tuple[Any, Any]]:
    """The places in nested lists and objects, as holder and key; of a list, the first and last."""
    keys: Any = part if isinstance(part, dict) else ()
    if isinstance(part, list) and part:
        keys = {0, len(part) - 1}
    for key in keys:
        yield part, key
        yield from places(part[key])


@pytest.mark.parametrize("wrong", [None, "x", -1, 99, 1.5, [], {}, [[]], {"x": 1}, True], ids=repr)
def test_nothing_in_a_file_can_make_the_reader_stumble(wrong: Any, tmp_path: Path) -> None:
    """Every field in turn is replaced by something else: it is read or refused, no more."""
    content = documented()
    for holder, key in [*places(content)]:
        kept, holder[key] = holder[key], wrong
        with suppress(BadComponents):
            read(put(tmp_path, content))
        holder[key] = kept
