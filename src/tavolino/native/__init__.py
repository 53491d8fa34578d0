"""Loads the compiled library of all twins, if `dev.py native` has built it from native/."""

import logging
import os
import sys
from ctypes import CDLL
from functools import cache
from pathlib import Path

from tavolino.native.builtin import register_python_calls
from tavolino.native.compiled import ANY_ACTION as ANY_ACTION
from tavolino.native.compiled import CompiledTwin as CompiledTwin
from tavolino.native.compiled import SearchedAction as SearchedAction
from tavolino.native.compiled import UnsupportedMatch as UnsupportedMatch

SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = Path(__file__).with_name(f"tavolino_native{SUFFIX}")

SWITCH_VARIABLE = "TAVOLINO_NATIVE"
"""Environment variable; the value ``off`` disables the library."""


@cache
def find_twin(name: str) -> CompiledTwin | None:
    """The twin of the game with this name, or None if there is none."""
    library = _library()
    if library is None or not hasattr(library, f"{name}_size"):
        return None
    return CompiledTwin(library, name)


@cache
def _library() -> CDLL | None:
    if os.environ.get(SWITCH_VARIABLE) == "off" or not LIBRARY.exists():
        return None
    try:
        library = CDLL(str(LIBRARY))
    except OSError as error:  # built for another machine, or incomplete
        logging.getLogger(__name__).warning("doing without the compiled twins: %s", error)
        return None
    register_python_calls(library)
    return library
