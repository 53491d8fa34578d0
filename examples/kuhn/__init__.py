"""Kuhn poker: a minimal game with chance and secrets. Copy this game package to write your own."""

from examples.kuhn import effects, evaluate, notation, rules, tell, view
from examples.kuhn.actions import Action
from examples.kuhn.components import KuhnOptions
from examples.kuhn.state import State, check
from tavolino.core.game import Game, Telling, Thinking

KUHN: Game[State, Action, view.View] = Game(
    name="kuhn",
    room="examples.kuhn",
    revision=1,
    seats=(2,),
    secrets=True,
    options=KuhnOptions,
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
        effects=effects.effects,
        preview=view.preview,
        sheet=tell.sheet,
    ),
    thinking=Thinking(
        estimate=evaluate.estimate,
        candidates=evaluate.candidates,
    ),
)
