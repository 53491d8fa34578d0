"""Checks that `parse` reads what `format` writes, and calls other text malformed."""

from collections.abc import Iterator
from random import Random

from tavolino.core.game import AnyGame, MalformedAction, Seat
from tavolino.promises.crash import describe_crash
from tavolino.promises.promise import Promise
from tavolino.promises.walk import Walk, WalkMoment

ODD_TEXTS = (
    "",
    " ",
    "\t\n",
    "\x00",
    "-1",
    "9" * 40,
    "1e9",
    "nan",
    "é",
    "٣",
    "²",
    "🎲",
    "undo",
    "'\"{}",
)
"""Unusual input that people or programs send in place of an action."""

DAMAGED_ACTIONS = 200
"""Number of damaged actions to parse in a walk."""


def check(moment: WalkMoment) -> Iterator[str]:
    if moment.seat is not None:
        yield from _reads_back(moment, moment.seat, moment.action)
    if moment.max_options > 1:
        for seat in moment.actors:
            for action in moment.game.moves(moment.state, seat):
                yield from _reads_back(moment, seat, action)


def _reads_back(moment: WalkMoment, seat: Seat, action: object) -> Iterator[str]:
    text = moment.game.format(action)
    try:
        read = moment.game.parse(text)
    except MalformedAction as error:
        yield f"seat {seat}'s {action} is written `{text}`, which `parse` calls malformed: {error}"
        return
    if read != action:
        yield f"`{text}` does not read back: `format` wrote {action}, `parse` read {read}"


def check_typing(walk: Walk) -> Iterator[str]:
    random, game = Random(walk.seed), walk.case.game
    written = [entry.text for entry in walk.log.entries] or ["x"]
    for _ in range(DAMAGED_ACTIONS):
        yield from _check_typed(game, damage(random.choice(written), random))


def damage(text: str, random: Random) -> str:
    """Replace a random part of a text by unusual input."""
    begin, end = sorted(random.randint(0, len(text)) for _ in range(2))
    rest = random.choice((text[begin:], text[end:], ""))
    return text[:begin] + random.choice(ODD_TEXTS) + rest


def _check_typed(game: AnyGame, text: str) -> Iterator[str]:
    try:
        action = game.parse(text)
    except MalformedAction:
        return
    except Exception as bug:  # a crash is a violation
        why = describe_crash(bug, game.room)
        yield f"`parse` crashes on {text!r} instead of raising MalformedAction: {why}"
        return
    if action is None:
        yield f"`parse` gives None for {text!r} instead of raising MalformedAction"
    elif game.parse(game.format(action)) != action:
        yield f"{text!r} is read as {action}, but that does not read back from `format`"


PROMISE = Promise(
    name="notation",
    statement="What `format` writes, `parse` reads back; anything else raises MalformedAction.",
    cost="quick",
    moment=check,
    walk=check_typing,
)
