"""Checks that previews of actions can be sent as JSON."""

from collections.abc import Iterator

import msgspec

from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    for seat, offered in moment.offers.items():
        for action in offered:
            yield from _send(moment, seat, action)


def _send(moment: WalkMoment, seat: Seat, action: object) -> Iterator[str]:
    telling = moment.game.telling
    for name, show in (("preview", telling.preview), ("judged", telling.judged)):
        preview = show(moment.state, seat, action) if show else None
        try:
            msgspec.json.encode(preview)
        except (TypeError, ValueError) as error:
            said = moment.as_text(seat, action)
            yield f"`{name}` of {said} gives {preview!r}, which cannot be sent: {error}"


PROMISE = Promise(
    name="previews",
    statement="The results of `preview` and `judged` can be sent as JSON.",
    moment=check,
)
