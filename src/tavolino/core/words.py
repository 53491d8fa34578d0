"""Renamed: see `tavolino.core.text`. This module goes with the next release."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.core.text",
    {
        "Text": "Text",
        "Objection": "Objection",
        "Cell": "Cell",
        "Section": "Section",
        "because": "objection",
        "Told": "LogText",
    },
)
