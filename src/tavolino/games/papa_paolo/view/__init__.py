"""Who sees what: the table as a seat may know it, what it may imagine, what an option brings."""

from tavolino.games.papa_paolo.view.imagining import imagine
from tavolino.games.papa_paolo.view.parts import (
    BuildingView,
    CellView,
    CityView,
    DeliveryTileView,
    DeliveryView,
    LineView,
    PizzeriaView,
    PlacedView,
    PlayerView,
    StockingView,
    TileView,
    View,
)
from tavolino.games.papa_paolo.view.previews import Preview, preview
from tavolino.games.papa_paolo.view.table import hides, view

__all__ = [
    "BuildingView",
    "CellView",
    "CityView",
    "DeliveryTileView",
    "DeliveryView",
    "LineView",
    "PizzeriaView",
    "PlacedView",
    "PlayerView",
    "Preview",
    "StockingView",
    "TileView",
    "View",
    "hides",
    "imagine",
    "preview",
    "view",
]
