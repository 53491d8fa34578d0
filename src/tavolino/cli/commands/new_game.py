"""Creates the package of a new game: the template under a new name."""

import argparse
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.games import GAMES
from tavolino.i18n import LANGUAGES, catalogue

EXAMPLE = "tavolino new-game my_game"

TEMPLATE = "tavolino.cli.template"
MIN_SERIES_LETTERS, MAX_SERIES_LETTERS = 2, 6
"""Number of letters in front of a rule's number."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="name of the game and of its Python package")


def run(args: argparse.Namespace) -> int:
    name: str = args.name
    if wrong := name_objection(name, Path.cwd() / name):
        exit_with_usage_error(wrong)
    written = copy_template(Path.cwd() / name, name)
    print(f"{name}: {written} files. {name}/game.py plays tic-tac-toe; change its rules.\n")
    print(f"  tavolino check {name}\n  tavolino fuzz --game {name} {name}")
    print(f"  tavolino serve --game {name}\n\ndocs/tutorial.md continues from here.")
    return 0


def copy_template(room: Path, name: str) -> int:
    """Write the template there under this name; returns the number of files."""
    written = [(room / rename_template(path, name), text) for path, text in _files(files(TEMPLATE))]
    for file, text in written:
        _write(file, rename_template(text, name))
    return len(written)


def name_objection(name: str, room: Path) -> str:
    """Why a game cannot have this name; empty if it can."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or iskeyword(name) or not rule_series(name):
        return f"{name!r} cannot name a Python package and its rules: small letters, as in my_game"
    if room.exists():
        return f"this folder already contains {name}"
    if name in GAMES:
        return f"there is already a game {name}"
    if find_spec(name):
        return f"there is already a Python module {name}, and one would hide the other"
    if re.search(rf"^{name}-", catalogue(LANGUAGES[0]), re.MULTILINE):
        return f"{name} is a prefix of the application's texts, which would collide with the game's"
    return ""


def rule_series(name: str) -> str:
    """The letters in front of its rule numbers: MG for my_game, CHES for chess."""
    words = re.findall("[a-z]+", name)
    letters = "".join(word[0] for word in words) if len(words) > 1 else "".join(words)[:4]
    return letters[:MAX_SERIES_LETTERS].upper() if len(letters) >= MIN_SERIES_LETTERS else ""


def rename_template(text: str, name: str) -> str:
    """Text of the template with the names of the new game in place of tris."""
    camel = "".join(word.capitalize() for word in name.split("_"))
    for old, new in (
        (re.escape(TEMPLATE), name),
        (r"\bTRIS-", f"{rule_series(name)}-"),
        (r"\btest_tris_", f"test_{rule_series(name).lower()}_"),
        (r"\bTRIS\b", name.upper()),
        (r"\bTris(?=[A-Z])", camel),
        (r"\bTris\b", name.replace("_", " ").capitalize()),
        (r"\btris\b", name),
    ):
        text = re.sub(old, new, text)
    return text


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Text of every file of the template, with its path in the package."""
    for item in folder.iterdir():
        if item.is_dir() and item.name != "__pycache__":
            yield from _files(item, f"{path}{item.name}/")
        elif item.is_file():
            yield f"{path}{item.name}", item.read_text(encoding="utf-8")


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        exit_with_usage_error(f"cannot write {file}: {error.strerror}")
