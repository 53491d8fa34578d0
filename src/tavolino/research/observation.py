"""Derives the tensor layout of a view from the view's types."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import numpy as np
from msgspec import Struct
from msgspec.structs import fields

from tavolino.core.game import Seat
from tavolino.research.encoders import (
    ByKey,
    Either,
    Encoder,
    Figures,
    FixedRow,
    InOrder,
    Maybe,
    Number,
    OneOf,
    Record,
    SeatOf,
    SomeOf,
    Span,
    Tensor,
)

DEFAULT_UNIT = 10.0
"""The divisor of numbers without another unit."""


@dataclass(frozen=True, kw_only=True)
class ViewBounds:
    """Bounds that the types of a view do not express, by field path: ``players.cities.x``."""

    seats: frozenset[str] = frozenset()
    """Numbers that are seats."""
    each_seat: frozenset[str] = frozenset()
    """Tuples with one item per seat."""
    lengths: Mapping[str, int] = field(default_factory=dict)
    """Maximum lengths of tuples of variable length."""
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """All possible values of a string, or all possible keys of a dict."""
    figures: Mapping[str, tuple[int, Callable[[str], Sequence[float]]]] = field(
        default_factory=dict
    )
    """For strings that encode several numbers: how many, and the function that reads them."""
    units: Mapping[str, float] = field(default_factory=dict)
    """Divisors of numbers. The unit of a record applies to all its numbers."""
    left_out: frozenset[str] = frozenset()
    """Fields that follow from others, or are the same in every match."""


class UnboundedView(TypeError):
    """A field has no bound, so its size is unknown. The message names the field."""


@dataclass(frozen=True)
class ObservationLayout:
    """The tensor layout of a game's views, for a number of seats."""

    part: Encoder
    seats: int

    @property
    def size(self) -> int:
        return self.seats + self.part.size

    def tensor(self, view: Any, viewer: Seat) -> Tensor:
        """The seat's view: a one-hot seat number, then all seats relative to this one."""
        out = np.zeros(self.size, np.float32)
        out[viewer] = 1
        self.part.write(view, out, self.seats, viewer)
        return out

    def spans(self) -> list[Span]:
        """The names and positions of all parts."""
        return [("seat", 0, self.seats), *self.part.spans("", self.seats)]


def observation_layout(view: type[Struct], bounds: ViewBounds, seats: int) -> ObservationLayout:
    """The layout of views of this type. Raises UnboundedView."""
    return ObservationLayout(_LayoutBuilder(bounds, seats).part(view, "", DEFAULT_UNIT), seats)


@dataclass(frozen=True)
class _LayoutBuilder:
    """Chooses the encoder for each type while descending into a view."""

    bounds: ViewBounds
    seats: int

    def part(self, kind: Any, path: str, unit: float) -> Encoder:
        unit = self.bounds.units.get(path, unit)
        if path in self.bounds.figures:
            return Figures(*self.bounds.figures[path])
        if get_origin(kind) is Literal:
            return OneOf(get_args(kind))
        if get_origin(kind) in (Union, UnionType):
            return self._one_of_kinds(kind, path, unit)
        if get_origin(kind) is tuple:
            return self._tuple(get_args(kind), path, unit)
        if get_origin(kind) is dict:
            return self._dict(get_args(kind), path, unit)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._record(kind, path, unit)
        return self._leaf(kind, path, unit)

    def _leaf(self, kind: Any, path: str, unit: float) -> Encoder:
        if path in self.bounds.words:
            return OneOf(tuple(self.bounds.words[path]))
        if kind is bool:
            return Number()
        if kind in (int, float):
            return SeatOf(self.seats) if path in self.bounds.seats else Number(unit)
        raise UnboundedView(f"{path}: its possible words are not specified")

    def _one_of_kinds(self, kind: Any, path: str, unit: float) -> Encoder:
        kinds = [one for one in get_args(kind) if one is not NoneType]
        if len(kinds) == 1:
            return Maybe(self.part(kinds[0], path, unit))
        named = {one: str(one.__struct_config__.tag) for one in kinds}
        found = Either(
            {one: (tag, self.part(one, f"{path}.{tag}", unit)) for one, tag in named.items()}
        )
        return found if len(kinds) == len(get_args(kind)) else Maybe(found)

    def _tuple(self, kinds: tuple[Any, ...], path: str, unit: float) -> Encoder:
        if Ellipsis not in kinds:
            return InOrder({str(n): self.part(one, path, unit) for n, one in enumerate(kinds)})
        if path in self.bounds.words:
            return SomeOf(tuple(self.bounds.words[path]))
        inner = self.part(kinds[0], path, unit)
        if path in self.bounds.each_seat:
            return FixedRow(inner, self.seats, rotates=True)
        if path in self.bounds.lengths:
            length = self.bounds.lengths[path]
            return FixedRow(inner if isinstance(inner, Maybe) else Maybe(inner), length)
        if isinstance(inner, SeatOf):
            return FixedRow(inner, self.seats)
        if isinstance(inner, OneOf):
            return SomeOf(inner.words)
        raise UnboundedView(f"{path}: its maximum length is not specified")

    def _dict(self, kinds: tuple[Any, ...], path: str, unit: float) -> Encoder:
        key, kind = kinds
        known = self.bounds.words.get(path)
        names = get_args(key) if known is None else known
        if not names:
            raise UnboundedView(f"{path}: its possible names are not specified")
        inside = _LayoutBuilder(self._without_words(path), self.seats)
        return ByKey({name: Maybe(inside.part(kind, path, unit)) for name in names})

    def _without_words(self, path: str) -> ViewBounds:
        """Removes the keys of a dict, so that they do not apply to its values."""
        words = {other: some for other, some in self.bounds.words.items() if other != path}
        return ViewBounds(**{**vars(self.bounds), "words": words})

    def _record(self, kind: type[Struct], path: str, unit: float) -> Record:
        hints = get_type_hints(kind)
        paths = {one.name: f"{path}.{one.name}".lstrip(".") for one in fields(kind)}
        return Record(
            {
                name: self.part(hints[name], at, unit)
                for name, at in paths.items()
                if at not in self.bounds.left_out
            }
        )
