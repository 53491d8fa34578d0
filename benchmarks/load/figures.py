"""Figures: the measurement, the goal, and the comparison with the peer."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

PEER = "boardgame.io"


class Goal(Struct, frozen=True):
    """The minimum or maximum of a figure."""

    sense: Literal["≥", "≤"]
    value: float

    def is_kept(self, value: float) -> bool:
        return value >= self.value if self.sense == "≥" else value <= self.value


class Figure(Struct, frozen=True, kw_only=True):
    """One measurement."""

    what: str
    """The same for Tavolino's figure and the peer's."""
    whose: str
    value: float
    unit: str
    goal: Goal | None = None
    note: str = ""

    @property
    def is_kept(self) -> bool:
        return self.goal is None or self.goal.is_kept(self.value)


class Line(Struct, frozen=True):
    """A figure as printed for a program."""

    what: str
    whose: str
    value: float
    unit: str
    goal: str | None
    kept: bool | None
    ratio: float | None
    """The factor to the peer's figure."""
    note: str


def lines(figures: Iterable[Figure]) -> list[Line]:
    """Every figure beside the peer's."""
    known = list(figures)
    peers = {figure.what: figure.value for figure in known if figure.whose == PEER}
    return [
        Line(
            figure.what,
            figure.whose,
            round(figure.value, 3),
            figure.unit,
            f"{figure.goal.sense} {figure.goal.value:g}" if figure.goal else None,
            figure.is_kept if figure.goal else None,
            round(figure.value / peer, 3) if (peer := peers.get(figure.what)) else None,
            figure.note,
        )
        for figure in known
    ]


def printed(line: Line) -> str:
    """A figure as printed for people."""
    sign = {None: "--", True: "ok", False: "NO"}[line.kept]
    number = f"{line.value:,.0f}" if abs(line.value) >= 100 else f"{line.value:.2f}"
    goal = f" [{line.goal}]" if line.goal else ""
    ratio = f" = {line.ratio:g} × the peer's" if line.ratio and line.whose != PEER else ""
    note = f"  ({line.note})" if line.note else ""
    return f"{sign}  {line.whose:16}{line.what:34}{number:>9} {line.unit}{goal}{ratio}{note}"


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else float("nan")
