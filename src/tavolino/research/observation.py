"""A view as a row of numbers: how they are laid out follows from the types of the view."""

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
    InOrder,
    Maybe,
    Number,
    OneOf,
    Record,
    Row,
    SeatOf,
    SomeOf,
    Span,
    Tensor,
)

DEFAULT_UNIT = 10.0
"""What a figure is divided by where nothing else is said."""


@dataclass(frozen=True, kw_only=True)
class ViewBounds:
    """What the types of a view do not say, by the names of its fields: ``players.cities.x``."""

    seats: frozenset[str] = frozenset()
    """Where figures are seats,"""
    each_seat: frozenset[str] = frozenset()
    """and where there is one for each seat."""
    lengths: Mapping[str, int] = field(default_factory=dict)
    """How long what may be of any length is at most."""
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Every word that may stand there, or every name that something may stand under."""
    figures: Mapping[str, tuple[int, Callable[[str], Sequence[float]]]] = field(
        default_factory=dict
    )
    """How a word is read that says several things at once."""
    units: Mapping[str, float] = field(default_factory=dict)
    """What figures are divided by; for a record, all of its figures."""
    left_out: frozenset[str] = frozenset()
    """What follows from the rest, or is the same in every match."""


class UnboundedView(TypeError):
    """Nothing says how much room this takes; the message names the field."""


@dataclass(frozen=True)
class ObservationLayout:
    """How the views of a game with so many seats stand in a tensor."""

    part: Encoder
    seats: int

    @property
    def size(self) -> int:
        return self.seats + self.part.size

    def tensor(self, view: Any, viewer: Seat) -> Tensor:
        """The view of this seat: a 1 at its number; then all seats are counted from it on."""
        out = np.zeros(self.size, np.float32)
        out[viewer] = 1
        self.part.write(view, out, self.seats, viewer)
        return out

    def spans(self) -> list[Span]:
        """What stands where."""
        return [("seat", 0, self.seats), *self.part.spans("", self.seats)]


def observation_layout(view: type[Struct], bounds: ViewBounds, seats: int) -> ObservationLayout:
    """How views of this type are laid out; raises UnboundedView."""
    return ObservationLayout(_LayoutBuilder(bounds, seats).part(view, "", DEFAULT_UNIT), seats)


@dataclass(frozen=True)
class _LayoutBuilder:
    """Finds the part for each type on the way down a view."""

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
        raise UnboundedView(f"{path}: nothing says which words there are")

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
            return Row(inner, self.seats, rotates=True)
        if path in self.bounds.lengths:
            length = self.bounds.lengths[path]
            return Row(inner if isinstance(inner, Maybe) else Maybe(inner), length)
        if isinstance(inner, SeatOf):
            return Row(inner, self.seats)
        if isinstance(inner, OneOf):
            return SomeOf(inner.words)
        raise UnboundedView(f"{path}: nothing says how long it may be")

    def _dict(self, kinds: tuple[Any, ...], path: str, unit: float) -> Encoder:
        key, kind = kinds
        known = self.bounds.words.get(path)
        names = get_args(key) if known is None else known
        if not names:
            raise UnboundedView(f"{path}: nothing says which names there are")
        inside = _LayoutBuilder(self._without_words(path), self.seats)
        return ByKey({name: Maybe(inside.part(kind, path, unit)) for name in names})

    def _without_words(self, path: str) -> ViewBounds:
        """The names of a dict are not the words of what stands under them."""
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
