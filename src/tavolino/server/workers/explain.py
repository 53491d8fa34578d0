"""Explanations of moves for players: bots evaluate a move, the game's texts describe it."""

from random import Random
from typing import Any

from msgspec.structs import asdict

from tavolino.bots.compare import ComparedAction
from tavolino.bots.explain import explain, suggest
from tavolino.core.effects import Effect, Moved, Placed, Removed, Said, Turned
from tavolino.core.game import AnyGame, Seat
from tavolino.server.protocol.hints import Explanation, RatedAction


def explanation(
    game: AnyGame,
    state: Any,
    seq: int,
    seat: Seat,
    viewer: Seat,
    action: str | None,
    random: Random,
) -> Explanation:
    """What the seat should do, or why it does this. Raises NoEvaluator and NoExplanation.

    The explanation is about a sampled state that the viewer could not tell from the real one.
    """
    if action is None:
        found, world = suggest(game, state, seat, random)
    else:
        found, world = explain(game, state, seat, game.parse(action), viewer, random)

    def idea(weighed: ComparedAction) -> RatedAction:
        done = game.parse(weighed.action)
        if seat == viewer:
            text = game.telling.offered(world, seat, done)
        else:
            text = game.telling.tell(world, seat, done, viewer).text
        shown = effect_places(game.telling.effects(world, seat, done, viewer))
        return RatedAction(text=text, places=shown, **asdict(weighed))

    return Explanation(
        asked="hint" if action is None else "explain",
        seq=seq,
        seat=seat,
        options=found.options,
        before=found.before,
        chosen=idea(found.chosen),
        best=idea(found.best) if found.best else None,
        third=idea(found.third) if found.third else None,
    )


def effect_places(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """The place of the first effect that has one."""
    for effect in effects:
        match effect:
            case Moved(path=path) if path:
                return (path[-1],)
            case Placed(at=at) | Removed(at=at) | Said(at=at) | Turned(at=at) if at:
                return (at,)
    return ()
