"""The notation: ``check``, ``bet``, ``call``, ``fold``, ``deal Q``, ``show``."""

from examples.kuhn.actions import Action, Bet, Call, Check, Deal, Fold, Show
from examples.kuhn.components import DECK
from tavolino.core.game import MalformedAction

_WORDS: dict[str, Action] = {
    "check": Check(),
    "bet": Bet(),
    "call": Call(),
    "fold": Fold(),
    "show": Show(),
}


def format(action: Action) -> str:
    match action:
        case Deal(card):
            return f"deal {card}"
        case word:
            return next(text for text, known in _WORDS.items() if known == word)


def parse(text: str) -> Action:
    match text.split():
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["deal", name] if name in DECK:
            return Deal(next(card for card in DECK if card == name))
        case _:
            raise MalformedAction(f"not an action of Kuhn poker: {text!r}")
