"""The view: the same for everybody. It hides the pillars' true heights."""

from tavolino.games.villa_paletti.view.imagining import imagine
from tavolino.games.villa_paletti.view.parts import FloorView, PillarView, PlayerView, Project, View
from tavolino.games.villa_paletti.view.previews import Preview, preview
from tavolino.games.villa_paletti.view.table import advise, view

__all__ = [
    "FloorView",
    "PillarView",
    "PlayerView",
    "Preview",
    "Project",
    "View",
    "advise",
    "imagine",
    "preview",
    "view",
]
