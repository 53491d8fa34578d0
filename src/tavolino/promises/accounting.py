"""Checks that the payments and points in effects match the states."""

from collections.abc import Iterator
from typing import Any

from tavolino.core.contract.telling import nothing_to_animate
from tavolino.core.effects import Effect, Paid, Scored
from tavolino.core.game import Seat
from tavolino.promises.effects import visible_effects
from tavolino.promises.promise import Promise
from tavolino.promises.walk import Walk, WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    """Compare payments with views that have `players` with `money`."""
    game = moment.game
    if moment.seat is None or game.telling.effects is nothing_to_animate:
        return
    said = moment.as_text(moment.seat, moment.action)
    after = game.apply(moment.state, moment.seat, moment.action)
    for viewer in moment.sample(moment.viewers):
        had, has = (_purses(game.view(state, viewer)) for state in (moment.state, after))
        if not had:
            continue
        gains = _gains(visible_effects(moment, viewer), moment.case.seats)
        for seat, (before, gain, now) in enumerate(zip(had, gains, has, strict=False)):
            if None not in (before, now) and before + gain != now:
                done = moment.as_text(moment.seat, moment.action)
                said = f"{done}: {before} and {gain} is not {now}"
                yield f"payments in `effects` do not match the money of seat {seat} after {said}"


def _purses(view: Any) -> list[Any]:
    return [getattr(player, "money", None) for player in getattr(view, "players", ())]


def _gains(effects: tuple[Effect, ...], seats: int) -> list[int]:
    paid = [effect for effect in effects if isinstance(effect, Paid)]
    return [_all(paid, "taker", seat) - _all(paid, "giver", seat) for seat in range(seats)]


def _all(paid: list[Paid], side: str, seat: Seat) -> int:
    return sum(effect.amount for effect in paid if getattr(effect, side) == seat)


def check_end(walk: Walk) -> Iterator[str]:
    """Compare the points in the effects of the last entry with the scores."""
    game, steps = walk.case.game, walk.steps
    if not walk.is_over or not steps or game.telling.effects is nothing_to_animate:
        return
    scores = game.scores(walk.moments[-1].state)
    for viewer in steps[-1].viewers:
        counted = [
            effect for effect in visible_effects(steps[-1], viewer) if isinstance(effect, Scored)
        ]
        for seat, score in enumerate(scores):
            points = sum(effect.points for effect in counted if effect.seat == seat)
            if points != score:
                yield f"the last `effects` count {points} points for seat {seat}, `scores` {score}"
                return


PROMISE = Promise(
    name="reckoning",
    statement="Payments in effects match the players' money, and the last effects the scores.",
    cost="steady",
    moment=check,
    walk=check_end,
)
