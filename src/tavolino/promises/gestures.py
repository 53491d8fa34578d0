"""Checks gestures that `legal` does not list, by changing the numbers of known ones."""

import re
from collections.abc import Iterator
from random import Random

from tavolino.core.game import MalformedAction, Seat
from tavolino.promises.promise import Promise
from tavolino.promises.texts import translation_error
from tavolino.promises.walk import WalkMoment

VARIED_GESTURES, VARIATIONS = 4, 3
"""Number of known gestures to vary, and of variations of each."""

NUMBER_PATTERN = re.compile(r"(?<![\w.])-?[0-9]+(?:\.[0-9]+)?|(?<=[a-z])-?[0-9]+")
"""A number alone, or after the letter of its unit."""


def check(moment: WalkMoment) -> Iterator[str]:
    game = moment.game
    for seat in moment.players if game.hands else ():
        known = [*moment.offers[seat], *moment.foreign_actions]
        for gesture in moment.sample(
            [each for each in known if game.is_gesture(each)], VARIED_GESTURES
        ):
            text, random = game.format(gesture), Random(f"{moment.seq} {seat}")
            for _ in range(VARIATIONS):
                yield from _check_typed(moment, seat, vary_numbers(text, random))


def vary_numbers(text: str, random: Random) -> str:
    """Change the numbers in a text: a little, in sign, or far too much."""

    def other(number: re.Match[str]) -> str:
        value = float(number[0])
        changed = random.choice((value, value / 2, value + 1, value - 1, -value, value * 1000))
        return f"{changed:.2f}" if "." in number[0] else str(round(changed))

    return NUMBER_PATTERN.sub(other, text)


def _check_typed(moment: WalkMoment, seat: Seat, text: str) -> Iterator[str]:
    game, state = moment.game, moment.state
    try:
        action = game.parse(text)
    except MalformedAction:
        return
    if game.objection(state, seat, action):
        return
    if broken := game.check(game.apply(state, seat, action)):
        yield f"`{seat}: {text}` is allowed but breaks an invariant: {'; '.join(broken)}"
    if game.parse(game.format(action)) != action:
        yield f"`{text}` is allowed but does not read back from `format`"
    game.telling.preview(state, seat, action)
    for viewer in moment.viewers:
        game.telling.effects(state, seat, action, viewer)
        yield from translation_error(
            game.room, "en", game.telling.tell(state, seat, action, viewer).text
        )


PROMISE = Promise(
    name="gestures",
    statement="A typed gesture is malformed or refused, or it can be played, written and shown.",
    moment=check,
)
