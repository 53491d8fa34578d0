"""Checks that the messages are valid and in English, and that rule options have names."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from tavolino.core.game import AnyGame
from tavolino.core.rule_options import rule_options
from tavolino.i18n import LANGUAGES, package_texts
from tavolino.promises.promise import Promise


def check(game: AnyGame) -> Iterator[str]:
    wanted = set(names(game))
    for lang in LANGUAGES:
        keys, damage = read_messages(package_texts(lang, game.room))
        wanted |= keys
        yield from (f"texts/{lang}.ftl {what}" for what in damage)
    yield from missing_messages(game, LANGUAGES[0], wanted)


def missing_messages(game: AnyGame, lang: str, wanted: set[str]) -> Iterator[str]:
    """Yield the messages that a language lacks."""
    if text := package_texts(lang, game.room):
        lacking = sorted(wanted - read_messages(text)[0])
        yield from (f"texts/{lang}.ftl lacks `{key}`" for key in lacking)
    else:
        yield f"there is no texts/{lang}.ftl, or it is empty"


def names(game: AnyGame) -> Iterator[str]:
    """Yield the keys of the names of a game and its rule options."""
    yield from (f"{game.name}-title", f"{game.name}-blurb")
    for switch, values in rule_options(game.options).items():
        yield f"{game.name}-option-{switch}"
        words = (str(value).lower() if isinstance(value, bool) else value for value in values)
        yield from (f"{game.name}-option-{switch}-{word}" for word in words)


@cache
def read_messages(text: str) -> tuple[set[str], list[str]]:
    """Return the keys of a Fluent text, and its faults."""
    from fluent.syntax import FluentParser, ast  # slow to import, seldom needed

    body = FluentParser().parse(text).body
    keys = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    junk = [str(entry.content)[:60] for entry in body if isinstance(entry, ast.Junk)]
    twice = [key for key, count in keys.items() if count > 1]
    return set(keys), [
        *(f"is not valid Fluent here: {what!r}" for what in junk),
        *(f"has `{key}` more than once" for key in twice),
    ]


PROMISE = Promise(
    name="catalogues",
    statement="All messages are valid and in English; the game and its rule options have names.",
    room=check,
)
