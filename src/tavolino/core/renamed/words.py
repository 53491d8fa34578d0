"""Renamed to `tavolino.core.text`. The next release removes this module."""

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
