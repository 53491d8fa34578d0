"""Checks that every message is translated into every language."""

from collections.abc import Iterator

from tavolino.core.game import AnyGame
from tavolino.i18n import LANGUAGES, package_texts
from tavolino.promises.catalogues import missing_messages, read_messages
from tavolino.promises.promise import Promise


def check(game: AnyGame) -> Iterator[str]:
    english, _ = read_messages(package_texts(LANGUAGES[0], game.room))
    for lang in LANGUAGES[1:]:
        yield from missing_messages(game, lang, english)


PROMISE = Promise(
    name="translations",
    statement="Every message is translated into every language.",
    advisory=True,
    room=check,
)
