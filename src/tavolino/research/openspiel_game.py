"""OpenSpiel games: sequential, with chance nodes, cloning and information states.

Importing this module registers ``tavolino_palermo``, ``tavolino_papa_paolo`` and
``tavolino_villa_paletti``: ``pyspiel.load_game("tavolino_palermo(players=4)")``.
"""

from collections.abc import Mapping
from ctypes import py_object, pythonapi
from functools import partial
from itertools import count
from typing import Any

import numpy as np
import pyspiel
from msgspec import json

from tavolino.core.game import NATURE
from tavolino.core.rule_options import rule_options
from tavolino.games import GAMES
from tavolino.research.environment import FINISHED, Environment, Position, make_environment
from tavolino.research.specs import GAME_SPECS

NAME_PREFIX = "tavolino_"


def game_type(bench: Environment, name: str) -> pyspiel.GameType:
    """OpenSpiel's description of a game, without parameters."""
    modes, knowledge = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    game, outcomes = bench.game, bench.scheme.outcomes.count
    chancy = modes.EXPLICIT_STOCHASTIC if outcomes else modes.DETERMINISTIC
    hidden = game.secrets or game.hands is not None
    return pyspiel.GameType(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if game.hands else chancy,
        information=(knowledge.IMPERFECT_INFORMATION if hidden else knowledge.PERFECT_INFORMATION),
        utility=(
            pyspiel.GameType.Utility.ZERO_SUM
            if bench.reward == "win"
            else pyspiel.GameType.Utility.GENERAL_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": min(game.seats),
            "options": "",
            "reward": "win",
            "longest": 0,
            "seed": "tavolino",
        },
    )


def game_limits(bench: Environment) -> pyspiel.GameInfo:
    """OpenSpiel's bounds of a game with parameters."""
    low, high = bench.scheme.points
    share = 1 / bench.seats
    wins = bench.reward == "win"
    return pyspiel.GameInfo(
        num_distinct_actions=bench.scheme.actions.count,
        max_chance_outcomes=bench.scheme.outcomes.count or int(bench.game.hands is not None),
        num_players=bench.seats,
        min_utility=-share if wins else float(low),
        max_utility=1 - share if wins else float(high),
        utility_sum=0.0 if wins else None,
        max_game_length=bench.limit,
    )


class OpenSpielGame(pyspiel.Game):
    """A game with a number of players."""

    def __init__(self, bench: Environment, params: Mapping[str, Any]) -> None:
        name = f"{NAME_PREFIX}{bench.game.name}"
        super().__init__(game_type(bench, name), game_limits(bench), dict(params))
        self.bench = bench
        self._seed = params.get("seed", "tavolino")
        self._matches = count()

    def new_initial_state(self) -> "OpenSpielState":
        """A new match. In games with physics each has a new seed."""
        return OpenSpielState(self, self.bench.begin(f"{self._seed} {next(self._matches)}"))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "OpenSpielObserver":
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        return OpenSpielObserver(
            self.bench, iig_obs_type is not None and iig_obs_type.perfect_recall
        )


class OpenSpielState(pyspiel.State):
    """A match at one position."""

    def __init__(self, game: OpenSpielGame, moment: Position) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        seat = self.moment.seat
        if seat == FINISHED:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.moment.options]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, chance) for number, (_, chance) in self.moment.odds.items()]

    def _apply_action(self, action: int) -> None:
        chance = self.moment.seat == NATURE
        chosen = self.moment.odds[action][0] if chance else self.moment.options[action]
        self.moment = self.moment.after(chosen)

    def _action_to_string(self, player: int, action: int) -> str:
        scheme = self.moment.bench.scheme
        if player != pyspiel.PlayerId.CHANCE:
            return scheme.actions.name(action)
        return scheme.outcomes.name(action) if scheme.outcomes.count else "chance"

    def is_terminal(self) -> bool:
        return self.moment.seat == FINISHED

    def returns(self) -> list[float]:
        bench = self.moment.bench
        if not self.is_terminal():
            return [0.0] * bench.seats
        return [*bench.rewards(self.moment.state)]

    def __str__(self) -> str:
        return self.moment.log()


class OpenSpielObserver:
    """A player's view as a tensor and as text; with perfect recall, everything it has been told."""

    def __init__(self, bench: Environment, recalls: bool) -> None:
        self.tensor = np.zeros(0 if recalls else bench.layout.size, np.float32)
        self.dict = {} if recalls else {"view": self.tensor}
        self._recalls = recalls

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if not self._recalls:
            self.tensor[:] = state.moment.tensor(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        moment = state.moment
        return moment.heard(player) if self._recalls else moment.seen(player)


# ---------------------------------------------------------------- by name
def parse_options(text: str, name: str) -> dict[str, Any]:
    """Parses rule options from a game string: ``police:off;bribe:true``."""
    given = dict(part.split(":") for part in text.split(";") if part)
    known = rule_options(GAMES[name].options)
    return {
        switch: value if isinstance(known[switch][0], str) else json.decode(value)
        for switch, value in given.items()
    }


def load_game(name: str, params: Mapping[str, Any] | None = None) -> OpenSpielGame:
    """Loads a game by name, as `pyspiel.load_game` does."""
    given = dict(params or {})
    return OpenSpielGame(
        make_environment(
            name,
            given.get("players"),
            parse_options(given.get("options", ""), name),
            given.get("reward", "win"),
            given.get("longest", 0),
        ),
        given,
    )


def _register(name: str) -> None:
    """Registers a game with OpenSpiel.

    OpenSpiel releases the factory only after the interpreter has shut down, when Python can no
    longer free it. An extra reference prevents that.
    """
    registered, maker = f"{NAME_PREFIX}{name}", partial(load_game, name)
    pythonapi.Py_IncRef(py_object(maker))
    pyspiel.register_game(game_type(make_environment(name), registered), maker)


for each in GAME_SPECS:
    _register(each)
