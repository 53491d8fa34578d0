"""Reads rows of a compiled twin as observations that contain only what one seat may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.research.encoders import Span

Values: TypeAlias = NDArray[Any]
Tensors: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Viewpoint:
    """The viewing seat of each row. All seats are numbered relative to it."""

    seat: NDArray[np.int64]
    seats: int

    def order(self) -> NDArray[np.int64]:
        return (self.seat[:, None] + np.arange(self.seats)) % self.seats

    def away(self, seats: Values) -> Values:
        """The distance of these seats from the viewer; -1 stays -1."""
        own = self.seat.reshape(-1, *(1,) * (seats.ndim - 1))
        return np.where(seats < 0, -1, (seats - own) % self.seats)


ColumnReader: TypeAlias = Callable[[Values, Viewpoint], Values]
"""Reads a field of all rows. The last axis holds the numbers of each value."""


def number(unit: float = 1.0) -> ColumnReader:
    return lambda values, _: values[..., None] / np.float32(unit)


def bits(count: int) -> ColumnReader:
    """Reads a set that is encoded as a bit mask."""
    places = np.arange(count)
    return lambda values, _: values[..., None] >> places.astype(values.dtype) & values.dtype.type(1)


def one_of(count: int) -> ColumnReader:
    """One-hot encoding of a value from 0; all zeros if it is negative."""
    return lambda values, _: values[..., None] == np.arange(count)


def seat_of(values: Values, eyes: Viewpoint) -> Values:
    return one_of(eyes.seats)(eyes.away(values.astype(np.int64)), eyes)


@dataclass(frozen=True)
class RowColumn:
    """A field of a row, and its reader."""

    field: str
    read: ColumnReader
    each_seat: bool = False
    name: str = ""
    """The column's name, if it differs from the field's."""

    def numbers(self, rows: Values, eyes: Viewpoint) -> Tensors:
        values = rows
        for name in self.field.split("."):
            values = values[name]
        if self.each_seat:
            values = values[np.arange(len(rows))[:, None], eyes.order()]
        return self.read(values, eyes).reshape(len(rows), -1).astype(np.float32)


@dataclass(frozen=True)
class RowReader:
    """How to read the rows of a game's twin."""

    kind: np.dtype[Any]
    """The layout of a row, matching the struct in native/."""
    columns: Sequence[RowColumn]
    veil: Callable[[Values, Viewpoint], None] = lambda rows, eyes: None
    """Removes what the viewer may not know, and values without meaning."""

    def observe(self, states: NDArray[np.uint8], eyes: Viewpoint) -> Tensors:
        """The one-hot number of the viewing seat, then all columns."""
        return np.concatenate([part for _, part in self._parts(states, eyes)], axis=1)

    def spans(self, states: NDArray[np.uint8], eyes: Viewpoint) -> list[Span]:
        """The names and positions of the columns."""
        found, at = list[Span](), 0
        for name, part in self._parts(states, eyes):
            found.append((name, at, part.shape[1]))
            at += part.shape[1]
        return found

    def _parts(self, states: NDArray[np.uint8], eyes: Viewpoint) -> list[tuple[str, Tensors]]:
        rows = states.copy().view(self.kind)[:, 0]
        self.veil(rows, eyes)
        own = (eyes.seat[:, None] == np.arange(eyes.seats)).astype(np.float32)
        return [
            ("seat", own),
            *((one.name or one.field, one.numbers(rows, eyes)) for one in self.columns),
        ]
