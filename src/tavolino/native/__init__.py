"""The compiled library of all twins, if it was built: it is made of native/ by `dev.py native`."""

import logging
import os
import sys
from ctypes import CDLL
from functools import cache
from pathlib import Path

from tavolino.native.builtin import meet
from tavolino.native.compiled import Compiled as Compiled
from tavolino.native.compiled import Idea as Idea
from tavolino.native.compiled import Refused as Refused

SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = Path(__file__).with_name(f"tavolino_native{SUFFIX}")

SWITCH = "TAVOLINO_NATIVE"
"""Set to ``off``, this variable makes everybody do without the library."""


@cache
def find(name: str) -> Compiled | None:
    """The twin of the game of this name, or None where there is none."""
    library = _library()
    if library is None or not hasattr(library, f"{name}_size"):
        return None
    return Compiled(library, name)


@cache
def _library() -> CDLL | None:
    if os.environ.get(SWITCH) == "off" or not LIBRARY.exists():
        return None
    try:
        library = CDLL(str(LIBRARY))
    except OSError as trouble:  # made for another machine, or cut off
        logging.getLogger(__name__).warning("doing without the compiled twins: %s", trouble)
        return None
    meet(library)
    return library
