"""Tensor encoders: how many numbers each part of a view takes, and how it is written."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, TypeAlias

from numpy import float32
from numpy.typing import NDArray

from tavolino.core.game import Seat

Tensor: TypeAlias = NDArray[float32]
Span: TypeAlias = tuple[str, int, int]
"""The name, start and length of a part of a tensor."""


class Encoder(Protocol):
    """Writes a part of a view at a fixed position of a tensor. Absent values stay 0."""

    @property
    def size(self) -> int: ...

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None: ...

    def spans(self, name: str, at: int) -> Iterator[Span]: ...


@dataclass(frozen=True)
class Leaf:
    """An encoder that does not contain others."""

    @property
    def size(self) -> int:
        return 1

    def spans(self, name: str, at: int) -> Iterator[Span]:
        yield name, at, self.size


@dataclass(frozen=True)
class Number(Leaf):
    """A number divided by a unit, so that most values are about 1. Booleans are 1 and 0."""

    unit: float = 1.0

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        out[at] = value / self.unit


@dataclass(frozen=True)
class OneOf(Leaf):
    """One-hot encoding of a word."""

    words: tuple[Any, ...]

    @property
    def size(self) -> int:
        return len(self.words)

    @cached_property
    def _places(self) -> dict[Any, int]:
        return {word: place for place, word in enumerate(self.words)}

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        out[at + self._places[value]] = 1


@dataclass(frozen=True)
class SomeOf(OneOf):
    """Multi-hot encoding of a set of words."""

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        for word in value:
            out[at + self._places[word]] = 1


@dataclass(frozen=True)
class Figures(Leaf):
    """A word that encodes several numbers."""

    count: int
    read: Callable[[str], Sequence[float]]

    @property
    def size(self) -> int:
        return self.count

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        out[at : at + self.count] = self.read(value)


@dataclass(frozen=True)
class SeatOf(Leaf):
    """One-hot encoding of a seat relative to the viewer. All zeros if there is none."""

    seats: int

    @property
    def size(self) -> int:
        return self.seats

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        if value >= 0:
            out[at + (value - viewer) % self.seats] = 1


# ---------------------------------------------------------------- made of others
@dataclass(frozen=True)
class Maybe:
    """A 1 if there is a value, then the value."""

    part: Encoder

    @property
    def size(self) -> int:
        return 1 + self.part.size

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        if value is not None:
            out[at] = 1
            self.part.write(value, out, at + 1, viewer)

    def spans(self, name: str, at: int) -> Iterator[Span]:
        yield f"{name}?", at, 1
        yield from self.part.spans(name, at + 1)


@dataclass(frozen=True)
class Record:
    """The fields of a struct, one after the other."""

    fields: Mapping[str, Encoder]

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.fields.values())

    @cached_property
    def _places(self) -> tuple[tuple[str, Encoder, int], ...]:
        places, at = [], 0
        for name, part in self.fields.items():
            places.append((name, part, at))
            at += part.size
        return tuple(places)

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        for name, part, offset in self._places:
            part.write(getattr(value, name), out, at + offset, viewer)

    def spans(self, name: str, at: int) -> Iterator[Span]:
        for field, part, offset in self._places:
            yield from part.spans(f"{name}.{field}" if name else field, at + offset)


@dataclass(frozen=True)
class ByKey(Record):
    """The values of a dict, by fixed keys. A missing key stays 0."""

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        for name, part, offset in self._places:
            part.write(value.get(name), out, at + offset, viewer)


@dataclass(frozen=True)
class InOrder(Record):
    """The items of a tuple of fixed length."""

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        for (_, part, offset), one in zip(self._places, value, strict=True):
            part.write(one, out, at + offset, viewer)


@dataclass(frozen=True)
class FixedRow:
    """A fixed number of items. Further items are cut off."""

    part: Encoder
    length: int
    rotates: bool = False
    """Whether there is one item per seat. If so, the viewer's item comes first."""

    @property
    def size(self) -> int:
        return self.length * self.part.size

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        size = self.part.size
        turn = viewer if self.rotates else 0
        for place, one in enumerate(value[: self.length]):
            self.part.write(one, out, at + (place - turn) % self.length * size, viewer)

    def spans(self, name: str, at: int) -> Iterator[Span]:
        for place in range(self.length):
            yield from self.part.spans(f"{name}[{place}]", at + place * self.part.size)


@dataclass(frozen=True)
class Either:
    """A one-hot encoding of the struct's type, then a separate part for each type."""

    kinds: Mapping[type, tuple[str, Encoder]]

    @cached_property
    def size(self) -> int:
        return len(self.kinds) + sum(part.size for _, part in self.kinds.values())

    @cached_property
    def _places(self) -> dict[type, tuple[int, int, Encoder]]:
        places, at = {}, len(self.kinds)
        for number, (kind, (_, part)) in enumerate(self.kinds.items()):
            places[kind] = number, at, part
            at += part.size
        return places

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        number, offset, part = self._places[type(value)]
        out[at + number] = 1
        part.write(value, out, at + offset, viewer)

    def spans(self, name: str, at: int) -> Iterator[Span]:
        yield f"{name}:{'|'.join(kind for kind, _ in self.kinds.values())}", at, len(self.kinds)
        for kind, (_, offset, part) in zip(
            (kind for kind, _ in self.kinds.values()), self._places.values(), strict=True
        ):
            yield from part.spans(f"{name}.{kind}", at + offset)
