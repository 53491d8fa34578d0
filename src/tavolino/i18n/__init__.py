"""Loads and formats the Fluent messages of the server, the command line and the client.

The name of a file is its language, as in ``nl.ftl``. Files may be anywhere below this package or
below the ``texts`` folder of a game package.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "fr": "Français", "de": "Deutsch"}
"""The languages, with their own names. This is the only list: everything else reads it."""

LANGUAGES = tuple(LANGUAGE_NAMES)
"""The codes of the languages. The first one, English, is the default."""

EACH_PREFIX = "each_"
"""Prefix of arguments that are lists of things, named as in the notation."""

NOT_ON_FIRST_PAGE = ("account", "lobby", "clock", "hints", "ratings", "static_pages")
"""Folders with server messages that the landing page does not need."""

_KEY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_CALLED = re.compile(r"-(title|blurb|credits)$")
"""Keys of a game's title, blurb and credits."""


def sources(lang: str, rooms: Sequence[str] = ()) -> list[Traversable]:
    """Return the files of a language: those of this package, then those of each game package."""
    shelves = [files(__name__), *(files(room) / "texts" for room in rooms)]
    return [file for shelf in shelves for file in _named(f"{lang}.ftl", shelf)]


def _named(name: str, shelf: Traversable) -> Iterator[Traversable]:
    if not shelf.is_dir():
        return
    for item in sorted(shelf.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _named(name, item)
        elif item.name == name:
            yield item


def package_texts(lang: str, room: str) -> str:
    """Return the messages of a game package in a language as one Fluent text, or an empty one."""
    found = _named(f"{lang}.ftl", files(room) / "texts")
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


@cache
def catalogue(lang: str, rooms: tuple[str, ...] = ()) -> str:
    """Return all messages of a language as one Fluent text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sources(lang, rooms))


@cache
def all_messages(lang: str, rooms: tuple[str, ...] = ()) -> str:
    """Return all messages of a language, with English ones where a translation is missing."""
    own, english = catalogue(lang, rooms), catalogue(LANGUAGES[0], rooms)
    lacking = set(_KEY.findall(english)) - set(_KEY.findall(own))
    if not lacking:
        return own
    from fluent.syntax import FluentParser, FluentSerializer, ast  # slow to import, seldom needed

    entries = FluentParser().parse(english).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    serialize = FluentSerializer().serialize_entry
    borrowed = (one for one in messages if _KEY.findall(serialize(one))[0] in lacking)
    return "\n".join((own, *map(serialize, borrowed)))


@cache
def first_page_messages(lang: str, rooms: tuple[str, ...] = ()) -> str:
    """Return the messages of the landing page: most server messages, and titles of games."""
    english = (files(__name__) / folder / f"{LANGUAGES[0]}.ftl" for folder in NOT_ON_FIRST_PAGE)
    later = {key for file in english for key in _KEY.findall(file.read_text("utf-8"))}
    house = set(_KEY.findall(all_messages(lang))) - later
    entries = re.split(r"^(?=[a-zA-Z#-])", all_messages(lang, rooms), flags=re.MULTILINE)
    return "".join(entry for entry in entries if _is_first(entry, house))


def _is_first(entry: str, house: set[str]) -> bool:
    return any(key in house or _CALLED.search(key) for key in _KEY.findall(entry))


@cache
def bundle(lang: str, rooms: tuple[str, ...] = ()) -> "FluentBundle":
    """Return the messages of a language, ready to format."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, seldom needed

    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(catalogue(lang, rooms)))
    return made


def format_message(
    lang: str,
    key: str,
    args: Mapping[str, str | int] | None = None,
    rooms: tuple[str, ...] = (),
    names: Sequence[str] = (),
) -> str:
    """Format a message. An argument whose name starts with ``seat`` becomes the player's name.

    A missing translation falls back to English, and an unknown message to its key: a missing text
    must never stop a match.
    """
    for spoken in dict.fromkeys((lang, LANGUAGES[0])):
        if words := _formatted(spoken, key, args or {}, rooms, names):
            return words
    return key


def _formatted(
    lang: str,
    key: str,
    args: Mapping[str, str | int],
    rooms: tuple[str, ...],
    names: Sequence[str],
) -> str | None:
    messages = bundle(lang, rooms)
    if not messages.has_message(key) or (pattern := messages.get_message(key).value) is None:
        return None
    given = {name: _put(lang, name, value, names) for name, value in args.items()}
    for name in filter(_is_list, args):
        given[name] = _listed(
            lang, list_item_key(key, name), name.removeprefix(EACH_PREFIX), args[name], rooms
        )
    return str(messages.format_pattern(pattern, given)[0])


def _is_list(name: str) -> bool:
    return name.startswith(EACH_PREFIX)


def list_item_key(key: str, name: str) -> str:
    """Return the key of the message that names one item of a list, in the same game."""
    return f"{key.split('-')[0]}-{name.replace('_', '-')}"


def _listed(lang: str, key: str, thing: str, words: str | int, rooms: tuple[str, ...]) -> str:
    return ", ".join(format_message(lang, key, {thing: word}, rooms) for word in str(words).split())


def _put(lang: str, name: str, value: str | int, names: Sequence[str]) -> str | int:
    if not name.startswith("seat") or not isinstance(value, int):
        return value
    if 0 <= value < len(names) and names[value]:
        return names[value]
    return format_message(lang, "unnamed-seat", {"number": value + 1})
