"""Earlier revisions of the rules, for matches that began with them."""

from dataclasses import replace
from typing import Literal

from msgspec import field, structs

from tavolino.core.game import AnyGame, Options, Seat
from tavolino.core.rule_options import with_current_names
from tavolino.games.papa_paolo import rules
from tavolino.games.papa_paolo.actions import Action
from tavolino.games.papa_paolo.components import PapaPaoloOptions, newest_box
from tavolino.games.papa_paolo.state import State


def first_revision(game: AnyGame) -> AnyGame:
    """Revision 1, before PP-N4: players answered every question themselves, with one exception.

    If an express delivery could start at only one pizzeria, it started there. Rule options had
    camelCase names.
    """
    return replace(
        game,
        revision=1,
        answers_itself=False,
        options=_CamelOptions,
        initial=_initial,
        apply=_apply,
    )


class _CamelOptions(Options, frozen=True, forbid_unknown_fields=True, rename="camel"):
    turn_order: Literal["bids", "hiddenCoin", "reverseBids"] = "bids"
    money_points: bool = False
    forecast: bool = False
    investment_once: Literal["printed", "ownLevel"] = "printed"
    hidden_money: bool = False
    components: str = field(default_factory=newest_box)


def _initial(options: Options, seats: int) -> State:
    named = with_current_names(PapaPaoloOptions, structs.asdict(options))
    return rules.initial(PapaPaoloOptions(**named), seats)


def _apply(state: State, seat: Seat, action: Action) -> State:
    """Apply an action. Only an express delivery that has not begun can have a single option."""
    after = rules.apply(state, seat, action)
    rides = rules.legal(after, after.turn) if after.step == "ride" else ()
    return rules.apply(after, after.turn, rides[0]) if len(rides) == 1 else after
