"""Checks that the fields of a `Game` and the results of its functions have the right types."""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from inspect import signature
from typing import Any, get_args, get_origin, get_type_hints

from tavolino.core.game import NATURE, SPECTATOR, AnyGame
from tavolino.core.rule_options import rule_options
from tavolino.core.text import LogText, Objection, Text
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment

NAME_PATTERN = re.compile(r"[a-z][a-z0-9_]*")
MAX_SHOWN_LETTERS = 60
"""Maximum number of characters of a wrong value to show."""


# ---------------------------------------------------------------- the record
def check(game: AnyGame) -> Iterator[str]:
    """Check the record without playing."""
    if not isinstance(game.name, str) or not NAME_PATTERN.fullmatch(game.name):
        yield f"`name` is {game.name!r}: small letters, digits and _, as in my_game"
    if not game.seats or not is_sequence_of(game.seats, tuple, int) or min(game.seats) < 1:
        yield f"`seats` is {game.seats!r}: a tuple of the numbers of players, as in (2, 3, 4)"
    if not isinstance(game.revision, int) or game.revision < 1:
        yield f"`revision` is {game.revision!r}: a number from 1 on"
    try:
        rule_options(game.options)
        game.options()
    except TypeError as error:
        yield f"`options`: {error}"
    found = find_spec(game.room)
    if found is None or found.submodule_search_locations is None:
        yield f"`room` is {game.room!r}: a package, with its texts beside it"
    else:
        yield from (f"{name} is not UTF-8" for name in _unreadable(game.room))
    for part, record in (("", game), ("telling.", game.telling), ("thinking.", game.thinking)):
        yield from (f"`{part}{what}" for what in _misfits(record)) if record else ()


def _unreadable(room: str) -> Iterator[str]:
    """Yield the texts and rulebooks that are not UTF-8."""
    shelves = {"": files(room), "texts/": files(room) / "texts"}
    for shelf, folder in shelves.items():
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith((".ftl", ".md")) and not _is_text(file.read_bytes()):
                yield f"{shelf}{file.name}"


def _is_text(content: bytes) -> bool:
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _misfits(record: object) -> Iterator[str]:
    """Yield fields that are not functions or take the wrong number of arguments."""
    kind: type = type(record)
    for name, wanted in _arguments(kind).items():
        function = getattr(record, name)
        if function is not None and not callable(function):
            yield f"{name}` is {_short(function)}, not a function"
        elif function is not None and not _takes(function, wanted):
            taken = ", ".join(signature(function).parameters)
            yield f"{name}` takes ({taken}), but is given {wanted} arguments"


@cache
def _arguments(record: type) -> dict[str, int]:
    """Return the number of arguments that each function of a record gets."""
    hints = {name: _function(hint) for name, hint in get_type_hints(record).items()}
    return {name: len(get_args(hint)[0]) for name, hint in hints.items() if hint}


def _function(hint: Any) -> Any:
    """Return the Callable in a type hint, which may be optional, or None."""
    kinds = (hint,) if get_origin(hint) is tuple else (hint, *get_args(hint))
    return next((kind for kind in kinds if get_origin(kind) is Callable), None)


def _takes(function: Callable[..., Any], count: int) -> bool:
    try:
        signature(function).bind(*range(count))
    except TypeError:
        return False
    except ValueError:  # functions in C may have no signature
        return True
    return True


# ---------------------------------------------------------------- results of its functions
def check_play(moment: WalkMoment) -> Iterator[str]:
    game, state = moment.game, moment.state
    if not isinstance(state, game.state):
        yield f"`initial` gives {_short(state)}, not a {game.state.__name__}"
    elif not is_sequence_of(moment.actors, tuple, int):
        yield f"`actors` gives {_short(moment.actors)}, not a tuple of seats"
    else:
        yield from _offers(moment)
        yield from _standing(moment)
        yield from _step(moment) if moment.seat is not None else ()
        prompt = game.telling.prompt(state, SPECTATOR)
        if not isinstance(prompt, Text):
            yield f"`prompt` gives {_short(prompt)}, not a Text"


def _offers(moment: WalkMoment) -> Iterator[str]:
    game, state = moment.game, moment.state
    if NATURE in moment.actors and not all(_is_outcome(pair) for pair in game.odds(state)):
        yield f"`odds` gives {_short(game.odds(state))}, not pairs of an outcome and a Fraction"
    for seat, offered in moment.offers.items():
        if not _is_list(offered):
            yield f"`legal` gives seat {seat} {_short(offered)}, not a list or tuple of actions"
            continue
        for action in (*moment.sample(offered, 1), *moment.sample(moment.foreign_actions, 1)):
            objection = game.refuse(state, seat, action)
            if objection is not None and not isinstance(objection, Objection):
                yield f"`refuse` gives {_short(objection)}, neither an Objection nor None"


def _standing(moment: WalkMoment) -> Iterator[str]:
    game, state = moment.game, moment.state
    for name, given in (("scores", game.scores(state)), ("places", game.places(state))):
        if not is_sequence_of(given, tuple, int):
            yield f"`{name}` gives {_short(given)}, not a tuple of whole numbers"
    if not _is_list(broken := game.check(state)):
        yield f"`check` gives {_short(broken)}, not a list of what is broken"


def _step(moment: WalkMoment) -> Iterator[str]:
    game, state, seat, action = moment.game, moment.state, moment.seat, moment.action
    assert seat is not None
    if not isinstance(after := game.apply(state, seat, action), game.state):
        yield f"`apply` gives {_short(after)}, not a {game.state.__name__}"
    if not isinstance(written := game.format(action), str):
        yield f"`format` gives {_short(written)}, not a text"
    if not isinstance(told := game.telling.tell(state, seat, action, SPECTATOR), LogText):
        yield f"`tell` gives a {type(told).__name__}, not a Told"


def is_sequence_of(things: object, kind: type[Sequence[Any]], each: type) -> bool:
    """Is it a sequence of this type with items of this type?"""
    return isinstance(things, kind) and all(isinstance(thing, each) for thing in things)


def _is_list(things: object) -> bool:
    return isinstance(things, Sequence) and not isinstance(things, str)


def _is_outcome(pair: object) -> bool:
    return isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[1], Fraction | int)


def _short(thing: object) -> str:
    text = repr(thing)
    if text.startswith("<"):
        return f"a {type(thing).__name__}"
    return text if len(text) <= MAX_SHOWN_LETTERS else f"{text[:MAX_SHOWN_LETTERS]}…"


PROMISE = Promise(
    name="contract",
    statement="Every field of the `Game` and every result of its functions has the right type.",
    cost="quick",
    room=check,
    moment=check_play,
)
