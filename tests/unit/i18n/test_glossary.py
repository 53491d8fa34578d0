"""Words that the glossary strikes out are used nowhere."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tavolino.games import GAMES
from tavolino.i18n import LANGUAGES, format_message
from tests.kit.fluent_messages import messages, messages_of, possible_texts
from tests.kit.rulebook import BOOKS
from tests.kit.server import ROOT

PAGE = ROOT / "docs" / "glossary.md"
HOUSE = "House"
STRUCK = re.compile(r"~~(.+?)~~")


@cache
def struck() -> dict[str, dict[str, list[str]]]:
    """For each section and language the words that are not used there."""
    found: dict[str, dict[str, list[str]]] = {}
    for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title, _, table = section.partition("\n")
        found[title] = {lang: [] for lang in LANGUAGES}
        for row in re.findall(r"^\| .* \|$", table, re.MULTILINE):
            for lang, cell in zip(LANGUAGES, row.split("|")[2:-1], strict=False):
                found[title][lang] += STRUCK.findall(cell)
    return found


def pattern(word: str) -> re.Pattern[str]:
    """A word ending in … stands for all that begin like it."""
    end = r"\w*" if word.endswith("…") else ""
    return re.compile(rf"\b{re.escape(word.removesuffix('…'))}{end}\b", re.IGNORECASE)


def titles() -> dict[str, str]:
    """The room that each section is about."""
    return {
        format_message("en", f"{name}-title", rooms=(game.room,)): game.room
        for name, game in GAMES.items()
    }


def sentences(lang: str, room: str) -> Iterator[str]:
    """All that is said in a room, or anywhere: messages, and rulebooks without their code."""
    spoken = messages_of(lang, room) if room else messages(lang)
    yield from (words for said in spoken.values() for words in possible_texts(said))
    document = "RULES.md" if lang == LANGUAGES[0] else f"RULES.{lang}.md"
    for book in BOOKS:
        if room in ("", book.room):
            yield from re.sub(
                r"```.*?```|`[^`]*`", "", book.text(document), flags=re.S
            ).splitlines()


def test_every_game_has_its_words() -> None:
    assert set(struck()) == {HOUSE, *titles()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", [HOUSE, *titles()])
def test_words_that_are_struck_out_are_not_used(section: str, lang: str) -> None:
    said = list(sentences(lang, titles().get(section, "")))
    used = [(w, line) for w in struck()[section][lang] for line in said if pattern(w).search(line)]
    assert used == []


def test_a_struck_word_is_found_in_any_letters() -> None:
    assert pattern("robot…").search("Deux Robots jouent")
    assert not pattern("vak").search("vakantie")
