"""Renamed to `tavolino.research.pettingzoo_env`. The next release removes this module."""

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
