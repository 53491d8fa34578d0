"""Language-independent texts: keys of Fluent messages and their arguments.

An argument whose name starts with ``seat`` is a seat number; the client replaces it with the
player's name. An argument whose name starts with ``each_`` is a list of notation words, separated
by spaces. The client formats each word with its own message: ``each_pillar`` of Villa Paletti with
``villa_paletti-each-pillar``, as ``$pillar``.
"""

from msgspec import Struct


class Text(Struct, frozen=True, gc=False):
    """A sentence, to be translated into the reader's language."""

    key: str
    args: dict[str, str | int] = {}


class Objection(Struct, frozen=True, gc=False):
    """The reason why an action is not allowed, with the number of the rule."""

    rule: str
    text: Text


def objection(rule: str, key: str, **about: str | int) -> Objection:
    """An objection from a rule number, a message key and the message's arguments."""
    return Objection(rule, Text(key, about))


class LogText(Struct, frozen=True, gc=False, omit_defaults=True):
    """One log entry as a viewer may read it. The notation is empty if it is secret."""

    text: Text
    notation: str = ""
    quiet: bool = False
    """Whether a screen reader may skip the entry, because a later entry announces the result."""


class Cell(Struct, frozen=True, gc=False):
    """One cell of a sheet: a seat's name, a text, or plain notation and numbers."""

    text: Text | None = None
    plain: str = ""


class Section(Struct, frozen=True, gc=False):
    """One titled table of a sheet."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]
    map: bool = False
    """Whether rows and columns are board positions. If so, small screens keep the table's shape."""
