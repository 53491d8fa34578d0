"""What is refused, and how the one who asked is told."""

from tavolino.core.words import Objection, Text
from tavolino.server.protocol import Problem, ProblemCode


class Refused(Exception):
    """Somebody asked for what cannot be; nothing changed."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(problem.code)


def problem(
    code: ProblemCode,
    key: str = "",
    args: dict[str, str | int] | None = None,
    *,
    objection: Objection | None = None,
    seq: int | None = None,
) -> Problem:
    """A problem in words: those of its code, unless a key says more."""
    text = Text(key or f"problem-{code.replace('_', '-')}", args or {})
    return Problem(code=code, text=text, objection=objection, seq=seq)
