"""The parts that a tensor is laid out of: how many numbers each takes, and how it is written."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, TypeAlias

from numpy import float32
from numpy.typing import NDArray

from tavolino.core.game import Seat

Tensor: TypeAlias = NDArray[float32]
Span: TypeAlias = tuple[str, int, int]
"""What stands in a tensor, from where, and how many numbers long."""


class Encoder(Protocol):
    """Something of a view, at a fixed place among the numbers; where nothing is said, all are 0."""

    @property
    def size(self) -> int: ...

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None: ...

    def spans(self, name: str, at: int) -> Iterator[Span]: ...


@dataclass(frozen=True)
class Leaf:
    """A part that is not made of others."""

    @property
    def size(self) -> int:
        return 1

    def spans(self, name: str, at: int) -> Iterator[Span]:
        yield name, at, self.size


@dataclass(frozen=True)
class Number(Leaf):
    """A figure, divided so that most are of the size of 1; also yes (1) and no (0)."""

    unit: float = 1.0

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        out[at] = value / self.unit


@dataclass(frozen=True)
class OneOf(Leaf):
    """A 1 at the place of the word that it is."""

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
    """A 1 at the place of each of the words."""

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        for word in value:
            out[at + self._places[word]] = 1


@dataclass(frozen=True)
class Figures(Leaf):
    """A word that says several things at once."""

    count: int
    read: Callable[[str], Sequence[float]]

    @property
    def size(self) -> int:
        return self.count

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        out[at : at + self.count] = self.read(value)


@dataclass(frozen=True)
class SeatOf(Leaf):
    """A 1 at the seat that it is, counted from the viewer on; nothing for nobody."""

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
    """A 1 if it is there, then what it is."""

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
    """Several parts by name, one after the other."""

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
    """The same for what stands under names; what does not stand there is 0."""

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        for name, part, offset in self._places:
            part.write(value.get(name), out, at + offset, viewer)


@dataclass(frozen=True)
class InOrder(Record):
    """The same for what has a fixed length; numbers are the names."""

    def write(self, value: Any, out: Tensor, at: int, viewer: Seat) -> None:
        for (_, part, offset), one in zip(self._places, value, strict=True):
            part.write(one, out, at + offset, viewer)


@dataclass(frozen=True)
class Row:
    """So many places, each a part; what is beyond them is not seen."""

    part: Encoder
    length: int
    rotates: bool = False
    """Is there one for each seat? Then the viewer's own comes first."""

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
    """A 1 at the kind that it is, then each kind at a place of its own."""

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
