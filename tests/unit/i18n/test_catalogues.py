"""Four languages say the same things, and none of them stumbles."""

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from examples.kuhn import KUHN
from tavolino import i18n
from tavolino.games import GAMES
from tavolino.i18n import (
    LANGUAGES,
    NOT_ON_FIRST_PAGE,
    all_messages,
    bundle,
    catalogue,
    first_page_messages,
    format_message,
    sources,
)
from tavolino.server.protocol.play import ProblemCode

ROOMS = tuple(game.room for game in (*GAMES.values(), KUHN))


class Wanted(Visitor):
    """What a message asks for: arguments, and other messages that it says."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> list[ast.Message | ast.Term]:
    """Every message and term of a language."""
    body = FluentParser().parse(catalogue(lang, ROOMS)).body
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every message of a language, with the arguments that it needs, its parts' included."""
    wanted: dict[str, Wanted] = {}
    for entry in entries(lang):
        wanted[entry.id.name] = Wanted()
        wanted[entry.id.name].visit(entry)

    def arguments(key: str) -> set[str]:
        return wanted[key].arguments.union(*map(arguments, wanted[key].messages))

    return {key: frozenset(arguments(key)) for key in wanted}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_fluent(lang: str) -> None:
    for file in sources(lang, ROOMS):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, ast.Junk)], file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_given_twice(lang: str) -> None:
    keys = Counter(entry.id.name for entry in entries(lang))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    ready = bundle(lang, ROOMS)
    for key, names in messages(lang).items():
        if not ready.has_message(key):  # a term: said inside other messages only
            continue
        pattern = ready.get_message(key).value
        assert pattern is not None, (lang, key)
        heard = ""
        for value in (0, 1, 2, 5, 21, "1.2"):
            said, errors = ready.format_pattern(pattern, dict.fromkeys(names, value))
            assert not errors, (lang, key, errors)
            heard += str(said)
        assert heard.strip(), (lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_counts_in_ordinals(lang: str) -> None:
    assert not re.search(r"type:\s*\"ordinal\"", catalogue(lang, ROOMS))  # breaks in Python only


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_and_house_rule_has_words(lang: str) -> None:
    codes = {f"problem-{code.replace('_', '-')}" for code in get_args(ProblemCode)}
    assert codes | {"not-your-turn", "not-an-outcome", "no-undo"} <= messages(lang).keys()


def test_a_seat_is_called_by_its_players_name() -> None:
    assert format_message("en", "took-back", {"seat": 1}, names=["Ada", "Bruno"]).startswith(
        "Bruno takes"
    )
    assert format_message("nl", "took-back", {"seat": 1}, names=["Ada", ""]).startswith(
        "Speler 2 neemt"
    )
    assert format_message("fr", "took-back", {"seat": 4}).startswith("Joueur 5 ")


def test_numbers_choose_the_plural() -> None:
    assert format_message("de", "problem-bad-seats", {"count": 1}).endswith("nicht allein spielen.")
    assert format_message("de", "problem-bad-seats", {"count": 9}).endswith("nicht zu 9 spielen.")


def test_what_nobody_wrote_is_said_by_its_key() -> None:
    assert format_message("de", "no-such-message") == "no-such-message"


def test_a_languages_gap_is_filled_in_english() -> None:
    assert format_message("xx", "not-your-turn") == "It is not your turn."


def test_what_a_language_lacks_is_served_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = tmp_path / "room_of_two_tongues" / "texts"
    texts.mkdir(parents=True)
    (texts.parent / "__init__.py").touch()
    (texts / "en.ftl").write_text("tongue-only-here = Only\n    here\ntongue-both = Both\n")
    (texts / "nl.ftl").write_text("tongue-both = Beide\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    served = FluentParser().parse(all_messages("nl", ("room_of_two_tongues",))).body
    found = {entry.id.name: entry for entry in served if isinstance(entry, ast.Message)}
    assert format_message("nl", "tongue-only-here", rooms=("room_of_two_tongues",)) == "Only\nhere"
    assert FluentSerializer().serialize_entry(found["tongue-only-here"]).split() == [
        *("tongue-only-here", "=", "Only", "here")
    ]
    assert "Beide" in FluentSerializer().serialize_entry(found["tongue-both"])
    assert [entry.id.name for entry in served if isinstance(entry, ast.Message)].count(
        "tongue-both"
    ) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_complete_language_is_served_as_it_is_written(lang: str) -> None:
    assert all_messages(lang, ROOMS) == catalogue(lang, ROOMS)


def names_in(folder: str) -> set[str]:
    """The names of the messages in a folder of the house."""
    text = (files(i18n) / folder / "en.ftl").read_text("utf-8")
    found = FluentParser().parse(text).body
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_page_has_the_houses_words_and_the_names_of_games(lang: str) -> None:
    rooms = tuple(game.room for game in GAMES.values())
    said = FluentParser().parse(first_page_messages(lang, rooms)).body
    assert not [entry for entry in said if isinstance(entry, ast.Junk)]
    keys = {entry.id.name for entry in said if isinstance(entry, ast.Message)}
    server = {
        entry.id.name
        for entry in FluentParser().parse(all_messages(lang)).body
        if isinstance(entry, ast.Message)
    }
    later = {key for folder in NOT_ON_FIRST_PAGE for key in names_in(folder)}
    named = {f"{name}-{what}" for name in GAMES for what in ("title", "blurb")}
    assert later
    assert all(key.endswith("-title") for key in later & keys)  # they look like names of games
    assert (server - later) | named <= keys
    assert len(first_page_messages(lang, rooms)) < len(all_messages(lang, rooms)) / 3


PLACES = {
    "palermo": {"cell", "field", "there", "start", "entrance"},
    "papa_paolo": {"at", "cell"},
}
"""By these arguments sentences name places."""


@pytest.mark.parametrize("game", PLACES)
def test_whoever_sees_the_board_is_told_no_names_of_places(game: str) -> None:
    said = messages("en")
    told = {key for key in said if re.match(rf"{game}-(told|no|do|wait)-", key)}
    listed = {key for key in told if key.endswith(("-choice", "-group"))}
    named = {key for key in told - listed if said[key] & PLACES[game]}
    assert named
    assert {f"{key}-seen" for key in named} <= said.keys()
    assert not {key for key in named if key.endswith("-seen")}
