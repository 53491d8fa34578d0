"""The numeric specifications of all games, by name."""

from tavolino.research.game_spec import GameSpec
from tavolino.research.specs.palermo import PALERMO
from tavolino.research.specs.papa_paolo import PAPA_PAOLO
from tavolino.research.specs.villa_paletti import VILLA_PALETTI

GAME_SPECS: dict[str, GameSpec] = {
    "palermo": PALERMO,
    "papa_paolo": PAPA_PAOLO,
    "villa_paletti": VILLA_PALETTI,
}
