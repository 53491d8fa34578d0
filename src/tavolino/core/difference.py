"""What changed between two values of the same kind, so that only that need be sent.

A change names a path into the value as it stands in JSON and what is there now. An index one past
the end of a list adds to it. Applied in order to the old value, the changes give the new one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

Key: TypeAlias = str | int


class Change(Struct, frozen=True, array_like=True):
    """There is another value now."""

    path: tuple[Key, ...]
    value: Any


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that make the new value of the old one: none if they are equal."""
    return list(_changes(old, new, ())) if old != new else []


def _changes(old: Any, new: Any, path: tuple[Key, ...]) -> Iterator[Change]:
    """Of two values that are not equal."""
    inner = _within(old, new)
    if inner is None:
        yield Change(path, new)
        return
    for key, before, after in inner:
        if before is _NOTHING:
            yield Change((*path, key), after)
        elif before is not after and before != after:
            yield from _changes(before, after, (*path, key))


_NOTHING = object()
Inner: TypeAlias = Iterator[tuple[Key, Any, Any]]


def _within(old: Any, new: Any) -> Inner | None:
    """The parts of both, by their names; None if only the whole can be told."""
    if type(old) is not type(new):
        return None
    if isinstance(new, Struct):
        return _fields(old, new)
    if isinstance(new, tuple | list) and len(old) <= len(new):
        return _items(old, new)
    if isinstance(new, dict) and old.keys() <= new.keys():
        return ((str(key), old.get(key, _NOTHING), value) for key, value in new.items())
    return None


def _fields(old: Struct, new: Struct) -> Inner | None:
    """By their names; or by their numbers, if it is sent as a list."""
    config, names = new.__struct_config__, new.__struct_fields__
    if config.array_like and config.tag is not None:
        return None
    keys: Iterable[Key] = range(len(names)) if config.array_like else new.__struct_encode_fields__
    named = zip(keys, names, strict=True)
    return ((key, getattr(old, field), getattr(new, field)) for key, field in named)


def _items(old: Sequence[Any], new: Sequence[Any]) -> Inner:
    for index, value in enumerate(new):
        yield index, old[index] if index < len(old) else _NOTHING, value


def changed(old: Any, changes: Sequence[Change]) -> Any:
    """The old value, as JSON has it, after these changes; the old one is left as it was."""
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
