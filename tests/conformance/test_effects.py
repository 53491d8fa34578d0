"""An entry shows what it did: in words that any board understands, and to nobody too much."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tavolino.core.effects import Effect, Moved, Paid, Scored
from tavolino.core.game import Seat
from tavolino.core.telling import nothing_to_animate
from tests.conformance.rooms import CASES, Case
from tests.conformance.test_secrets import worlds
from tests.conformance.walks import Stop, match_of, some, steps, stops

SHOWN = [case for case in CASES if case.game.telling.effects is not nothing_to_animate]
"""A room may leave it to its views to show what changed."""

shown_cases = pytest.mark.parametrize("case", SHOWN, ids=str)
secret_cases = pytest.mark.parametrize("case", [c for c in SHOWN if c.game.secrets], ids=str)

OUTCOMES = 15
"""Of so many things that could happen at a moment it is asked what would be seen."""


def seen(stop: Stop, viewer: Seat) -> tuple[Effect, ...]:
    """What the viewer sees happen at this moment."""
    return stop.game.telling.effects(stop.state, stop.seat, stop.action, viewer)


@shown_cases
def test_no_entry_passes_unseen(case: Case) -> None:
    for stop in steps(case):
        for viewer in stop.viewers:
            assert seen(stop, viewer), stop.game.format(stop.action)


@shown_cases
def test_effects_can_be_sent_and_read(case: Case) -> None:
    for stop in steps(case):
        effects = seen(stop, stop.viewers[-1])
        sent = msgspec.json.encode(effects)
        assert msgspec.json.decode(sent, type=tuple[Effect, ...]) == effects


@shown_cases
def test_effects_name_what_there_is(case: Case) -> None:
    for stop in steps(case):
        for effect in seen(stop, stop.viewers[-1]):
            named = (getattr(effect, name, None) for name in ("seat", "giver", "taker"))
            assert {seat for seat in named if seat is not None} <= {*range(stop.seats)}
            if isinstance(effect, Moved):
                assert len(effect.path) >= 2
                assert all(a != b for a, b in zip(effect.path, effect.path[1:], strict=False))


@shown_cases
def test_a_game_without_secrets_shows_everybody_the_same(case: Case) -> None:
    for stop in stops(case):
        first, *others = (seen(stop, viewer) for viewer in stop.viewers)
        assert case.game.secrets or all(other == first for other in others)


@secret_cases
def test_nobody_sees_more_happen_than_the_table_shows(case: Case) -> None:
    """What looks the same before and after, and sounds the same, must also be seen the same."""
    for stop in stops(case):
        for viewer in stop.viewers:
            known: dict[tuple[bytes, Seat, str], Any] = {}
            for then in _might_happen(stop, viewer):
                told = then.game.telling.tell(then.state, then.seat, then.action, viewer)
                after = then.game.apply(then.state, then.seat, then.action)
                view = msgspec.json.encode(then.game.view(after, viewer))
                effects = seen(then, viewer)
                assert known.setdefault((view, then.seat, told.notation), effects) == effects


def _might_happen(stop: Stop, viewer: Seat) -> Iterator[Stop]:
    """All that may come next, as far as the viewer knows."""
    for state in worlds(stop, viewer):
        for seat in stop.game.actors(state):
            for action in some(stop.game.moves(state, seat), OUTCOMES, str(viewer)):
                yield Stop(stop.game, stop.seats, state, seat, action)


@shown_cases
def test_what_is_paid_is_what_purses_gain_and_lose(case: Case) -> None:
    """Wherever a viewer may look into the purses of a view: `players`, each with `money`."""
    game = case.game
    for stop in steps(case):
        after = game.apply(stop.state, stop.seat, stop.action)
        for viewer in stop.viewers:
            had, has = (_purses(game.view(state, viewer)) for state in (stop.state, after))
            gains = _gains(seen(stop, viewer), stop.seats)
            for before, gain, now in zip(had, gains, has, strict=False):
                assert None in (before, now) or before + gain == now, game.format(stop.action)


def _purses(view: Any) -> list[Any]:
    return [getattr(player, "money", None) for player in getattr(view, "players", ())]


def _gains(effects: tuple[Effect, ...], seats: int) -> list[int]:
    gains = [0] * seats
    for paid in (effect for effect in effects if isinstance(effect, Paid)):
        if paid.taker is not None:
            gains[paid.taker] += paid.amount
        if paid.giver is not None:
            gains[paid.giver] -= paid.amount
    return gains


@shown_cases
def test_the_last_entry_counts_everybodys_points(case: Case) -> None:
    last, scores = steps(case)[-1], case.game.scores(match_of(case).state)
    for viewer in last.viewers:
        counted = [effect for effect in seen(last, viewer) if isinstance(effect, Scored)]
        for seat, score in enumerate(scores):
            assert sum(effect.points for effect in counted if effect.seat == seat) == score
