"""Palermo, a game package: players build a city, then collect their discs in it."""

from tavolino.core.game import Game, Telling, Thinking
from tavolino.games.palermo import effects, evaluate, notation, rules, tell, view
from tavolino.games.palermo.actions import Action
from tavolino.games.palermo.components import DISCS, PalermoOptions
from tavolino.games.palermo.state import State, check
from tavolino.games.palermo.twin import TWIN
from tavolino.games.palermo.view import View

PALERMO: Game[State, Action, View] = Game(
    name="palermo",
    room=__name__,
    revision=1,
    seats=tuple(DISCS),
    options=PalermoOptions,
    state=State,
    initial=rules.initial,
    actors=rules.actors,
    legal=rules.legal,
    refuse=rules.refuse,
    apply=rules.apply,
    check=check,
    scores=rules.scores,
    places=rules.places,
    stalled=rules.stalled,
    view=view.view,
    format=notation.format,
    parse=notation.parse,
    telling=Telling(
        prompt=tell.prompt,
        tell=tell.tell,
        effects=effects.effects,
        preview=view.preview,
        sheet=tell.sheet,
    ),
    thinking=Thinking(
        estimate=evaluate.estimate,
        candidates=evaluate.candidates,
        give_way=evaluate.give_way,
        parts=evaluate.parts,
    ),
    twin=TWIN,
)
