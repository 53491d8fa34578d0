"""Checks that every text of a game can be formatted, in English and where it is translated."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from tavolino.core.text import Text
from tavolino.i18n import EACH_PREFIX, LANGUAGES, bundle, list_item_key
from tavolino.promises import speech
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def check(moment: WalkMoment) -> Iterator[str]:
    for text in speech.texts(moment):
        args = tuple(sorted(text.args.items()))
        yield from _faults(moment.game.room, text.key, args)


@lru_cache(maxsize=100_000)
def _faults(room: str, key: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, ...]:
    text = Text(key, dict(args))
    return (*_without_seats(text), *faults(room, text))


def faults(room: str, text: Text) -> Iterator[str]:
    """Yield why a text cannot be formatted in English, or in a language that has it."""
    for lang in LANGUAGES:
        if lang == LANGUAGES[0] or bundle(lang, (room,)).has_message(text.key):
            yield from translation_error(room, lang, text)


def _without_seats(text: Text) -> Iterator[str]:
    for name, value in text.args.items():
        if name.startswith("seat") and not isinstance(value, int):
            yield f"`{text.key}` is given {name}={value!r}: a name with `seat` is a seat's number"


def translation_error(room: str, lang: str, text: Text) -> Iterator[str]:
    """Yield the reasons why a text cannot be formatted in a language."""
    messages = bundle(lang, (room,))
    if not messages.has_message(text.key):
        yield f"`{text.key}` has no words in {lang}: add it to texts/{lang}.ftl"
        return
    yield from _unlisted(messages, lang, text)
    pattern = messages.get_message(text.key).value
    words, errors = messages.format_pattern(pattern, text.args) if pattern else ("", [])
    if errors:
        given = ", ".join(f"${name}" for name in sorted(text.args)) or "nothing"
        yield f"`{text.key}` cannot be formatted in {lang}: {errors[0]}; it is given {given}"
    elif not str(words).strip():
        yield f"`{text.key}` is empty in {lang} with {text.args}"


def _unlisted(messages: "FluentBundle", lang: str, text: Text) -> Iterator[str]:
    for name in text.args:
        if name.startswith(EACH_PREFIX) and not messages.has_message(list_item_key(text.key, name)):
            yield f"`{list_item_key(text.key, name)}`, for ${name}, has no words in {lang}"


PROMISE = Promise(
    name="texts",
    statement="Every text of a game can be formatted, in English and where it is translated.",
    moment=check,
)
