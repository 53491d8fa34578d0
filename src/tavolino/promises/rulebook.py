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
from tavolino.promises.walk import WalkMoment

RULE_NUMBER = r"[A-Z]{2,6}-[A-Z0-9]+(?:\.[0-9]+[a-z]?)*"
"""The format of rule numbers: ``KUHN-2.3``, ``PP-A3``. The client uses the same one."""

RULE_START = re.compile(rf"^(?:[-*] )?\*\*({RULE_NUMBER})\b", re.MULTILINE)
"""A rule is a paragraph or list item that begins with its number in bold."""

HOUSE_RULE = re.compile(r"HOUSE-[0-9]+")


def check(game: AnyGame) -> Iterator[str]:
    text = read_document(game.room)
    rules = stated_rules(text)
    if not text.startswith("# ") or not rules:
        yield "RULES.md is missing, has no title, or states no rule like **KUHN-2.3**"
        return
    yield from _check_code(game.room, rules)
    for lang in LANGUAGES[1:]:
        if (other := read_document(game.room, f"RULES.{lang}.md")) and stated_rules(other) != rules:
            odd = sorted(set(stated_rules(other)) ^ set(rules)) or "their order"
            yield f"RULES.{lang}.md does not state the same rules as RULES.md: {odd}"


def _check_code(room: str, rules: tuple[str, ...]) -> Iterator[str]:
    cited = _cited(package_code(room), rules)
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
    found = set(re.findall(RULE_NUMBER, text))
    for first, last in re.findall(rf"({RULE_NUMBER}) to ({RULE_NUMBER})", text):
        if first in rules and last in rules:
            found.update(rules[rules.index(first) : rules.index(last)])
    return found


def check_objections(moment: WalkMoment) -> Iterator[str]:
    rules = stated_rules(read_document(moment.game.room))
    for _, _, objection in speech.objections(moment):
        rule = objection.rule
        if rule not in rules and not HOUSE_RULE.fullmatch(rule):
            yield f"`refuse` cites {rule}, which RULES.md does not state"


def is_about(number: str, rule: str) -> bool:
    """Does it cite the rule, directly or by its chapter, as ``KUHN-3``, ``PP-A``, ``PP-2.8b``?"""
    deeper = r"[0-9.]*" if number[-1].isalpha() else r"(\.[0-9.]+)?"
    return re.fullmatch(f"{re.escape(number)}{deeper}[a-z]?", rule) is not None


@cache
def stated_rules(text: str) -> tuple[str, ...]:
    """Return the numbers of the rules that a rulebook states, in order."""
    return tuple(RULE_START.findall(text))


@cache
def read_document(room: str, name: str = "RULES.md") -> str:
    file = files(room) / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def package_code(room: str) -> str:
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
    moment=check_objections,
    room=check,
)
