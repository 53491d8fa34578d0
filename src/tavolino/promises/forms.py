"""Checks that the other forms of a text can be formatted like the text itself."""

from collections.abc import Iterator

from tavolino.core.text import Text
from tavolino.i18n import LANGUAGES, bundle
from tavolino.promises import speech
from tavolino.promises.promise import Promise
from tavolino.promises.texts import faults
from tavolino.promises.walk import WalkMoment

SENTENCE_FORMS = ("choice", "group", "sure", "headline", "seen")
"""Suffixes of keys: button, group of buttons, confirmation, headline of the end, drawn board."""


def check(moment: WalkMoment) -> Iterator[str]:
    room = moment.game.room
    for text in {text.key: text for text in speech.texts(moment)}.values():
        for form in SENTENCE_FORMS:
            key = f"{text.key}-{form}"
            if any(bundle(lang, (room,)).has_message(key) for lang in LANGUAGES):
                yield from faults(room, Text(key, text.args))


PROMISE = Promise(
    name="forms",
    statement="Other forms of a text exist in English and need no further arguments.",
    moment=check,
)
