"""Rulebooks: an introduction to a game, its numbered rules, and figures of positions.

The introduction is ``BEGIN.md`` in the game package, if there is one. Its figures are positions:
each is a log in ``pictures/`` with notes. ``# crop D4 F6`` selects a part of the board, and
``# show go 7.11`` shows a move that could follow.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tavolino.core.game import SPECTATOR, AnyGame
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.server.protocol.tables import RulebookFigure
from tavolino.server.views.details import legal_action
from tavolino.server.views.scene import SCENE_EXTRAS

FIGURE_NAME = re.compile("[a-z0-9_]{1,40}")
NOTE_LINE = re.compile(r"^# (crop|show) (.+)$", re.MULTILINE)
TITLE_LINE = re.compile(r"^# .*\n", re.MULTILINE)


def find_page(room: Traversable, name: str, lang: str) -> Traversable | None:
    """A page of a game package in this language, or else in English."""
    found = (room / f"{name}.{lang}.md", room / f"{name}.md")
    return next((file for file in found if file.is_file()), None)


def rulebook(room: str, lang: str) -> str | None:
    """Title, introduction and rules. None if there are no rules."""
    rules, begin = find_page(files(room), "RULES", lang), find_page(files(room), "BEGIN", lang)
    if rules is None:
        return None
    text = rules.read_text(encoding="utf-8")
    if begin is None:
        return text
    opening = begin.read_text(encoding="utf-8")
    return TITLE_LINE.sub(lambda title: f"{title[0]}\n{opening}", text, count=1)


def rulebook_figure(game: AnyGame, name: str) -> RulebookFigure | None:
    """The figure of this name, if the game package has it."""
    if not FIGURE_NAME.fullmatch(name):
        return None
    file = files(game.room) / "pictures" / f"{name}.log"
    return _build_figure(game, file.read_text(encoding="utf-8")) if file.is_file() else None


def _build_figure(game: AnyGame, text: str) -> RulebookFigure:
    match = replay(game, parse_log(text))
    notes = dict(NOTE_LINE.findall(text))
    seat, shown = match.actors[0] if match.actors else SPECTATOR, None
    if "show" in notes:
        action = game.parse(notes["show"])
        game.require_legal(match.state, seat, action)
        shown = legal_action(game, match.state, seat, action, (*SCENE_EXTRAS, "help"))
    view = game.view(match.state, SPECTATOR)
    return RulebookFigure(view, match.header.seats, notes.get("crop", ""), shown, seat)


@cache
def figure_names(room: str) -> tuple[str, ...]:
    """The names of all figures of a game package."""
    shelf = files(room) / "pictures"
    found = shelf.iterdir() if shelf.is_dir() else ()
    return tuple(sorted(one.name.removesuffix(".log") for one in found))
