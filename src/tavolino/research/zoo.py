"""Renamed: see `tavolino.research.pettingzoo_env`. This module goes with the next release."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.research.pettingzoo_env",
    {
        "AGENT": "AGENT_PREFIX",
        "Environment": "PettingZooEnv",
        "env": "env",
    },
)
