"""Moved to `tavolino.core.files.bug_report`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(__name__, "tavolino.core.files.bug_report")
