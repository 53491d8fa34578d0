"""PettingZoo environments: agents act one after the other (AEC), with action masks."""

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tavolino.core.game import Seat
from tavolino.research.environment import FINISHED, Environment, Position, make_environment

AGENT_PREFIX = "player_"


class PettingZooEnv(AECEnv):
    """A match of `bench.seats` agents. NATURE acts automatically, by the seed.

    An observation is ``{"observation": …, "action_mask": …}``: the agent's view as a tensor, and
    the actions that are legal now.
    """

    def __init__(self, bench: Environment) -> None:
        super().__init__()
        self.metadata = {
            "name": f"tavolino_{bench.game.name}_v{bench.game.revision}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.bench = bench
        self.possible_agents = [f"{AGENT_PREFIX}{seat}" for seat in range(bench.seats)]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {
            agent: Discrete(bench.scheme.actions.count) for agent in self.possible_agents
        }
        self._random = Random()
        self.moment: Position

    def _observations(self) -> Dict:
        size, count = self.bench.layout.size, self.bench.scheme.actions.count
        return Dict(
            {
                "observation": Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": Box(0, 1, (count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a match. Equal seeds give equal matches; without a seed a new one is drawn."""
        if seed is not None:
            self._random = Random(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.moment = self.bench.begin(f"{self._random.getrandbits(128):032x}").asked()
        self.agent_selection = self._agent(self.moment.seat)

    def _agent(self, seat: Seat) -> str:
        return self.possible_agents[0 if seat == FINISHED else seat]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.bench.scheme.actions.count, np.int8)
        if seat == self.moment.seat:
            mask[[*self.moment.options]] = 1
        return {"observation": self.moment.tensor(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays an action. Raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.moment.options:
            raise ValueError(f"{agent} may not do {action} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.moment = self.moment.after(self.moment.options[action]).asked()
        if self.moment.seat == FINISHED:
            self._end()
        self.agent_selection = self._agent(self.moment.seat)
        self._accumulate_rewards()

    def _end(self) -> None:
        over = self.bench.game.is_over(self.moment.state)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        won = self.bench.rewards(self.moment.state)
        self.rewards = dict(zip(self.agents, won, strict=True))

    def render(self) -> str:
        """The actions so far, in notation."""
        return self.moment.log()

    def close(self) -> None:
        """Does nothing: there are no open resources."""


def env(name: str, **wishes: Any) -> PettingZooEnv:
    """An environment by name, with the parameters of `make_environment`.

    ``env("palermo", seats=4, options={"police": "off"})``
    """
    return PettingZooEnv(make_environment(name, **wishes))
