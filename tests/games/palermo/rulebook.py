"""What the code and the documents say about rules, read from their text."""

import ast
import re
from pathlib import Path

import tavolino.games.palermo as room

ROOM = Path(room.__file__).parent
RULE = re.compile(r"^\*\*(PAL-(?:[A-Z]\.?)?[0-9]+(?:\.[0-9]+)?)", re.MULTILINE)


def rules_in(document: str) -> list[str]:
    """The rules that a document states: each begins a paragraph, in bold."""
    return RULE.findall((ROOM / document).read_text(encoding="utf-8"))


def _objections() -> set[tuple[str, str]]:
    found = set()
    for file in sorted((ROOM / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "because":
                rule, key = (ast.literal_eval(argument) for argument in node.args[:2])
                found.add((rule, key))
    return found


OBJECTIONS = _objections()
"""The number of the rule and the message of every objection in the code."""
