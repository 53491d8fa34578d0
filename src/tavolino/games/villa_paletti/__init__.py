"""Villa Paletti: pull pillars from under the floors, set them on top, and let nothing fall."""

from random import Random

from tavolino.core.game import Game, Seat
from tavolino.core.performance import Performance
from tavolino.games.villa_paletti import evaluate, notation, rules, tell, tremor, view
from tavolino.games.villa_paletti.actions import Action
from tavolino.games.villa_paletti.state import State, VillaOptions, check
from tavolino.games.villa_paletti.view import View


# MuJoCo is loaded where things fall and nowhere else: a server that only tells of it starts sooner.
def _nature(state: State, random: Random) -> Action:
    from tavolino.games.villa_paletti.nature import nature

    return nature(state, random)


def _perform(state: State, seat: Seat) -> Performance | None:
    from tavolino.games.villa_paletti.live import perform

    return perform(state, seat)


VILLA_PALETTI: Game[State, Action, View] = Game(
    name="villa_paletti",
    room=__name__,
    revision=2,
    seats=(2, 3, 4),
    options=VillaOptions,
    state=State,
    initial=rules.initial,
    actors=rules.actors,
    legal=rules.legal,
    is_gesture=rules.is_gesture,
    refuse=rules.refuse,
    window=rules.window,
    odds=rules.odds,
    nature=_nature,
    perform=_perform,
    apply=rules.apply,
    check=check,
    scores=rules.scores,
    places=rules.places,
    view=view.view,
    imagine=view.imagine,
    format=notation.format,
    parse=notation.parse,
    prompt=tell.prompt,
    tell=tell.tell,
    preview=view.preview,
    sheet=tell.sheet,
    estimate=evaluate.estimate,
    candidates=evaluate.candidates,
    by_hand=tremor.by_hand,
    unforeseeable=evaluate.unforeseeable,
)
