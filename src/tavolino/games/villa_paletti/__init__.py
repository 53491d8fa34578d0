"""Villa Paletti: pull pillars out from under the floors and set them on top without a collapse."""

from random import Random

from tavolino.core.contract.simulation import Simulation
from tavolino.core.game import Game, Hands, Seat, Telling, Thinking
from tavolino.games.villa_paletti import (
    effects,
    evaluate,
    notation,
    revisions,
    rules,
    tell,
    tremor,
    view,
)
from tavolino.games.villa_paletti.actions import Action
from tavolino.games.villa_paletti.state import State, VillaOptions, check
from tavolino.games.villa_paletti.view import View


# Import MuJoCo only where physics runs: a process that never simulates starts faster.
def _nature(state: State, random: Random) -> Action:
    from tavolino.games.villa_paletti.nature import nature

    return nature(state, random)


def _perform(state: State, seat: Seat) -> Simulation | None:
    from tavolino.games.villa_paletti.performance import perform

    return perform(state, seat)


VILLA_PALETTI: Game[State, Action, View] = Game(
    name="villa_paletti",
    room=__name__,
    revision=5,
    past=(revisions.fourth, revisions.third, revisions.second, revisions.first),
    seats=(2, 3, 4),
    options=VillaOptions,
    state=State,
    initial=rules.initial,
    actors=rules.actors,
    legal=rules.legal,
    refuse=rules.refuse,
    anytime=rules.anytime,
    window=rules.window,
    odds=rules.odds,
    apply=rules.apply,
    check=check,
    scores=rules.scores,
    places=rules.places,
    view=view.view,
    imagine=view.imagine,
    format=notation.format,
    parse=notation.parse,
    telling=Telling(
        prompt=tell.prompt,
        tell=tell.tell,
        offer=tell.offer,
        effects=effects.effects,
        preview=view.preview,
        sheet=tell.sheet,
        advise=view.advise,
    ),
    thinking=Thinking(
        estimate=evaluate.estimate,
        candidates=evaluate.candidates,
        gives_up=evaluate.gives_up,
        by_hand=tremor.by_hand,
        instead=evaluate.alternatives,
        unforeseeable=evaluate.unforeseeable,
        parts=evaluate.parts,
        levels=evaluate.LEVELS,
        scale=100.0,
    ),
    hands=Hands(
        is_gesture=rules.is_gesture,
        perform=_perform,
        nature=_nature,
        instead=notation.as_packet,
        forfeit=rules.forfeit,
    ),
)
