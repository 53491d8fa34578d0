"""Renamed to `tavolino.research.environment`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.research.environment",
    {
        "OVER": "FINISHED",
        "Reward": "Reward",
        "Bench": "Environment",
        "bench": "make_environment",
        "Moment": "Position",
    },
)
