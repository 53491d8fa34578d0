"""Perft: counts all action sequences of a given length, to detect changes of the rules."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tavolino.core.game import AnyGame, Game
from tavolino.core.log import Entry
from tavolino.core.match import AnyMatch, Match, resume_log

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def perft(game: Game[S, A, V], state: S, depth: int) -> int:
    """The number of sequences of `depth` actions and outcomes. A match that ends early counts 1."""
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    if depth == 1:
        return sum(len(game.moves(state, seat)) for seat in actors)
    return sum(count for _, count in split(game, state, depth))


def split(game: Game[S, A, V], state: S, depth: int) -> list[tuple[str, int]]:
    """The count below each first step. Shows where two engines differ."""
    return [
        (f"{seat}: {game.format(move)}", perft(game, game.apply(state, seat, move), depth - 1))
        for seat in game.actors(state)
        for move in game.moves(state, seat)
    ]


class Position(Struct, frozen=True):
    """A position in a match and its counts by depth: one line of a ``.perft`` file.

    ``name; seats; options as JSON; entries, separated by commas; depth count; depth count …``
    """

    name: str
    seats: int
    options: dict[str, Any]
    entries: tuple[Entry, ...]
    counts: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        options = msgspec.json.encode(self.options).decode()
        entries = ", ".join(map(str, self.entries))
        counts = [f"{depth} {count}" for depth, count in self.counts]
        return "; ".join([self.name, str(self.seats), options, entries, *counts])

    def reached(self, game: AnyGame) -> AnyMatch:
        """Plays the match to this position and checks every entry. Raises BrokenLog."""
        match: AnyMatch = Match(game, self.seats, self.options)
        resume_log(match, self.entries)
        return match


def read_positions(text: str) -> list[Position]:
    """The positions of a ``.perft`` file. Lines that begin with ``#`` are comments."""
    lines = (line.strip() for line in text.splitlines())
    return [_position(line) for line in lines if line and not line.startswith("#")]


def _position(line: str) -> Position:
    name, seats, options, entries, *counts = (part.strip() for part in line.split(";"))
    said = (entry.partition(": ") for entry in entries.split(", ") if entry)
    return Position(
        name,
        int(seats),
        msgspec.json.decode(options, type=dict[str, Any]),
        tuple(Entry(int(seat), text) for seat, _, text in said),
        tuple((int(depth), int(count)) for depth, count in map(str.split, counts)),
    )
