"""Lessons: a real match from a prepared position, with messages that explain it to the player.

A lesson is data in the game package. ``first_game/lesson.json`` defines the seats and the messages
with their conditions. It names the log files beside it that contain the start of each chapter. Each
chapter is a separate match. The match's log alone determines which message is due, so a lesson
resumes after any interruption.
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
"""A path component that stands for the learner's seat."""

COUNT_SUFFIX = "#"
"""The last component of a path that stands for the number of items."""

Fact: TypeAlias = str | int | bool


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition on the learner's view: ``players.me.discs`` is 2, or at least 1."""

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
    """A message, shown once: at the learner's first decision at which all conditions hold."""

    key: str
    """The last part of the message key ``GAME-first-KEY``."""
    when: tuple[Condition, ...]
    args: dict[str, str] = {}
    """The arguments of the message, as paths into the view."""
    rule: str = ""
    """The number of the rule that the message explains."""
    ends: bool = False
    """Whether the step ends the chapter's lesson. The match may continue."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared start, and the messages of the match that begins there."""

    start: str
    """The file name of the log with the prepared entries."""
    steps: tuple[ChapterStep, ...]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's seat, the level of the bots, and the chapters."""

    seat: Seat
    bots: Literal["beginner", "easy", "normal", "hard"]
    """The level of all other seats."""
    tolerance: float
    """The lead that a move must lose against the best alternative to count as a mistake."""
    chapters: tuple[Chapter, ...]


class LessonMessage(Struct, frozen=True):
    """The step that is due now, with its number (from 1) and its text."""

    number: int
    step: ChapterStep
    text: Text


class LessonProgress(Struct, frozen=True):
    """The chapter of a match (from 0), and the number of its prepared entries."""

    chapter: int
    begun: int


@cache
def lesson_of(room: str) -> Lesson | None:
    """The lesson of a game package, or None if it has none. Raises msgspec.ValidationError."""
    file = files(room) / LESSON_FOLDER / "lesson.json"
    return msgspec.json.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


@cache
def chapter_start(room: str, name: str) -> Log:
    """The log with the prepared entries of a chapter."""
    return parse_log((files(room) / LESSON_FOLDER / name).read_text(encoding="utf-8"))


def lesson_progress(lesson: Lesson, match: AnyMatch) -> LessonProgress | None:
    """The chapter whose prepared entries begin this match. If several match, the longest."""
    starts = [chapter_start(match.game.room, chapter.start).entries for chapter in lesson.chapters]
    begun = [
        LessonProgress(number, len(entries))
        for number, entries in enumerate(starts)
        if tuple(match.entries[: len(entries)]) == entries
    ]
    return max(begun, key=lambda place: place.begun, default=None)


def value_at(seen: Any, path: str, seat: Seat) -> Any:
    """The value at a path in a view, or None if there is none."""
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
    """The number of prepared entries with which the match began; 0 if it is not a lesson."""
    lesson = lesson_of(match.game.room)
    place = lesson_progress(lesson, match) if lesson else None
    return place.begun if place else 0


def due_message(lesson: Lesson, match: AnyMatch, place: LessonProgress) -> LessonMessage | None:
    """The message that is due now. Each step is shown once, at the first decision that it fits."""
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
    """Yields the learner's view at each own decision that stands, then the current view."""
    for seq in own_entries(match, lesson.seat, begun):
        yield _seen(match.game, match.state_at(seq), lesson.seat)
    if lesson.seat in match.actors or match.is_over:
        yield _seen(match.game, match.state, lesson.seat)


def own_entries(match: AnyMatch, seat: Seat, begun: int) -> Sequence[int]:
    """Positions of the seat's standing entries, without prepared entries and automatic answers."""
    own = (seq for seq in match.standing if seq >= begun and match.entries[seq].seat == seat)
    return [seq for seq in own if match.game.forced(match.state_at(seq)) is None]


def _seen(game: AnyGame, state: Any, seat: Seat) -> Any:
    return msgspec.to_builtins(game.view(state, seat))
