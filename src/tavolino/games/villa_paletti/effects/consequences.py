"""Consequences of an action: colours, locks, the seal, points on the top floor, phase, end."""

from collections.abc import Iterator

from tavolino.core.effects import Began, Effect, Moved, Placed, Removed, Scored, Turned
from tavolino.core.game import NATURE
from tavolino.games.villa_paletti.components import COLOURS
from tavolino.games.villa_paletti.effects.names import OUT, name, place_of
from tavolino.games.villa_paletti.rules import actors
from tavolino.games.villa_paletti.rules.ending import winner
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.state import NOBODY, Seal, State


def followed(state: State, after: State) -> Iterator[Effect]:
    yield from _chosen(state, after)
    yield from _locked(state, after)
    if after.villa is not state.villa:
        yield from (*_gone(state, after), *_pointed(state, after))
    if after.seal != state.seal:
        yield from _sealed(state.seal, after.seal)
    if after.phase == "over":
        yield from (Began("over"), *_counted(after))
    elif (after.phase, after.turn) != (state.phase, state.turn):
        acting = actors(after)
        alone = len(acting) == 1 and acting != (NATURE,)
        yield Began(after.phase, acting[0] if alone else None)


def _chosen(state: State, after: State) -> Iterator[Effect]:
    """VP-S5, VP-S6: the owners of colours. The last colour is assigned without a choice."""
    for colour, old, new in zip(COLOURS, state.owners, after.owners, strict=True):
        if old != new:
            yield Placed(colour, f"{new}/colours", new)


def _locked(state: State, after: State) -> Iterator[Effect]:
    """VP-B6."""
    for pillar in after.locked:
        if pillar not in state.locked:
            yield Turned(name(pillar), place_of(after, pillar), "locked")


def _gone(state: State, after: State) -> Iterator[Effect]:
    """VP-F4, VP-F5, VP-E9: pillars that leave the game."""
    levels = zip(state.villa.levels, after.villa.levels, strict=True)
    for pillar, (was, now) in enumerate(levels):
        if now < 0 <= was:
            yield Removed(name(pillar), place_of(state, pillar), OUT)


def _sealed(old: Seal | None, new: Seal | None) -> Iterator[Effect]:
    """VP-M4, VP-E7: the holder of the seal, and the colour that is up."""
    before, now = (f"{seal.holder}/seal" if seal else "table" for seal in (old, new))
    if before != now:
        yield Moved("seal", (before, now))
    if new and new.previous != (old.previous if old else NOBODY):
        yield Turned("seal", now, "nobody" if new.previous == NOBODY else str(new.previous))


def _pointed(state: State, after: State) -> Iterator[Effect]:
    """VP-M2, VP-M5: points on the top floor. They are no score, but decide about the seal."""
    if after.ended == "collapse":
        return
    for seat in range(after.seats):
        if (now := points(after, seat)) != points(state, seat):
            yield Turned("points", f"{seat}/points", str(now))


def _counted(after: State) -> Iterator[Effect]:
    """VP-E3 to VP-E7: the winner, if any; players who resigned or caused the collapse are last."""
    if (won := winner(after)) != NOBODY:
        yield Scored(won, 1, "won")
    yield from (Scored(seat, -1, "resigned") for seat in after.resigned)
    if after.ended == "collapse" and after.culprit not in after.resigned:
        yield Scored(after.culprit, -1, "collapse")
