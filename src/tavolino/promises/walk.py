"""Walks and their moments: the matches in which promises are checked."""

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
"""Maximum number of options to try at a stop."""

STOPS_PER_WALK = 6
"""Number of moments of a walk at which expensive checks run."""


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and rule options."""

    game: AnyGame
    seats: int
    switched: str = "{}"
    """The rule options that differ from their defaults, as JSON so that a case is hashable."""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.switched}"

    @property
    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.switched)
        return found


@dataclass(frozen=True)
class WalkMoment:
    """A position of a match, and the next action unless it is over."""

    case: Case
    seq: int
    """The number of entries before it."""
    state: Any
    seat: Seat | None = None
    """The seat that acts next; None if the match is over or no seat can act."""
    action: Any = None
    foreign_actions: Sequence[Any] = ()
    """Actions of other moments, most of which are illegal here."""
    max_options: int = MAX_OPTIONS_PER_STOP

    @property
    def game(self) -> AnyGame:
        return self.case.game

    @cached_property
    def actors(self) -> tuple[Seat, ...]:
        return self.game.actors(self.state)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The actors without NATURE."""
        return tuple(seat for seat in self.actors if seat != NATURE)

    @cached_property
    def offers(self) -> dict[Seat, Sequence[Any]]:
        """The legal actions of each of these players."""
        return {seat: self.game.legal(self.state, seat) for seat in self.players}

    @property
    def viewers(self) -> tuple[Seat, ...]:
        return (*range(self.case.seats), SPECTATOR)

    def sample(self, things: Sequence[T], count: int = MAX_OPTIONS_PER_STOP) -> list[T]:
        """A random sample, the same every time."""
        count = min(count, self.max_options, len(things))
        return Random(self.seq).sample(things, count) if count else []

    def as_text(self, seat: Seat, action: Any) -> str:
        """Format an action with its seat."""
        return f"`{Entry(seat, self.game.format(action))}`"


@dataclass(frozen=True)
class Walk:
    """A match with all its moments, up to its end, a limit or a crash."""

    case: Case
    seed: str
    moments: tuple[WalkMoment, ...]
    crash: str = ""
    """The error that stopped the match, if one did."""

    @property
    def steps(self) -> tuple[WalkMoment, ...]:
        """The moments with an action."""
        return tuple(moment for moment in self.moments if moment.seat is not None)

    @property
    def is_over(self) -> bool:
        """Did the match end? A walk may also stop at a limit."""
        return not self.crash and bool(self.moments) and not self.moments[-1].actors

    @property
    def header(self) -> Header:
        game = self.case.game
        return Header(game.name, game.revision, self.case.seats, self.case.options, self.seed)

    @property
    def log(self) -> Log:
        return Log(self.header, tuple(self._entries()))

    def log_until(self, seq: int) -> Log:
        """Return the log up to and including this entry, as far as it can be formatted."""
        entries: list[Entry] = []
        with suppress(Exception):
            entries.extend(islice(self._entries(), seq + 1))
        return Log(self.header, tuple(entries))

    def _entries(self) -> Iterator[Entry]:
        for moment in self.steps:
            if moment.seat is not None:
                yield Entry(moment.seat, self.case.game.format(moment.action))

    def stops(self) -> list[WalkMoment]:
        """Return a few moments of the match, always including the last."""
        if not self.moments:
            return []
        *steps, last = self.moments
        chosen = Random(str(self.case)).sample(steps, min(STOPS_PER_WALK, len(steps)))
        return [*chosen, last]
