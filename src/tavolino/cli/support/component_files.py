"""Component files that the operator gives to games: those of Papà Paolo."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tavolino.games.papa_paolo.boxes import load_box
from tavolino.games.papa_paolo.components import register_boxes

COMPONENTS_VARIABLE = "TAVOLINO_PAPA_PAOLO_COMPONENTS"
"""Environment variable with component files. New matches use the last one."""


def component_setup() -> Callable[[], None]:
    """A function that registers the files in this or another process; raises SettingError."""
    named = os.environ.get(COMPONENTS_VARIABLE, "").split(os.pathsep)
    return partial(register_boxes, *(load_box(Path(file)) for file in named if file))
