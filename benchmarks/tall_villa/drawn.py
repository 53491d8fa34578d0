"""The same under the name that the drawn table knows."""

from dataclasses import replace

from tavolino.games import villa_paletti

from . import begun

DRAWN = replace(villa_paletti.VILLA_PALETTI, initial=begun)
