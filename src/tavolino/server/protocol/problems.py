"""Refused requests: the exceptions of the server, and the problems that clients receive."""

from tavolino.core.files.match_file import InvalidMatchFile
from tavolino.core.match import AnyStep
from tavolino.core.text import Objection, Text
from tavolino.server.protocol.play import Problem, ProblemCode


class Refused(Exception):
    """A request was refused, and nothing changed. Carries the problem for the client."""

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
    """A problem with the text of `key` or, without one, of its code."""
    text = Text(key or f"problem-{code.replace('_', '-')}", args or {})
    return Problem(code=code, text=text, objection=objection, seq=seq)


def import_problem(unfit: InvalidMatchFile) -> Problem:
    """The problem that says why a match file cannot be imported."""
    text = unfit.text
    return problem("malformed", text.key, {**text.args}, objection=unfit.objection)


class Stale(Exception):
    """An action answers an earlier position than the current one."""


class NotConfirmed(Exception):
    """The player was not sure about an action that could not be undone."""

    def __init__(self, step: AnyStep) -> None:
        self.step = step


class GestureRunning(Exception):
    """The request must wait until the running gesture ends."""


class NotPlayable(Exception):
    """The match can be viewed but not continued."""
