"""Moved to `tavolino.core.replay.simulation_check`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(__name__, "tavolino.core.replay.simulation_check")
