"""How it was played before; running matches still are."""

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from tavolino.core.game import NATURE, AnyGame, Options, Seat
from tavolino.core.rule_options import without_options
from tavolino.core.text import Objection
from tavolino.games.villa_paletti import rules
from tavolino.games.villa_paletti.actions import Action, Forgo, Free, Returned, Wood
from tavolino.games.villa_paletti.motions import ByHand
from tavolino.games.villa_paletti.rules.building import easy_spots, put_back
from tavolino.games.villa_paletti.rules.floors import is_aborted
from tavolino.games.villa_paletti.sight import number_of
from tavolino.games.villa_paletti.state import State, VillaOptions


def fourth(game: AnyGame) -> AnyGame:
    """VP-P2: by which hairs a villa is seen followed from a number that could be searched for."""
    return replace(game, revision=4, apply=_by_number)


def _by_number(state: State, seat: Seat, action: Action) -> State:
    after = rules.apply(state, seat, action)
    if isinstance(action, Wood):
        return structs.replace(after, blur=number_of(action.heights))
    return after


# ---------------------------------------------------------------- before
def third(game: AnyGame) -> AnyGame:
    """VP-P2: places were seen to the last digit. VP-F8: a floor taken away counted as a try.

    VP-B8: where a pillar just fits there was no room for it.
    """
    return replace(game, revision=3, apply=_finely)


def _finely(state: State, seat: Seat, action: Action) -> State:
    if isinstance(action, Returned):
        action = structs.replace(action, spent=0)
    taken_away = isinstance(action, Returned) and is_aborted(state.motion, 0)
    tried = structs.replace(state, motion=ByHand(())) if taken_away else state
    after = structs.replace(rules.apply(tried, seat, action), blur=0)
    if isinstance(action, Free) and after.attempt and after.phase == "place":
        is_easy = easy_spots(after.seen, after.attempt.pillar)
        return after if is_easy else put_back(state)
    return after


# ---------------------------------------------------------------- before
def second(game: AnyGame) -> AnyGame:
    """VP-F7, VP-F8: whoever claimed could leave a floor aside, even one that can lie."""
    return replace(game, revision=2, legal=_legal, refuse=_refuse)


def _legal(state: State, seat: Seat) -> Sequence[Action]:
    found = rules.legal(state, seat)
    bound = state.phase == "floor" and Forgo() not in found
    return [*found, Forgo()] if bound else found


def _refuse(state: State, seat: Seat, action: Action) -> Objection | None:
    forgoes = seat != NATURE and state.phase == "floor" and action == Forgo()
    return None if forgoes else rules.refuse(state, seat, action)


# ---------------------------------------------------------------- before
def first(game: AnyGame) -> AnyGame:
    """VP-V3: nobody's time to answer was limited, so an answer could be taken back.

    VP-P4: for the placement of a pillar there were two minutes, however long the pull took.
    """
    return replace(game, revision=1, options=_UNLIMITED, initial=_initial, apply=_apply)


_UNLIMITED = without_options(VillaOptions, "time_to_answer")


def _initial(options: Options, seats: int) -> State:
    return rules.initial(VillaOptions(**structs.asdict(options), time_to_answer=0), seats)


def _apply(state: State, seat: Seat, action: Action) -> State:
    in_time = structs.replace(action, spent=0) if isinstance(action, Free) else action
    return _finely(state, seat, in_time)
