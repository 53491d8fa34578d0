"""Generates the client's TypeScript types from the Python structs, and its list of languages."""

from __future__ import annotations

import json
import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as mi

from tavolino.core.files.bug_report import BugReport
from tavolino.core.game import AnyGame, show_everything
from tavolino.games import GAMES
from tavolino.games.villa_paletti.catalogue import Catalogue, catalogue
from tavolino.games.villa_paletti.feeling import Feeling
from tavolino.server.protocol import account as you
from tavolino.server.protocol import (
    hints,
    lobby,
    notifications,
    observers,
    play,
    table_terms,
    tables,
)
from tavolino.server.protocol import ratings as rated_words

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import gen_languages  # noqa: E402 — a script does not find its neighbours by itself

WEB = ROOT / "web" / "src"

Roots = tuple[tuple[str, object], ...]
"""The root types of a file. A union has no name of its own and gets this one."""

PROTOCOL: Roots = (
    ("ClientMessage", play.ClientMessage),
    ("ServerMessage", play.ServerMessage),
    ("", play.CreateTable),
    ("", play.TableCreated),
    ("", tables.GameInfo),
    ("", hints.CreateLesson),
    ("", tables.CreatePractice),
    ("", tables.Rewind),
    ("", tables.RulebookFigure),
    ("", tables.TableStatus),
    ("", tables.Ready),
    ("", tables.Rematch),
    ("", tables.ScoreCurve),
    ("", tables.Analysis),
    ("", tables.AnalysisProgress),
    ("", tables.ChanceAudit),
    ("", tables.Imported),
    ("", rated_words.Statistics),
    ("", rated_words.SeatRatings),
    ("ChannelRequest", notifications.ChannelRequest),
    ("", notifications.NotificationChannels),
    ("", notifications.PushKey),
    ("ObserverRequest", observers.ObserverRequest),
    ("", observers.ObserverLinks),
    ("", table_terms.JoinTable),
    ("", lobby.LobbyPages),
    ("AccountRequest", you.AccountRequest),
    ("", you.AccountReply),
    ("", you.PasskeyOptions),
    ("", BugReport),
)


def seen_of(game: AnyGame) -> Roots:
    """The types of a game that a client receives: its view and its previews."""
    shows_state = game.view is show_everything
    view = game.state if shows_state else get_type_hints(game.view)["return"]
    preview = get_type_hints(game.telling.preview)["return"]
    brought = tuple(part for part in get_args(preview) or (preview,) if part is not type(None))
    return (("", view), *((("Preview", reduce(or_, brought)),) if brought else ()))


def targets() -> dict[Path, Roots]:
    """The files to write, with their root types: the protocol, and the views of every game."""
    views = {WEB / "games" / name / "view.ts": seen_of(game) for name, game in GAMES.items()}
    return {WEB / "protocol" / "messages.ts": PROTOCOL, **views}


class Writer:
    """Collects the named types on which a set of root types depends."""

    def __init__(self) -> None:
        self.named: dict[str, str] = {}
        self._classes: dict[str, type] = {}

    def type(self, t: Any) -> str:
        match t:
            case mi.StrType() | mi.DateTimeType():
                return "string"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.AnyType():
                return "unknown"
            case mi.LiteralType():
                return " | ".join(json.dumps(value) for value in t.values)
            case mi.UnionType():
                return " | ".join(dict.fromkeys(self.type(x) for x in t.types))
            case mi.TupleType():
                return f"[{', '.join(self.type(x) for x in t.item_types)}]"
            case mi.ListType() | mi.VarTupleType():
                inner = self.type(t.item_type)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case mi.DictType():
                return f"Record<string, {self.type(t.value_type)}>"
            case mi.Metadata():
                return self.type(t.type)
            case mi.StructType():
                return self.struct(t)
        raise TypeError(f"no TypeScript for {t!r}")

    def struct(self, t: mi.StructType) -> str:
        name = t.cls.__name__
        if self._classes.setdefault(name, t.cls) is not t.cls:
            raise TypeError(f"two structs are called {name}")
        if name in self.named:
            return name
        self.named[name] = ""  # reserves its place: a type may refer to itself
        lines = [f"  {t.tag_field}: {json.dumps(t.tag)};"] if t.tag_field else []
        lines += [
            f"  {field.encode_name}{'' if field.required else '?'}: {self.type(field.type)};"
            for field in t.fields
        ]
        own = t.cls.__dict__.get("__doc__")
        doc = f"/** {' '.join(own.split())} */\n" if own and not own.startswith(f"{name}(") else ""
        if t.array_like:
            items = ", ".join(f"{field.encode_name}: {self.type(field.type)}" for field in t.fields)
            self.named[name] = f"{doc}export type {name} = [{items}];"
        else:
            self.named[name] = f"{doc}export interface {name} {{\n" + "\n".join(lines) + "\n}"
        return name


def render(roots: Roots) -> str:
    writer = Writer()
    aliases = []
    for name, root in roots:
        written = writer.type(mi.type_info(root))
        if name:
            aliases.append(f"export type {name} = {written};")
    head = "// Generated by tools/gen_ts.py from the Python structs: do not edit."
    return "\n".join([head, *writer.named.values(), *aliases, ""])


def written() -> dict[Path, str]:
    """The expected content of every generated file."""
    types = {path: render(roots) for path, roots in targets().items()}
    types |= gen_languages.written()
    return {**types, WEB / "games" / "villa_paletti" / "catalogue.ts": wood()}


def wood() -> str:
    """The pieces of Villa Paletti, one per line, and the types of its feedback."""
    lines = msgspec.json.encode(catalogue()).decode()
    for first in ('{"name"', '{"colour"', '"base"'):
        lines = lines.replace(first, f"\n{first}")
    types = render((("", Catalogue), ("", Feeling)))
    return f"{types}\nexport const CATALOGUE: Catalogue = {lines};\n"


def main() -> int:
    for path, new in written().items():
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != new:
            print(f"{path.name} is out of date: run tools/gen_ts.py")
            return 1
    print("generated types: up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
