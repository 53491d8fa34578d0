"""Where a sentence has another form, that form can be said as well."""

from collections.abc import Iterator

from tavolino.core.text import Text
from tavolino.i18n import LANGUAGES, bundle
from tavolino.promises import speech
from tavolino.promises.promise import Promise
from tavolino.promises.texts import translation_error
from tavolino.promises.walk import WalkMoment

SENTENCE_FORMS = ("choice", "group", "sure", "headline", "seen")
"""On a button, above several of them, as a question before it is done, above the end."""


def check(moment: WalkMoment) -> Iterator[str]:
    room = moment.game.room
    for text in {text.key: text for text in speech.texts(moment)}.values():
        for form in SENTENCE_FORMS:
            key = f"{text.key}-{form}"
            if any(bundle(lang, (room,)).has_message(key) for lang in LANGUAGES):
                for lang in LANGUAGES:
                    yield from translation_error(room, lang, Text(key, text.args))


PROMISE = Promise(
    name="forms",
    statement="A sentence's other forms are there in every language and need no more than it does.",
    moment=check,
)
