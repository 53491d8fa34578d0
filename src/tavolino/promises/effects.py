"""An entry shows what it did, in words that any board understands."""

from collections.abc import Iterator

import msgspec

from tavolino.core.effects import Effect, Moved
from tavolino.core.game import Seat
from tavolino.core.telling import nothing_to_animate
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment

SEAT_FIELDS = ("seat", "giver", "taker")
"""The fields of effects that name a seat."""


def visible_effects(moment: WalkMoment, viewer: Seat) -> tuple[Effect, ...]:
    """What the viewer sees of what is done next."""
    if moment.seat is None:
        return ()
    return moment.game.telling.effects(moment.state, moment.seat, moment.action, viewer)


def check(moment: WalkMoment) -> Iterator[str]:
    """A room may leave it to its views to show what changed."""
    if moment.seat is None or moment.game.telling.effects is nothing_to_animate:
        return
    said = moment.as_text(moment.seat, moment.action)
    for viewer in moment.viewers:
        effects = visible_effects(moment, viewer)
        if not effects:
            yield f"`effects` shows viewer {viewer} nothing of {said}"
        sent = msgspec.json.encode(effects)
        if msgspec.json.decode(sent, type=tuple[Effect, ...]) != effects:
            yield f"the `effects` of {said} are others after they were sent: {effects}"
        for effect in effects:
            yield from _check_effect(moment, effect)


def _check_effect(moment: WalkMoment, effect: Effect) -> Iterator[str]:
    named = {getattr(effect, name, None) for name in SEAT_FIELDS} - {None}
    if not named <= {*range(moment.case.seats)}:
        yield f"`effects` gives {effect}, which names a seat that is not there"
    if isinstance(effect, Moved):
        steps = zip(effect.path, effect.path[1:], strict=False)
        if len(effect.path) < 2 or any(here == there for here, there in steps):
            yield f"`effects` gives {effect}, which goes nowhere"


PROMISE = Promise(
    name="effects",
    statement="Where a room has effects, every entry has some; they can be sent and make sense.",
    cost="steady",
    moment=check,
)
