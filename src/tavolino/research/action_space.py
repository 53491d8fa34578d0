"""Action spaces: a fixed number for every action of a game, stable across matches."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tavolino.core.game import AnyGame


class UnknownAction(ValueError):
    """The rules offer an action that has no number."""


@dataclass(frozen=True)
class ActionSpace:
    """The notation of every action. New actions are only ever appended."""

    texts: tuple[str, ...]
    ready_made: int = 0
    """Additional numbers for gestures, which cannot all be listed.

    The first such gesture that `legal` offers gets the first of these numbers, and so on. Gestures
    beyond the last number are not offered.
    """

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.texts)}

    @property
    def count(self) -> int:
        return len(self.texts) + self.ready_made

    def numbered(self, game: AnyGame, actions: Sequence[Any]) -> dict[int, Any]:
        """These actions by number, in ascending order. Raises UnknownAction."""
        found: dict[int, Any] = {}
        free = iter(range(len(self.texts), self.count))
        for action in actions:
            text = game.format(action)
            number = self._numbers.get(text)
            if number is None and not game.is_gesture(action):
                raise UnknownAction(f"{game.name}: {text} has no number")
            number = next(free, None) if number is None else number
            if number is not None:
                found[number] = action
        return dict(sorted(found.items()))

    def name(self, number: int) -> str:
        """The notation of a number, or a placeholder for a gesture."""
        if number < len(self.texts):
            return self.texts[number]
        return f"ready-made {number - len(self.texts)}"


def sentences(*words: Sequence[object] | str) -> list[str]:
    """All combinations of one word from each place: ``sentences("go", FIELDS)``."""
    sentences = [""]
    for place in words:
        choice = [place] if isinstance(place, str) else place
        sentences = [f"{begun} {word}".strip() for begun in sentences for word in choice]
    return sentences
