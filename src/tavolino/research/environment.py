"""Environments: immutable positions of a match that can be copied and continued at any point."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec

from tavolino.core import chance
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import checked_options
from tavolino.games import GAMES
from tavolino.research.encoders import Tensor
from tavolino.research.game_spec import GameSpec
from tavolino.research.observation import ObservationLayout, observation_layout
from tavolino.research.specs import GAME_SPECS

FINISHED: Seat = -4
"""The seat to act when the match is over or was broken off."""

Reward: TypeAlias = Literal["win", "scores"]


@dataclass(frozen=True)
class Environment:
    """A game with a number of seats, rule options and a tensor layout."""

    game: AnyGame
    scheme: GameSpec
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    reward: Reward = "win"
    """Rewards: a share of the win minus an equal share for every seat, or the points."""
    longest: int = 0
    """Maximum number of decisions before the match is broken off; 0 for the game's default."""

    @cached_property
    def layout(self) -> ObservationLayout:
        return observation_layout(self.scheme.view, self.scheme.bounds, self.seats)

    @cached_property
    def limit(self) -> int:
        return self.longest or self.scheme.longest

    def begin(self, seed: str) -> "Position":
        """The first position of a match. The seed determines its chance outcomes."""
        return Position(self, self._first, seed)

    @cached_property
    def _first(self) -> Any:
        return self.game.initial(checked_options(self.game, dict(self.options)), self.seats)

    def rewards(self, state: Any) -> tuple[float, ...]:
        """Each seat's reward for a match that ends or is broken off in this state."""
        if self.reward == "scores":
            return tuple(map(float, self.game.scores(state)))
        places = self.game.places(state)
        winners = places.count(1)
        if not winners:
            return (0.0,) * self.seats
        return tuple((place == 1) / winners - 1 / self.seats for place in places)


def make_environment(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: Reward = "win",
    longest: int = 0,
) -> Environment:
    """An environment for a game by name, by default with its minimum number of seats."""
    game = GAMES[name]
    wanted = min(game.seats) if seats is None else seats
    if wanted not in game.seats:
        raise ValueError(f"{name} is for {game.seats} players, not {wanted}")
    return Environment(game, GAME_SPECS[name], wanted, options or {}, reward, longest)


@dataclass(frozen=True)
class Position:
    """An immutable position of a match."""

    bench: Environment
    state: Any
    seed: str
    past: tuple[tuple[Seat, Any, Any], ...] = ()
    """The actions so far: seat, action and the state before it."""
    decisions: int = 0
    """The number of actions so far, without NATURE's."""

    @cached_property
    def seat(self) -> Seat:
        """The seat to act, NATURE or FINISHED. If several may act, the first of them."""
        acting = self.bench.game.actors(self.state)
        return FINISHED if not acting or self.is_broken_off else acting[0]

    @property
    def is_broken_off(self) -> bool:
        return self.decisions >= self.bench.limit

    @cached_property
    def options(self) -> dict[int, Any]:
        """The legal actions of the seat to act, by number in ascending order."""
        game, scheme = self.bench.game, self.bench.scheme
        if self.seat < 0:
            return {}
        return scheme.actions.numbered(game, game.legal(self.state, self.seat))

    @cached_property
    def odds(self) -> dict[int, tuple[Any, float]]:
        """NATURE's outcomes by number, with probabilities. A single one if they are not listed."""
        game, scheme = self.bench.game, self.bench.scheme
        listed = dict(game.odds(self.state)) if scheme.outcomes.count else {}
        if not listed:
            return {0: (self.drawn, 1.0)}
        known = scheme.outcomes.numbered(game, list(listed))
        return {number: (outcome, float(listed[outcome])) for number, outcome in known.items()}

    @cached_property
    def drawn(self) -> Any:
        """The chance outcome that the seed determines here."""
        return chance.draw_outcome(self.bench.game, self.state, self.seed, len(self.past))

    def after(self, action: Any) -> "Position":
        """The position after the seat to act plays this action."""
        seat = self.seat
        return Position(
            self.bench,
            self.bench.game.apply(self.state, seat, action),
            self.seed,
            (*self.past, (seat, action, self.state)),
            self.decisions + (seat != NATURE),
        )

    def asked(self) -> "Position":
        """The next position at which NATURE is not to act; this one if that is the case here."""
        moment = self
        while moment.seat == NATURE:
            moment = moment.after(moment.drawn)
        return moment

    def tensor(self, viewer: Seat) -> Tensor:
        """The viewer's view as a tensor."""
        return self.bench.layout.tensor(self.bench.game.view(self.state, viewer), viewer)

    def seen(self, viewer: Seat) -> str:
        """The viewer's view as text."""
        return msgspec.json.encode(
            self.bench.game.view(self.state, viewer), order="deterministic"
        ).decode()

    def heard(self, viewer: Seat) -> str:
        """The actions as the viewer was told them. Equal texts mean equal information states."""
        return "\n".join([str(viewer), *self._heard(viewer)])

    def _heard(self, viewer: Seat) -> Iterator[str]:
        tell: Callable[..., Any] = self.bench.game.telling.tell
        for seat, action, before in self.past:
            yield f"{seat}: {tell(before, seat, action, viewer).notation or '?'}"

    def log(self) -> str:
        """The actions so far, in notation."""
        return "\n".join(f"{seat}: {self.bench.game.format(done)}" for seat, done, _ in self.past)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        """Returns itself: a position is immutable."""
        return self
