"""Matches that somebody wandered through, and their moments: what promises are looked at in."""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any, TypeVar

from tavolino.core.game import NATURE, SPECTATOR, AnyGame, Seat
from tavolino.core.log import Entry, Header, Log

T = TypeVar("T")

MAX_OPTIONS_PER_STOP = 40
"""At a stop no more than so many options are tried."""

STOPS_PER_WALK = 6
"""At so many moments of a walk the costly questions are asked."""


@dataclass(frozen=True)
class Case:
    """A game with so many seats and such rules."""

    game: AnyGame
    seats: int
    switched: str = "{}"
    """The switches that differ from their defaults, as JSON: a case must be hashable."""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.switched}"

    @property
    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.switched)
        return found


@dataclass(frozen=True)
class WalkMoment:
    """A point of a match: somebody is about to act, or it is over."""

    case: Case
    seq: int
    """So many entries came before."""
    state: Any
    seat: Seat | None = None
    """Who acts next; None when it is over, or when nobody can."""
    action: Any = None
    foreign_actions: Sequence[Any] = ()
    """Actions of other moments: most of them are wrong here."""
    max_options: int = MAX_OPTIONS_PER_STOP

    @property
    def game(self) -> AnyGame:
        return self.case.game

    @cached_property
    def actors(self) -> tuple[Seat, ...]:
        return self.game.actors(self.state)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Those who are to act, without NATURE."""
        return tuple(seat for seat in self.actors if seat != NATURE)

    @cached_property
    def offers(self) -> dict[Seat, Sequence[Any]]:
        """What each of those players may do."""
        return {seat: self.game.legal(self.state, seat) for seat in self.players}

    @property
    def viewers(self) -> tuple[Seat, ...]:
        return (*range(self.case.seats), SPECTATOR)

    def sample(self, things: Sequence[T], count: int = MAX_OPTIONS_PER_STOP) -> list[T]:
        """A few of many, the same ones every time."""
        count = min(count, self.max_options, len(things))
        return Random(self.seq).sample(things, count) if count else []

    def as_text(self, seat: Seat, action: Any) -> str:
        """An action in notation, with its seat."""
        return f"`{Entry(seat, self.game.format(action))}`"


@dataclass(frozen=True)
class Walk:
    """A match as it was wandered through, as far as the rules let one."""

    case: Case
    seed: str
    moments: tuple[WalkMoment, ...]
    crash: str = ""
    """What stopped it, if it could not go on."""

    @property
    def steps(self) -> tuple[WalkMoment, ...]:
        """The moments in which somebody acted."""
        return tuple(moment for moment in self.moments if moment.seat is not None)

    @property
    def is_over(self) -> bool:
        """A walk may be cut off when it was long enough."""
        return not self.crash and bool(self.moments) and not self.moments[-1].actors

    @property
    def header(self) -> Header:
        game = self.case.game
        return Header(game.name, game.revision, self.case.seats, self.case.options, self.seed)

    @property
    def log(self) -> Log:
        return Log(self.header, tuple(self._entries()))

    def log_until(self, seq: int) -> Log:
        """The log to this moment and what was done there, as far as it can be written."""
        entries: list[Entry] = []
        with suppress(Exception):
            entries.extend(islice(self._entries(), seq + 1))
        return Log(self.header, tuple(entries))

    def _entries(self) -> Iterator[Entry]:
        for moment in self.steps:
            if moment.seat is not None:
                yield Entry(moment.seat, self.case.game.format(moment.action))

    def stops(self) -> list[WalkMoment]:
        """A few moments, from all over the match; its end is always one."""
        if not self.moments:
            return []
        *steps, last = self.moments
        chosen = Random(str(self.case)).sample(steps, min(STOPS_PER_WALK, len(steps)))
        return [*chosen, last]
