"""What whoever runs the house hands to its games: the component files of Papà Paolo."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tavolino.games.papa_paolo.boxes import load_box
from tavolino.games.papa_paolo.components import register_boxes

COMPONENTS = "TAVOLINO_PAPA_PAOLO_COMPONENTS"
"""Names one or several component files; new matches are played with the last."""


def furnishing() -> Callable[[], None]:
    """What puts them on the shelf, in this process or another one; raises BadSetting."""
    named = os.environ.get(COMPONENTS, "").split(os.pathsep)
    return partial(register_boxes, *(load_box(Path(file)) for file in named if file))
