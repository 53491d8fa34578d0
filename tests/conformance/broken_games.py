"""Games that break one promise each, mostly Kuhn poker with one function replaced."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import count
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from examples.kuhn import KUHN
from examples.kuhn.game import (
    BET,
    CALL,
    CHECK,
    Deal,
    KuhnOptions,
    State,
    View,
    betting_is_over,
    last_word,
)
from tavolino.core.effects import Drawn, Effect, Moved, Paid, Said
from tavolino.core.game import SPECTATOR, AnyGame, Window
from tavolino.core.text import Cell, LogText, Objection, Section, Text
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.twin import TWIN
from tests.kit.games.tower import TOWER, Pull


# ---------------------------------------------------------------- play
def somebody_bets(state: State, seat: int, action: Any) -> State:
    if action == BET:
        raise ZeroDivisionError("somebody bet")
    return KUHN.apply(state, seat, action)


def for_ever(state: State, seat: int, action: Any) -> State:
    return state if action in (CHECK, BET) else KUHN.apply(state, seat, action)


def nothing(state: State, seat: int) -> list[Any]:
    return []


def twice(state: State, seat: int) -> list[Any]:
    return [*KUHN.legal(state, seat)] * 2


_MOODS = count()


def moody(state: State, seat: int) -> list[Any]:
    """Offers actions in another order at every call."""
    options = KUHN.legal(state, seat)
    return list(options if next(_MOODS) % 2 else reversed(options))


def anything_goes(state: State, seat: int, action: Any) -> None:
    return None


def no_bets(state: State, seat: int, action: Any) -> Objection | None:
    refused = action == BET
    return Objection("KUHN-2.2", Text("x")) if refused else KUHN.refuse(state, seat, action)


def unfair(state: State) -> list[tuple[Any, Fraction]]:
    """Gives every outcome the probability 1."""
    return [(outcome, Fraction(1)) for outcome, _ in KUHN.odds(state)]


def about(state: State) -> list[tuple[Any, Any]]:
    return [(outcome, float(chance)) for outcome, chance in KUHN.odds(state)]


def fickle(state: State, seat: int, action: Any) -> State:
    """Gives another state at every call."""
    after = KUHN.apply(state, seat, action)
    return msgspec.structs.replace(after, shown=bool(next(_MOODS) % 2))


def scribble(state: State, seat: int, action: Any) -> State:
    """Changes the state that it gets."""
    after = KUHN.apply(state, seat, action)
    msgspec.structs.force_setattr(state, "shown", not state.shown)
    return after


def call_at_once(state: State, seat: int) -> Window[Any]:
    """Takes silence for an action that is not always legal."""
    return Window(15, CALL)


# ---------------------------------------------------------------- notation and state
def slurred(text: str) -> Any:
    """Reads ``bet`` as ``call``."""
    return CALL if text == "bet" else KUHN.parse(text)


def crash(text: str) -> Any:
    """Raises KeyError for unknown text."""
    return {"check": CHECK, "bet": BET}[text] if text in ("check", "bet") else lost(text)


def lost(text: str) -> Any:
    if text.split() and text.split()[0] in ("deal", "show", "call", "fold"):
        return KUHN.parse(text)
    raise KeyError(text)


class Forgetful(Struct, frozen=True):
    """A state without the actions of the players."""

    options: KuhnOptions
    cards: tuple[str, ...] = ()


# ---------------------------------------------------------------- secrets
def open_hands(state: State, seat: int) -> View:
    """Shows every card to every viewer."""
    return msgspec.structs.replace(KUHN.view(state, seat), cards=state.cards)


def nobody_looks(state: State, seat: int) -> View:
    return KUHN.view(state, SPECTATOR)


def hint(state: State, seat: int) -> Text:
    """Depends on the other player's card."""
    return Text("kuhn-dealing" if "K" in state.cards else "kuhn-check-or-bet")


def impossible(state: State, seat: int, random: Random) -> State:
    """Imagines that both players hold the same card."""
    own = state.cards[seat : seat + 1] if seat >= 0 else ()
    return msgspec.structs.replace(state, cards=own * len(state.cards) or state.cards)


def no_imagination(state: State, seat: int, random: Random) -> State:
    return state


def the_king_leads(state: State) -> tuple[int, ...]:
    """Ranks the player with the better card first before it is shown."""
    return (1, 2) if state.cards[:1] == ("K",) else (1, 1)


def loud(state: State, seat: int, action: Any, viewer: int) -> LogText:
    """Names the dealt card to every viewer."""
    return LogText(Text("kuhn-told-deal", {"seat": 0}), KUHN.format(action))


def show_at_once(state: State, seat: int, action: Any) -> State:
    """Shows the cards with the call itself, so that the caller could look and undo."""
    after = KUHN.apply(state, seat, action)
    done = betting_is_over(after) and last_word(after) != "fold"
    return msgspec.structs.replace(after, shown=done)


# ---------------------------------------------------------------- texts
def speechless(state: State, seat: int) -> Text:
    return Text("kuhn-no-such-message")


def nameless(state: State, seat: int) -> Text:
    """Passes a name in place of a seat number."""
    return Text("kuhn-waiting", {"seat": "Anna"})


def vague(state: State, seat: int) -> Text:
    """Omits an argument that the message needs."""
    return Text("kuhn-waiting")


def ragged(view: View) -> tuple[Section, ...]:
    return (Section(Text("kuhn-table"), (Text("kuhn-column-said"),), ((Cell(), Cell()),)),)


def by_a_rule_of_its_own(state: State, seat: int, action: Any) -> Objection | None:
    refused = KUHN.refuse(state, seat, action)
    return Objection("KUHN-9", refused.text) if refused else None


def unspeakable(state: State, seat: int, action: Any) -> object:
    return object()


# ---------------------------------------------------------------- effects
def face_up(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Shows the dealt card to every viewer."""
    if isinstance(action, Deal):
        return (Drawn(action.card, len(state.cards)),)
    return KUHN.telling.effects(state, seat, action, viewer)


def nervous(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Shows by an effect that the player holds a king."""
    if seat >= 0 and state.cards[seat] == "K":
        return (Said(seat, "hm"),)
    return KUHN.telling.effects(state, seat, action, viewer)


def unseen(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    return ()


def misread(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Has a list that comes back from JSON as a tuple."""
    way: Any = ["pot", "hand"]
    return (Moved("chip", way),)


def nowhere(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Moves a chip from the pot to nowhere."""
    return (Moved("chip", ("pot",)),)


def from_a_stranger(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    return (Paid(1, giver=2),)


def private(state: State, seat: int, action: Any, viewer: int) -> tuple[Effect, ...]:
    """Shows something else to each viewer."""
    return (Drawn(str(viewer)),)


class Rich(Struct, frozen=True):
    money: int


class Purses(Struct, frozen=True):
    players: tuple[Rich, ...]


def purses(state: State, seat: int) -> Purses:
    """Leaves the players' money unchanged by a bet."""
    return Purses((Rich(10), Rich(10)))


# ---------------------------------------------------------------- bots
def hopeless(state: State) -> tuple[float, float]:
    return (float("nan"), 0.0)


def dreamy(state: State, seat: int) -> list[Any]:
    """Suggests illegal actions."""
    return [CHECK, CALL]


# ---------------------------------------------------------------- gestures
def said_in_the_house(state: Any, seat: int, action: Any, viewer: int) -> LogText:
    return LogText(Text("took-back", {"seat": 0}), TOWER.format(action))


LEANING: AnyGame = replace(TOWER, telling=replace(TOWER.telling, tell=said_in_the_house))
"""A tower whose log texts use only messages of the server."""


def by_the_menu(state: Any, seat: int, action: Any) -> Any:
    """Accepts only the forces that `legal` offers."""
    if isinstance(action, Pull):
        return {0.25: TOWER, 0.5: TOWER, 1.0: TOWER}[action.force].apply(state, seat, action)
    return TOWER.apply(state, seat, action)


def telling(**change: Any) -> dict[str, Any]:
    return {"telling": replace(KUHN.telling, **change)}


def thinking(**change: Any) -> dict[str, Any]:
    assert KUHN.thinking is not None
    return {"thinking": replace(KUHN.thinking, **change)}


def broken_rooms() -> Iterator[tuple[str, AnyGame]]:
    """Yield the name of a promise and a game that breaks it."""
    for promise, change in CHANGES:
        yield promise, replace(KUHN, **change)
    yield "twin", replace(PALERMO, twin=replace(TWIN, number=lambda action: 0))
    yield "twin", replace(PALERMO, twin=replace(TWIN, pack=lambda state: bytes(128)))
    yield "gestures", replace(LEANING, apply=by_the_menu)


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("contract", {"initial": lambda options, seats: None}),
    ("contract", {"actors": lambda state: 0}),
    ("contract", {"actors": lambda state: [*KUHN.actors(state)]}),
    ("contract", {"legal": lambda state, seat: None}),
    ("contract", {"legal": lambda state, seat: iter(KUHN.legal(state, seat))}),
    ("contract", {"refuse": lambda *said: "no" if KUHN.refuse(*said) else None}),
    ("contract", {"odds": lambda state: [outcome for outcome, _ in KUHN.odds(state)]}),
    ("contract", {"apply": lambda state, seat, action: None}),
    ("contract", {"check": lambda state: "nothing"}),
    ("contract", {"scores": lambda state: [*KUHN.scores(state)]}),
    ("contract", {"places": lambda state: None}),
    ("contract", {"format": lambda action: action}),
    ("contract", telling(prompt=lambda state, seat: "Your turn")),
    ("contract", telling(tell=lambda *what: KUHN.telling.tell(*what).text)),
    ("playing", {"apply": somebody_bets}),
    ("playing", {"apply": for_ever}),
    ("playing", {"initial": lambda options, seats: None}),
    ("actors", {"legal": nothing}),
    ("actors", {"actors": lambda state: KUHN.actors(state) and (-1, 0)}),
    ("actors", {"actors": lambda state: KUHN.actors(state) and (2,)}),
    ("offers", {"refuse": anything_goes}),
    ("offers", {"refuse": no_bets}),
    ("anytime", {"anytime": lambda state, seat: [BET]}),
    ("anytime", {"anytime": lambda state, seat: [] if KUHN.actors(state) else [CHECK]}),
    ("order", {"legal": moody}),
    ("order", {"legal": twice}),
    ("invariants", {"check": lambda state: ["always"]}),
    ("odds", {"odds": unfair}),
    ("odds", {"odds": about}),
    ("standing", {"places": lambda state: (2, 1) if KUHN.scores(state)[0] > 0 else (1, 1)}),
    ("standing", {"places": lambda state: (2, 2)}),
    ("standing", {"scores": lambda state: (0,)}),
    ("standing", {"stalled": lambda state: None}),
    ("standing", telling(figures=lambda state: {"money": (1,)})),
    ("purity", {"apply": fickle}),
    ("purity", {"apply": scribble}),
    ("windows", {"window": call_at_once}),
    ("notation", {"parse": slurred}),
    ("notation", {"parse": crash}),
    ("storage", {"state": Forgetful}),
    ("replaying", {"parse": slurred}),
    ("replaying", {"refuse": no_bets}),
    ("revisions", {"revision": 3}),
    ("revisions", {"revision": 2, "past": (lambda game: replace(game, revision=7),)}),
    ("revisions", {"revision": 2, "past": (lambda game: replace(game, revision=1, name="x"),)}),
    ("secrecy", {"view": open_hands}),
    ("secrecy", telling(prompt=hint)),
    ("secrecy", {"imagine": impossible}),
    ("openness", {"secrets": False}),
    ("openness", {"secrets": False, "view": nobody_looks, **telling(effects=private)}),
    ("openness", {"hides": lambda state: False}),
    ("openness", telling(personal=lambda action: False)),
    ("imagination", {"imagine": no_imagination}),
    ("publicity", {"places": the_king_leads}),
    ("hearing", telling(tell=loud)),
    ("witnessing", telling(effects=face_up)),
    ("witnessing", telling(effects=nervous)),
    ("regret", {"apply": show_at_once}),
    ("texts", telling(prompt=speechless)),
    ("texts", telling(prompt=nameless)),
    ("texts", telling(prompt=vague)),
    ("sheets", telling(sheet=ragged)),
    ("catalogues", {"name": "poker"}),
    ("rulebook", {"refuse": by_a_rule_of_its_own}),
    ("previews", telling(preview=unspeakable)),
    ("effects", telling(effects=unseen)),
    ("effects", telling(effects=misread)),
    ("effects", telling(effects=nowhere)),
    ("effects", telling(effects=from_a_stranger)),
    ("reckoning", {"view": purses}),
    ("reckoning", telling(effects=from_a_stranger)),
    ("thinking", thinking(candidates=nothing)),
    ("thinking", thinking(candidates=dreamy)),
    ("thinking", thinking(estimate=hopeless)),
    ("thinking", thinking(parts=lambda state, seat: {"luck": 42.0})),
    ("thinking", thinking(unforeseeable=lambda state: None)),
    ("thinking", thinking(by_hand=lambda *how: CALL)),
]
