"""Renamed: see `tavolino.core.simulation`. This module goes with the next release."""

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
