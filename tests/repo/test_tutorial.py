"""The tutorial shows game packages as they are, and its change to a package works as described."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.cli.commands.new_game import TEMPLATE, copy_template, rename_template
from tavolino.promises.forms import SENTENCE_FORMS
from tests.kit import cli
from tests.kit.cli import tavolino

pytestmark = pytest.mark.process

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
ROOM = ROOT.joinpath("src", *TEMPLATE.split("."))
KUHN = ROOT / "examples" / "kuhn"
CLIENT = ROOT / "web" / "src"
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
EXCERPTS = [(kind, text) for kind, file, text in BLOCKS if not file and kind in ("python", "ftl")]
WALKTHROUGH = [block for block in BLOCKS if block[1] or block[0] == "text"]


def package_text(*patterns: str) -> str:
    """The text of such files in the template, with its new name, and in Kuhn poker."""
    ours = [file for pattern in patterns for file in sorted(ROOM.glob(pattern))]
    theirs = [file for pattern in patterns for file in sorted(KUHN.glob(pattern))]
    new = [rename_template(file.read_text("utf-8"), "my_game") for file in ours]
    return "\n".join([*new, *(file.read_text("utf-8") for file in theirs)])


@pytest.mark.parametrize(("kind", "excerpt"), EXCERPTS)
def test_every_excerpt_is_in_a_package(kind: str, excerpt: str) -> None:
    assert excerpt in package_text("*.py" if kind == "python" else "texts/en.ftl")


@pytest.mark.parametrize(
    "file", sorted(file.name for file in ROOM.iterdir() if "__pyc" not in file.name)
)
def test_every_file_of_the_package_is_explained(file: str) -> None:
    heading = file.replace("_", r"\_") if "_" in file else file
    assert re.search(rf"^## .*{re.escape(heading)}", PAGE, re.MULTILINE)


# ---------------------------------------------------------------- the change
def test_the_walkthrough_ends_with_every_promise_kept(tmp_path: Path) -> None:
    """A block with a file name changes that file. A text block is compared with `check`."""
    copy_template(tmp_path / "my_game", "my_game")
    assert [kind for kind, *_ in WALKTHROUGH].count("text") == 3
    for kind, file, text in WALKTHROUGH:
        if kind == "text":
            checked = tavolino("check", "my_game", cwd=tmp_path)
            assert checked.returncode == int(not text.startswith("warning: "))
            assert [line for line in text.splitlines() if line not in checked.stdout.decode()] == []
        else:
            change(tmp_path / "my_game" / file, text, kind)
    checked = tavolino("check", "my_game", cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout.decode()
    tested = cli.pytest("my_game", tmp_path)
    assert tested.returncode == 0, tested.stdout.decode()


def change(file: Path, text: str, kind: str) -> None:
    """Replace functions and imports of the same name, and append the rest."""
    old = file.read_text("utf-8")
    if kind == "python":
        for name, new in parts(text):
            before = dict(parts(old)).get(name)
            old = old.replace(before, new) if before else f"{old}\n\n{new}\n"
    elif kind == "md":
        old = re.sub(r"(?m)^(- \*\*MG-2\.2\*\* .*\n)", rf"\1{text}", old)
        assert text in old
    else:
        old = f"{old}\n{text}"
    file.write_text(old, encoding="utf-8")


def parts(code: str) -> Iterator[tuple[str, str]]:
    """The functions and imports of a module, by their names."""
    for node in ast.parse(code).body:
        if isinstance(node, ast.FunctionDef | ast.ImportFrom):
            name = node.name if isinstance(node, ast.FunctionDef) else f"from {node.module}"
            yield name, ast.get_source_segment(code, node) or ""


# ---------------------------------------------------------------- messages
def message_suffixes() -> set[str]:
    """The suffixes of message keys that the client builds from the name of a game or a message."""
    found = set(SENTENCE_FORMS)
    for file in CLIENT.rglob("*.*"):
        if file.suffix in (".ts", ".svelte") and "games" not in file.relative_to(CLIENT).parts:
            code = file.read_text("utf-8")
            found |= {*re.findall(r"sayAs\('(\w+)'", code)}
            for made in re.findall(r"`\$\{(?:table\.)?(?:game|name)(?:\.name)?\}-([^`]*)`", code):
                for ending in re.findall(r"'(\w+)'|^(\w+)", made)[:1]:  # or a file name
                    found |= {*ending} - {""}
    return found


def test_every_suffix_of_a_message_key_is_explained() -> None:
    table = "\n".join(line for line in PAGE.splitlines() if line.startswith("| `<"))
    known = message_suffixes()
    assert {"sure", "choice", "title", "option", "word", "step", "typing", "hint"} <= known
    assert {ending for ending in known if not re.search(rf"-{ending}\b", table)} == set()
