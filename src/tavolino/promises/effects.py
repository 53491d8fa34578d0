"""Checks the effects of entries, from which boards animate moves."""

from collections.abc import Iterator

import msgspec

from tavolino.core.contract.telling import nothing_to_animate
from tavolino.core.effects import Effect, Moved
from tavolino.core.game import Seat
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment

SEAT_FIELDS = ("seat", "giver", "taker")
"""The fields of effects that name a seat."""


def visible_effects(moment: WalkMoment, viewer: Seat) -> tuple[Effect, ...]:
    """Return the effects of the next action for a viewer."""
    if moment.seat is None:
        return ()
    return moment.game.telling.effects(moment.state, moment.seat, moment.action, viewer)


def check(moment: WalkMoment) -> Iterator[str]:
    """Check the effects of an action, unless the game has no effects at all."""
    if moment.seat is None or moment.game.telling.effects is nothing_to_animate:
        return
    said = moment.as_text(moment.seat, moment.action)
    for viewer in moment.viewers:
        effects = visible_effects(moment, viewer)
        if not effects:
            yield f"`effects` shows viewer {viewer} nothing of {said}"
        sent = msgspec.json.encode(effects)
        if msgspec.json.decode(sent, type=tuple[Effect, ...]) != effects:
            yield f"the `effects` of {said} change when they are sent as JSON: {effects}"
        for effect in effects:
            yield from _check_effect(moment, effect)


def _check_effect(moment: WalkMoment, effect: Effect) -> Iterator[str]:
    named = {getattr(effect, name, None) for name in SEAT_FIELDS} - {None}
    if not named <= {*range(moment.case.seats)}:
        yield f"`effects` gives {effect}, which names a seat that does not exist"
    if isinstance(effect, Moved):
        steps = zip(effect.path, effect.path[1:], strict=False)
        if len(effect.path) < 2 or any(here == there for here, there in steps):
            yield f"`effects` gives {effect}, which goes nowhere"


PROMISE = Promise(
    name="effects",
    statement="If a game has effects, every entry has some; they can be sent and are valid.",
    cost="steady",
    moment=check,
)
