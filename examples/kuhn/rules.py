"""The rules, numbered as in RULES.md."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from examples.kuhn.actions import Action, Bet, Call, Check, Deal, Fold, Show
from examples.kuhn.components import BET, DECK, KuhnOptions, Word, rank
from examples.kuhn.state import PLAYERS, State, bet_is_open, betting_is_over, folded
from tavolino.core.game import NATURE, Seat
from tavolino.core.text import Objection, Text


def initial(options: KuhnOptions, seats: int) -> State:
    """KUHN-1.1: two players, each with an ante in the pot. Nothing is dealt yet."""
    return State(options)


def actors(state: State) -> tuple[Seat, ...]:
    """KUHN-2.1: first the deal, then the players in turn, then the showdown."""
    if len(state.cards) < PLAYERS:
        return (NATURE,)
    if not betting_is_over(state):
        return (len(state.said) % PLAYERS,)
    return () if state.shown or folded(state) else (NATURE,)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    if seat == NATURE or seat not in actors(state):
        return ()
    return (Fold(), Call()) if bet_is_open(state) else (Check(), Bet())


def refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    """The objection to an action of the player to act, or None if the action is legal."""
    match action:
        case Deal() | Show():
            return Objection("KUHN-1.2", Text("kuhn-not-the-dealer"))
        case Check() if bet_is_open(state):
            return Objection("KUHN-2.3", Text("kuhn-answer-the-bet"))
        case Bet() if bet_is_open(state):
            return Objection("KUHN-2.3", Text("kuhn-no-raise"))
        case Call() | Fold() if not bet_is_open(state):
            return Objection("KUHN-2.2", Text("kuhn-nothing-to-answer"))
        case _:
            return None


def odds(state: State) -> Sequence[tuple[Action, Fraction]]:
    """KUHN-1.2: all remaining cards are equally likely. KUHN-3.2: the showdown is certain."""
    if actors(state) != (NATURE,):
        return ()
    if len(state.cards) == PLAYERS:
        return ((Show(), Fraction(1)),)
    left = [card for card in DECK if card not in state.cards]
    return tuple((Deal(card), Fraction(1, len(left))) for card in left)


def apply(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Deal(card):
            return replace(state, cards=(*state.cards, card))
        case Show():
            return replace(state, shown=True)
        case Check():
            return _with_word(state, "check")
        case Bet():
            return _with_word(state, "bet")
        case Call():
            return _with_word(state, "call")
        case Fold():
            return _with_word(state, "fold")


def _with_word(state: State, word: Word) -> State:
    return replace(state, said=(*state.said, word))


def stakes(state: State) -> tuple[int, int]:
    """The number of chips that each player has put in."""
    ante: int = state.options.ante
    paid = [ante] * PLAYERS
    for turn, word in enumerate(state.said):
        paid[turn % PLAYERS] += BET if word in ("bet", "call") else 0
    return paid[0], paid[1]


def winner(state: State) -> Seat:
    """KUHN-3: the player who did not fold, or the higher card. Valid only after the end."""
    if folded(state):
        return len(state.said) % PLAYERS
    return int(rank(state.cards[1]) > rank(state.cards[0]))


def scores(state: State) -> tuple[int, int]:
    """KUHN-3.3: the winner gains what the loser put in."""
    if actors(state):
        return (0, 0)
    won = winner(state)
    gain = stakes(state)[1 - won]
    return (gain, -gain) if won == 0 else (-gain, gain)


def places(state: State) -> tuple[int, int]:
    first, second = scores(state)
    return (1 + (first < second), 1 + (second < first))
