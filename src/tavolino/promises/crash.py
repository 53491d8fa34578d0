"""Describes an exception of a game in one sentence, with its place in the game package."""

from pathlib import Path
from traceback import walk_tb


def describe_crash(bug: BaseException, room: str) -> str:
    """Return ``ZeroDivisionError: division by zero (my_game/rules.py, line 12, in legal)``."""
    return f"{type(bug).__name__}: {bug} ({crash_location(bug, room)})"


def crash_location(bug: BaseException, room: str) -> str:
    """Return the innermost line in the game package, or else the innermost line."""
    if isinstance(bug, SyntaxError) and bug.filename:
        return f"{_short(bug.filename)}, line {bug.lineno}"
    frames = list(walk_tb(bug.__traceback__))
    inside = [step for step in frames if _is_inside(step[0].f_globals.get("__name__", ""), room)]
    for frame, line in reversed(inside or frames):
        code = frame.f_code
        function = "" if code.co_name.startswith("<") else f", in {code.co_name}"
        return f"{_short(code.co_filename)}, line {line}{function}"
    return "nowhere"


def _is_inside(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def _short(filename: str) -> str:
    return "/".join(Path(filename).parts[-2:])
