"""The rule switches of a game, as everybody who offers or tries them needs them."""

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
    """Every switch with its possible values, the default first.

    A field whose default is worked out is no switch but a record: with what the match is played.
    """
    hints = get_type_hints(options)
    return {
        switch.encode_name: _values(switch, hints[switch.name])
        for switch in fields(options)
        if switch.default_factory is NODEFAULT
    }


@lru_cache(maxsize=1 << 6)
def pack_options(options: Options) -> bytes:
    """A match's switches, one byte each: which of its values, the default first."""
    return bytes(
        values.index(getattr(options, name)) for name, values in rule_options(type(options)).items()
    )


def _values(switch: FieldInfo, kind: Any) -> tuple[Value, ...]:
    default = switch.default
    if default is NODEFAULT:
        raise TypeError(f"the switch {switch.name} has no default")
    if kind is bool:
        return (default, not default)
    if get_origin(kind) is not Literal:
        raise TypeError(f"the switch {switch.name} is {kind}, neither a bool nor a Literal")
    return (default, *(value for value in get_args(kind) if value != default))


def with_current_names(options: type[Options], given: Mapping[str, Any]) -> dict[str, Any]:
    """The same by the names of today: some were written in camelCase before."""
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
    """The name if it is known, else the known one that it was before, if there is any."""
    if not isinstance(name, str) or name in known:
        return name
    today = re.sub("([A-Z])", lambda capital: f"_{capital[1].lower()}", name)
    return today if today in known else name


def each_alone(options: type[Options]) -> Iterator[dict[str, Value]]:
    """The defaults, then each other value of each switch alone."""
    yield {}
    for name, (_, *others) in rule_options(options).items():
        yield from ({name: value} for value in others)


def random_options(options: type[Options], random: Random) -> Mapping[str, Value]:
    """Every switch at random."""
    return {name: random.choice(values) for name, values in rule_options(options).items()}


def without_options(options: type[Options], *names: str) -> type[Options]:
    """The same but for these: the switches of a revision before there were any such."""
    kept = [_copied(switch) for switch in fields(options) if switch.name not in names]
    return cast(type[Options], defstruct(options.__name__, kept, bases=(Options,), frozen=True))


def _copied(switch: FieldInfo) -> tuple[str, Any, Any]:
    name, made = switch.encode_name, switch.default_factory
    plain = made is NODEFAULT
    default = field(default=switch.default, name=name)
    return switch.name, switch.type, default if plain else field(default_factory=made, name=name)
