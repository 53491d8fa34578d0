"""Renamed: see `tavolino.research.vector_env`. This module goes with the next release."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.research.vector_env",
    {
        "NoTwin": "NoTwin",
        "Stepped": "StepResult",
        "Many": "VectorEnv",
    },
)
