"""Papà Paolo, a game package: players build districts of Naples and deliver pizzas in them."""

from tavolino.core.game import Game, Telling, Thinking
from tavolino.games.papa_paolo import (
    effects,
    evaluate,
    notation,
    previews,
    revisions,
    rules,
    tell,
    view,
)
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.components import PapaPaoloOptions
from tavolino.games.papa_paolo.components.printed import GRID
from tavolino.games.papa_paolo.state import State, check
from tavolino.games.papa_paolo.twin import TWIN
from tavolino.games.papa_paolo.view import View

PAPA_PAOLO: Game[State, Action, View] = Game(
    name="papa_paolo",
    room=__name__,
    revision=2,
    past=(revisions.first_revision,),
    seats=tuple(GRID),
    secrets=True,
    options=PapaPaoloOptions,
    state=State,
    initial=rules.initial,
    actors=rules.actors,
    legal=rules.legal,
    refuse=rules.refuse,
    answers_itself=True,
    odds=rules.odds,
    apply=rules.apply,
    check=check,
    scores=rules.scores,
    places=rules.places,
    view=view.view,
    hides=view.hides,
    imagine=view.imagine,
    format=notation.format,
    parse=notation.parse,
    telling=Telling(
        prompt=tell.prompt,
        tell=tell.tell,
        personal=tell.personal,
        effects=effects.effects,
        figures=rules.figures,
        preview=previews.preview,
        judged=previews.judged,
        sheet=tell.sheet,
    ),
    thinking=Thinking(
        estimate=evaluate.estimate,
        candidates=evaluate.candidates,
        worlds=evaluate.SAMPLED_STATES,
        unforeseeable=evaluate.unforeseeable,
        parts=evaluate.parts,
        levels=evaluate.LEVELS,
    ),
    twin=TWIN,
)
