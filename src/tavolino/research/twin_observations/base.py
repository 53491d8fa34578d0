"""Rows of a compiled twin as numbers for a learner: what one seat may know of each, and no more."""

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
    """Who looks at each row: all seats are counted from there on."""

    seat: NDArray[np.int64]
    seats: int

    def order(self) -> NDArray[np.int64]:
        return (self.seat[:, None] + np.arange(self.seats)) % self.seats

    def away(self, seats: Values) -> Values:
        """How many seats further on each of these sits; -1 stays nobody."""
        own = self.seat.reshape(-1, *(1,) * (seats.ndim - 1))
        return np.where(seats < 0, -1, (seats - own) % self.seats)


ColumnReader: TypeAlias = Callable[[Values, Viewpoint], Values]
"""Reads a field of all rows; what a figure becomes stands along the last axis."""


def number(unit: float = 1.0) -> ColumnReader:
    return lambda values, _: values[..., None] / np.float32(unit)


def bits(count: int) -> ColumnReader:
    """A set, written as a word of bits."""
    places = np.arange(count)
    return lambda values, _: values[..., None] >> places.astype(values.dtype) & values.dtype.type(1)


def one_of(count: int) -> ColumnReader:
    """One of so many, counted from 0; none of them below that."""
    return lambda values, _: values[..., None] == np.arange(count)


def seat_of(values: Values, eyes: Viewpoint) -> Values:
    return one_of(eyes.seats)(eyes.away(values.astype(np.int64)), eyes)


@dataclass(frozen=True)
class RowColumn:
    """A field of a row, and how it is read."""

    field: str
    read: ColumnReader
    each_seat: bool = False
    name: str = ""
    """What it is called, if not as its field."""

    def numbers(self, rows: Values, eyes: Viewpoint) -> Tensors:
        values = rows
        for name in self.field.split("."):
            values = values[name]
        if self.each_seat:
            values = values[np.arange(len(rows))[:, None], eyes.order()]
        return self.read(values, eyes).reshape(len(rows), -1).astype(np.float32)


@dataclass(frozen=True)
class RowReader:
    """How the rows of a game's twin are read."""

    kind: np.dtype[Any]
    """What stands where in a row, as the struct in native/ has it."""
    columns: Sequence[RowColumn]
    veil: Callable[[Values, Viewpoint], None] = lambda rows, eyes: None
    """Takes away what whoever looks may not know, and what stands there without a meaning."""

    def observe(self, states: NDArray[np.uint8], eyes: Viewpoint) -> Tensors:
        """A 1 at the number of the seat that looks; then the columns, one after another."""
        return np.concatenate([part for _, part in self._parts(states, eyes)], axis=1)

    def spans(self, states: NDArray[np.uint8], eyes: Viewpoint) -> list[Span]:
        """What stands where in it."""
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
