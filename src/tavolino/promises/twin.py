"""Checks that the compiled twin plays by the same rules as the Python code."""

from collections.abc import Iterator
from fractions import Fraction

from tavolino.core.game import NATURE
from tavolino.native import CompiledTwin
from tavolino.native.compiled import NOBODY
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    """Compare the twin with the rules, if the game has a compiled one."""
    game, state, twin = moment.game, moment.state, moment.game.twin
    if twin is None or (compiled := twin.compiled) is None:
        return
    seat = moment.actors[0] if moment.actors else NOBODY
    packed = bytearray(twin.pack(state))
    if compiled.actor(packed) != seat:
        yield f"in the twin seat {compiled.actor(packed)} acts, not seat {seat}"
        return
    if seat == NOBODY:
        return
    moves = game.moves(state, seat) if seat == NATURE else moment.offers[seat]
    if compiled.options(packed) != [twin.number(action) for action in moves]:
        yield f"the twin's actions for seat {seat} are not those of `legal`"
    if seat == NATURE and _shares(compiled, packed) != [share for _, share in game.odds(state)]:
        yield "the twin's odds are not those of `odds`"
    if moment.seat is None:
        return
    compiled.apply(packed, twin.number(moment.action))
    if bytes(packed) != twin.pack(game.apply(state, moment.seat, moment.action)):
        yield f"the twin's state after {moment.as_text(moment.seat, moment.action)} is different"


def _shares(compiled: CompiledTwin, packed: bytearray) -> list[Fraction]:
    weights = compiled.weights(packed)
    return [Fraction(weight, sum(weights)) for weight in weights]


PROMISE = Promise(
    name="twin",
    statement="A compiled twin has the same actors, states and actions, in the same order.",
    cost="quick",
    moment=check,
)
