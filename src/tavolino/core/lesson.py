"""A first game: a real match from a prepared start, and what is said to whoever plays it.

It lies in the room of a game as data: ``first_game/lesson.json`` says who sits where and what is
said when, and names the logs beside it with which its chapters begin. Every chapter is a match of
its own. What is said follows from the match's log alone, so that it goes on after any interruption.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tavolino.core.game import AnyGame, Seat
from tavolino.core.log import Log, parse_log
from tavolino.core.match import AnyMatch
from tavolino.core.text import Text

LESSON_FOLDER = "first_game"
LEARNER = "me"
"""In a path: the seat of whoever learns."""

COUNT_SUFFIX = "#"
"""At the end of a path: how many there are."""

Fact: TypeAlias = str | int | bool


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that must be so in the learner's view: ``players.me.discs`` is 2, or at least 1."""

    path: str
    equals: Fact | None = None
    at_least: int | None = None
    at_most: int | None = None

    def holds(self, seen: Any, seat: Seat) -> bool:
        found = value_at(seen, self.path, seat)
        if self.equals is not None and found != self.equals:
            return False
        if self.at_least is not None and not (isinstance(found, int) and found >= self.at_least):
            return False
        return self.at_most is None or (isinstance(found, int) and found <= self.at_most)


class ChapterStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said once, at the first own decision at which all this is so."""

    key: str
    """The message is called ``GAME-first-KEY``."""
    when: tuple[Condition, ...]
    args: dict[str, str] = {}
    """What the message speaks of, by paths into the view."""
    rule: str = ""
    """Where the rulebook says it."""
    ends: bool = False
    """Has the chapter been told then? The match may go on."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared start, and what is said in the match that begins there."""

    start: str
    """The name of a log."""
    steps: tuple[ChapterStep, ...]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, how strong the others are, and the chapters."""

    seat: Seat
    bots: Literal["beginner", "easy", "normal", "hard"]
    """How strong all others are."""
    tolerance: float
    """A move is called a mistake if another would have brought so much more."""
    chapters: tuple[Chapter, ...]


class LessonMessage(Struct, frozen=True):
    """The step that is due now: its number, from 1, and its sentence."""

    number: int
    step: ChapterStep
    text: Text


class LessonProgress(Struct, frozen=True):
    """Where a match stands in a lesson: in which chapter, from 0, and after how many entries."""

    chapter: int
    begun: int


@cache
def lesson_of(room: str) -> Lesson | None:
    """The lesson that lies in a room, if there is one; raises msgspec.ValidationError."""
    file = files(room) / LESSON_FOLDER / "lesson.json"
    return msgspec.json.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


@cache
def chapter_start(room: str, name: str) -> Log:
    """How a chapter begins."""
    return parse_log((files(room) / LESSON_FOLDER / name).read_text(encoding="utf-8"))


def lesson_progress(lesson: Lesson, match: AnyMatch) -> LessonProgress | None:
    """The chapter with whose start this match began; of several the longest."""
    starts = [chapter_start(match.game.room, chapter.start).entries for chapter in lesson.chapters]
    begun = [
        LessonProgress(number, len(entries))
        for number, entries in enumerate(starts)
        if tuple(match.entries[: len(entries)]) == entries
    ]
    return max(begun, key=lambda place: place.begun, default=None)


def value_at(seen: Any, path: str, seat: Seat) -> Any:
    """What stands at a path in a view; None if nothing does."""
    for name in path.split("."):
        if name == COUNT_SUFFIX:
            return len(seen) if isinstance(seen, list | tuple | dict) else None
        if isinstance(seen, list | tuple):
            number = seat if name == LEARNER else int(name)
            seen = seen[number] if number < len(seen) else None
        else:
            seen = seen.get(name) if isinstance(seen, dict) else None
    return seen


def prepared_entries(match: AnyMatch) -> int:
    """With so many entries of a chapter the match began; none if it is no first game."""
    lesson = lesson_of(match.game.room)
    place = lesson_progress(lesson, match) if lesson else None
    return place.begun if place else 0


def due_message(lesson: Lesson, match: AnyMatch, place: LessonProgress) -> LessonMessage | None:
    """What is to be said now: each step once, at the first decision that it fits."""
    left = list(enumerate(lesson.chapters[place.chapter].steps, 1))
    said: LessonMessage | None = None
    for seen in _decisions(lesson, match, place.begun):
        fitting = (step for step in left if _fits(step[1], seen, lesson.seat))
        found = next(fitting, None)
        said = None
        if found:
            left.remove(found)
            said = LessonMessage(*found, _text(match.game, found[1], seen, lesson.seat))
    return said


def _fits(step: ChapterStep, seen: Any, seat: Seat) -> bool:
    return all(condition.holds(seen, seat) for condition in step.when)


def _text(game: AnyGame, step: ChapterStep, seen: Any, seat: Seat) -> Text:
    args = {name: value_at(seen, path, seat) for name, path in step.args.items()}
    return Text(f"{game.name}-first-{step.key}", args)


def _decisions(lesson: Lesson, match: AnyMatch, begun: int) -> Iterator[Any]:
    """What the learner saw at each own decision that still stands, and what it sees now."""
    for seq in own_entries(match, lesson.seat, begun):
        yield _seen(match.game, match.state_at(seq), lesson.seat)
    if lesson.seat in match.actors or match.is_over:
        yield _seen(match.game, match.state, lesson.seat)


def own_entries(match: AnyMatch, seat: Seat, begun: int) -> Sequence[int]:
    """The entries of a seat that stand, after the prepared ones; not what answered itself."""
    own = (seq for seq in match.standing if seq >= begun and match.entries[seq].seat == seat)
    return [seq for seq in own if match.game.forced(match.state_at(seq)) is None]


def _seen(game: AnyGame, state: Any, seat: Seat) -> Any:
    return msgspec.to_builtins(game.view(state, seat))
