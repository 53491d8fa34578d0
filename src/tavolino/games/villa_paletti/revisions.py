"""Earlier revisions of the rules. Matches that began with them still use them."""

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
from tavolino.games.villa_paletti.sight import numeric_blur_of
from tavolino.games.villa_paletti.state import State, VillaOptions


def fourth(game: AnyGame) -> AnyGame:
    """VP-P2: the blur was derived from a 48-bit number that brute force could find."""
    return replace(game, revision=4, apply=_apply_fourth)


def _apply_fourth(state: State, seat: Seat, action: Action) -> State:
    after = rules.apply(state, seat, action)
    if isinstance(action, Wood):
        return structs.replace(after, blur=numeric_blur_of(action.heights))
    return after


# ---------------------------------------------------------------- revision 3
def third(game: AnyGame) -> AnyGame:
    """VP-P2: positions were shown exactly. VP-F8: a floor that was taken away counted as a try.

    VP-B8: a spot where a pillar just fits did not count as space.
    """
    return replace(game, revision=3, apply=_apply_third)


def _apply_third(state: State, seat: Seat, action: Action) -> State:
    if isinstance(action, Returned):
        action = structs.replace(action, spent=0)
    taken_away = isinstance(action, Returned) and is_aborted(state.motion, 0)
    tried = structs.replace(state, motion=ByHand(())) if taken_away else state
    after = structs.replace(rules.apply(tried, seat, action), blur=0)
    if isinstance(action, Free) and after.attempt and after.phase == "place":
        is_easy = easy_spots(after.seen, after.attempt.pillar)
        return after if is_easy else put_back(state)
    return after


# ---------------------------------------------------------------- revision 2
def second(game: AnyGame) -> AnyGame:
    """VP-F7, VP-F8: a claimant could forgo a floor even if it could be laid."""
    return replace(game, revision=2, legal=_legal_second, refuse=_refuse_second)


def _legal_second(state: State, seat: Seat) -> Sequence[Action]:
    found = rules.legal(state, seat)
    bound = state.phase == "floor" and Forgo() not in found
    return [*found, Forgo()] if bound else found


def _refuse_second(state: State, seat: Seat, action: Action) -> Objection | None:
    forgoes = seat != NATURE and state.phase == "floor" and action == Forgo()
    return None if forgoes else rules.refuse(state, seat, action)


# ---------------------------------------------------------------- revision 1
def first(game: AnyGame) -> AnyGame:
    """VP-V3: answers had no time limit, so a player could undo an answer.

    VP-P4: a placement had two minutes of its own, however long the pull took.
    """
    return replace(
        game, revision=1, options=_OPTIONS_FIRST, initial=_initial_first, apply=_apply_first
    )


_OPTIONS_FIRST = without_options(VillaOptions, "time_to_answer")


def _initial_first(options: Options, seats: int) -> State:
    return rules.initial(VillaOptions(**structs.asdict(options), time_to_answer=0), seats)


def _apply_first(state: State, seat: Seat, action: Action) -> State:
    in_time = structs.replace(action, spent=0) if isinstance(action, Free) else action
    return _apply_third(state, seat, in_time)
