"""Renamed: see `tavolino.core.errors`. This module goes with the next release."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.core.errors",
    {
        "BadSetting": "SettingError",
    },
)
