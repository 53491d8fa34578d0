"""Loads the component files of Papà Paolo that the operator configures."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tavolino.games.papa_paolo.boxes import read
from tavolino.games.papa_paolo.components import shelve

COMPONENTS_VARIABLE = "TAVOLINO_PAPA_PAOLO_COMPONENTS"
"""Environment variable with one or several component files. New matches use the last one."""


def component_setup() -> Callable[[], None]:
    """A function that registers the component files in a process. Raises SettingError."""
    named = os.environ.get(COMPONENTS_VARIABLE, "").split(os.pathsep)
    return partial(shelve, *(read(Path(file)) for file in named if file))
