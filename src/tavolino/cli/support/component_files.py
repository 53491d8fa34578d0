"""What whoever runs the house hands to its games: the component files of Papà Paolo."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tavolino.games.papa_paolo.boxes import read
from tavolino.games.papa_paolo.components import shelve

COMPONENTS_VARIABLE = "TAVOLINO_PAPA_PAOLO_COMPONENTS"
"""Names one or several component files; new matches are played with the last."""


def component_setup() -> Callable[[], None]:
    """What puts them on the shelf, in this process or another one; raises SettingError."""
    named = os.environ.get(COMPONENTS_VARIABLE, "").split(os.pathsep)
    return partial(shelve, *(read(Path(file)) for file in named if file))
