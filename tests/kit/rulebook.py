"""The rules that a game package's code and documents mention, read from their text."""

import ast
import re
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path


@dataclass(frozen=True)
class Rulebook:
    """The rules of one package."""

    room: str

    def __str__(self) -> str:
        return self.folder.name

    @property
    def folder(self) -> Path:
        return Path(str(files(self.room)))

    @cached_property
    def prefix(self) -> str:
        """The prefix of all its rule numbers: ``PP`` in ``PP-A3``."""
        first = re.search(r"^\*\*([A-Z]+)-", self.text("RULES.md"), re.MULTILINE)
        assert first, f"{self} states no rules"
        return first[1]

    @property
    def number(self) -> str:
        """The form of a rule number, as a regular expression."""
        return rf"{self.prefix}-(?:[A-Z]\.?)?[0-9]+(?:\.[0-9]+)?"

    def text(self, document: str) -> str:
        return (self.folder / document).read_text(encoding="utf-8")

    def rules_in(self, document: str) -> list[str]:
        """The rules that a document states: each begins a paragraph, in bold."""
        return re.findall(rf"^\*\*({self.number})", self.text(document), re.MULTILINE)

    @cached_property
    def rules(self) -> list[str]:
        return self.rules_in("RULES.md")

    @cached_property
    def tests(self) -> str:
        """The text of all its tests."""
        folder = Path(__file__).parents[1] / "games" / self.folder.name
        return "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("test_*.py")))

    def mentioned_in(self, text: str) -> set[str]:
        return set(re.findall(self.number, text))

    @cached_property
    def objections(self) -> set[tuple[str, str]]:
        """The rule number and the message of every objection in the code."""
        found = set()
        for file in sorted((self.folder / "rules").glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "objection":
                    rule, key = (ast.literal_eval(argument) for argument in node.args[:2])
                    found.add((rule, key))
        return found


BOOKS = [
    Rulebook(f"tavolino.games.{rules.parent.name}")
    for rules in sorted(Path(str(files("tavolino.games"))).glob("*/RULES.md"))
]


def rule_test_prefix(rule: str) -> str:
    """The prefix of the names of the tests of a rule: ``test_pp_a3``."""
    return "test_" + rule.lower().replace("-", "_").replace(".", "_")
