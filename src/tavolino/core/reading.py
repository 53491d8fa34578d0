"""Renamed: see `tavolino.core.parsing`. This module goes with the next release."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.core.parsing",
    {
        "LONGEST": "MAX_QUOTED_LENGTH",
        "quoted": "quoted",
        "known": "lookup",
    },
)
