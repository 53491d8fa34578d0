"""Views of the table for each seat, and sampled states for bots."""

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
    RoundView,
    StockingView,
    TileView,
    View,
)
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
    "RoundView",
    "StockingView",
    "TileView",
    "View",
    "hides",
    "imagine",
    "view",
]
