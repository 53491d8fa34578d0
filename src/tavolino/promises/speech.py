"""Everything that is said at a moment, before anybody chose a language."""

from collections.abc import Iterator
from typing import Any

from tavolino.core.text import Objection, Section, Text
from tavolino.promises.walk import WalkMoment

FOREIGN_ACTIONS = 12
"""So many actions of other moments are tried, to hear why they are wrong."""


def objections(moment: WalkMoment) -> Iterator[tuple[int, Any, Objection]]:
    """Who hears what against which action."""
    for seat in moment.players:
        for action in moment.sample(moment.foreign_actions, FOREIGN_ACTIONS):
            if objection := moment.game.objection(moment.state, seat, action):
                yield seat, action, objection


def sheets(moment: WalkMoment) -> Iterator[Section]:
    """The table in words, as it is shown to each viewer; what all see alike comes once."""
    shown: list[Any] = []
    for viewer in moment.viewers:
        view = moment.game.view(moment.state, viewer)
        if view not in shown:
            shown.append(view)
            yield from moment.game.telling.sheet(view)


def texts(moment: WalkMoment) -> Iterator[Text]:
    """Objections, prompts, options, what comes next, and the table."""
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
