"""What is refused, and how the one who asked is told."""

from tavolino.core.match import AnyStep
from tavolino.core.match_file import InvalidMatchFile
from tavolino.core.text import Objection, Text
from tavolino.server.protocol.play import Problem, ProblemCode


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


def import_problem(unfit: InvalidMatchFile) -> Problem:
    """Why a file cannot be looked at."""
    text = unfit.text
    return problem("malformed", text.key, {**text.args}, objection=unfit.objection)


class Stale(Exception):
    """An action answers another moment of the match than the present one."""


class NotConfirmed(Exception):
    """Somebody who was not sure would do what could not be taken back."""

    def __init__(self, step: AnyStep) -> None:
        self.step = step


class GestureRunning(Exception):
    """First it is to be seen how a hand's gesture ends."""


class NotPlayable(Exception):
    """This match can only be looked at."""
