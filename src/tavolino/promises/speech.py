"""Collects all texts of a game at a moment, independent of a language."""

from collections.abc import Iterator
from typing import Any

from tavolino.core.text import Objection, Section, Text
from tavolino.promises.walk import WalkMoment

FOREIGN_ACTIONS = 12
"""Number of actions of other moments to try for objections."""


def objections(moment: WalkMoment) -> Iterator[tuple[int, Any, Objection]]:
    """Yield seats, illegal actions and the objections to them."""
    for seat in moment.players:
        for action in moment.sample(moment.foreign_actions, FOREIGN_ACTIONS):
            if objection := moment.game.objection(moment.state, seat, action):
                yield seat, action, objection


def sheets(moment: WalkMoment) -> Iterator[Section]:
    """Yield the sheet of every viewer; equal views are used once."""
    shown: list[Any] = []
    for viewer in moment.viewers:
        view = moment.game.view(moment.state, viewer)
        if view not in shown:
            shown.append(view)
            yield from moment.game.telling.sheet(view)


def texts(moment: WalkMoment) -> Iterator[Text]:
    """Yield the texts of objections, prompts, actions, the next entry and sheets."""
    telling, state = moment.game.telling, moment.state
    yield from (objection.text for _, _, objection in objections(moment))
    for viewer in moment.viewers:
        yield telling.prompt(state, viewer)
        if moment.seat is not None:
            yield telling.tell(state, moment.seat, moment.action, viewer).text
    for seat, offered in moment.offers.items():
        for action in moment.sample(offered):
            yield telling.tell(state, seat, action, seat).text
    for section in sheets(moment):
        yield section.title
        yield from section.columns
        yield from (cell.text for row in section.rows for cell in row if cell.text)
