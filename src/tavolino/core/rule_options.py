"""The values of a game's rule options: lists, encodes, renames and randomises them."""

import re
from collections.abc import Container, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Literal, TypeAlias, cast, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, defstruct, field
from msgspec.structs import FieldInfo, fields

from tavolino.core.game import Options

Value: TypeAlias = str | bool | int


def rule_options(options: type[Options]) -> dict[str, tuple[Value, ...]]:
    """Every rule option with its possible values, the default first.

    Skips fields with a default factory: they record how a match is played and are not options.
    """
    hints = get_type_hints(options)
    return {
        switch.encode_name: _values(switch, hints[switch.name])
        for switch in fields(options)
        if switch.default_factory is NODEFAULT
    }


@lru_cache(maxsize=1 << 6)
def pack_options(options: Options) -> bytes:
    """The options of a match, one byte each: the index of the value, the default being 0."""
    return bytes(
        values.index(getattr(options, name)) for name, values in rule_options(type(options)).items()
    )


def _values(switch: FieldInfo, kind: Any) -> tuple[Value, ...]:
    default = switch.default
    if default is NODEFAULT:
        raise TypeError(f"rule option {switch.name} has no default")
    if kind is bool:
        return (default, not default)
    if get_origin(kind) is not Literal:
        raise TypeError(f"rule option {switch.name} is {kind}, neither a bool nor a Literal")
    return (default, *(value for value in get_args(kind) if value != default))


def with_current_names(options: type[Options], given: Mapping[str, Any]) -> dict[str, Any]:
    """Translates option names and values that were written in camelCase in the past."""
    known = {switch.encode_name for switch in fields(options)}
    values = {
        name: some for name, some in rule_options(options).items() if isinstance(some[0], str)
    }
    named = {_name_among(known, name): value for name, value in given.items()}
    return {
        name: _name_among(values[name], value) if name in values else value
        for name, value in named.items()
    }


def _name_among(known: Container[Any], name: Any) -> Any:
    """The name itself if it is known, else its snake_case form if that is known."""
    if not isinstance(name, str) or name in known:
        return name
    today = re.sub("([A-Z])", lambda capital: f"_{capital[1].lower()}", name)
    return today if today in known else name


def each_alone(options: type[Options]) -> Iterator[dict[str, Value]]:
    """Yields the defaults, then every other value of each option alone."""
    yield {}
    for name, (_, *others) in rule_options(options).items():
        yield from ({name: value} for value in others)


def random_options(options: type[Options], random: Random) -> Mapping[str, Value]:
    """A random value for every option."""
    return {name: random.choice(values) for name, values in rule_options(options).items()}


def without_options(options: type[Options], *names: str) -> type[Options]:
    """The options type without these options, for revisions that did not have them yet."""
    kept = [_copied(switch) for switch in fields(options) if switch.name not in names]
    return cast(type[Options], defstruct(options.__name__, kept, bases=(Options,), frozen=True))


def _copied(switch: FieldInfo) -> tuple[str, Any, Any]:
    name, made = switch.encode_name, switch.default_factory
    plain = made is NODEFAULT
    default = field(default=switch.default, name=name)
    return switch.name, switch.type, default if plain else field(default_factory=made, name=name)
