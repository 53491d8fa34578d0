"""What lies in the box. Figures that the rulebook prints are constants; all others are a `Box`.

An operator who owns the game can replace every figure of a `Box` by a file of the same shape: see
boxes.py. With which box a match is played is one of its options.
"""

from typing import Literal, TypeAlias

from msgspec import field

from tavolino.core.game import Options
from tavolino.games.papa_paolo.components.box import Box

TurnOrder: TypeAlias = Literal["bids", "hidden_coin", "reverse_bids"]
InvestmentOnce: TypeAlias = Literal["printed", "own_level"]

STANDARD = Box()
BOXES: dict[str, Box] = {STANDARD.mark: STANDARD}
"""Every box that matches here may be played with, by its mark; new ones take the last."""


def shelve(*boxes: Box) -> None:
    """Let matches be played with these boxes too, and new ones with the last."""
    for box in boxes:
        BOXES.pop(box.mark, None)
        BOXES[box.mark] = box


def newest_box() -> str:
    return list(BOXES)[-1]


class PapaPaoloOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The rule switches of a match; the first value of each is how the rulebook's game goes."""

    turn_order: TurnOrder = "bids"
    """Who begins the next round; PP-V1 and PP-V2 exclude each other."""
    money_points: bool = False
    """PP-V3."""
    forecast: bool = False
    """PP-V4, for two players; with more it changes nothing."""
    investment_once: InvestmentOnce = "printed"
    """PP-D1: what an investment tile brings at once."""
    hidden_money: bool = False
    """PP-S7."""
    components: str = field(default_factory=newest_box)
    """The mark of the box; not a switch, but the record of what was played with."""

    def __post_init__(self) -> None:
        if self.components not in BOXES:
            known = ", ".join(BOXES)
            raise ValueError(f"component set {self.components!r} is not loaded; known: {known}")
