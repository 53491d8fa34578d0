"""What a room's code and documents say about its rules, read from their text."""

import ast
import re
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path


@dataclass(frozen=True)
class Rulebook:
    """The rules of one room; their numbers begin with `prefix`, as in ``PP-A3``."""

    room: str
    prefix: str

    @property
    def folder(self) -> Path:
        return Path(str(files(self.room)))

    @property
    def number(self) -> str:
        """How a number looks, as a regular expression."""
        return rf"{self.prefix}-(?:[A-Z]\.?)?[0-9]+(?:\.[0-9]+)?"

    def text(self, document: str) -> str:
        return (self.folder / document).read_text(encoding="utf-8")

    def rules_in(self, document: str) -> list[str]:
        """The rules that a document states: each begins a paragraph, in bold."""
        return re.findall(rf"^\*\*({self.number})", self.text(document), re.MULTILINE)

    def mentioned_in(self, text: str) -> set[str]:
        return set(re.findall(self.number, text))

    @cached_property
    def objections(self) -> set[tuple[str, str]]:
        """The number of the rule and the message of every objection in the code."""
        found = set()
        for file in sorted((self.folder / "rules").glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "because":
                    rule, key = (ast.literal_eval(argument) for argument in node.args[:2])
                    found.add((rule, key))
        return found


def beginning(rule: str) -> str:
    """How the tests of a rule begin: ``test_pp_a3``."""
    return "test_" + rule.lower().replace("-", "_").replace(".", "_")
