"""Renamed to `tavolino.research.vector_env`. The next release removes this module."""

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
