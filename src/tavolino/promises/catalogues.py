"""Checks that every language has the same messages, and that rule options have names."""

from collections import Counter
from collections.abc import Iterator

from tavolino.core.game import AnyGame
from tavolino.core.rule_options import rule_options
from tavolino.i18n import LANGUAGES, package_texts
from tavolino.promises.promise import Promise


def check(game: AnyGame) -> Iterator[str]:
    keys: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        text = package_texts(lang, game.room)
        if not text:
            yield f"there is no texts/{lang}.ftl, or it is empty"
            continue
        keys[lang], damage = _read(text)
        yield from (f"texts/{lang}.ftl {what}" for what in damage)
    wanted = set(names(game)).union(*keys.values())
    for lang, known in keys.items():
        yield from (f"texts/{lang}.ftl lacks `{key}`" for key in sorted(wanted - known))


def names(game: AnyGame) -> Iterator[str]:
    """Yield the keys of the names of a game and its rule options."""
    yield from (f"{game.name}-title", f"{game.name}-blurb")
    for switch, values in rule_options(game.options).items():
        yield f"{game.name}-option-{switch}"
        words = (str(value).lower() if isinstance(value, bool) else value for value in values)
        yield from (f"{game.name}-option-{switch}-{word}" for word in words)


def _read(text: str) -> tuple[set[str], list[str]]:
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
    statement="Every language has the same messages; the game and its rule options have names.",
    room=check,
)
