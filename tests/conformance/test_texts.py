"""Whatever a game says can be said in every language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from tavolino.core.game import NATURE, AnyGame
from tavolino.core.switches import switches
from tavolino.core.words import Objection, Text
from tavolino.i18n import LANGUAGES, bundle
from tests.conformance.rooms import CASES, every_game
from tests.conformance.walks import Stop, heard_elsewhere, match_of, some, steps, stops

HOUSE_RULE = re.compile(r"HOUSE-\d+")


@cache
def objections(game: AnyGame) -> tuple[Objection, ...]:
    """Objections to actions of other moments."""
    return tuple(
        objection
        for case in CASES
        if case.game is game
        for number, stop in enumerate(stops(case))
        if stop.seat != NATURE
        for action in some(heard_elsewhere(game), 12, f"{case} {number}")
        if (objection := game.objection(stop.state, stop.seat, action))
    )


def said(game: AnyGame) -> Iterator[Text]:
    """Every text of all walks: prompts, log, tables and objections."""
    yield from (objection.text for objection in objections(game))
    for case in (case for case in CASES if case.game is game):
        match = match_of(case)
        yield from (game.telling.prompt(match.state, viewer) for viewer in range(case.seats))
        for stop in steps(case):
            yield game.telling.tell(stop.state, stop.seat, stop.action, 0).text
        for stop in stops(case):
            yield from _said_at(stop)


def _said_at(stop: Stop) -> Iterator[Text]:
    game, state = stop.game, stop.state
    for viewer in stop.viewers:
        yield game.telling.prompt(state, viewer)
        yield game.telling.tell(state, stop.seat, stop.action, viewer).text
        for section in game.telling.sheet(game.view(state, viewer)):
            yield section.title
            yield from section.columns
            yield from (cell.text for row in section.rows for cell in row if cell.text)


@cache
def distinct(game: AnyGame) -> tuple[Text, ...]:
    return tuple({repr(text): text for text in said(game)}.values())


@every_game
def test_every_text_can_be_said_in_every_language(game: AnyGame) -> None:
    for lang in LANGUAGES:
        messages = bundle(lang, (game.room,))
        for text in distinct(game):
            assert messages.has_message(text.key), (lang, text)
            pattern = messages.get_message(text.key).value
            assert pattern is not None, (lang, text)
            words, errors = messages.format_pattern(pattern, dict(text.args))
            assert not errors, (lang, text, errors)
            assert str(words).strip(), (lang, text)


@every_game
def test_an_option_can_be_said_in_few_words_where_the_game_has_them(game: AnyGame) -> None:
    """On the plain table an option's sentence may have a short form, and a group's title."""
    for lang in LANGUAGES:
        messages = bundle(lang, (game.room,))
        for text in distinct(game):
            for key in (f"{text.key}-choice", f"{text.key}-group"):
                if messages.has_message(key):
                    short = messages.get_message(key).value
                    assert short is not None, (lang, key)
                    errors = messages.format_pattern(short, dict(text.args))[1]
                    assert not errors, (lang, text, errors)


@every_game
def test_a_game_and_its_switches_have_names_in_every_language(game: AnyGame) -> None:
    keys = [f"{game.name}-title", f"{game.name}-blurb"]
    for switch, values in switches(game.options).items():
        words = (str(value).lower() if isinstance(value, bool) else value for value in values)
        keys += [f"{game.name}-option-{switch}"]
        keys += [f"{game.name}-option-{switch}-{word}" for word in words]
    for lang in LANGUAGES:
        messages = bundle(lang, (game.room,))
        assert [key for key in keys if not messages.has_message(key)] == [], lang


@every_game
def test_names_are_put_where_seats_are_meant(game: AnyGame) -> None:
    for text in distinct(game):
        for name, value in text.args.items():
            assert not name.startswith("seat") or isinstance(value, int), text


@every_game
def test_every_row_of_a_sheet_fits_its_columns(game: AnyGame) -> None:
    for case in (case for case in CASES if case.game is game):
        for stop in stops(case):
            for viewer in stop.viewers:
                for section in game.telling.sheet(game.view(stop.state, viewer)):
                    assert section.columns
                    assert all(len(row) == len(section.columns) for row in section.rows)


@every_game
def test_every_objection_cites_a_rule_that_is_written_down(game: AnyGame) -> None:
    rules = (files(game.room) / "RULES.md").read_text(encoding="utf-8")
    cited = {objection.rule for objection in objections(game)}
    assert cited
    for rule in cited:
        assert HOUSE_RULE.fullmatch(rule) or re.search(rf"\b{re.escape(rule)}\b", rules), rule
