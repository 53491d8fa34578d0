"""docs/cli.md describes every command and every flag, and nothing that does not exist."""

import re
import shlex
from argparse import SUPPRESS

import pytest

from tavolino.cli import COMMANDS, parser_of
from tests.kit.cli import ROOT

PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
CHAPTERS = dict(re.findall(r"^## `tavolino ([\w-]+)`\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))


def flags(name: str) -> set[str]:
    """By their first long name, without deprecated ones."""
    shown = (action for action in parser_of(name)._actions if action.help != SUPPRESS)
    named = (action.option_strings for action in shown)
    long = ([name for name in names if name.startswith("--")] for names in named)
    return {names[0] for names in long if names} - {"--help"}


def test_every_command_has_a_chapter() -> None:
    assert set(CHAPTERS) == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_flag_is_explained_and_no_other(name: str) -> None:
    written = re.findall(r"^\| `(--[\w-]+)", CHAPTERS[name], re.M)
    also = re.search(r"Also: (.*?)\.", CHAPTERS[name])
    mentioned = re.findall(r"--[\w-]+", also[1]) if also else []
    assert {*written, *mentioned} == flags(name)
    shared = PAGE.split("## ")[0]
    assert all(f"| `{flag}" in shared for flag in mentioned)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_example_on_the_page_can_be_parsed(name: str) -> None:
    examples = re.findall(rf"^tavolino {name}(.*?)(?:#.*)?$", CHAPTERS[name], re.M)
    assert examples or name == "engine"
    for example in examples:
        parser_of(name).parse_args(shlex.split(example))
