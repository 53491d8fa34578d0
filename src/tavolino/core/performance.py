"""Renamed to `tavolino.core.simulation`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.core.simulation",
    {
        "FRAMES": "FRAMES_PER_SECOND",
        "IdleHand": "IdleHand",
        "Ending": "SimulationResult",
        "Trace": "Trace",
        "Performance": "Simulation",
    },
)
