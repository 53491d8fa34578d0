"""Moved to `tavolino.core.contract.seat`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(__name__, "tavolino.core.contract.seat")
