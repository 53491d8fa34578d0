"""Tris, also known as tic-tac-toe: two players, nine squares, three in a line."""

from tavolino.cli.template import evaluate, notation, rules, tell, view
from tavolino.cli.template.actions import Action
from tavolino.cli.template.components import TrisOptions
from tavolino.cli.template.state import State, check
from tavolino.core.game import Game, Telling, Thinking

TRIS: Game[State, Action, view.View] = Game(
    name="tris",
    room="tavolino.cli.template",
    revision=1,
    seats=(2,),
    options=TrisOptions,
    state=State,
    initial=rules.initial,
    actors=rules.actors,
    legal=rules.legal,
    refuse=rules.refuse,
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
        effects=tell.effects,
        sheet=tell.sheet,
    ),
    thinking=Thinking(
        estimate=evaluate.estimate,
        candidates=evaluate.candidates,
    ),
)
