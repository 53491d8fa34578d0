"""Perft: how many ways a match can go in so many steps. Any change of the rules changes it."""

from typing import TypeVar

from tavolino.core.game import Game

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def perft(game: Game[S, A, V], state: S, depth: int) -> int:
    """The number of sequences of that many actions and outcomes, or fewer where a match ends."""
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    if depth == 1:
        return sum(len(game.moves(state, seat)) for seat in actors)
    return sum(count for _, count in split(game, state, depth))


def split(game: Game[S, A, V], state: S, depth: int) -> list[tuple[str, int]]:
    """The count below each first step: where two engines differ, this shows it."""
    return [
        (f"{seat}: {game.format(move)}", perft(game, game.apply(state, seat, move), depth - 1))
        for seat in game.actors(state)
        for move in game.moves(state, seat)
    ]
