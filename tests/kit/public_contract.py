"""Collects the public names that others rely on (tests/repo/test_public_contract.py)."""

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from msgspec import inspect
from msgspec.structs import fields

from tavolino.cli import COMMANDS, parser_of
from tavolino.server.settings import Settings
from tests.kit.server import ROOT
from tools.gen_ts import PROTOCOL

FILE = ROOT / "tests" / "repo" / "public_contract.json"


@cache
def contract() -> dict[str, Any]:
    return {
        "messages": messages(),
        "commands": {name: flags(name) for name in sorted(COMMANDS)},
        "settings": {field.name: repr(field.default) for field in fields(Settings)},
        "migrations": {store: migrations(store) for store in ("sqlite", "postgres")},
    }


def messages() -> list[str]:
    """Every struct on the wire as its tag and its keys, without the names of Python classes."""
    found: dict[int, inspect.StructType] = {}

    def collect(of: inspect.Type) -> None:
        if isinstance(of, inspect.StructType):
            if id(of.cls) in found:
                return
            found[id(of.cls)] = of
            for field in of.fields:
                collect(field.type)
        for name in ("types", "item_types"):
            for inner in getattr(of, name, ()):
                collect(inner)
        for name in ("item_type", "value_type", "type"):
            if inner := getattr(of, name, None):
                collect(inner)

    for _, root in PROTOCOL:
        collect(inspect.type_info(root))
    return sorted({described(struct) for struct in found.values()})


def described(struct: inspect.StructType) -> str:
    keys = (f"{f.encode_name}{'' if f.required else '?'}" for f in struct.fields)
    return f"{struct.tag or '-'}: {', '.join(keys)}"


def flags(command: str) -> list[str]:
    actions = parser_of(command)._actions
    return sorted(" ".join(action.option_strings) or action.dest for action in actions)


def migrations(store: str) -> dict[str, str]:
    folder = files(f"tavolino.store.{store}") / "migrations"
    scripts = (file for file in folder.iterdir() if file.name.endswith(".sql"))
    return {script.name: sha256(script.read_bytes()).hexdigest()[:16] for script in scripts}


def write() -> None:
    text = json.dumps(contract(), indent=1, ensure_ascii=False, sort_keys=True)
    FILE.write_text(f"{text}\n", encoding="utf-8")
