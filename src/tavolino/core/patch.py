"""Differences between two values of the same type, so that the server sends only what changed.

A change names a path into the JSON form of the value, and the new value at that path. An index one
past the end of a list appends. Applied in order to the old value, the changes produce the new one.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, repeat
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

Key: TypeAlias = str | int


class Change(Struct, frozen=True, gc=False, array_like=True):
    """A new value at a path."""

    path: tuple[Key, ...]
    value: Any


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that turn the old value into the new one. Empty if they are equal."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, (), found)
    return found


def _compare(old: Any, new: Any, path: tuple[Key, ...], found: list[Change]) -> None:
    """Appends the changes between two values that are not equal."""
    inner = _children(old, new)
    if inner is None:
        found.append(Change(path, new))
        return
    for key, before, after in inner:
        if before is _NOTHING:
            found.append(Change((*path, key), after))
        elif before != after:
            _compare(before, after, (*path, key), found)


_NOTHING = object()
_SEQUENCES = (tuple, list)
Inner: TypeAlias = Iterable[tuple[Key, Any, Any]]


def _children(old: Any, new: Any) -> Inner | None:
    """The parts that are not identical, by key; None if only the whole value can be replaced."""
    kind = type(new)
    if type(old) is not kind:
        return None
    if issubclass(kind, Struct):
        keys = _keys(kind)
        return None if keys is None else _differing(keys, astuple(old), astuple(new))
    if issubclass(kind, _SEQUENCES) and len(old) <= len(new):
        return _differing(range(len(new)), chain(old, repeat(_NOTHING)), new)
    if issubclass(kind, dict) and old.keys() <= new.keys():
        before = old.get
        return [
            (str(key), before(key, _NOTHING), value)
            for key, value in new.items()
            if before(key, _NOTHING) is not value
        ]
    return None


def _differing(keys: Iterable[Key], old: Iterable[Any], new: Iterable[Any]) -> Inner:
    return [part for part in zip(keys, old, new, strict=False) if part[1] is not part[2]]


@cache
def _keys(kind: type[Struct]) -> Sequence[Key] | None:
    """The encoded names of the fields, or their indexes if the struct is encoded as a list."""
    config = kind.__struct_config__
    if not config.array_like:
        return kind.__struct_encode_fields__
    return None if config.tag is not None else range(len(kind.__struct_fields__))


def apply_patch(old: Any, changes: Sequence[Change]) -> Any:
    """Applies the changes to a value in JSON form. Does not modify the old value."""
    for change in changes:
        old = _put(old, change.path, change.value)
    return old


def _put(old: Any, path: tuple[Key, ...], value: Any) -> Any:
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(old, Mapping):
        return {**old, key: _put(old.get(key), rest, value)}
    new = [*old, None] if key == len(old) else [*old]
    new[int(key)] = _put(new[int(key)], rest, value)
    return new
