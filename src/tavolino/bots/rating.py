"""Renamed to `tavolino.bots.elo`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.bots.elo",
    {
        "Z": "Z_95",
        "Duels": "Duels",
        "Rate": "Rate",
        "rate_of": "rate_of",
        "POINTS": "ELO_PER_UNIT",
        "SWEEPS": "MAX_SWEEPS",
        "CLOSE_ENOUGH": "TOLERANCE",
        "RESAMPLES": "RESAMPLES",
        "Elo": "Elo",
        "elo_of": "elo_of",
        "fit": "fit",
    },
)
