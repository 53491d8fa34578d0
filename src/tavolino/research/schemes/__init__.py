"""The schemes of our games, by name."""

from tavolino.research.scheme import Scheme
from tavolino.research.schemes.palermo import PALERMO
from tavolino.research.schemes.papa_paolo import PAPA_PAOLO
from tavolino.research.schemes.villa_paletti import VILLA_PALETTI

SCHEMES: dict[str, Scheme] = {
    "palermo": PALERMO,
    "papa_paolo": PAPA_PAOLO,
    "villa_paletti": VILLA_PALETTI,
}
