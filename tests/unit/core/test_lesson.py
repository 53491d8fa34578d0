"""Lessons: every game has one, its data is valid, and every chapter can be completed."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tavolino.bots import choose
from tavolino.core.files.lesson import (
    Chapter,
    Condition,
    Lesson,
    LessonMessage,
    chapter_start,
    due_message,
    lesson_of,
    lesson_progress,
    own_entries,
    value_at,
)
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.match import AnyMatch, replay
from tavolino.games import GAMES
from tavolino.i18n import LANGUAGES, bundle
from tests.games.villa_paletti import gentle_nature
from tests.kit.rulebook import Rulebook

pytestmark = pytest.mark.slow

TAUGHT = [game for game in GAMES.values() if lesson_of(game.room)]
MINUTES = 5
SECONDS_A_DECISION = 12
SECONDS_A_BOT = 0.6
SECONDS_TO_REGRET = 3
UNKIND = 3
"""The seed with which every pull causes a collapse."""


def lesson(game: AnyGame) -> Lesson:
    found = lesson_of(game.room)
    assert found is not None
    return found


def begun(game: AnyGame, chapter: Chapter) -> AnyMatch:
    return replay(game, chapter_start(game.room, chapter.start))


CHAPTERS = [(game, number) for game in TAUGHT for number in range(len(lesson(game).chapters))]
every_chapter = pytest.mark.parametrize(
    ("game", "number"), CHAPTERS, ids=[f"{game.name}-{n}" for game, n in CHAPTERS]
)


def walk(
    game: AnyGame, number: int, bot: str, seed: int
) -> Iterator[tuple[AnyMatch, LessonMessage | None]]:
    """Plays a chapter with this bot as the learner. Yields the message due at each own decision."""
    random, own = Random(seed), lesson(game)
    match = begun(game, own.chapters[number])
    place = lesson_progress(own, match)
    assert place is not None
    while not match.is_over:
        seat = match.actors[0]
        if seat == NATURE:
            _let_nature_act(match, kind=seed != UNKIND)
            continue
        level = bot if seat == own.seat else own.bots
        if seat == own.seat and game.forced(match.state) is None:
            said = due_message(own, match, place)
            yield match, said
            if said and said.step.ends:
                return
        match.play(seat, game.format(choose(game, match.state, seat, level, random)))
    yield match, due_message(own, match, place)


def _let_nature_act(match: AnyMatch, kind: bool) -> None:
    if match.game.hands is None:
        match.append(match.draw())
    else:
        match.play(NATURE, gentle_nature.answer(match, kind))


def tries(game: AnyGame) -> list[tuple[str, int]]:
    """Bots and seeds that together reach every message; few in games with slow bots."""
    if game.hands is not None:
        return [("hard", 0), ("beginner", UNKIND)]
    often = {"beginner": 4, "hard": 4, "random": 12}
    return [(bot, seed) for bot, times in often.items() for seed in range(times)]


def test_every_game_has_a_lesson() -> None:
    assert {"palermo", "papa_paolo", "villa_paletti"} <= {game.name for game in TAUGHT}


@every_chapter
def test_a_chapter_begins_with_the_learner(game: AnyGame, number: int) -> None:
    own = lesson(game)
    match = begun(game, own.chapters[number])
    assert match.actors == (own.seat,)
    assert match.header.revision == game.revision
    place = lesson_progress(own, match)
    assert place is not None
    assert (place.chapter, place.begun) == (number, match.seq)
    assert due_message(own, match, place) is not None


@every_chapter
@pytest.mark.parametrize("bot", ["random", "easy", "hard"])
def test_every_chapter_ends_however_it_is_played(game: AnyGame, number: int, bot: str) -> None:
    told = [said for _, said in walk(game, number, bot, seed=1)]
    last = told[-1]
    assert last is not None
    assert last.step.ends
    assert max(Counter(said.number for said in told if said).values()) == 1


@every_chapter
def test_every_message_of_a_chapter_can_occur(game: AnyGame, number: int) -> None:
    """By good or bad play."""
    unheard = {step.key for step in lesson(game).chapters[number].steps}
    for bot, seed in tries(game):
        unheard -= {said.step.key for _, said in walk(game, number, bot, seed) if said}
        if not unheard:
            return
    assert not unheard


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_lesson_takes_about_five_minutes(game: AnyGame) -> None:
    """With the time a player needs to think, and the delays of the bots."""
    seconds = 0.0
    for number in range(len(lesson(game).chapters)):
        own = others = 0
        for match, _ in walk(game, number, "normal", seed=2):
            own += 1
            last = match
        others = last.seq - start_length(game, number) - own
        seconds += own * SECONDS_A_DECISION + others * SECONDS_A_BOT + own / 2 * SECONDS_TO_REGRET
    assert 0.5 * MINUTES <= seconds / 60 <= 1.5 * MINUTES


def start_length(game: AnyGame, number: int) -> int:
    return len(chapter_start(game.room, lesson(game).chapters[number].start).entries)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_step_has_a_text_and_a_rule(game: AnyGame, lang: str) -> None:
    ready = bundle(lang, (game.room,))
    for chapter in lesson(game).chapters:
        for step in chapter.steps:
            pattern = ready.get_message(f"{game.name}-first-{step.key}").value
            assert pattern is not None
            _, errors = ready.format_pattern(pattern, dict.fromkeys(step.args, 3))
            assert not errors
            assert not step.rule or step.rule in Rulebook(game.room).rules_in("RULES.md")


# ---------------------------------------------------------------- how it goes on
PALERMO = GAMES["palermo"]


def test_messages_are_the_same_after_an_interruption_and_after_undo() -> None:
    own = lesson(PALERMO)
    match = begun(PALERMO, own.chapters[0])
    place = lesson_progress(own, match)
    assert place is not None
    first = due_message(own, match, place)
    options = PALERMO.legal(match.state, own.seat)
    match.play(own.seat, PALERMO.format(options[0]))
    assert own_entries(match, own.seat, place.begun) == [place.begun]
    again = replay(PALERMO, match.log)
    assert lesson_progress(own, again) == place
    match.play(own.seat, "undo")
    assert due_message(own, match, place) == first
    assert own_entries(match, own.seat, place.begun) == []


def test_no_message_is_due_while_others_act() -> None:
    own = lesson(PALERMO)
    match = begun(PALERMO, own.chapters[0])
    place = lesson_progress(own, match)
    assert place is not None
    match.play(own.seat, PALERMO.format(PALERMO.legal(match.state, own.seat)[0]))
    while match.actors[0] != own.seat:
        assert own.seat not in match.actors
        match.play(match.actors[0], PALERMO.format(PALERMO.legal(match.state, match.actors[0])[0]))
    said = due_message(own, match, place)
    assert said is not None
    assert said.number == 2


def test_an_ordinary_match_is_not_a_chapter() -> None:
    own = lesson(PALERMO)
    match = begun(PALERMO, own.chapters[0])
    other: AnyMatch = type(match)(PALERMO, 4)
    assert lesson_progress(own, other) is None


# ---------------------------------------------------------------- conditions
SEEN: dict[str, Any] = {"phase": "walk", "players": [{"discs": 2, "doors": ["a", "b"]}], "n": None}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("phase", "walk"),
        ("players.me.discs", 2),
        ("players.0.discs", 2),
        ("players.me.doors.#", 2),
        ("players.3.discs", None),
        ("phase.deeper", None),
        ("nowhere", None),
    ],
)
def test_a_path_leads_into_a_view(path: str, found: object) -> None:
    assert value_at(SEEN, path, 0) == found


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Condition("phase", equals="walk"), True),
        (Condition("phase", equals="sit"), False),
        (Condition("players.me.discs", at_least=2, at_most=2), True),
        (Condition("players.me.discs", at_least=3), False),
        (Condition("players.me.discs", at_most=1), False),
        (Condition("phase", at_least=1), False),
    ],
)
def test_conditions(condition: Condition, holds: bool) -> None:
    assert condition.holds(SEEN, 0) is holds
