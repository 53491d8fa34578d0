"""Villa Paletti with five floors from the first turn: what live tables are measured with."""

from dataclasses import replace
from pathlib import Path

import msgspec
from msgspec import Struct

from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.state import NOBODY, State, VillaOptions
from tavolino.games.villa_paletti.villa import Villa

STORED = Path(__file__).parents[2] / "tests/games/villa_paletti/villas/five-a.json"


class Stored(Struct, frozen=True):
    villa: Villa
    heights: tuple[int, ...]


KEPT = msgspec.json.decode(STORED.read_bytes(), type=Stored)


def begun(options: VillaOptions, seats: int) -> State:
    return State(
        options=options,
        seats=seats,
        phase="start",
        turn=0,
        villa=KEPT.villa,
        heights=KEPT.heights,
        owners=(0, 0, 1, 1) if seats == 2 else (0, 1, 2, 3 if seats == 4 else NOBODY),
        house=False,
    )


TALL_VILLA = replace(VILLA_PALETTI, name="tall_villa", room=__name__, initial=begun)
