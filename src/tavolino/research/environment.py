"""A game on the bench: matches that are looked at, copied and continued from any moment."""

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
"""Who is to act when nobody is."""

Reward: TypeAlias = Literal["win", "scores"]


@dataclass(frozen=True)
class Environment:
    """A game for so many seats, by these switches, with its layout in numbers."""

    game: AnyGame
    scheme: GameSpec
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    reward: Reward = "win"
    """What a match brings: a share of the win less an equal share for all, or the points."""
    longest: int = 0
    """After so many decisions it is broken off; 0: as the scheme says."""

    @cached_property
    def layout(self) -> ObservationLayout:
        return observation_layout(self.scheme.view, self.scheme.bounds, self.seats)

    @cached_property
    def limit(self) -> int:
        return self.longest or self.scheme.longest

    def begin(self, seed: str) -> "Position":
        """The first moment of a match; the seed decides what chance brings."""
        return Position(self, self._first, seed)

    @cached_property
    def _first(self) -> Any:
        return self.game.initial(checked_options(self.game, dict(self.options)), self.seats)

    def rewards(self, state: Any) -> tuple[float, ...]:
        """What a match that ended so, or was broken off so, brings each seat."""
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
    """One of our games, with as few seats as it allows unless said otherwise."""
    game = GAMES[name]
    wanted = min(game.seats) if seats is None else seats
    if wanted not in game.seats:
        raise ValueError(f"{name} is for {game.seats} players, not {wanted}")
    return Environment(game, GAME_SPECS[name], wanted, options or {}, reward, longest)


@dataclass(frozen=True)
class Position:
    """A match at one moment. It never changes: to keep it is to copy it."""

    bench: Environment
    state: Any
    seed: str
    past: tuple[tuple[Seat, Any, Any], ...] = ()
    """What was said so far: by whom, what, and the state before."""
    decisions: int = 0
    """How much of that NATURE did not say."""

    @cached_property
    def seat(self) -> Seat:
        """Who is to act: a seat, NATURE, or OVER. Of several the first, then the next."""
        acting = self.bench.game.actors(self.state)
        return FINISHED if not acting or self.is_broken_off else acting[0]

    @property
    def is_broken_off(self) -> bool:
        return self.decisions >= self.bench.limit

    @cached_property
    def options(self) -> dict[int, Any]:
        """What the seat that is to act may do, by number, the smallest first."""
        game, scheme = self.bench.game, self.bench.scheme
        if self.seat < 0:
            return {}
        return scheme.actions.numbered(game, game.legal(self.state, self.seat))

    @cached_property
    def odds(self) -> dict[int, tuple[Any, float]]:
        """NATURE's outcomes by number, each with its chance; one certain one where things fall."""
        game, scheme = self.bench.game, self.bench.scheme
        listed = dict(game.odds(self.state)) if scheme.outcomes.count else {}
        if not listed:
            return {0: (self.drawn, 1.0)}
        known = scheme.outcomes.numbered(game, list(listed))
        return {number: (outcome, float(listed[outcome])) for number, outcome in known.items()}

    @cached_property
    def drawn(self) -> Any:
        """What chance brings here by the seed."""
        return chance.draw_outcome(self.bench.game, self.state, self.seed, len(self.past))

    def after(self, action: Any) -> "Position":
        """The next moment, once the seat that is to act has done this."""
        seat = self.seat
        return Position(
            self.bench,
            self.bench.game.apply(self.state, seat, action),
            self.seed,
            (*self.past, (seat, action, self.state)),
            self.decisions + (seat != NATURE),
        )

    def asked(self) -> "Position":
        """The same, or the moment at which chance has brought what is due."""
        moment = self
        while moment.seat == NATURE:
            moment = moment.after(moment.drawn)
        return moment

    def tensor(self, viewer: Seat) -> Tensor:
        """All that the viewer may know, in numbers."""
        return self.bench.layout.tensor(self.bench.game.view(self.state, viewer), viewer)

    def seen(self, viewer: Seat) -> str:
        """All that the viewer may know, as text."""
        return msgspec.json.encode(
            self.bench.game.view(self.state, viewer), order="deterministic"
        ).decode()

    def heard(self, viewer: Seat) -> str:
        """All that the viewer ever heard, as text: two moments that sound alike are alike."""
        return "\n".join([str(viewer), *self._heard(viewer)])

    def _heard(self, viewer: Seat) -> Iterator[str]:
        tell: Callable[..., Any] = self.bench.game.telling.tell
        for seat, action, before in self.past:
            yield f"{seat}: {tell(before, seat, action, viewer).notation or '?'}"

    def log(self) -> str:
        """All that was said, as text."""
        return "\n".join(f"{seat}: {self.bench.game.format(done)}" for seat, done, _ in self.past)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        """What never changes need not be copied."""
        return self
