"""Kuhn poker in one file: three cards, two players, one bet. RULES.md has the rules by number."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.effects import Began, Drawn, Effect, Paid, Revealed, Said, Scored
from tavolino.core.game import NATURE, Game, MalformedAction, Options, Seat, Telling, Thinking
from tavolino.core.text import Cell, LogText, Objection, Section, Text, objection

Card: TypeAlias = Literal["J", "Q", "K"]
Word: TypeAlias = Literal["check", "bet", "call", "fold"]
DECK: tuple[Card, ...] = ("J", "Q", "K")  # KUHN-1.2: in ascending order
PLAYERS = 2


class KuhnOptions(Options, frozen=True):
    ante: Literal[1, 2] = 1
    """Chips that each player puts in before the deal (KUHN-1.1)."""


class State(Struct, frozen=True):
    """The complete state of a match. Everything else, such as whose turn it is, follows."""

    options: KuhnOptions
    cards: tuple[Card, ...] = ()
    said: tuple[Word, ...] = ()
    shown: bool = False


# ---------------------------------------------------------------- actions and their notation
class Say(Struct, frozen=True):
    """A player checks, bets, calls or folds."""

    word: Word


class Deal(Struct, frozen=True):
    """NATURE gives the next seat a card."""

    card: Card


class Show(Struct, frozen=True):
    """NATURE turns the cards over. An entry that reveals something cannot be undone."""


Action: TypeAlias = Say | Deal | Show
CHECK, BET, CALL, FOLD = Say("check"), Say("bet"), Say("call"), Say("fold")


def format(action: Action) -> str:
    match action:
        case Say(word):
            return word
        case Deal(card):
            return f"deal {card}"
        case Show():
            return "show"


ACTIONS: tuple[Action, ...] = (CHECK, BET, CALL, FOLD, *map(Deal, DECK), Show())


def parse(text: str) -> Action:
    for action in ACTIONS:
        if format(action) == " ".join(text.split()):
            return action
    raise MalformedAction(f"not an action of Kuhn poker: {text!r}")


# ---------------------------------------------------------------- rules
def actors(state: State) -> tuple[Seat, ...]:
    """KUHN-2.1: first the deal, then the players in turn, then the showdown."""
    if len(state.cards) < PLAYERS:
        return (NATURE,)
    if not betting_is_over(state):
        return (len(state.said) % PLAYERS,)
    return () if state.shown or last_word(state) == "fold" else (NATURE,)


def last_word(state: State) -> Word | None:
    return state.said[-1] if state.said else None


def betting_is_over(state: State) -> bool:
    """KUHN-2.4: after two checks or an answered bet."""
    return state.said == ("check", "check") or last_word(state) in ("call", "fold")


def legal(state: State, seat: Seat) -> Sequence[Action]:
    return (FOLD, CALL) if last_word(state) == "bet" else (CHECK, BET)


def refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    """KUHN-2.2: check or bet first. KUHN-2.3: call or fold after a bet."""
    match action:
        case Deal() | Show():
            return objection("KUHN-1.2", "kuhn-not-the-dealer")
        case Say("check") if last_word(state) == "bet":
            return objection("KUHN-2.3", "kuhn-answer-the-bet")
        case Say("bet") if last_word(state) == "bet":
            return objection("KUHN-2.3", "kuhn-no-raise")
        case Say("call" | "fold") if last_word(state) != "bet":
            return objection("KUHN-2.2", "kuhn-nothing-to-answer")
    return None


def odds(state: State) -> Sequence[tuple[Action, Fraction]]:
    """KUHN-1.2: all remaining cards are equally likely. KUHN-3.2: the showdown is certain."""
    if len(state.cards) == PLAYERS:
        return ((Show(), Fraction(1)),)
    left = [card for card in DECK if card not in state.cards]
    return tuple((Deal(card), Fraction(1, len(left))) for card in left)


def apply(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Say(word):
            return replace(state, said=(*state.said, word))
        case Deal(card):
            return replace(state, cards=(*state.cards, card))
        case Show():
            return replace(state, shown=True)


def check(state: State) -> Sequence[str]:
    twice = len(set(state.cards)) < len(state.cards)
    early = state.shown and (last_word(state) == "fold" or not betting_is_over(state))
    return ["a card was dealt twice"] * twice + ["cards were shown before the end"] * early


def stakes(state: State) -> tuple[int, ...]:
    """The number of chips that each player has put in: the ante, and at most one more."""
    said = (state.said[seat::PLAYERS] for seat in range(PLAYERS))
    return tuple(state.options.ante + ("bet" in words or "call" in words) for words in said)


def leader(state: State) -> Seat:
    """KUHN-3.1, KUHN-3.2: the player who did not fold, or else who has the higher card."""
    if last_word(state) == "fold":
        return len(state.said) % PLAYERS
    return int(DECK.index(state.cards[1]) > DECK.index(state.cards[0]))


def gains(state: State) -> tuple[int, int]:
    """KUHN-3.3: the winner gains what the loser put in."""
    chips = min(stakes(state))
    return (chips, -chips) if leader(state) == 0 else (-chips, chips)


def scores(state: State) -> tuple[int, int]:
    return (0, 0) if actors(state) else gains(state)


# ---------------------------------------------------------------- what a viewer knows
class View(Struct, frozen=True):
    """The table as one seat or a spectator sees it. A hidden card is None."""

    cards: tuple[Card | None, ...]
    said: tuple[Word, ...]
    stakes: tuple[int, ...]


def view(state: State, seat: Seat) -> View:
    """KUHN-1.3: a card is its owner's secret until the showdown."""
    dealt = enumerate(state.cards)
    cards = tuple(card if seat == owner or state.shown else None for owner, card in dealt)
    return View(cards, state.said, stakes(state))


def imagine(state: State, seat: Seat, random: Random) -> State:
    """A state that looks the same to the seat: all cards that it cannot see are dealt anew."""
    if state.shown:
        return state
    own = state.cards[seat] if 0 <= seat < len(state.cards) else None
    unseen = [card for card in DECK if card != own]
    random.shuffle(unseen)
    cards = (card if owner == seat else unseen.pop() for owner, card in enumerate(state.cards))
    return replace(state, cards=tuple(cards))


# ---------------------------------------------------------------- texts and effects for people
def prompt(state: State, seat: Seat) -> Text:
    acting = actors(state)
    if not acting:
        return Text("kuhn-won", {"seat": leader(state), "chips": max(scores(state))})
    if acting == (NATURE,):
        return Text("kuhn-dealing")
    if seat not in acting:
        return Text("kuhn-waiting", {"seat": acting[0]})
    return Text("kuhn-call-or-fold" if last_word(state) == "bet" else "kuhn-check-or-bet")


def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> LogText:
    """KUHN-1.3: only the owner learns a dealt card."""
    match action:
        case Say(word):
            return LogText(Text(f"kuhn-told-{word}", {"seat": seat}), format(action))
        case Deal(card) if viewer == len(state.cards):
            dealt = Text("kuhn-told-deal-card", {"seat": viewer, "card": card})
            return LogText(dealt, format(action))
        case Deal():
            return LogText(Text("kuhn-told-deal", {"seat": len(state.cards)}))
        case Show():
            shown = {f"card_{owner}": card for owner, card in enumerate(state.cards)}
            return LogText(
                Text("kuhn-told-show", {"seat_0": 0, "seat_1": 1, **shown}), format(action)
            )


def effects(state: State, seat: Seat, action: Action, viewer: Seat) -> tuple[Effect, ...]:
    """What a client animates: the action, then the next turn or the pot and the scores."""
    after, done = apply(state, seat, action), list[Effect]()
    match action:
        case Say(word):
            done += [Said(seat, word), *[Paid(1, giver=seat)] * (word in ("bet", "call"))]
        case Deal(card):
            owner = len(state.cards)
            done += [Drawn(card if viewer == owner else "", owner)]
        case Show():
            done += [Revealed(card, owner) for owner, card in enumerate(state.cards)]
    if not (acting := actors(after)):
        done += [Paid(sum(stakes(after)), taker=leader(after))]
        done += [Scored(player, points) for player, points in enumerate(scores(after))]
    elif acting != (NATURE,):
        done += [Began("turn", acting[0])]
    return tuple(done)


def sheet(view: View) -> tuple[Section, ...]:
    columns = tuple(Text(f"kuhn-column-{name}") for name in ("player", "card", "chips", "said"))
    return (Section(Text("kuhn-table"), columns, (row(view, 0), row(view, 1))),)


def row(view: View, seat: Seat) -> tuple[Cell, ...]:
    card = "none" if seat >= len(view.cards) else view.cards[seat] or "hidden"
    words = " ".join(view.said[seat::PLAYERS])
    return (
        Cell(Text("kuhn-player", {"seat": seat})),
        Cell(Text("kuhn-card", {"card": card})),
        Cell(plain=str(view.stakes[seat])),
        Cell(Text("kuhn-said", {"each_word": words})) if words else Cell(),
    )


# ---------------------------------------------------------------- for bots
def estimate(state: State) -> tuple[float, ...]:
    """An estimate of the final scores: the result if the cards were shown now."""
    dealt = len(state.cards) == PLAYERS
    return tuple(map(float, gains(state) if dealt else scores(state)))


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """All legal actions: with the king the bold ones first, with the jack the cautious ones."""
    preferred = {"J": (CHECK, FOLD), "Q": (CHECK, CALL), "K": (BET, CALL)}[state.cards[seat]]
    return sorted(legal(state, seat), key=lambda action: action not in preferred)


KUHN: Game[State, Action, View] = Game(
    name="kuhn",
    room="examples.kuhn",
    seats=(PLAYERS,),
    secrets=True,
    options=KuhnOptions,
    state=State,
    initial=lambda options, seats: State(options),
    actors=actors,
    legal=legal,
    refuse=refuse,
    odds=odds,
    apply=apply,
    check=check,
    scores=scores,
    view=view,
    imagine=imagine,
    format=format,
    parse=parse,
    telling=Telling(prompt=prompt, tell=tell, effects=effects, sheet=sheet),
    thinking=Thinking(estimate=estimate, candidates=candidates),
)
