"""Renamed to `tavolino.core.rule_options`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.core.rule_options",
    {
        "Value": "Value",
        "switches": "rule_options",
        "in_bytes": "pack_options",
        "as_named": "with_current_names",
        "one_by_one": "each_alone",
        "any_of": "random_options",
        "without": "without_options",
    },
)
