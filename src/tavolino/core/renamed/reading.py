"""Renamed to `tavolino.core.parsing`. The next release removes this module."""

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
