"""Checks promises in a game package, in a match and at a moment."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, TypeVar

from tavolino.core.game import AnyGame, Seat
from tavolino.promises.crash import describe_crash
from tavolino.promises.promise import Broken, Promise
from tavolino.promises.walk import Case, Walk, WalkMoment

Subject = TypeVar("Subject")


def check_package(promise: Promise, game: AnyGame) -> Iterator[Broken]:
    """Check a promise in the files of a game package."""
    for what in _safely(promise.room, game, game):
        yield Broken(promise.name, what, f"in the game package {game.room}")


def check_walk(promise: Promise, walk: Walk, elsewhere: Sequence[Any] = ()) -> Iterator[Broken]:
    """Check a promise in a match: at a few stops, in every step if it is cheap, and as a whole."""
    everywhere = walk.moments if promise.cost != "slow" else ()
    hasty = (replace(moment, foreign_actions=elsewhere, max_options=1) for moment in everywhere)
    stops = (replace(moment, foreign_actions=elsewhere) for moment in walk.stops())
    for moment in chain(hasty, stops):
        yield from check_moment(promise, moment, walk.seed)
    for what in _safely(promise.walk, walk, walk.case.game):
        yield Broken(promise.name, what, _where(walk), len(walk.steps))


def check_moment(promise: Promise, moment: WalkMoment, seed: str) -> Iterator[Broken]:
    """Check a promise at one moment of a match."""
    for what in _safely(promise.moment, moment, moment.game):
        yield Broken(promise.name, what, _when(moment, seed), moment.seq)


def _safely(
    look: Callable[[Subject], Iterator[str]], subject: Subject, game: AnyGame
) -> Iterator[str]:
    """Run a check. If the game crashes during it, that is a violation as well."""
    try:
        yield from look(subject)
    except Exception as bug:  # report every error of a game
        yield describe_crash(bug, game.room)


def _where(walk: Walk) -> str:
    return f"{_case_name(walk.case, walk.seed)}: {len(walk.steps)} entries"


def _case_name(case: Case, seed: str) -> str:
    return f"{case.game.name} with {case.seats} seats, {case.switched}, {seed!r}"


def _when(moment: WalkMoment, seed: str) -> str:
    after = f"{_case_name(moment.case, seed)}: after {moment.seq} entries"
    return after if moment.seat is None else f"{after}, before {_next(moment, moment.seat)}"


def _next(moment: WalkMoment, seat: Seat) -> str:
    try:
        return moment.as_text(seat, moment.action)
    except Exception:
        return f"{moment.action!r} of seat {seat}"
