"""Checks that the rulebook and the code name the same rules."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tavolino.core.game import AnyGame
from tavolino.i18n import LANGUAGES
from tavolino.promises import speech
from tavolino.promises.promise import Promise
from tavolino.promises.walk import Moment

NUMBER = r"[A-Z]{2,6}-[A-Z0-9]+(?:\.[0-9]+[a-z]?)*"
"""The format of rule numbers: ``KUHN-2.3``, ``PP-A3``. The client uses the same one."""

STATED = re.compile(rf"^(?:[-*] )?\*\*({NUMBER})\b", re.MULTILINE)
"""A rule is a paragraph or list item that begins with its number in bold."""

HOUSE_RULE = re.compile(r"HOUSE-[0-9]+")


def look(game: AnyGame) -> Iterator[str]:
    text = document(game.room)
    rules = stated(text)
    if not text.startswith("# ") or not rules:
        yield "RULES.md is missing, has no title, or states no rule like **KUHN-2.3**"
        return
    yield from _look_at_code(game.room, rules)
    for lang in LANGUAGES[1:]:
        if (other := document(game.room, f"RULES.{lang}.md")) and stated(other) != rules:
            odd = sorted(set(stated(other)) ^ set(rules)) or "their order"
            yield f"RULES.{lang}.md does not state the same rules as RULES.md: {odd}"


def _look_at_code(room: str, rules: tuple[str, ...]) -> Iterator[str]:
    cited = _cited(code(room), rules)
    for rule in rules:
        if not any(is_about(number, rule) for number in cited):
            yield f"the code does not cite {rule}: name it in the docstring that applies it"
    series = {rule.partition("-")[0] for rule in rules}
    for number in sorted(cited):
        known = any(is_about(number, rule) or is_about(rule, number) for rule in rules)
        if number.partition("-")[0] in series and not known:
            yield f"the code cites {number}, which RULES.md does not state"


def _cited(text: str, rules: tuple[str, ...]) -> set[str]:
    """Return the rule numbers in a text, with all numbers of ranges like ``PP-A5 to PP-A10``."""
    found = set(re.findall(NUMBER, text))
    for first, last in re.findall(rf"({NUMBER}) to ({NUMBER})", text):
        if first in rules and last in rules:
            found.update(rules[rules.index(first) : rules.index(last)])
    return found


def look_at_objections(moment: Moment) -> Iterator[str]:
    rules = stated(document(moment.game.room))
    for _, _, objection in speech.objections(moment):
        rule = objection.rule
        if rule not in rules and not HOUSE_RULE.fullmatch(rule):
            yield f"`refuse` cites {rule}, which RULES.md does not state"


def is_about(number: str, rule: str) -> bool:
    """Does it cite the rule, directly or by its chapter, as ``KUHN-3``, ``PP-A``, ``PP-2.8b``?"""
    deeper = r"[0-9.]*" if number[-1].isalpha() else r"(\.[0-9.]+)?"
    return re.fullmatch(f"{re.escape(number)}{deeper}[a-z]?", rule) is not None


@cache
def stated(text: str) -> tuple[str, ...]:
    """Return the numbers of the rules that a rulebook states, in order."""
    return tuple(STATED.findall(text))


@cache
def document(room: str, name: str = "RULES.md") -> str:
    file = files(room) / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def code(room: str) -> str:
    """Return all Python code of a game package except its tests."""
    return "\n".join(file.read_text(encoding="utf-8") for file in _modules(files(room)))


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _modules(item)
        elif item.name.endswith(".py") and not item.name.startswith("test_"):
            yield item


PROMISE = Promise(
    name="rulebook",
    statement="The code cites every rule of RULES.md, and RULES.md states every cited rule.",
    moment=look_at_objections,
    room=look,
)
