"""How the rules say no."""

from tavolino.core.words import Objection, Text


def because(rule: str, key: str, **about: str | int) -> Objection:
    """An objection: the rule, the message that explains it, and what that message speaks of."""
    return Objection(rule, Text(key, about))
