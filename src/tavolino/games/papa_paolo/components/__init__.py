"""The components of the game and the rule options of a match.

Figures printed in the rulebook are constants; all others are in a `Box`. An operator who owns the
game can replace every figure of a `Box` with a component file: see boxes.py. The box of a match is
one of its options.
"""

from typing import Literal, TypeAlias

from msgspec import field

from tavolino.core.game import Options
from tavolino.games.papa_paolo.components.box import Box

TurnOrder: TypeAlias = Literal["bids", "hidden_coin", "reverse_bids"]
InvestmentOnce: TypeAlias = Literal["printed", "own_level"]

STANDARD = Box()
BOXES: dict[str, Box] = {STANDARD.fingerprint: STANDARD}
"""The available boxes by fingerprint. New matches use the last one."""


def register_boxes(*boxes: Box) -> None:
    """Make boxes available to matches. New matches use the last one."""
    for box in boxes:
        BOXES.pop(box.fingerprint, None)
        BOXES[box.fingerprint] = box


def newest_box() -> str:
    return list(BOXES)[-1]


class PapaPaoloOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The rule options of a match. The defaults are the game of the rulebook."""

    turn_order: TurnOrder = "bids"
    """The rule for the next round's first player; PP-V1 and PP-V2 exclude each other."""
    money_points: bool = False
    """PP-V3."""
    forecast: bool = False
    """PP-V4, for two players. It has no effect with more players."""
    investment_once: InvestmentOnce = "printed"
    """PP-D1: the effect of using an investment tile once."""
    hidden_money: bool = False
    """PP-S7."""
    components: str = field(default_factory=newest_box)
    """The fingerprint of the box. Not a rule option to choose, but a record."""

    def __post_init__(self) -> None:
        if self.components not in BOXES:
            known = ", ".join(BOXES)
            raise ValueError(f"component set {self.components!r} is not loaded; known: {known}")
