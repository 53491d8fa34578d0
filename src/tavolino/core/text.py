"""Words for people: what the rules say, before anybody chose a language.

A `Text` names a message of the Fluent catalogues and its arguments. An argument whose name starts
with ``seat`` holds a seat's number; whoever shows the text puts the player's name there. One whose
name starts with ``each_`` holds words of the notation, divided by spaces: ``each_pillar`` of Villa
Paletti lists them, each as its message ``villa_paletti-each-pillar`` says ``$pillar``.
"""

from msgspec import Struct


class Text(Struct, frozen=True, gc=False):
    """A sentence to be said in the reader's language."""

    key: str
    args: dict[str, str | int] = {}


class Objection(Struct, frozen=True, gc=False):
    """Why an action is not allowed, with the number of the rule that says so."""

    rule: str
    text: Text


def objection(rule: str, key: str, **about: str | int) -> Objection:
    """An objection: the rule, the message that explains it, and what that message speaks of."""
    return Objection(rule, Text(key, about))


class LogText(Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a log as a viewer may hear it; the notation is empty where it is secret."""

    text: Text
    notation: str = ""
    quiet: bool = False
    """Is it one step of something whose end is told anyway? Then nobody has to hear it read out."""


class Cell(Struct, frozen=True, gc=False):
    """One cell of a sheet: a seat's name, a text, or plain notation and numbers."""

    text: Text | None = None
    plain: str = ""


class Section(Struct, frozen=True, gc=False):
    """A part of the table in words: a title and a simple table."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]
    map: bool = False
    """Do rows and columns say where things lie? Then the table keeps its shape on any screen."""
