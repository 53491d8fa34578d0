"""Names and prose keep to docs/contributing/naming.md, whose tables list the struck words."""

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.kit.server import ROOT

PAGE = "docs/contributing/naming.md"
STRUCK = re.compile(r"~~(.+?)~~")
EXEMPT = re.compile(r"RULES|BEGIN|glossary|naming\.md|test_naming\.py")
"""Rulebooks are written for players, and these pages list struck words."""

CLIENT_NAME = re.compile(r"\b(?:function|class|interface|type|const|let)\s+(\w+)")
CLIENT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*", re.DOTALL)


@cache
def struck(section: str) -> frozenset[str]:
    page = (ROOT / PAGE).read_text("utf-8")
    _, text = page.split(f"\n## {section}\n")
    return frozenset(STRUCK.findall(text.split("\n## ")[0]))


def sources(*patterns: str) -> list[Path]:
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns)
    names = subprocess.check_output(listed, cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in names if not EXEMPT.search(name) and (ROOT / name).exists()]


def names_in(path: Path) -> Iterator[str]:
    """The name of a module, and of the classes and functions that it defines."""
    yield path.name.split(".")[0]
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from CLIENT_NAME.findall(text)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name


def prose_in(path: Path) -> str:
    """The text of a page, or the docstrings and comments of a source file."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        return text
    if path.suffix != ".py":
        return "\n".join(CLIENT_COMMENT.findall(text))
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    before = [None, *tokens]
    return "\n".join(
        token.string
        for token, last in zip(tokens, before, strict=False)
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and is_docstring(last))
    )


def is_docstring(last: tokenize.TokenInfo | None) -> bool:
    """Whether a string begins a statement, to judge by the token before it."""
    begins = (tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)
    return last is None or last.type in begins


def words(name: str) -> str:
    """A name in snake case, so that `OldOnlooker` contains `onlooker`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def contains(name: str, word: str) -> bool:
    return f"_{word}_" in f"_{words(name).strip('_')}_"


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "benchmarks", "web/src"])
def test_no_name_is_struck(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources(f"{folder}/*.py", f"{folder}/*.ts", f"{folder}/*.svelte")
        for name in names_in(path)
        if any(contains(name, word) for word in struck("Names"))
    ]
    assert found == []


@pytest.mark.parametrize("pattern", ["*.py", "*.md", "web/src/*.ts", "web/src/*.svelte"])
def test_no_prose_is_struck(pattern: str) -> None:
    phrases = re.compile(rf"\b({'|'.join(map(re.escape, struck('Prose')))})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in sources(pattern)
        for match in phrases.finditer(prose_in(path))
    ]
    assert found == []


def test_a_struck_word_would_be_found() -> None:
    assert contains("OldOnlooker", "onlooker")
    assert contains("test_the_courier_waits", "courier")
    assert not contains("thinkers_pool_size", "thinker")
